//! 15. Parts of a scene.

use crate::table::{ANNA, BEN, Card, Pack, Play, aspect, both, option, sat, scene};
use fog_of_love::content::{
    Choice, Condition, Deck, Effect, Icon, Kind, Letter, Letters, Modifier, Moment, Occupation,
    OptionCard, SwapOf, Who,
};
use fog_of_love::{Action, Asked, Book, Happened, Illegal, ManualResult};
use tabletop::Seats;

fn ask(choice: Choice, options: usize) -> Card {
    scene("question").chooses(choice, &vec![OptionCard::default(); options])
}

/// Who is asked what when Anna plays this.
fn asks(card: Card) -> (Asked, Seats) {
    let mut play = Play::begin(&Pack::anna([card]));
    play.play(ANNA, "question").go_on();
    (play.table().asked, play.table().waiting)
}

/// FL-152: and there may be other types besides.
#[test]
fn the_type_line_says_who_chooses() {
    let two = Asked::Choice(Letters(0b11));
    assert_eq!(asks(ask(Choice::Partner, 2)), (two, Seats::one(BEN)));
    assert_eq!(asks(ask(Choice::Both, 2)), (two, Seats::all(2)));
    assert_eq!(asks(ask(Choice::Both, 2).kind(Kind::Minor)), (two, Seats::all(2)));
    assert_eq!(asks(ask(Choice::Nobody, 0)).0, Asked::Turn, "nobody: the turn is over");
}

/// FL-155: those on the card, no more and no fewer.
#[test]
fn a_scene_lists_its_options() {
    for (options, letters) in [(1, 0b1), (2, 0b11), (3, 0b111), (4, 0b1111)] {
        assert_eq!(asks(ask(Choice::Both, options)).0, Asked::Choice(Letters(letters)));
    }
}

/// FL-156: the partner chose, so the partner gains it.
#[test]
fn an_option_shows_tokens_that_its_chooser_gains() {
    let options = [option(&["sincerity up"], &[]), option(&[], &[])];
    let card = scene("question").chooses(Choice::Partner, &options);
    let mut play = Play::begin(&Pack::anna([card]));
    play.play(ANNA, "question").choose(BEN, 'a');
    let on = aspect("sincerity up");
    assert_eq!((play.tokens(ANNA, on), play.tokens(BEN, on)), (0, 1));
}

/// FL-157: two for the one who chose, one for the other.
#[test]
fn an_option_may_affect_chooser_and_other() {
    let a = option(&[], &[sat(Who::Chooser, 2), sat(Who::Other, 1)]);
    let card = scene("question").chooses(Choice::Partner, &[a]);
    let mut play = Play::begin(&Pack::anna([card]));
    assert_eq!(play.play(ANNA, "question").choose(BEN, 'a').hearts(), (1, 2));
}

/// FL-158: good on A, bad on B, nothing without a match.
#[test]
fn additional_effects_depend_on_both_choices() {
    let on_match = |letter, plus| Effect::If {
        when: Condition::Match(Letters::one(letter)),
        then: vec![sat(Who::Both, plus)],
        otherwise: Vec::new(),
    };
    let cases = [('a', 'a', (7, 7)), ('b', 'b', (2, 2)), ('a', 'b', (5, 5)), ('b', 'a', (5, 5))];
    for (anna, ben, hearts) in cases {
        let card = ask(Choice::Both, 2).more(&[on_match(Letter::A, 2), on_match(Letter::B, -3)]);
        let pack = Pack::anna([card]).with(|content| content.stories[0].satisfaction = 5);
        let mut play = Play::begin(&pack);
        assert_eq!(play.play_both(ANNA, "question", anna, ben).hearts(), hearts);
    }
}

/// FL-159: a swap, which the engine knows.
#[test]
fn a_scene_may_swap_what_two_people_have() {
    let mut play =
        Play::begin(&Pack::anna([scene("swap").more(&[Effect::Swap(SwapOf::Occupations)])]));
    play.play_out(ANNA, "swap");
    let jobs = play.table().people.map(|person| person.occupation);
    assert_eq!(jobs, [Some(Occupation(3)), Some(Occupation(0))]);
}

/// FL-159: anything else is explained on the card, and people enter what came of it.
#[test]
fn an_effect_that_only_the_card_explains_is_entered_by_hand() {
    let card = scene("odd").more(&[Effect::Manual("odd".into())]);
    let mut play = Play::begin(&Pack::anna([card]));
    play.play_out(ANNA, "odd");
    play.act(ANNA, Action::Enter(ManualResult::Satisfaction(BEN, 2))).act(ANNA, Action::Done);
    assert_eq!(play.refused(ANNA, Action::Confirm), Illegal::NotAsked);
    play.act(BEN, Action::Confirm).go_on();
    assert_eq!((play.hearts(), play.asked()), ((0, 2), BEN));
}

/// FL-160: which deck a scene was drawn from, everybody sees on its back.
#[test]
fn a_scene_belongs_to_a_deck() {
    let pack = Pack::of([]).and_plain(Deck::Drama, 3).drawing(0, &[Deck::Drama]);
    let mut play = Play::begin(&pack);
    let from = play.events.len();
    play.plain_turn(ANNA);
    let back = Happened::Drew(ANNA, Deck::Drama, None);
    assert!(play.sights(tabletop::Viewer::Seat(BEN), from).contains(&back));
}

/// FL-161: with other identifiers and asterisks all happens as before.
#[test]
fn the_identifier_is_not_used_in_play() {
    let options = [option(&["sincerity up"], &[sat(Who::Chooser, 1)])];
    let pack = Pack::anna([both("quarrel", &options)]);
    let mut plain = Play::begin(&pack);
    plain.finish();
    let mut starred = Play::begin(&pack.with(|content| {
        for (n, card) in content.scenes.iter_mut().enumerate() {
            (card.id, card.tutorial) = (format!("X{}", 99 - n), true);
        }
    }));
    starred.finish();
    assert_eq!(plain.events, starred.events);
}

/// FL-162: the first one with the icon is found, whatever lies above it.
#[test]
fn a_scene_can_be_found_by_the_icon_in_its_corner() {
    let (who, deck) = (Who::Player, Deck::Drama);
    let icons = [(Icon::Kind(Kind::Secret), "affair"), (Icon::FollowUp, "storm")];
    for (icon, found) in icons {
        let search = Effect::Search { who, deck, icon };
        let mut cards: Vec<Card> = (0..10).map(|n| scene(&format!("s{n}"))).collect();
        cards[0] = scene("search").more(&[search]);
        let drama =
            [scene("dull"), scene("affair").secret(&[], &[]), scene("storm").follow_up(&[], &[])];
        cards.extend(drama.map(|card| card.deck(Deck::Drama)));
        let mut play = Play::begin(&Pack::of(cards));
        play.play_out(ANNA, "search");
        assert!(play.holds(ANNA, found) && !play.holds(ANNA, "dull"));
    }
}

/// FL-162: plain scenes show none; reactions show that they are minor.
#[test]
fn types_show_as_icons() {
    assert!(Kind::ALL.iter().all(|kind| !scene("plain").0.shows(Icon::Kind(*kind))));
    let reaction = scene("answer").reaction(Moment::Played).0;
    assert!(reaction.shows(Icon::Kind(Kind::Reaction)) && reaction.shows(Icon::Kind(Kind::Minor)));
}

/// FL-163: from none to four.
#[test]
fn a_scene_has_zero_to_four_options() {
    for options in 0..=4 {
        let choice = if options == 0 { Choice::Nobody } else { Choice::Both };
        assert!(Book::new(Pack::anna([ask(choice, options)]).content).is_ok());
    }
    assert!(Book::new(Pack::anna([ask(Choice::Both, 5)]).content).is_err());
    assert!(Book::new(Pack::anna([ask(Choice::Both, 0)]).content).is_err());
}

/// FL-163: a situation on which the partner chooses, with all that a scene can have.
#[test]
fn a_scene_may_be_of_several_types() {
    let double = Modifier::Satisfaction(Who::Both, 2);
    let storm = scene("storm")
        .chooses(Choice::Partner, &[option(&["curiosity up"], &[sat(Who::Other, 1)])])
        .kind(Kind::SpecialEffect)
        .on_play(&[sat(Who::Partner, 1)])
        .more(&[sat(Who::Player, 1), Effect::Tell(Who::Player, "thunder".into())])
        .follow_up(&[double], &[]);
    let walk = scene("walk").more(&[sat(Who::Player, 2)]);
    let mut play = Play::begin(&Pack::hands([storm], [walk]));
    play.play(ANNA, "storm").choose(BEN, 'a');
    assert_eq!(play.hearts(), (2, 1));
    play.play_out(BEN, "walk");
    assert_eq!(play.hearts(), (2, 5), "twice two");
}

/// FL-163: a type comes with its part of the card.
#[test]
fn a_secret_or_reaction_without_its_part_is_refused() {
    for kind in [Kind::Secret, Kind::Reaction] {
        assert!(Book::new(Pack::anna([scene("half").kind(kind)]).content).is_err());
    }
}
