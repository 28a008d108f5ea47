//! Whoever is concerned is spoken to, and everybody else is named.

use love_letter::{Card, Happened, Pile, RoundEnd, Sight};
use tabletop::{Seat, Seats};
use words::love_letter::{log, tell};
use words::{Lang, Tongue};

const NAMES: [&str; 3] = ["Anna", "Bruno", "Carla"];

fn players() -> Vec<String> {
    NAMES.map(String::from).to_vec()
}

/// Everything that can be perceived between two of three people, by somebody who saw the cards.
fn sights(seat: Seat, target: Seat) -> Vec<Sight> {
    let (card, named, some) = (Card::King, Card::Priest, Some(Card::King));
    let winners = [Seats::one(seat), [seat, target].into_iter().collect()];
    let mut sights = vec![
        Happened::Starter(seat),
        Happened::Dealt(seat, some),
        Happened::Drew(seat, some),
        Happened::Missed { target, named },
        Happened::Looked { seat, target, card: some },
        Happened::Compared { seat, target, cards: (some, Some(named)), loser: Some(target) },
        Happened::Compared { seat, target, cards: (some, some), loser: None },
        Happened::Swapped { seat, target, cards: (some, Some(named)) },
        Happened::Discarded(seat, card),
        Happened::Redrew { seat, card: some, from: Pile::Deck },
        Happened::Redrew { seat, card: some, from: Pile::Aside },
        Happened::Consulted(seat, some),
        Happened::Consulted(seat, Some(Card::Chancellor)),
        Happened::Kept { seat, keep: some, under: (Some(named), Some(some)) },
        Happened::Kept { seat, keep: some, under: (Some(named), None) },
        Happened::Out(seat, card),
        Happened::Showed(seat, card),
    ];
    for card in [Card::Spy, Card::Guard, Card::Priest, Card::Handmaid] {
        sights.push(Happened::Played { seat, card, target: None, named: None });
    }
    for on in [seat, target] {
        let (target, card) = (Some(on), Card::Prince);
        sights.push(Happened::Played { seat, card, target, named: None });
    }
    let (on, guard) = (Some(target), Card::Guard);
    sights.push(Happened::Played { seat, card: guard, target: on, named: Some(named) });
    for winners in winners {
        sights.push(Happened::Won(winners));
        for (end, spy) in [
            (RoundEnd::Deck, None),
            (RoundEnd::Last, None),
            (RoundEnd::Deck, Some(seat)),
            (RoundEnd::Deck, Some(target)),
        ] {
            sights.push(Happened::RoundEnded { end, winners, spy });
        }
    }
    sights
}

/// In no language is anybody told their own name, and nobody else loses theirs.
#[test]
fn whoever_reads_is_you_and_others_keep_their_names() {
    for tongue in Lang::ALL.map(Tongue::of) {
        for (seat, target) in [(0, 1), (1, 0)].map(|(a, b)| (Seat(a), Seat(b))) {
            for sight in sights(seat, target) {
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
fn winning_is_told_with_joy_and_losing_without() {
    let en = Tongue::of(Lang::En);
    let last = Happened::RoundEnded {
        end: RoundEnd::Last,
        winners: Seats::one(Seat(0)),
        spy: Some(Seat(0)),
    };
    let told = |you: u8| tell(en, &last, &players(), Some(Seat(you))).expect("a line");
    assert_eq!(
        told(0),
        "Nobody else is left: you win the round and a favour token! Your Spy brings you a second one."
    );
    assert_eq!(
        told(1),
        "Only Anna is left, and wins the round and a favour token. The Spy brings Anna a second one."
    );
    let shared = Happened::Won([Seat(0), Seat(2)].into_iter().collect());
    assert_eq!(
        tell(Tongue::of(Lang::It), &shared, &players(), Some(Seat(0))).expect("a line"),
        "La Principessa non sa da quale lettera cominciare: vinci la partita insieme a Carla."
    );
}
