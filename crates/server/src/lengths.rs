//! Lengths betray nothing: whoever sees only how long the things are that a seat is sent, compressed
//! or not, guesses its hand no better than somebody who sees nothing.
//!
//! Games are dealt in pairs that the public cannot tell apart, with other hands. Whatever a seat is
//! sent at such a moment must be of one length in both. The deals themselves are compared all with
//! all, by the best guesser there can be: the one who knows which hand is most frequent for a length.

use crate::pairs::Game;
use crate::sent::{Attentive, Length, Seated};
use crate::two_truths::{Seeds, Stage, Truth, json};
use house::{AnySetup, GameKind, Wanted, boxes};
use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};
use std::collections::{BTreeMap, BTreeSet};
use tables::{Attending, Command, Eyes, Guest, Host, Opening, Table, counting_entropy};
use tabletop::{Seat, Viewer, Waiting, below};
use words::Lang;

fn long() -> bool {
    std::env::var("PARLOUR_LONG").is_ok()
}

fn rng() -> ChaCha20Rng {
    ChaCha20Rng::seed_from_u64(1)
}

fn setup(game: GameKind, players: u8, story: Option<&str>) -> AnySetup {
    setup_with(game, players, story, None)
}

/// The same with the cards of a box.
fn setup_with(game: GameKind, players: u8, story: Option<&str>, of_box: Option<&str>) -> AnySetup {
    let story = story.map(str::to_string);
    let cards = of_box.map(|key| boxes::named(key).expect("it is offered").cards.clone());
    let wanted = Wanted { players: Some(players.into()), story, cards, ..Wanted::default() };
    AnySetup::of(game, &wanted).expect("a table")
}

/// How often the best guesser is right who sees this much of the lengths.
fn right<'a>(deals: &'a [(String, Vec<Length>)], seen: impl Fn(&'a Length) -> Vec<usize>) -> usize {
    let mut hands: BTreeMap<Vec<Vec<usize>>, BTreeMap<&str, usize>> = BTreeMap::new();
    for (hand, lengths) in deals {
        let seen = lengths.iter().map(&seen).collect();
        *hands.entry(seen).or_default().entry(hand).or_default() += 1;
    }
    hands.values().filter_map(|hands| hands.values().max()).sum()
}

/// Somebody who is asked makes their first move.
fn moved(truth: &Truth, salts: &[u64]) -> Truth {
    let Waiting::For(seats) = truth.game.waiting() else { panic!("nobody is asked") };
    let seat = seats.first().expect("somebody is asked");
    let moves = truth.game.glimpse(Viewer::Seat(seat)).moves();
    truth.try_step(Some((seat, &moves[0])), salts).expect("a legal move")
}

/// Deals often, and guesses what each seat has been dealt when so many first moves have been made.
fn guess_deals(game: GameKind, players: u8, moves: usize, secret: &str, deals: u64) {
    let setup = setup(game, players, None);
    let mut rng = rng();
    for seat in 0..players {
        let stage = Stage::new(game, players, Viewer::Seat(Seat(seat)), &mut rng);
        let deal = |salt: u64| {
            let fresh = Truth { game: setup.begin(), seeds: Seeds::default(), step: None };
            let dealt = fresh.try_step(None, &[salt]).expect("a game begins");
            let truth = (0..moves).fold(dealt, |truth, nth| moved(&truth, &[salt + nth as u64]));
            let view = truth.game.glimpse(Viewer::Seat(Seat(seat))).view_json();
            let held = view.pointer(secret).filter(|held| !held.is_null());
            let seated = Seated { stage: &stage, seat: Seat(seat) };
            (
                held.unwrap_or_else(|| panic!("{view}")).to_string(),
                seated.sent(None, &truth, Attentive::Now),
            )
        };
        let deals: Vec<(String, Vec<Length>)> = (0..deals).map(deal).collect();
        let hands: BTreeSet<&String> = deals.iter().map(|(hand, _)| hand).collect();
        assert!(hands.len() >= 4, "the hands really differ: {hands:?}");
        let public = right(&deals, |length| vec![length.open]);
        let bare = right(&deals, |length| vec![length.open, length.bare]);
        let veiled = right(&deals, |length| vec![length.open, length.veiled]);
        println!(
            "{game}, seat {seat} of {players}: {} deals, {} hands; guessed {bare} by bare \
                  lengths, {veiled} by veiled ones, {public} by none",
            deals.len(),
            hands.len()
        );
        assert!(bare > public, "{game}: the guesser can guess");
        assert_eq!(veiled, public, "{game}: a length betrays a hand");
    }
}

#[test]
fn no_length_betrays_a_dealt_hand() {
    guess_deals(GameKind::LoveLetter, 2, 0, "/hand", 120);
    guess_deals(GameKind::LoveLetter, 4, 0, "/hand", 40);
    guess_deals(GameKind::Favor, 2, 0, "/identity", 80);
}

/// In Fog of Love traits are dealt when both have said how they are addressed, and three of them are
/// kept.
#[test]
fn no_length_betrays_dealt_or_kept_traits() {
    guess_deals(GameKind::FogOfLove, 2, 2, "/own/dealt", 24);
    guess_deals(GameKind::FogOfLove, 2, 3, "/own", 24);
}

/// What was compared.
#[derive(Default, Debug)]
struct Compared {
    /// Moments at which a seat holds something else and the public sees no difference.
    pairs: usize,
    /// Those of them at which something is of another length.
    unlike: usize,
    lengths: usize,
    /// How full the fullest of each kind was, in percent of the room it had.
    fullest: BTreeMap<&'static str, usize>,
    /// How often what was asked, of somebody else and of the seat itself.
    asked: BTreeMap<String, [usize; 2]>,
    /// How many cards were held.
    hands: BTreeMap<u64, usize>,
    languages: BTreeSet<&'static str>,
}

impl Compared {
    /// Compares what a seat is sent after a step in a game, given the step before, and in the same game
    /// otherwise.
    fn compare(
        &mut self,
        seats: &[Seated<'_>; 2],
        here: [&Truth; 2],
        there: [&Truth; 2],
        how: Attentive,
    ) {
        let (seat, lang) = (seats[0].seat, seats[0].stage.lang.code());
        let view = |truth: &Truth| truth.game.glimpse(Viewer::Seat(seat)).view_json();
        if view(here[1]) == view(there[1]) {
            return;
        }
        let one = seats[0].sent(Some(here[0]), here[1], how);
        let other = seats[1].sent(Some(there[0]), there[1], how);
        let kind = kind(here[1]);
        let mut unlike = one.len() != other.len();
        for (one, other) in one.iter().zip(&other) {
            let fullest = self.fullest.entry(one.what).or_default();
            *fullest = one.full().max(other.full()).max(*fullest);
            if one.veiled != other.veiled {
                println!("{kind}, {lang}: {one:?} and {other:?}");
                unlike = true;
            }
        }
        self.pairs += 1;
        self.unlike += usize::from(unlike);
        self.lengths += one.len();
        let asked = here[1].game.waiting().seats().has(seat);
        self.asked.entry(kind).or_default()[usize::from(asked)] += 1;
        let public = here[1].game.glimpse(Viewer::Public).view_json();
        let hand = public["people"][seat.index()]["hand"].as_u64();
        *self.hands.entry(hand.unwrap_or(1)).or_default() += 1;
        self.languages.insert(lang);
    }

    /// Compares some moments of two games, those first at which something is asked that seldom is.
    fn look_at(
        &mut self,
        one: &Game,
        other: &[(usize, Truth)],
        stages: &[[Stage; 2]],
        rng: &mut impl Rng,
    ) {
        let mut moments: Vec<(usize, u32, usize)> = (1..other.len())
            .map(|nth| {
                let kind = kind(&other[nth].1);
                let often: usize = self.asked.get(&kind).map_or(0, |times| times.iter().sum());
                (often, rng.next_u32(), nth)
            })
            .collect();
        moments.sort_unstable();
        // Some that are seldom, and one that is as good as any.
        let some = moments.iter().take(3).chain(moments.iter().max_by_key(|moment| moment.1));
        for &(_, _, nth) in some {
            let [before, now] = [&other[nth - 1], &other[nth]];
            let how = Attentive::ALL[below(rng, 3) as usize];
            for (seat, [here, there]) in (0..).zip(stages) {
                let seats = [here, there].map(|stage| Seated { stage, seat: Seat(seat) });
                let truths = [before.0, now.0].map(|at| &one.truths[at]);
                self.compare(&seats, truths, [&before.1, &now.1], how);
            }
        }
    }
}

/// What is asked after a step, in a word.
fn kind(truth: &Truth) -> String {
    let asked = &truth.game.glimpse(Viewer::Public).view_json()["asked"];
    let kind = asked.as_object().and_then(|of| of.keys().next()).map(String::as_str);
    kind.or(asked.as_str()).unwrap_or("a move").to_string()
}

/// Compares so many pairs of moments, in games of so many players.
fn compare(game: GameKind, players: u8, of_box: Option<&str>, pairs: usize) -> Compared {
    let mut compared = Compared::default();
    let stories = &game.about().stories;
    let mut rng = ChaCha20Rng::seed_from_u64(players.into());
    for nth in 0.. {
        if compared.pairs >= pairs {
            break;
        }
        let story = stories.get(nth % stories.len().max(1)).map(String::as_str);
        let setup = setup_with(game, players, story, of_box);
        let one = Game::play(&setup, &mut rng);
        let stages = (0..players).map(|seat| {
            let mut stage = Stage::new(game, players, Viewer::Seat(Seat(seat)), &mut rng);
            stage.lang = Lang::ALL[nth % 4];
            // Another table, so that nothing is the same that need not be.
            let other = stage.elsewhere(&mut rng);
            [stage, other]
        });
        let stages: Vec<[Stage; 2]> = stages.collect();
        let most = compared.pairs + if long() { 48 } else { 16 };
        for _ in 0..80 {
            if compared.pairs >= most {
                break;
            }
            let other = one.otherwise(&setup, &mut rng);
            compared.look_at(&one, &other, &stages, &mut rng);
        }
    }
    println!("{game} {players}: {compared:?}");
    compared
}

fn prove(game: GameKind, players: u8, pairs: usize) -> Compared {
    prove_with(game, players, None, pairs)
}

fn prove_with(game: GameKind, players: u8, of_box: Option<&str>, pairs: usize) -> Compared {
    let compared = compare(game, players, of_box, pairs);
    assert!(compared.pairs >= pairs, "{game}: the truths really differ");
    assert_eq!(compared.unlike, 0, "{game} {players}: of {}", compared.pairs);
    // Nothing comes near the edge of its room.
    assert!(compared.fullest.values().all(|full| *full <= 90), "{game}: {:?}", compared.fullest);
    compared
}

#[test]
fn no_length_tells_two_truths_of_love_letter_apart() {
    for players in if long() { 2..=6 } else { 5..=5 } {
        prove(GameKind::LoveLetter, players, if long() { 300 } else { 40 });
    }
}

#[test]
fn no_length_tells_two_truths_of_favor_apart() {
    for players in if long() { 2..=4 } else { 3..=3 } {
        prove(GameKind::Favor, players, if long() { 400 } else { 30 });
    }
}

#[test]
fn no_length_tells_two_truths_of_fog_of_love_apart() {
    let compared = prove(GameKind::FogOfLove, 2, if long() { 2400 } else { 100 });
    // What every game asks, of those who hold something else and of those who look on.
    for kind in ["traits", "occupation", "feature", "turn", "choice", "reaction", "final_destiny"] {
        assert!(compared.asked.contains_key(kind), "no {kind}: {compared:?}");
    }
    assert!(compared.hands.len() > 3, "hands of several sizes: {compared:?}");
}

/// The room is reckoned from the cards of whichever box lies on the table.
#[test]
fn no_length_tells_two_truths_of_the_second_edition_apart() {
    let second = Some(boxes::SECOND);
    let compared = prove_with(GameKind::FogOfLove, 2, second, if long() { 1200 } else { 60 });
    assert_eq!(compared.languages.len(), 4, "{compared:?}");
}

/// Before a game, what somebody would rather not meet is theirs to know.
#[test]
fn no_length_betrays_a_wish() {
    let guest = Guest::of_secret("host");
    let mut entropy = counting_entropy(3);
    for lang in Lang::ALL {
        let host = Host { guest, name: "Anna", lang, bots: None };
        let opening = Opening::of(GameKind::FogOfLove);
        let (mut table, _) = Table::open(opening, &host, &mut entropy).expect("a table");
        let here = Attending::of(&[guest]);
        let topics = table.look(guest, Eyes::Public, &here).expect("a look").picture.setting;
        let topics = topics.expect("what may be set").topics;
        let mut stage = Stage::new(GameKind::FogOfLove, 2, Viewer::Seat(Seat(0)), &mut rng());
        stage.lang = lang;
        let seated = Seated { stage: &stage, seat: Seat(0) };
        let mut sent = BTreeSet::new();
        for named in 0..=topics.len() {
            let topics = topics[..named].to_vec();
            let wish = Command::Veto { seat: 0, topics };
            table.handle(guest, wish, &here, &mut entropy).expect("a wish");
            let look = |eyes| table.look(guest, eyes, &here).expect("a look");
            let looks = || [look(Eyes::Page { open: None }), look(Eyes::Public)];
            sent.insert(seated.sent_before_a_game(looks));
        }
        assert!(topics.len() > 5);
        assert_eq!(sent.len(), 1, "{sent:?}");
    }
}

/// A move that the public does not see is not seen in the lengths either: whatever may be kept, sealed,
/// laid face down, offered or put away in secret, whoever did it is sent as much as for anything else.
#[test]
fn no_length_betrays_a_hidden_move() {
    let mut rng = ChaCha20Rng::seed_from_u64(3);
    let game = GameKind::FogOfLove;
    let setup = setup(game, 2, None);
    let stages = [0, 1].map(|seat| Stage::new(game, 2, Viewer::Seat(Seat(seat)), &mut rng));
    let (mut compared, mut kinds): (usize, BTreeSet<String>) = Default::default();
    for salt in 0..if long() { 40 } else { 3 } {
        let fresh = Truth { game: setup.begin(), seeds: Seeds::default(), step: None };
        let mut truth = fresh.try_step(None, &[salt]).expect("a game begins");
        while let Waiting::For(seats) = truth.game.waiting() {
            let Some(seat) = seats.first() else { break };
            let moves = truth.game.glimpse(Viewer::Seat(seat)).moves();
            let from = truth.game.steps();
            let public = |next: &Truth| {
                let sights = next.game.sights(Viewer::Public, from);
                sights.iter().map(|sight| sight.get().to_string()).collect::<Vec<_>>()
            };
            let salts = [rng.next_u64()];
            let made = |rng: &mut ChaCha20Rng| {
                let action = &moves[below(rng, moves.len() as u32) as usize];
                (json(action), truth.try_step(Some((seat, action)), &salts).expect("legal"))
            };
            let (one, next) = made(&mut rng);
            let (two, other) = made(&mut rng);
            let kind = one.split([':', ' ']).next().unwrap_or_default().to_string();
            // Every kind of move is looked at, and common ones now and then.
            let rare = !kinds.contains(&kind) || below(&mut rng, 12) == 0;
            if one != two && public(&next) == public(&other) && rare {
                let seated = Seated { stage: &stages[seat.index()], seat };
                let sent = |next: &Truth| {
                    let sent = seated.sent(Some(&truth), next, Attentive::Now);
                    sent.into_iter().map(|length| length.veiled).collect::<Vec<_>>()
                };
                assert_eq!(sent(&next), sent(&other), "{one} or {two}");
                compared += 1;
                kinds.insert(kind);
            }
            truth = next;
        }
    }
    println!("{game}: {compared} pairs of hidden moves are sent alike: {kinds:?}");
    for kind in ["keep", "choose", "occupation"] {
        assert!(kinds.iter().any(|seen| seen.contains(kind)), "no {kind}: {kinds:?}");
    }
}
