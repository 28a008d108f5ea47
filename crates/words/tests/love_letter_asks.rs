//! Love Letter says what to do now.

use love_letter::{Card, Edition, Happened, LoveLetter, Setup};
use tabletop::{Game, Seat, Seats, Viewer};
use words::love_letter::{Ask, ask, card_name};
use words::{Lang, Tongue};

const ANNA: Seat = Seat(0);
const BRUNO: Seat = Seat(1);
const CARLA: Seat = Seat(2);

fn players() -> Vec<String> {
    ["Anna", "Bruno", "Carla"].map(String::from).to_vec()
}

/// A round up to the first draw, as Anna sees it.
fn first_turn(viewer: Viewer, held: Card, drawn: Card) -> love_letter::View {
    let setup = Setup::new(Edition::Standard, 3).expect("three may play");
    let setup = setup.starting_with(ANNA).expect("Anna sits there");
    let mut view = LoveLetter::view(&setup, viewer);
    let events = [
        Happened::SetAside(Card::Guard),
        Happened::Dealt(ANNA, held),
        Happened::Dealt(BRUNO, Card::Guard),
        Happened::Dealt(CARLA, Card::Guard),
        Happened::Drew(ANNA, drawn),
    ];
    for event in events {
        if let Some(sight) = LoveLetter::sight(&event, viewer) {
            LoveLetter::see(&mut view, &sight);
        }
    }
    view
}

#[test]
fn the_view_tells_what_is_asked() {
    let (mine, theirs) = (Viewer::Seat(ANNA), Viewer::Seat(BRUNO));
    let now = |viewer, held, drawn| Ask::now(&first_turn(viewer, held, drawn));
    assert_eq!(now(mine, Card::Priest, Card::Baron), Ask::Play);
    assert_eq!(now(mine, Card::Countess, Card::Princess), Ask::Play);
    for card in [Card::King, Card::Prince] {
        assert_eq!(now(mine, Card::Countess, card), Ask::PlayCountess(card));
        assert_eq!(now(mine, card, Card::Countess), Ask::PlayCountess(card));
        // LL-48: the others cannot tell duty from whim.
        assert_eq!(now(theirs, Card::Countess, card), Ask::Plays(ANNA));
        assert_eq!(now(Viewer::Public, Card::Countess, card), Ask::Plays(ANNA));
    }

    let mut view = first_turn(mine, Card::Priest, Card::Chancellor);
    let (target, named) = (None, None);
    let play = Happened::Played { seat: ANNA, card: Card::Chancellor, target, named };
    LoveLetter::see(&mut view, &play);
    assert_eq!(Ask::now(&view), Ask::Draws(ANNA));
    LoveLetter::see(&mut view, &Happened::Consulted(ANNA, Some(Card::Spy)));
    LoveLetter::see(&mut view, &Happened::Consulted(ANNA, Some(Card::King)));
    assert_eq!(Ask::now(&view), Ask::Keep { under: 2 });
    let kept = Happened::Kept {
        seat: ANNA,
        keep: Some(Card::King),
        under: (Some(Card::Spy), Some(Some(Card::Priest))),
    };
    LoveLetter::see(&mut view, &kept);
    LoveLetter::see(&mut view, &Happened::Turn(BRUNO));
    assert_eq!(Ask::now(&view), Ask::Draws(BRUNO));
    LoveLetter::see(&mut view, &Happened::Won(Seats::one(CARLA)));
    assert_eq!(Ask::now(&view), Ask::Over(Seats::one(CARLA)));
}

#[test]
fn every_question_is_put_differently() {
    let mut asks = vec![
        Ask::Deal,
        Ask::Draws(BRUNO),
        Ask::Plays(BRUNO),
        Ask::Keeps(BRUNO),
        Ask::Play,
        Ask::Name(BRUNO),
        Ask::Keep { under: 1 },
        Ask::Keep { under: 2 },
        Ask::Order,
        Ask::Over(Seats::one(BRUNO)),
        Ask::PlayCountess(Card::King),
        Ask::PlayCountess(Card::Prince),
    ];
    let choosing = [Card::Guard, Card::Priest, Card::Baron, Card::Prince, Card::King];
    asks.extend(choosing.map(Ask::Choose));
    for lang in Lang::ALL {
        let said: std::collections::BTreeSet<String> =
            asks.iter().map(|one| ask(Tongue::of(lang), *one, &players())).collect();
        assert_eq!(said.len(), asks.len(), "{lang:?}: {said:#?}");
        for card in choosing {
            let text = ask(Tongue::of(lang), Ask::Choose(card), &players());
            let name = card_name(Tongue::of(lang), card);
            assert!(text.contains(&name), "{lang:?}: {text}");
        }
    }
}
