//! Telling, showing, and facts that a card asks for.

use crate::table::{ANNA, BEN, Pack, Play, option, reveal_secret, sat, scene, when};
use fog_of_love::content::{
    Choice, Condition, Destinies, Destiny, Effect, HowMany, Pick, RevealOf, Trait, Who,
};
use fog_of_love::{
    Action, Asked, Chance, Drawn, Event, Fact, FogOfLove, Happened, Illegal, Known, Note, Shown,
};
use tabletop::{Game, Viewer};

fn reveal(who: Who, what: RevealOf, pick: Pick, count: u8) -> Effect {
    Effect::Reveal { who, what, pick, count }
}

/// Anna has played a scene with these effects, and nobody reacted.
fn played(effects: &[Effect]) -> Play {
    let mut play = Play::begin(&Pack::anna([scene("card").more(effects)]));
    play.play(ANNA, "card").go_on();
    play
}

/// FL-199: a prompt to tell something asks nothing and changes nothing.
#[test]
fn telling_has_no_effect_on_play() {
    let mut told = played(&[Effect::Tell(Who::Player, "kiss".into()), Effect::Hint(Who::Partner)]);
    let mut silent = played(&[]);
    assert_eq!(told.count(|event| matches!(event, Happened::Prompted(ANNA, _))), 1);
    assert_eq!(told.count(|event| matches!(event, Happened::Prompted(BEN, _))), 1);
    assert!(told.rest().state.table() == silent.rest().state.table());
}

/// FL-200, FL-200/1, FL-I20: Ben sees the card, and it stays where it was.
#[test]
fn a_revealed_trait_is_shown_and_hidden_again() {
    let mut play = played(&[reveal(Who::Player, RevealOf::Trait, Pick::Chosen, 1)]);
    let (before, deck) = (play.own(ANNA).clone(), play.table().decks);
    play.act(ANNA, Action::ShowTrait(1)).go_on();
    assert!(
        play.sights(Viewer::Seat(BEN), 0)
            .contains(&Happened::Showed(ANNA, Shown::Trait(Some(Trait(1)))))
    );
    assert_eq!(play.own(ANNA).traits, before.traits);
    assert_eq!(play.own(ANNA).destinies, before.destinies);
    assert_eq!(play.table().decks[4..], deck[4..]);
    assert!(play.happened(&Happened::Covered(ANNA)));
}

/// FL-200/2: with an empty hand nobody is asked what to show, and nothing is hidden again.
#[test]
fn whoever_holds_nothing_shows_nothing() {
    let lose = |count| Effect::DiscardScenes { who: Who::Player, count, pick: Pick::Chosen };
    let show = reveal(Who::Player, RevealOf::Scenes, Pick::Chosen, 1);
    let revealed = |kept: u8| {
        let mut play = played(&[lose(HowMany::Exactly(4 - kept)), show.clone()]);
        while matches!(play.table().asked, Asked::DiscardScene { .. }) {
            play.first_legal();
        }
        play
    };
    let mut play = revealed(0);
    assert_eq!(play.hand_size(ANNA), 0);
    play.go_on();
    assert_eq!(play.count(|event| matches!(event, Happened::Showed(..) | Happened::Covered(_))), 0);
    let mut play = revealed(1);
    assert_eq!(play.table().asked, Asked::Reveal(RevealOf::Scenes));
    play.first_legal();
    assert!(play.happened(&Happened::Covered(ANNA)));
}

/// FL-200: what one player shows the other is not for spectators.
#[test]
fn spectators_see_the_back_of_a_card_shown() {
    let mut play = played(&[reveal(Who::Player, RevealOf::Trait, Pick::Chosen, 1)]);
    play.act(ANNA, Action::ShowTrait(1));
    assert!(play.sights(Viewer::Public, 0).contains(&Happened::Showed(ANNA, Shown::Trait(None))));
}

/// FL-202, FL-205: what was shown to a seat, and what it discarded face down, is remembered by whoever
/// sat there. Somebody who takes the seat over sees what it holds, and no more.
#[test]
fn whoever_takes_a_seat_over_was_shown_nothing() {
    let mut play = played(&[reveal(Who::Player, RevealOf::Trait, Pick::Chosen, 1)]);
    play.act(ANNA, Action::ShowTrait(1)).go_on();
    assert_eq!(play.view(BEN).known.traits.as_slice(), [Trait(1)]);
    let seen = FogOfLove::seen(&play.state, BEN);
    let newcomer = FogOfLove::newcomer(play.public(), seen);
    assert_eq!(newcomer.known, Known::default());
    assert_eq!(newcomer.own.as_ref().map(|own| own.hand), Some(play.own(BEN).hand));
    assert_eq!(newcomer.own.as_ref().map(|own| own.traits), Some(play.own(BEN).traits));
}

/// FL-200/1: a trait that was shown counts at the end like any other.
#[test]
fn a_revealed_trait_keeps_working() {
    let card = scene("card").more(&[reveal(Who::Player, RevealOf::Trait, Pick::All, 0)]);
    let pack = Pack::anna([card]).with(|content| content.traits[0].number = 1);
    let mut play = Play::begin(&pack);
    play.turn(ANNA, "card").finish();
    assert!(play.happened(&Happened::JudgedGoal(ANNA, Trait(0), true)));
}

/// FL-189: of several cards each is shown once, by choice, at random, or all of them.
#[test]
fn traits_are_revealed_by_choice_at_random_or_all_together() {
    let mut play = played(&[reveal(Who::Partner, RevealOf::Trait, Pick::Chosen, 2)]);
    play.act(BEN, Action::ShowTrait(0));
    assert_eq!(play.refused(BEN, Action::ShowTrait(0)), Illegal::ShownAlready);
    play.act(BEN, Action::ShowTrait(2));
    assert_eq!(play.view(ANNA).known.traits[..], [Trait(5), Trait(7)]);

    let mut play = played(&[reveal(Who::Partner, RevealOf::Trait, Pick::Random, 1)]);
    assert_eq!(play.table().chance, Chance::Random(BEN, Drawn::Reveal(RevealOf::Trait), 3));
    assert_eq!(play.chance(1).view(ANNA).known.traits[..], [Trait(6)]);

    let play = played(&[reveal(Who::Partner, RevealOf::Trait, Pick::All, 0)]);
    assert_eq!(play.view(ANNA).known.traits.len(), 3);
}

/// FL-189: hand cards and destinies can be revealed too.
#[test]
fn scenes_and_destinies_can_be_revealed() {
    let mut play = played(&[reveal(Who::Player, RevealOf::Scenes, Pick::Chosen, 1)]);
    let shown = play.scene("anna-plain-3");
    play.act(ANNA, Action::ShowScene(shown));
    assert!(play.view(BEN).known.hand.has(shown) && play.own(ANNA).hand.has(shown));

    let mut play = played(&[reveal(Who::Player, RevealOf::Destiny, Pick::Chosen, 1)]);
    play.act(ANNA, Action::ShowDestiny(Destiny(2)));
    assert_eq!(play.view(BEN).known.destinies, Destinies::one(Destiny(2)));
    assert_eq!(play.own(ANNA).destinies.count(), 4);
}

/// FL-189: a destiny that a card names is shown if it is in hand.
#[test]
fn a_named_destiny_is_shown_only_from_the_hand() {
    let effect = reveal(Who::Player, RevealOf::NamedDestiny(Destiny(1)), Pick::Chosen, 1);
    let play = played(std::slice::from_ref(&effect));
    assert!(play.happened(&Event::Showed(ANNA, Shown::Destiny(Destiny(1)))));
    let pack = Pack::anna([scene("card").more(&[effect])])
        .telling(|story| story.in_pile = Destinies::one(Destiny(1)));
    let mut play = Play::begin(&pack);
    play.turn(ANNA, "card");
    assert_eq!(play.count(|event| matches!(event, Happened::Showed(..))), 0);
}

/// FL-201: a revealed secret works, and lies on the table.
#[test]
fn revealing_a_secret_resolves_it_and_lays_it_on_the_table() {
    let secret = scene("secret").secret(&[], &[]).more(&[sat(Who::Player, 3)]);
    let ask = scene("ask").more(&[reveal_secret(Who::Partner, 1)]);
    let mut play = Play::begin(&Pack::hands([secret], [ask]));
    play.turn(ANNA, "secret").turn(BEN, "ask");
    assert_eq!(play.hearts(), (3, 0));
    assert_eq!(play.laid(), ["ask", "secret"]);
}

/// FL-202: the partner's view keeps a note with the time, and forgets what is no longer certain.
#[test]
fn what_was_revealed_is_remembered_with_its_time() {
    let change =
        crate::table::change(Who::Player, fog_of_love::content::ChangeOf::Trait, Pick::Chosen);
    let show = scene("show").more(&[reveal(Who::Player, RevealOf::Trait, Pick::Chosen, 1)]);
    let mut play = Play::begin(&Pack::anna([show, scene("change").more(&[change])]));
    play.turn(ANNA, "show");
    let note = Note { card: Shown::Trait(Trait(0)), chapter: 1, scene: 1 };
    assert_eq!(play.view(BEN).known.notes[..], [note]);
    assert_eq!(play.view(BEN).known.traits[..], [Trait(0)]);
    play.plain(BEN).turn(ANNA, "change");
    assert_eq!(play.view(BEN).known.notes[..], [note], "the note stays");
    assert!(play.view(BEN).known.traits.is_empty(), "but it may have changed");
}

/// FL-189: a card that asks for a trait or a destiny makes people tell, whether yes or no.
#[test]
fn hidden_facts_are_told_when_a_card_asks() {
    let asks = |condition| played(&[when(condition, &[sat(Who::Player, 1)])]);
    let play = asks(Condition::HasTrait(Who::Partner, Trait(6)));
    assert!(play.happened(&Happened::Admitted(BEN, Fact::Trait(Trait(6)), true)));
    assert_eq!(play.view(ANNA).known.traits[..], [Trait(6)]);
    assert_eq!(play.hearts(), (1, 0));

    let play = asks(Condition::HasTrait(Who::Partner, Trait(0)));
    assert!(play.happened(&Happened::Admitted(BEN, Fact::Trait(Trait(0)), false)));
    assert_eq!(play.hearts(), (0, 0));

    let play = asks(Condition::HoldsDestiny(Who::Partner, Destiny(3)));
    assert!(play.happened(&Happened::Admitted(BEN, Fact::Destiny(Destiny(3)), true)));
    assert_eq!(play.view(ANNA).known.destinies, Destinies::one(Destiny(3)));
}

/// FL-189: facts inside all, any and not are told as well.
#[test]
fn facts_inside_other_conditions_are_told() {
    let inner = Condition::Not(Box::new(Condition::HasTrait(Who::Player, Trait(2))));
    let play = played(&[when(Condition::All(vec![Condition::Any(vec![inner])]), &[])]);
    assert!(play.happened(&Happened::Admitted(ANNA, Fact::Trait(Trait(2)), true)));
}

/// FL-189: an effect may leave a decision to somebody, and that is taken openly.
#[test]
fn an_effect_may_offer_a_choice_of_its_own() {
    let parts = vec![vec![sat(Who::Chooser, 2)], vec![sat(Who::Other, 3)], vec![]];
    let choose = Effect::Choose { who: Who::Chooser, options: parts };
    let card = scene("card").chooses(Choice::Partner, &[option(&[], &[choose])]);
    let mut play = Play::begin(&Pack::anna([card]));
    play.play(ANNA, "card").choose(BEN, 'a');
    assert_eq!(play.legal(BEN), [0, 1, 2].map(Action::Pick));
    play.act(BEN, Action::Pick(1)).go_on();
    assert!(play.sights(Viewer::Public, 0).contains(&Happened::Picked(BEN, 1)));
    assert_eq!(play.hearts(), (3, 0));
}

/// FL-189: where nobody is meant, nobody decides, and nothing comes of it.
#[test]
fn a_decision_that_is_nobodys_is_left() {
    let options = vec![vec![sat(Who::Both, 2)], Vec::new()];
    let who = Who::Chose(crate::table::letters("b"));
    let plain = [option(&[], &[]), option(&[], &[])];
    let card = scene("card").chooses(Choice::Both, &plain);
    let mut play = Play::begin(&Pack::anna([card.more(&[Effect::Choose { who, options }])]));
    play.play(ANNA, "card").both('a', 'a');
    assert_eq!(play.rest().hearts(), (0, 0));
    assert_eq!(play.count(|event| matches!(event, Happened::Picked(..))), 0);
}
