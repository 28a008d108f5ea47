//! Whoever is concerned is spoken to, and everybody else is named.

use favor::{Clue, Decision, Door, Happened, Payee, Sight};
use tabletop::{Seat, Seats};
use words::favor::{log, tell, tell_totals};
use words::{Lang, Tongue};

const NAMES: [&str; 3] = ["Anna", "Bruno", "Carla"];

fn players() -> Vec<String> {
    NAMES.map(String::from).to_vec()
}

/// Everything that names somebody, between two of three people.
fn sights(seat: Seat, other: Seat) -> Vec<Sight> {
    let mut sights = vec![
        Happened::Starter(seat),
        Happened::RoundBegan { round: 2, first: seat },
        Happened::Dealt(seat, Some(Door::BlueTiger)),
        Happened::Added(seat, Clue::RedLady),
        Happened::Called(seat),
        Happened::FinalAuction(seat),
        Happened::Passed(seat),
        Happened::Showed(seat, Door::RedTiger),
    ];
    for amount in [1, 4] {
        sights.push(Happened::Bid(seat, amount));
    }
    for (price, to) in [
        (1, Payee::Caller(other)),
        (4, Payee::Caller(other)),
        (4, Payee::Others { each: 2, boxed: 0 }),
        (5, Payee::Others { each: 2, boxed: 1 }),
        (1, Payee::Others { each: 0, boxed: 1 }),
        (3, Payee::Box),
    ] {
        sights.push(Happened::Sold { seat, price, to });
    }
    for bonus in [Seats::one(seat), [seat, other].into_iter().collect()] {
        for points in [[7, -2, 0, 0], [-1, 1, 12, 0]] {
            sights.push(Happened::RoundEnded { points, bonus });
        }
    }
    for by in [Decision::Points, Decision::Tokens, Decision::TurnOrder] {
        sights.push(Happened::Won { seat, by });
    }
    sights
}

/// In no language is anybody told their own name, and nobody else loses theirs.
#[test]
fn whoever_reads_is_you_and_others_keep_their_names() {
    for tongue in Lang::ALL.map(Tongue::of) {
        for (seat, other) in [(0, 1), (1, 0)].map(|(a, b)| (Seat(a), Seat(b))) {
            for sight in sights(seat, other) {
                let kept = log(tongue, &sight, &players()).expect("a line");
                for you in 0..3 {
                    let told = tell(tongue, &sight, &players(), Some(Seat(you))).expect("a line");
                    let named = |who: u8| told.contains(NAMES[usize::from(who)]);
                    assert!(!named(you), "{told}");
                    for other in (0..3).filter(|other| *other != you) {
                        let was = kept.contains(NAMES[usize::from(other)]);
                        assert_eq!(was, named(other), "{kept} / {told}");
                    }
                    assert_eq!(kept == told, !kept.contains(NAMES[usize::from(you)]), "{told}");
                }
                assert_eq!(tell(tongue, &sight, &players(), None), Some(kept));
            }
        }
    }
}

#[test]
fn totals_are_told_to_whom_they_concern() {
    let rounds = [[3, 4, -1, 0], [1, 2, 2, 0]];
    let told = |you| tell_totals(Tongue::of(Lang::En), &rounds, &players(), you);
    assert_eq!(told(Some(Seat(1))).as_deref(), Some("Totals: Anna 4, you 6 and Carla 1."));
    assert_eq!(told(None).as_deref(), Some("Totals: Anna 4, Bruno 6 and Carla 1."));
}

/// With two players, what the caller pays goes to the only other one.
#[test]
fn the_only_other_player_is_paid_in_person() {
    let two = ["Anna", "Bruno"].map(String::from);
    let (price, to) = (3, Payee::Others { each: 3, boxed: 0 });
    let sold = Happened::Sold { seat: Seat(0), price, to };
    let told = |you| tell(Tongue::of(Lang::De), &sold, &two, Some(Seat(you))).expect("a line");
    assert_eq!(told(0), "Du nimmst die Auslage für 3 Steine, die an Bruno gehen.");
    assert_eq!(told(1), "Anna nimmt die Auslage für 3 Steine, die an dich gehen.");
}
