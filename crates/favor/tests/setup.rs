//! Components and the set-up of a round: FV-1 to FV-18.

use crate::table::game;
use favor::*;
use tabletop::{Ask, Game, Seat, Seats, Turn};

/// What chance is asked, as answers and their weights.
fn asked(state: &State) -> Vec<(Answer, u32)> {
    let Turn::Chance(question) = Favor::turn(state) else { panic!("chance is asked") };
    let mut answers = Vec::new();
    question.outcomes(|answer, weight| answers.push((answer, weight)));
    answers
}

/// FV-1: two, three and four may play.
#[test]
fn two_to_four_play() {
    for players in 2..=4 {
        assert_eq!(game(players).next().tokens().len(), usize::from(players));
    }
}

/// FV-1/1: one and five are refused.
#[test]
fn one_and_five_are_refused() {
    for wanted in [0, 1, 5, 255] {
        assert_eq!(Setup::new(wanted), Err(Refused::Players { wanted }));
    }
}

/// FV-3: the same 14 clues are used in every round.
#[test]
fn every_round_has_the_same_clues() {
    let mut t = game(3);
    for _ in 0..3 {
        t = t.next();
        let table = t.table();
        let seen: Clues = table.deck.iter().chain(table.lot.iter()).collect();
        assert_eq!((seen, seen.len()), (CLUES, 14));
        t = t.finish();
    }
}

/// FV-4: two of them are special, Blue/Red and Lady/Tiger; twelve have a colour and a role.
#[test]
fn two_clues_are_special() {
    let special: Vec<Clue> = CLUES.iter().filter(|clue| clue.is_special()).collect();
    assert_eq!(special, [Clue::BlueRed, Clue::LadyTiger]);
    assert!(special.iter().all(|clue| clue.door().is_none()));
    assert_eq!(CLUES.iter().filter_map(Clue::door).count(), 12);
}

/// FV-5, FV-5/1: the ordinary clues are three of each combination, twelve together.
#[test]
fn three_of_each_ordinary_clue() {
    let copies = Door::ALL.map(|door| CLUES.count(door.exact()));
    assert_eq!(copies, [3, 3, 3, 3]);
    assert_eq!(copies.iter().sum::<u32>(), 12);
}

/// FV-6: there is one door for each combination of colour and role.
#[test]
fn one_door_for_each_combination() {
    for colour in [Colour::Red, Colour::Blue] {
        for role in [Role::Lady, Role::Tiger] {
            let such = |door: &&Door| door.colour() == colour && door.role() == role;
            assert_eq!(Door::ALL.iter().filter(such).count(), 1);
        }
    }
}

/// FV-7: each player uses five tokens in a round; none comes from elsewhere, however it goes.
#[test]
fn five_tokens_a_player() {
    let t = game(3).play("call 3 - 5 call 2 - -");
    assert_eq!(t.tokens().iter().sum::<u8>() + t.table().boxed, 15);
    assert_eq!(t.finish().next().tokens(), [5, 5, 5]);
}

/// FV-8: a door has a colour and a role, and the ordinary clue of its name has the same two.
#[test]
fn colour_and_role_are_features() {
    assert_eq!((Door::RedTiger.colour(), Door::RedTiger.role()), (Colour::Red, Role::Tiger));
    assert_eq!((Door::BlueLady.colour(), Door::BlueLady.role()), (Colour::Blue, Role::Lady));
    for door in Door::ALL {
        assert_eq!(door.exact().door(), Some(door));
        assert_eq!(Door::named(door.name()), Some(door));
    }
}

/// FV-9: a game is three rounds and no more.
#[test]
fn three_rounds() {
    let t = game(2).finish().finish();
    assert_eq!((t.table().round, t.table().scored), (2, 2));
    let t = t.finish();
    assert_eq!(t.table().scores().len(), 3);
    assert!(matches!(Favor::turn(&t.state), Turn::Over(_)));
}

/// FV-10: at the start of every round all four doors are shuffled, and each gets one.
#[test]
fn all_doors_are_shuffled_every_round() {
    let mut t = game(3);
    for round in 1..=3 {
        let any = Door::ALL.map(|door| (Answer::Door(door), 1));
        assert_eq!(asked(&t.state), any);
        t = t.next();
        assert_eq!(t.table().round, round);
        assert!((0..3).all(|seat| t.view(seat).own().is_some()));
        t = t.finish();
    }
}

/// FV-10/1: with four players all doors are dealt, with three one is left, with two two are; and
/// the same door may come again.
#[test]
fn doors_left_over() {
    assert_eq!(game(4).next().state.undealt(), Doors::NONE);
    assert_eq!(game(3).doors("RT BL RL").next().state.undealt(), Doors::one(Door::BlueTiger));
    assert_eq!(game(2).next().state.undealt().len(), 2);
    let t = game(2).doors("RT BL").finish().doors("RT RL").next();
    assert_eq!(t.view(0).own(), Some(Door::RedTiger));
}

/// FV-11: one knows one's own identity, and nobody else does.
#[test]
fn an_identity_is_secret() {
    let t = game(3).doors("RT BL RL").next();
    assert_eq!(t.view(0).own(), Some(Door::RedTiger));
    assert_eq!((t.view(1).known(Seat(0)), t.public().known(Seat(0))), (None, None));
    // All doors are different, so it is not one's own.
    assert_eq!(t.view(1).possible(Seat(0)), Doors::ALL.without(Door::BlueLady));
    assert_eq!(t.public().possible(Seat(0)), Doors::ALL);
    assert_eq!(t.public().own(), None);
}

/// FV-12: doors not dealt are seen by nobody.
#[test]
fn undealt_doors_are_secret() {
    let t = game(2).doors("RT BL").next();
    assert_eq!(t.view(0).undealt(), Doors::ALL.without(Door::RedTiger));
    assert_eq!(t.public().undealt(), Doors::ALL);
    assert_eq!(game(4).next().public().undealt(), Doors::NONE);
}

/// FV-12/1: nor are they shown at the end of the round; they only follow from those that are.
#[test]
fn undealt_doors_are_not_disclosed() {
    let t = game(2).doors("RT BL").finish();
    let shown = t.sights(0).into_iter().filter_map(|sight| match sight {
        Happened::Showed(seat, door) => Some((seat.0, door)),
        _ => None,
    });
    assert_eq!(shown.collect::<Vec<_>>(), [(0, Door::RedTiger), (1, Door::BlueLady)]);
    assert_eq!(t.view(0).undealt().len(), 2);
    let three = game(3).doors("RT BL RL").finish();
    assert_eq!(three.public().undealt().only(), Some(Door::BlueTiger));
}

/// FV-13: all clues are shuffled every round, so that each may be on top.
#[test]
fn all_clues_are_shuffled_every_round() {
    let all = Clue::ALL.map(|clue| (Answer::Clue(clue), CLUES.count(clue)));
    for rounds in 0..3 {
        let mut state = (0..rounds).fold(game(2), |t, _| t.finish()).state;
        for door in [Door::RedLady, Door::BlueLady] {
            Favor::deal(&mut state, Answer::Door(door), &mut ()).unwrap();
        }
        assert_eq!(asked(&state), all);
    }
}

/// FV-14, FV-14/1: the starting lot has one, two and three cards, so that 13, 12 and 11 are left.
#[test]
fn the_starting_lot_grows_with_the_round() {
    let mut t = game(2);
    for (lot, left) in [("RL", 13), ("RL RL", 12), ("RL RL RL", 11)] {
        t = t.next();
        assert_eq!(
            (t.lot().as_str(), t.table().left, t.options().as_str()),
            (lot, left, "add call")
        );
        t = t.finish();
    }
}

/// FV-15: everybody starts with five tokens.
#[test]
fn five_tokens_to_start_with() {
    assert_eq!(game(2).next().tokens(), [5, 5]);
    assert_eq!(game(4).next().tokens(), [5, 5, 5, 5]);
}

/// FV-15/1: and again in the next round, after ending one with 12 or with none.
#[test]
fn tokens_are_not_carried_over() {
    let t = game(3).play("call 5 - - add add call - 2 -").finish();
    assert_eq!(t.tokens(), [12, 0, 3]);
    assert_eq!(t.next().tokens(), [5, 5, 5]);
}

/// FV-16: the players name who begins the first round; otherwise chance does, fairly.
#[test]
fn the_starter_is_named_or_drawn() {
    let setup = Setup::new(3).unwrap();
    let state = Favor::start(&setup);
    assert_eq!(asked(&state), [0, 1, 2].map(|seat| (Answer::Starter(Seat(seat)), 1)));

    let named = Favor::start(&setup.starting_with(Seat(2)).unwrap());
    let mut drawn = state;
    Favor::deal(&mut drawn, Answer::Starter(Seat(2)), &mut ()).unwrap();
    for mut state in [named, drawn] {
        for door in [Door::RedLady, Door::BlueLady, Door::RedTiger] {
            Favor::deal(&mut state, Answer::Door(door), &mut ()).unwrap();
        }
        Favor::deal(&mut state, Answer::Clue(Clue::RedLady), &mut ()).unwrap();
        assert_eq!(Favor::turn(&state), Turn::Seats(Seats::one(Seat(2))));
    }
    assert_eq!(setup.starting_with(Seat(3)), Err(Refused::NoSuchSeat(Seat(3))));
}

/// FV-17: whoever wins the final auction takes the first turn of the next round.
#[test]
fn the_final_winner_begins() {
    let t = game(4).until_final();
    assert_eq!(t.asked(), 1);
    let t = t.play("1 - 2 -").next();
    assert_eq!((t.asked(), t.table().first), (3, Seat(3)));
    let t = t.until_final().auction(2, 1).next();
    assert_eq!(t.asked(), 2);
}

/// FV-18: if nobody wins it, whoever had the first chance to bid begins.
#[test]
fn without_a_final_winner_the_first_bidder_begins() {
    let t = game(4).until_final();
    assert_eq!((t.asked(), t.play("- - - -").next().asked()), (1, 1));
    let t = game(3).play("call - - 1").until_final();
    let first = t.asked();
    assert_eq!(t.play("- - -").next().asked(), first);
}
