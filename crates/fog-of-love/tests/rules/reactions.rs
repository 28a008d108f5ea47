//! Reactions: when they may be played, and what follows.

use crate::table::{ANNA, BEN, Card, Pack, Play, both, letters, option, sat, scene};
use fog_of_love::content::{
    Answers, Choice, Deck, Does, Effect, Fits, Kind, Letter, Moment, OptionCard, Reaction, Who,
};
use fog_of_love::{Action, Asked, Event, Happened, Illegal};
use tabletop::Seats;

/// A reaction at a moment, worth 2 to its player.
fn laugh(moment: Moment) -> Card {
    scene("laugh").reaction(moment).more(&[sat(Who::Player, 2)])
}

fn options() -> [OptionCard; 2] {
    [option(&[], &[sat(Who::Chooser, 3)]), option(&[], &[sat(Who::Chooser, 1)])]
}

/// Anna has just played a scene for both to choose on; Ben holds this.
fn answered_by(reaction: Card) -> Play {
    let mut play = Play::begin(&Pack::hands([both("card", &options())], [reaction]));
    play.play(ANNA, "card");
    play
}

/// FL-245: it is refused as a play of its own, and at another moment.
#[test]
fn a_reaction_only_answers_a_scene() {
    let mut play = answered_by(laugh(Moment::Revealed));
    assert_eq!(play.refused(BEN, Action::React(play.scene("laugh"))), Illegal::DoesNotAnswer);
    play.both('a', 'b').rest();
    assert_eq!(play.refused(BEN, Action::Play(play.scene("laugh"))), Illegal::OnlyAnswers);
}

/// FL-245: a scene that is no reaction, or not in hand, answers nothing.
#[test]
fn only_reactions_in_hand_answer() {
    let play = answered_by(laugh(Moment::Played));
    let react = |id| play.refused(BEN, Action::React(play.scene(id)));
    assert_eq!(react("ben-plain-1"), Illegal::DoesNotAnswer);
    assert_eq!(react("plain-3"), Illegal::NotInHand);
}

/// FL-246, FL-294: at a chapter or in the finale nobody is asked.
#[test]
fn no_reaction_answers_a_chapter_or_the_finale() {
    let choose = |story: &mut fog_of_love::content::Story| {
        story.chapters[0].length = 1;
        story.chapters[0].choice = Choice::Both;
        story.chapters[0].options = options().to_vec();
        story.finale.options = options().to_vec();
    };
    let reactions = [Moment::Played, Moment::Revealed, Moment::Resolved].map(laugh);
    let mut play = Play::begin(&Pack::anna(reactions).telling(choose));
    let asked = |event: &Event| matches!(event, Happened::Asked(Asked::Reaction(_), _));
    assert_eq!(play.count(asked), 0);
    play.plain(ANNA);
    let before = play.count(asked);
    play.finish();
    assert_eq!((before, play.count(asked)), (4, 4), "only at the scene, which nobody chose on");
}

/// FL-247, FL-247/1: her own scene is skipped, his choice is changed.
#[test]
fn a_reaction_may_answer_ones_own_scene_or_the_partners_choice() {
    let skip = scene("no").reaction(Moment::Played).more(&[Effect::Skip]);
    let mut play = Play::begin(&Pack::anna([both("card", &options()), skip]));
    play.play(ANNA, "card").act(BEN, Action::GoOn).react(ANNA, "no").rest();
    assert_eq!(play.hearts(), (0, 0));

    let how = fog_of_love::content::Rechoice::Force;
    let force =
        scene("so").reaction(Moment::Revealed).more(&[Effect::Rechoose { who: Who::Partner, how }]);
    let mut play = Play::begin(&Pack::hands([force], [both("card", &options())]));
    play.plain(ANNA).play(BEN, "card").go_on();
    play.act(ANNA, Action::Choose(Letter::A)).act(BEN, Action::Choose(Letter::A)).react(ANNA, "so");
    play.act(ANNA, Action::Choose(Letter::B)).rest();
    assert_eq!(play.hearts(), (3, 1));
}

/// FL-248, FL-248/1: in the partner's turn, and in one's own besides the turn's play.
#[test]
fn a_reaction_is_nobodys_turn() {
    let mut play = answered_by(laugh(Moment::Played));
    play.react(BEN, "laugh").rest();
    assert_eq!((play.table().active, play.hearts()), (BEN, (3, 5)), "Ben's turn is still to come");

    let mut play = Play::begin(&Pack::anna([laugh(Moment::Resolved)]));
    play.play(ANNA, "anna-plain-1").act(BEN, Action::GoOn).act(ANNA, Action::GoOn);
    play.act(BEN, Action::GoOn).react(ANNA, "laugh").rest();
    assert_eq!((play.table().active, play.laid()), (BEN, vec!["anna-plain-1".into()]));
}

/// FL-249: exactly one scene is drawn at once.
#[test]
fn a_reaction_is_replaced_at_once() {
    let mut play = answered_by(laugh(Moment::Played));
    play.react(BEN, "laugh");
    assert!(play.holds(BEN, "plain-0"));
    assert_eq!(play.table().person(BEN).hand, 5);
}

/// FL-249/1: also with a large hand, and from the chapter's decks.
#[test]
fn one_scene_is_drawn_after_a_reaction_whatever_the_hand() {
    let draw = Effect::Draw { who: Who::Second, deck: Deck::Sweet, count: 2 };
    let pack = Pack::hands([], [laugh(Moment::Played)]).also([scene("storm").deck(Deck::Drama)]);
    let mut play = Play::begin(&pack.telling(|story| story.chapters[0].more = vec![draw]));
    assert_eq!(play.table().person(BEN).hand, 7);
    play.play(ANNA, "anna-plain-0").react(BEN, "laugh");
    assert_eq!(play.table().person(BEN).hand, 7);
    assert!(!play.holds(BEN, "storm"));
}

/// FL-249: with several draw sources its player says from which.
#[test]
fn after_a_reaction_the_deck_is_chosen() {
    let pack = Pack::hands([], [laugh(Moment::Played)]).also([scene("storm").deck(Deck::Drama)]);
    let pack = pack.telling(|story| {
        story.chapters[0].draws = [Deck::Sweet, Deck::Drama].into_iter().collect();
    });
    let mut play = Play::begin(&pack);
    play.play(ANNA, "anna-plain-0").react(BEN, "laugh").act(BEN, Action::DrawFrom(Deck::Drama));
    assert!(play.holds(BEN, "storm"));
    assert_eq!(play.table().asked, Asked::Reaction(Moment::Played), "now Anna is asked");
}

/// FL-250: not counted, and face up on the discards.
#[test]
fn a_reaction_goes_straight_to_the_discards() {
    let mut play = answered_by(laugh(Moment::Played));
    play.react(BEN, "laugh");
    assert!(play.public().table.discards.has(play.scene("laugh")));
    assert_eq!((play.table().count, play.laid()), (1, vec!["card".into()]));
}

/// FL-251, FL-251/1, FL-252: three moments, each asking both, the card's partner first.
#[test]
fn both_are_asked_at_three_moments_the_partner_first() {
    let mut play = answered_by(laugh(Moment::Played));
    play.both('a', 'b').rest();
    let asked = play.events.iter().filter_map(|event| match event {
        Happened::Asked(Asked::Reaction(moment), seats) => Some((*moment, *seats)),
        _ => None,
    });
    let moments = [Moment::Played, Moment::Revealed, Moment::Resolved];
    let expected = moments.map(|m| [(m, Seats::one(BEN)), (m, Seats::one(ANNA))]);
    assert_eq!(asked.collect::<Vec<_>>(), expected.concat());
}

/// FL-251: before choices, before tokens, after everything.
#[test]
fn each_moment_has_its_place() {
    let place = |moment, before: &[fn(&Event) -> bool], after: &[fn(&Event) -> bool]| {
        let card = both("card", &[option(&["sincerity up"], &[sat(Who::Chooser, 3)])]);
        let mut play = Play::begin(&Pack::hands([card], [laugh(moment)]));
        let from = play.events.len();
        play.play(ANNA, "card");
        while play.table().asked != Asked::Reaction(moment) || play.asked() != BEN {
            play.first_legal();
        }
        play.react(BEN, "laugh").rest();
        let reacted = play.place(from, |event| matches!(event, Event::Reacted(..)));
        assert!(before.iter().all(|test| play.place(from, test) < reacted));
        assert!(after.iter().all(|test| play.place(from, test) > reacted));
    };
    let chose = |event: &Event| matches!(event, Event::Chose(_));
    let tokens = |event: &Event| matches!(event, Event::Tokens(..));
    let effect = |event: &Event| matches!(event, Event::Credited(_, 3, _));
    place(Moment::Played, &[], &[chose, tokens, effect]);
    place(Moment::Revealed, &[chose], &[tokens, effect]);
    place(Moment::Resolved, &[chose, tokens, effect], &[]);
}

/// FL-252: where both could react, the card's player waits for the partner.
#[test]
fn the_cards_partner_decides_first() {
    let mut play = Play::begin(&Pack::hands(
        [scene("mine").reaction(Moment::Played)],
        [scene("yours").reaction(Moment::Played)],
    ));
    play.play(ANNA, "anna-plain-1");
    assert_eq!(play.refused(ANNA, Action::React(play.scene("mine"))), Illegal::NotAsked);
    play.react(BEN, "yours").react(ANNA, "mine").rest();
    assert_eq!(play.count(|event| matches!(event, Event::Reacted(..))), 2);
}

/// FL-321: whoever has reacted is not asked again at that moment, but at the next one.
#[test]
fn each_reacts_once_a_moment() {
    let [one, two] = ["one", "two"].map(|id| scene(id).reaction(Moment::Played));
    let mut play = Play::begin(&Pack::hands([], [one, two, laugh(Moment::Resolved)]));
    play.play(ANNA, "anna-plain-1").react(BEN, "one");
    assert_eq!(play.table().waiting, Seats::one(ANNA));
    assert_eq!(play.refused(BEN, Action::React(play.scene("two"))), Illegal::NotAsked);
    while play.table().asked != Asked::Reaction(Moment::Resolved) {
        play.first_legal();
    }
    assert_eq!(play.react(BEN, "laugh").rest().hearts(), (0, 2));
}

/// FL-253: a reaction and a secret laid face down cannot be answered.
#[test]
fn reactions_and_secrets_are_not_answered() {
    let again = laugh(Moment::Resolved);
    let mut play = Play::begin(&Pack::hands(
        [scene("lie").secret(&[], &[]), again],
        [scene("no").reaction(Moment::Played)],
    ));
    play.turn(ANNA, "lie");
    assert_eq!(play.count(|event| matches!(event, Happened::Asked(Asked::Reaction(_), _))), 0);
    play.plain(BEN);
    play.play(ANNA, "anna-plain-2").react(BEN, "no");
    let frames: Vec<_> = play.table().stack.iter().map(|frame| frame.source).collect();
    assert_eq!(
        frames,
        [fog_of_love::Source::Scene(play.scene("anna-plain-2"))],
        "the reaction is done"
    );
}

/// FL-256: whose scene is answered.
#[test]
fn a_reaction_answers_ones_own_scene_the_partners_or_any() {
    let may = |answers, own: bool| {
        let fits = Fits::default();
        let reaction = Reaction {
            moment: Moment::Played,
            answers,
            fits,
            partner_chose: None,
            player_chose: None,
        };
        let card = || scene("laugh").reacts(reaction);
        let (anna, ben) = if own { (vec![card()], vec![]) } else { (vec![], vec![card()]) };
        let mut play = Play::begin(&Pack::hands(anna, ben));
        play.play(ANNA, "anna-plain-1");
        if own {
            play.act(BEN, Action::GoOn);
        }
        play.legal(if own { ANNA } else { BEN }).contains(&Action::React(play.scene("laugh")))
    };
    assert!(may(Answers::Own, true) && !may(Answers::Own, false));
    assert!(!may(Answers::Partner, true) && may(Answers::Partner, false));
    assert!(may(Answers::Any, true) && may(Answers::Any, false));
}

/// FL-256: which scenes are answered: by choice, deck and type.
#[test]
fn a_reaction_may_want_a_choice_a_deck_or_a_type() {
    let may = |fits| {
        let answers = Answers::Any;
        let reaction = Reaction {
            moment: Moment::Played,
            answers,
            fits,
            partner_chose: None,
            player_chose: None,
        };
        let card = both("card", &options()).kind(Kind::SpecialEffect);
        let mut play = Play::begin(&Pack::hands([card], [scene("laugh").reacts(reaction)]));
        play.play(ANNA, "card").legal(BEN).len() == 2
    };
    let any = Fits::default();
    assert!(may(any));
    assert!(may(Fits { choice: Some(Choice::Both), ..any }));
    assert!(!may(Fits { choice: Some(Choice::Partner), ..any }));
    assert!(may(Fits { deck: Some(Deck::Sweet), ..any }));
    assert!(!may(Fits { deck: Some(Deck::Serious), ..any }));
    assert!(may(Fits { kind: Some(Kind::SpecialEffect), ..any }));
    assert!(!may(Fits { kind: Some(Kind::Minor), ..any }));
}

/// FL-256: it may want that somebody chose a letter.
#[test]
fn a_reaction_may_want_a_letter() {
    let may = |partner: Option<&str>, player: Option<&str>| {
        let (fits, answers) = (Fits::default(), Answers::Any);
        let partner_chose = partner.map(letters);
        let player_chose = player.map(letters);
        let moment = Moment::Revealed;
        let reaction = Reaction { moment, answers, fits, partner_chose, player_chose };
        let mut play = answered_by(scene("laugh").reacts(reaction));
        play.go_on().act(ANNA, Action::Choose(Letter::A)).act(BEN, Action::Choose(Letter::B));
        play.legal(BEN).len() == 2
    };
    assert!(may(Some("a"), None) && !may(Some("b"), None));
    assert!(may(None, Some("b")) && !may(None, Some("a")));
    assert!(may(Some("ab"), Some("b")) && !may(Some("b"), Some("b")));
}

/// FL-256: a reaction may ask for a scene that does a certain thing.
#[test]
fn a_reaction_may_answer_only_scenes_that_do_a_certain_thing() {
    let doing = |does| Fits { does: Some(does), ..Fits::default() };
    for (does, answers) in [(Does::Tokens, true), (Does::Destinies, false)] {
        let mut answer = scene("answer").reaction(Moment::Played);
        if let Some(reaction) = &mut answer.0.reaction {
            reaction.fits = doing(does);
        }
        let gift = scene("gift").more(&[crate::table::tokens(Who::Both, "sincerity up", 1)]);
        let mut play = Play::begin(&Pack::hands([gift], [answer]));
        play.play(ANNA, "gift");
        let react = Action::React(play.scene("answer"));
        assert_eq!(play.legal(BEN).contains(&react), answers, "{does:?}");
    }
}
