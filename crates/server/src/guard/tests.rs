//! Whoever asks too much is refused, and nobody else.

use super::*;
use std::time::Duration;

fn ip(last: u8) -> IpAddr {
    IpAddr::from([192, 0, 2, last])
}

fn served(guard: &Arc<Guard>, from: u8) -> Option<Place> {
    let place = guard.connect(ip(from), false)?;
    guard.stand(&place.connection, Standing::Served);
    Some(place)
}

fn standing(places: &[Option<Place>]) -> Vec<Standing> {
    places.iter().flatten().map(|place| place.connection.standing()).collect()
}

#[test]
fn one_address_cannot_take_all_connections() {
    let guard =
        Guard::new(Limits { connections: 5, connections_per_address: 3, ..Limits::default() });
    let held: Vec<_> = (0..3).map(|_| served(&guard, 1)).collect();
    assert!(held.iter().all(Option::is_some));
    assert!(guard.connect(ip(1), false).is_none());
    assert!(guard.connect(ip(1), true).is_some(), "a proxy's are everybody's");
    let others = [served(&guard, 2), served(&guard, 2)];
    assert!(others.iter().all(Option::is_some));
    assert!(guard.connect(ip(3), false).is_none(), "all are taken, and all are served");
    drop(held);
    assert!(guard.connect(ip(1), false).is_some(), "and given back");
}

#[test]
fn whoever_has_no_request_makes_room_and_those_who_have_most_of_them_first() {
    use Standing::{Gone, Served, Waiting, Watching};
    let guard = Guard::new(Limits { connections: 6, ..Limits::default() });
    let honest = served(&guard, 9);
    let idle = [guard.connect(ip(8), false)];
    let flood: Vec<_> = (0..4).map(|_| guard.connect(ip(1), false)).collect();
    let newcomer = guard.connect(ip(2), false);
    assert!(newcomer.is_some());
    assert_eq!(standing(&flood), [Gone, Waiting, Waiting, Waiting], "the oldest of the flood");
    assert_eq!(standing(&idle), [Waiting]);
    let more: Vec<_> = (0..9).map(|_| guard.connect(ip(1), false)).collect();
    assert!(more.iter().all(Option::is_some), "a flood makes room for itself");
    assert_eq!(standing(&idle), [Waiting]);
    // When nobody waits, those who only watch make room.
    for place in flood.iter().chain(&more).chain(&idle).chain([&newcomer]).flatten() {
        guard.stand(&place.connection, Served);
    }
    assert!(guard.connect(ip(3), false).is_none());
    let watcher = more.last().unwrap().as_ref().unwrap();
    guard.stand(&watcher.connection, Watching);
    assert!(guard.connect(ip(3), false).is_some());
    assert_eq!(watcher.connection.standing(), Gone);
    assert_eq!(standing(&[honest]), [Served], "whoever is served is left in peace");
    drop((flood, more, idle, newcomer));
    let addresses = guard.addresses.lock().unwrap();
    assert_eq!(addresses.connections, 0, "each is counted back once");
    let lists = addresses.known.values().flat_map(|from| &from.yielding);
    assert!(lists.into_iter().all(BTreeMap::is_empty));
}

#[test]
fn whoever_has_most_is_turned_away_and_a_small_household_is_left_in_peace() {
    use Standing::{Gone, Waiting, Watching};
    let guard = Guard::new(Limits { connections: 40, ..Limits::default() });
    let watch = |from: u8| {
        let place = guard.connect(ip(from), false);
        place.iter().for_each(|place| guard.stand(&place.connection, Watching));
        place
    };
    let first: Vec<_> = (0..20).map(|_| watch(1)).collect();
    let second: Vec<_> = (0..20).map(|_| watch(2)).collect();
    assert!(watch(1).is_none() && watch(2).is_none(), "they have as many as anybody");
    assert!(!standing(&first).contains(&Gone), "nobody leaves for them");
    // Somebody new gets in, and stays though nobody else waits for a request.
    let newcomers: Vec<_> = (0..3).map(|_| guard.connect(ip(3), false)).collect();
    assert_eq!(standing(&newcomers), [Waiting; 3]);
    let gone = |places: &[Option<Place>]| {
        standing(places).iter().filter(|standing| **standing == Gone).count()
    };
    assert_eq!((gone(&first), gone(&second)), (2, 1), "those who have most, in turn");
    assert!(watch(2).is_none(), "they still have most");
}

#[test]
fn whoever_came_just_now_is_not_sent_away_for_the_next() {
    use Standing::{Gone, Waiting, Watching};
    let guard = Guard::new(Limits { connections: 6, ..Limits::default() });
    let watchers: Vec<_> = (1..=6).map(|from| guard.connect(ip(from), false)).collect();
    for place in watchers.iter().flatten() {
        guard.stand(&place.connection, Watching);
    }
    // From as many addresses, one each: those who watch make room before who came just now.
    let mut newcomers: Vec<_> = (7..=9).map(|from| guard.connect(ip(from), false)).collect();
    assert_eq!(standing(&newcomers), [Waiting; 3]);
    assert_eq!(standing(&watchers), [Gone, Gone, Gone, Watching, Watching, Watching]);
    let later = Instant::now() + JUST_NOW;
    let first = guard.list().first_to_go(later);
    assert_eq!(first.map(|one| one.address), Some(ip(7)), "a second later they had their time");
    newcomers.extend((10..=12).map(|from| guard.connect(ip(from), false)));
    assert_eq!(standing(&newcomers), [Waiting; 6]);
    // When there is nobody else, the oldest of them.
    assert!(guard.connect(ip(13), false).is_some());
    assert_eq!(standing(&newcomers)[..2], [Gone, Waiting]);
}

#[test]
fn those_of_an_address_with_many_sockets_wait_apart() {
    let guard = Guard::new(Limits::default());
    let alone = guard.socket(ip(1)).expect("a socket");
    let many: Vec<_> = (0..=FEW).filter_map(|_| guard.socket(ip(2))).collect();
    assert_eq!((guard.queue(ip(1)), guard.queue(ip(2))), (Queue::Few, Queue::Crowd));
    let left: Vec<_> = many.into_iter().skip(1).collect();
    assert_eq!(guard.queue(ip(2)), Queue::Few, "one has left");
    let half_open: Vec<_> = (0..=FEW).map(|_| guard.connect(ip(1), false)).collect();
    assert_eq!(guard.queue(ip(1)), Queue::Crowd, "connections count as well");
    drop((half_open, left, alone));
    // So do those who read.
    let readers: Vec<_> = (0..=FEW_READERS).map(|_| guard.reader(ip(3))).collect();
    assert_eq!(guard.queue(ip(3)), Queue::Crowd);
    drop(readers);
    assert_eq!(guard.queue(ip(3)), Queue::Few);
}

#[test]
fn whoever_reads_much_owes_for_it() {
    let limits = Limits { stranger_bytes_per_second: 1000, ..Limits::default() };
    let guard = Guard::new(limits);
    assert_eq!(guard.has_read(ip(1), 32_000), Duration::ZERO, "eight seconds' worth");
    let owed = guard.has_read(ip(1), 8_000);
    assert!(owed > Duration::from_millis(1900) && owed <= Duration::from_secs(2), "{owed:?}");
    assert!(guard.owed(ip(1)) > Duration::from_millis(1900));
    assert_eq!(guard.owed(ip(2)), Duration::ZERO, "others owe nothing");
    let readers: Vec<_> = (0..READERS).map(|_| guard.reader(ip(1))).collect();
    assert!(readers.iter().all(Option::is_some));
    assert!(guard.reader(ip(1)).is_none() && guard.reader(ip(2)).is_some());
    drop(readers);
    assert!(guard.reader(ip(1)).is_some());
}

#[test]
fn sitting_down_is_counted_for_an_address() {
    let guard = Guard::new(Limits { sittings_per_hour: 3, ..Limits::default() });
    let sat: Vec<bool> = (0..5).map(|_| guard.sitting(ip(1))).collect();
    assert_eq!(sat, [true, true, true, false, false]);
    assert!(guard.sitting(ip(2)));
    // It is remembered for as long as it takes to be paid back.
    let mut addresses = guard.list();
    let later = |seconds| Instant::now() + Duration::from_secs(seconds);
    addresses.sweep(&guard.limits, later(1800));
    assert!(addresses.known.contains_key(&ip(1)));
    addresses.sweep(&guard.limits, later(8000));
    assert!(addresses.known.is_empty());
}

/// Finding who makes room takes no longer when thousands of addresses are known.
#[test]
fn ranks_follow_what_happens() {
    let guard = Guard::new(Limits { connections: 64, ..Limits::default() });
    let mut held = Vec::new();
    for number in 0..1000_u32 {
        let place = guard.connect(ip((number * 7 % 50) as u8), false);
        if let Some(place) = place.as_ref().filter(|_| number % 3 > 0) {
            let to = if number % 3 == 1 { Standing::Watching } else { Standing::Served };
            guard.stand(&place.connection, to);
        }
        held.push(place);
        if number % 5 == 0 {
            held.swap_remove((number as usize * 13) % held.len());
        }
        let list = guard.list();
        for (at, ranked) in list.ranked.iter().enumerate() {
            let all = list.known.iter().filter_map(|(address, from)| from.ranks(*address)[at]);
            assert_eq!(*ranked, all.collect::<BTreeSet<Rank>>());
        }
        let counted: usize = list.known.values().map(|from| from.connections).sum();
        assert_eq!(list.connections, counted);
    }
}

#[test]
fn a_debt_is_paid_in_time() {
    let start = Instant::now();
    let mut bucket = Bucket::full(100.0, start);
    assert_eq!(bucket.owe(80.0, 10.0, 100.0, start), Duration::ZERO);
    assert_eq!(bucket.owe(40.0, 10.0, 100.0, start), Duration::from_secs(2));
    let later = start + Duration::from_secs(3);
    assert_eq!(bucket.owe(0.0, 10.0, 100.0, later), Duration::ZERO);
    assert_eq!(bucket.owe(1e9, 10.0, 100.0, later), Duration::from_secs(10));
}

#[test]
fn a_household_counts_as_one() {
    let guard = Guard::new(Limits { sockets_per_address: 1, ..Limits::default() });
    let at = |last| IpAddr::from([0x2001, 0xdb8, 0, 1, 0, 0, 0, last]);
    let first = guard.socket(at(1));
    assert!(first.is_some() && guard.socket(at(2)).is_none());
    assert!(guard.socket(IpAddr::from([0x2001, 0xdb8, 0, 2, 0, 0, 0, 1])).is_some());
}

#[test]
fn an_address_is_named_in_the_log_once_a_minute() {
    let guard = Guard::new(Limits { tables_per_hour: 1, ..Limits::default() });
    let named = |guard: &Guard, number| {
        let known = &guard.addresses.lock().unwrap().known;
        known.get(&ip(number)).and_then(|from| from.named)
    };
    assert!(guard.table(ip(1)) && named(&guard, 1).is_none());
    assert!(!guard.table(ip(1)));
    let first = named(&guard, 1);
    assert!(first.is_some() && !guard.table(ip(1)) && named(&guard, 1) == first);
    let later = |seconds| first.unwrap() + Duration::from_secs(seconds);
    let mut addresses = guard.addresses.lock().unwrap();
    let from = addresses.known.get_mut(&ip(1)).unwrap();
    assert!(!from.is_to_be_named(later(59)));
    assert!(from.is_to_be_named(later(60)));
    assert!(!from.is_to_be_named(later(119)));
    // It is forgotten like all that is known of an address.
    addresses.sweep(&guard.limits, later(8000));
    assert!(addresses.known.is_empty());
}

#[test]
fn a_bucket_gives_bursts_and_fills_again() {
    let start = Instant::now();
    let mut bucket = Bucket::full(3.0, start);
    let at = |millis| start + Duration::from_millis(millis);
    let drawn: Vec<bool> = (0..4).map(|_| bucket.draw(2.0, 3.0, at(0))).collect();
    assert_eq!(drawn, [true, true, true, false]);
    assert!(!bucket.draw(2.0, 3.0, at(400)));
    assert!(bucket.draw(2.0, 3.0, at(600)));
}
