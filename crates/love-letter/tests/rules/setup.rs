//! 2. Set-up.

use crate::table::Table;
use love_letter::Card::*;
use love_letter::{Answer, Card, Cards, Edition, LoveLetter, Refused, Setup, Step};
use tabletop::Viewer::Public;
use tabletop::{Ask, Deals, Game, Seat, Turn, Viewer};

/// Every table there is, nothing dealt yet.
fn every_table() -> impl Iterator<Item = Table> {
    (2..=6).map(Table::of).chain((2..=4).map(Table::classic))
}

/// What chance is asked for, each answer with its weight.
fn odds(table: &Table) -> Vec<(Answer, u32)> {
    let mut odds = Vec::new();
    if let Turn::Chance(ask) = LoveLetter::turn(&table.state) {
        ask.outcomes(|answer, weight| odds.push((answer, weight)));
    }
    odds
}

/// The odds of one fair draw from these cards.
fn fair(cards: Cards) -> Vec<(Answer, u32)> {
    cards.kinds().iter().map(|card| (Answer::Card(card), cards.count(card))).collect()
}

/// The first cards of a deal for three: the one aside, three hands, the first draw.
fn first_cards(seed: u64) -> [Card; 5] {
    let (mut state, mut deals) = (Table::of(3).state, Deals::new(seed));
    [(); 5].map(|()| {
        let Turn::Chance(ask) = LoveLetter::turn(&state) else { panic!("not dealt yet") };
        let answer = deals.answer(&ask);
        LoveLetter::deal(&mut state, answer, &mut ()).expect("chance may answer so");
        let Answer::Card(card) = answer else { panic!("no card: {answer:?}") };
        card
    })
}

/// LL-8: After the deal every seal is intact, for everybody to see.
#[test]
fn each_player_gets_a_reference_card_with_the_seal_intact() {
    let table = Table::of(4).hands([Priest, Baron, King, Spy]);
    for viewer in Viewer::all(4) {
        assert_eq!(table.view(viewer).table.inside.len(), 4);
    }
}

/// LL-9: Nobody has a token, and all 13 are in the supply.
#[test]
fn nobody_has_a_token_at_the_start() {
    for table in every_table() {
        assert_eq!(table.tokens(), vec![0; table.players().into()]);
        assert_eq!(table.view(Public).table.supply(), 13);
    }
}

/// LL-10: The first card is any of the whole deck, the next any of what is left, copy for copy.
#[test]
fn all_cards_in_use_are_shuffled_into_one_deck() {
    for table in every_table() {
        let mut deck = table.state.table().edition.deck();
        assert_eq!(odds(&table), fair(deck));
        deck.take(Princess);
        assert_eq!(odds(&table.aside(Princess)), fair(deck));
    }
}

/// LL-10/1: A seed deals the same cards again, another seed others; over many seeds every place in
/// the deck holds every card as often as it has copies.
#[test]
fn the_shuffle_is_uniform_and_reproducible() {
    assert_eq!(first_cards(7), first_cards(7));
    assert_ne!(first_cards(7), first_cards(8));
    let mut seen = [[0; 10]; 5];
    for seed in 0..21_000 {
        for (place, card) in first_cards(seed).into_iter().enumerate() {
            seen[place][card as usize] += 1;
        }
    }
    for place in seen {
        for card in Card::ALL {
            let expected = 1_000 * Edition::Standard.deck().count(card) as i32;
            let found: i32 = place[card as usize];
            assert!((found - expected).abs() < 300, "{card:?}: {found}, not {expected}");
        }
    }
}

/// LL-11, LL-11/1: At every table one card is set aside, and nobody sees its face.
#[test]
fn the_top_card_is_set_aside_unseen() {
    for table in every_table() {
        let table = table.aside(King);
        assert_eq!(table.state.aside(), Some(King));
        assert!(table.view(Public).table.aside);
        table.told_all("aside ?");
    }
}

/// LL-12, LL-12/1: Two players see three cards laid open, in classic too; three or more see none.
#[test]
fn with_two_players_three_cards_lie_open() {
    for table in [Table::of(2), Table::classic(2)] {
        let table = table.open([Guard, King, Guard]).hands([Priest, Baron]);
        for viewer in Viewer::all(2) {
            assert_eq!(table.view(viewer).table.open, [Some(Guard), Some(King), Some(Guard)]);
        }
    }
    for table in every_table().filter(|table| table.players() > 2) {
        let table = table.aside(Guard);
        assert_eq!(table.step(), Step::DealHand(Seat(0)));
        assert_eq!(table.view(Public).table.open, [None; 3]);
    }
}

/// LL-13: Each is dealt one card and sees only that one.
#[test]
fn each_player_is_dealt_one_card() {
    let table = Table::of(3).hands([Priest, Baron, King]);
    table.told(0, "0 is dealt priest; 1 is dealt ?; 2 is dealt ?");
    table.told(2, "0 is dealt ?; 1 is dealt ?; 2 is dealt king");
    table.told(Public, "0 is dealt ?; 1 is dealt ?; 2 is dealt ?");
    assert_eq!([table.hand(0), table.hand(1), table.hand(2)], [[Priest], [Baron], [King]]);
}

/// LL-13/1: Card 1 is hidden, cards 2 to 4 lie open, then come the hands, clockwise from the first
/// player.
#[test]
fn a_fixed_shuffle_gives_a_fixed_layout() {
    let table = Table::of(2).first(1).aside(King);
    let table = table.open([Guard, Priest, Spy]);
    table.told_all("open 1: guard; open 2: priest; open 3: spy");
    table.hands([Baron, Prince]).told(0, "1 is dealt ?; 0 is dealt baron");
    Table::of(3)
        .first(2)
        .hands([Priest, Baron, King])
        .told(1, "2 is dealt ?; 0 is dealt ?; 1 is dealt baron");
}

/// LL-14: The players name who begins; if they do not, chance picks, all alike.
#[test]
fn the_first_starter_is_named_or_drawn() {
    assert_eq!(Table::of(4).first(2).hands([Priest, Baron, King, Spy]).turn_of(), Some(2));
    let setup = Setup::new(Edition::Standard, 4).unwrap();
    assert_eq!(setup.starting_with(Seat(4)), Err(Refused::NoSuchSeat(Seat(4))));
    let table = Table::set(setup);
    assert_eq!(odds(&table), [0, 1, 2, 3].map(|seat| (Answer::Starter(Seat(seat)), 1)));
    let table = table.starter(3);
    table.told_all("3 starts");
    assert_eq!(table.hands([Priest, Baron, King, Spy]).turn_of(), Some(3));
}

/// LL-15: What is left in the deck after set-up.
#[test]
fn the_deck_after_set_up_holds_so_many_cards() {
    let decks: Vec<u8> = every_table()
        .map(|table| {
            let mut table = table.aside(Guard);
            if table.players() == 2 {
                table = table.open([Guard, Guard, Priest]);
            }
            match table.players() {
                2 => table.hands([Guard, Baron]).deck(),
                3 => table.hands([Guard, Baron, Baron]).deck(),
                4 => table.hands([Guard, Baron, Baron, King]).deck(),
                5 => table.hands([Guard, Baron, Baron, King, Guard]).deck(),
                _ => table.hands([Guard, Baron, Baron, King, Guard, Prince]).deck(),
            }
        })
        .collect();
    assert_eq!(decks, [15, 17, 16, 15, 14, 10, 12, 11]);
}

/// LL-16: A round is won as the only one left, or with the highest card at its end; another round
/// follows.
#[test]
fn a_round_is_won_by_the_last_player_or_by_the_highest_card() {
    let last = Table::of(2).hands([Guard, Baron]).draw(Priest).guess(1, Baron);
    let highest =
        Table::of(2).late(Chancellor, [King, Baron], [Priest]).draw(Priest).play_on(Priest, 1);
    for table in [last, highest] {
        assert_eq!(table.tokens(), [1, 0]);
        assert_eq!(table.step(), Step::SetAside);
    }
}
