//! Secrets, from the moment they are laid down.

use crate::table::{
    ANNA, BEN, Card, Pack, Play, aspect, option, reveal_secret, revealer, sat, scene, tokens,
};
use fog_of_love::content::{Choice, Effect, HowMany, Tag, Who};
use fog_of_love::{Action, Asked, Chance, Drawn, Event, Happened};
use tabletop::{Seats, Viewer};

/// A secret with a token: 3 for its player if revealed, 2 less if not.
fn lie(id: &str) -> Card {
    let never = [sat(Who::Both, 5), sat(Who::Player, -2)];
    scene(id).secret(&["sincerity down"], &never).more(&[sat(Who::Player, 3)])
}

/// Anna has a lie in play, and Ben the scenes to reveal it.
fn lied() -> Play {
    let mut play = Play::begin(&Pack::hands([lie("lie"), lie("more")], [revealer("ask")]));
    play.turn(ANNA, "lie");
    play
}

/// Chapters are one scene long, so that the finale comes with the first scene.
fn short(pack: Pack) -> Pack {
    pack.telling(|story| story.chapters[0].length = 1)
}

/// FL-219: it lies face down before its player, not on the table.
#[test]
fn a_secret_is_laid_face_down_before_its_player() {
    let play = lied();
    assert_eq!(play.own(ANNA).secrets[..], [play.scene("lie")]);
    assert!(play.laid().is_empty() && !play.holds(ANNA, "lie"));
    assert_eq!(play.hearts(), (0, 0));
    assert_eq!(play.count(|event| matches!(event, Happened::Asked(Asked::Reaction(_), _))), 0);
}

/// FL-220: that was the turn's play; she draws, and Ben is next.
#[test]
fn playing_a_secret_is_the_turns_play() {
    let play = lied();
    assert_eq!((play.table().person(ANNA).hand, play.table().active), (5, BEN));
}

/// FL-221: neither Ben nor a spectator ever sees its face while it lies there.
#[test]
fn a_secret_stays_hidden_until_it_is_revealed() {
    let mut play = lied();
    play.plain(BEN).plain(ANNA);
    for viewer in [Viewer::Seat(BEN), Viewer::Public] {
        let sights = play.sights(viewer, 0);
        assert!(sights.contains(&Happened::LaidSecret(ANNA, None)));
        assert!(!sights.contains(&Happened::LaidSecret(ANNA, Some(play.scene("lie")))));
    }
    assert_eq!(play.table().person(ANNA).secrets, 1);
}

/// FL-222, FL-225: it counts once it is revealed, and lies on the table then.
#[test]
fn a_secret_counts_for_the_chapter_once_revealed() {
    let mut play = lied();
    assert_eq!(play.table().count, 0);
    play.turn(BEN, "ask");
    assert_eq!((play.table().count, play.laid()), (1, vec!["lie".into()]));
}

/// FL-223, FL-241: everybody reads it, and what is printed for this case happens.
#[test]
fn a_revealed_secret_is_read_and_resolved() {
    let mut play = lied();
    play.turn(BEN, "ask");
    let seen = Happened::RevealedSecret(ANNA, 0, play.scene("lie"));
    assert!(play.sights(Viewer::Public, 0).contains(&seen));
    assert_eq!(play.hearts(), (3, 0));
}

/// FL-223: a secret's own options are chosen when it is revealed.
#[test]
fn a_revealed_secret_may_offer_a_choice() {
    let options = [option(&["gentleness up"], &[sat(Who::Other, 1)]), option(&[], &[])];
    let secret = scene("lie").secret(&[], &[]).chooses(Choice::Partner, &options);
    let mut play = Play::begin(&Pack::hands([secret], [revealer("ask")]));
    play.turn(ANNA, "lie").play(BEN, "ask").go_on();
    assert_eq!(play.table().waiting, Seats::one(BEN), "the secret's partner");
    play.choose(BEN, 'a');
    assert_eq!((play.hearts(), play.tokens(BEN, aspect("gentleness up"))), ((1, 0), 1));
}

/// FL-224, FL-224/1: the tokens are Anna's, though Ben revealed it, and they come first.
#[test]
fn the_tokens_go_to_whoever_played_the_secret() {
    let mut play = lied();
    play.turn(BEN, "ask");
    assert_eq!(play.tokens(ANNA, aspect("sincerity down")), 1);
    assert_eq!(play.tokens(BEN, aspect("sincerity down")), 0);
    let from = play.place(0, |event| matches!(event, Event::RevealedSecret(..)));
    let tokens = play.place(from, |event| matches!(event, Event::Tokens(..)));
    let effect = play.place(from, |event| matches!(event, Event::Credited(..)));
    assert!(tokens < effect);
}

/// FL-226, FL-226/1: in the finale the tokens come, and only what is printed for that.
#[test]
fn a_secret_never_revealed_is_resolved_in_the_finale() {
    let mut play = Play::begin(&short(Pack::anna([lie("lie")])));
    play.turn(ANNA, "lie").finish();
    assert!(play.happened(&Happened::RevealedSecret(ANNA, 0, play.scene("lie"))));
    assert_eq!(play.tokens(ANNA, aspect("sincerity down")), 1);
    assert_eq!(play.hearts(), (3, 5), "5 - 2 and 5, without the 3");
}

/// FL-226/1, FL-227, FL-I12: revealed earlier, it gives nothing more at the end.
#[test]
fn a_secret_gives_its_tokens_exactly_once() {
    let pack = short(Pack::hands([lie("lie")], [revealer("ask")]));
    let mut play = Play::begin(&pack);
    play.turn(ANNA, "lie").play(BEN, "ask").finish();
    assert_eq!(play.tokens(ANNA, aspect("sincerity down")), 1);
    assert_eq!(play.hearts(), (3, 0));
}

/// FL-228: how many and whose is seen, what they are is not.
#[test]
fn several_secrets_may_be_in_play() {
    let mut play = lied();
    play.plain(BEN).turn(ANNA, "more");
    assert_eq!(play.view(BEN).table.people.map(|person| person.secrets), [2, 0]);
    assert!(play.view(BEN).own.as_ref().is_some_and(|own| own.secrets.is_empty()));
}

/// FL-229: her own view shows her which they are.
#[test]
fn players_may_look_at_their_own_secrets() {
    let play = lied();
    let own = play.view(ANNA).own.as_ref().expect("a player");
    assert_eq!(own.secrets[..], [play.scene("lie")]);
}

/// FL-230: taken out of play it gives nothing, and lies face down on the discards.
#[test]
fn a_discarded_secret_gives_nothing() {
    let off = Effect::DiscardSecret { who: Who::Partner, count: 1 };
    let pack = short(Pack::hands(
        [lie("lie"), lie("more")],
        [scene("one").kind(fog_of_love::content::Kind::Minor), scene("off").more(&[off])],
    ));
    let mut play = Play::begin(&pack);
    play.turn(ANNA, "lie").turn(BEN, "one").turn(ANNA, "more").play(BEN, "off").go_on();
    assert_eq!(play.table().chance, Chance::Random(ANNA, Drawn::DiscardSecret, 2));
    play.chance(0);
    assert!(play.own(ANNA).face_down.has(play.scene("lie")));
    assert!(play.sights(Viewer::Seat(BEN), 0).contains(&Happened::DiscardedSecret(ANNA, None)));
    play.finish();
    assert_eq!(
        (play.tokens(ANNA, aspect("sincerity down")), play.hearts()),
        (1, (3, 5)),
        "of the other one"
    );
}

/// FL-231: both fates of a secret can do whatever a card can do.
#[test]
fn a_secret_can_use_all_effects() {
    let never = [
        Effect::Draw { who: Who::Partner, deck: fog_of_love::content::Deck::Sweet, count: 1 },
        tokens(Who::Both, "sincerity up", 2),
    ];
    let secret = scene("lie").secret(&[], &never).more(&[Effect::Trade { count: 1 }]);
    let pack = short(Pack::hands([secret], [revealer("ask")]));
    let mut play = Play::begin(&pack);
    play.turn(ANNA, "lie").play(BEN, "ask").go_on();
    assert_eq!(play.table().asked, Asked::Trade);
    let mut play = Play::begin(&pack);
    play.turn(ANNA, "lie").plain(BEN).finish();
    assert_eq!(play.tokens(BEN, aspect("sincerity up")), 2);
}

/// FL-189: all secrets, or only those with a tag, are revealed one after the other.
#[test]
fn all_secrets_or_those_with_a_tag_are_revealed() {
    let laid = |count, tag| {
        let card = scene("ask").more(&[Effect::RevealSecret { who: Who::Partner, count, tag }]);
        let cards = [lie("lie"), lie("affair").tag(Tag(0)), lie("more")];
        let pack = Pack::hands(cards, [card]).telling(|story| story.chapters[0].length = 9);
        let mut play = Play::begin(&pack);
        play.turn(ANNA, "lie").plain(BEN).turn(ANNA, "affair").plain(BEN).turn(ANNA, "more");
        play.turn(BEN, "ask").laid().split_off(3)
    };
    assert_eq!(laid(HowMany::All, None), ["lie", "affair", "more"]);
    assert_eq!(laid(HowMany::All, Some(Tag(0))), ["affair"]);
    assert!(laid(HowMany::All, Some(Tag(1))).is_empty());
    assert_eq!(laid(HowMany::Exactly(2), None), ["lie", "affair"]);
}

/// FL-242: the secret counts, the scene that reveals it does not.
#[test]
fn only_the_secret_counts_when_it_is_revealed() {
    let mut play = lied();
    play.turn(BEN, "ask");
    assert_eq!(play.table().count, 1);
    assert!(play.table().discards.has(play.scene("ask")));
}

/// FL-243: of two secrets Ben picks one by its place, without seeing it.
#[test]
fn the_cards_player_picks_the_secret_blind() {
    let mut play = lied();
    play.plain(BEN).turn(ANNA, "more");
    let from = play.events.len();
    play.play(BEN, "ask").go_on();
    assert_eq!((play.table().asked, play.table().waiting), (Asked::Secret(ANNA), Seats::one(BEN)));
    assert_eq!(play.legal(BEN), [Action::Secret(0), Action::Secret(1)]);
    assert_eq!(play.count(|event| matches!(event, Event::RevealedSecret(..))), 0);
    play.act(BEN, Action::Secret(1));
    assert!(play.events[from..].contains(&Event::RevealedSecret(ANNA, 1, play.scene("more"))));
}

/// FL-189: a card may reveal a secret of its own player, picked by the partner.
#[test]
fn the_partner_picks_among_the_players_own_secrets() {
    let confess = scene("confess").more(&[reveal_secret(Who::Player, 1)]);
    let mut play = Play::begin(&Pack::anna([lie("lie"), lie("more"), confess]));
    play.turn(ANNA, "lie").plain(BEN).turn(ANNA, "more").plain(BEN).play(ANNA, "confess").go_on();
    assert_eq!((play.table().asked, play.table().waiting), (Asked::Secret(ANNA), Seats::one(BEN)));
}
