//! Cards as they are read: a page of a romance, with what it does below.

use super::cards::{Cards, PEOPLE, letter, lines};
use super::{Table, forecast};
use crate::art::signs::{Mark, mark, sign};
use crate::parts::{Sheet, Slot};
use ::fog_of_love::content::{Deck, Letter, Letters, OptionCard, Scene};
use ::fog_of_love::{Asked, Frame};
use face::Pick as _;
use face::fog_of_love::Pick;
use maud::{Markup, html};
use packs::Sign;
use tabletop::Seat;
use words::fog_of_love::{CardContext, CardText, Titled, aspect_mark, deck, type_line};
use words::{Lang, Tongue};

/// A sign for each deck: a shape, since colour is never alone.
pub(super) fn deck_sign(of: Deck) -> &'static str {
    match of {
        Deck::Sweet => "♡",
        Deck::Serious => "◇",
        Deck::Drama => "✷",
        Deck::Custom => "✎",
    }
}

/// The class of a deck's colour.
pub(super) fn deck_class(of: Deck) -> &'static str {
    match of {
        Deck::Sweet => "sweet",
        Deck::Serious => "serious",
        Deck::Drama => "drama",
        Deck::Custom => "custom",
    }
}

/// Of which deck a scene is, and of which type.
fn kind_line(cards: &Cards<'_>, scene: Scene) -> Markup {
    let (card, tongue) = (&cards.content().scenes[scene.index()], cards.tongue());
    html! {
        p class={ "fl-kind " (deck_class(card.deck)) } {
            span { (mark(Mark::of_deck(card.deck))) } " "
            (deck(tongue, card.deck)) " · " (type_line(tongue, card))
        }
    }
}

/// A scene as its player reads it before it is played: all that it says and does. It is one part of the
/// page wherever it stands, so that it is drawn and sent once.
pub(super) fn scene(sheet: &mut Sheet<'_>, cards: Cards<'_>, scene: Scene, player: Seat) -> Slot {
    sheet.part(format!("read-{}", scene.0), &(cards, scene, player), read)
}

/// The same, drawn.
pub(super) fn read((cards, scene, player): &(Cards<'_>, Scene, Seat)) -> Markup {
    let card = &cards.content().scenes[scene.index()];
    let context = CardContext::Scene(*scene);
    html! {
        div.fl-read id={ "read-" (scene.0) } {
            (opening(cards, context, *player))
            (kind_line(cards, *scene))
            @if card.secret.is_none() && !card.options.is_empty() {
                ol.fl-options.read {
                    @for (which, _) in Letter::ALL.into_iter().zip(&card.options) {
                        li { (option(&Taken { cards: *cards, card: context, player: *player, which, can: false, picked: false, sealed: false, takers: None })) }
                    }
                }
            }
            (small_print(cards, *scene))
        }
    }
}

/// The title, what is said, and the situation.
pub(super) fn opening(cards: &Cards<'_>, card: CardContext, player: Seat) -> Markup {
    ending_with(cards, card, player, CardText::Situation)
}

/// A secret that nobody found: the title, what was never said, and what became of it.
pub(super) fn kept(cards: &Cards<'_>, card: CardContext, player: Seat) -> Markup {
    ending_with(cards, card, player, CardText::Never)
}

fn ending_with(cards: &Cards<'_>, card: CardContext, player: Seat, last: CardText) -> Markup {
    let says = |text| cards.says(card, text, player);
    let lang = cards.foreign(card);
    html! {
        h2.fl-title lang=[lang] { (says(CardText::Title).unwrap_or_default()) }
        (foreign_mark(cards.titles().foreign_card(card)))
        @if let Some(said) = says(CardText::Spoken) { p.fl-said lang=[lang] { (said) } }
        @if let Some(text) = says(last) { p.fl-text lang=[lang] { (text) } }
    }
}

/// A word beside a card that does not speak the reader's language: which one it speaks.
fn foreign_mark(lang: Option<Lang>) -> Markup {
    html! { @if let Some(lang) = lang { span.badge lang=(lang.code()) { (lang.native_name()) } } }
}

/// What a scene does beside its options.
pub(super) fn small_print(cards: &Cards<'_>, scene: Scene) -> Markup {
    let card = &cards.content().scenes[scene.index()];
    cards.voice(CardContext::Scene(scene), |voice| {
        html! {
            div.fl-print {
                @if let Some(reaction) = &card.reaction { p { (voice.reaction(reaction)) } }
                @if let Some(requires) = voice.requires(card) { p { (requires) } }
                (lines(&voice.on_play(card)))
                @if card.secret.is_some() { (lines(&voice.secret(card))) }
                @else { (lines(&voice.more(&card.more))) }
                @if let Some(follow_up) = &card.follow_up { (lines(&voice.follow_up(follow_up))) }
            }
        }
    })
}

/// The options of a card that can speak.
pub(super) fn options_of<'a>(cards: &Cards<'a>, card: CardContext) -> &'a [OptionCard] {
    let content = cards.content();
    match card {
        CardContext::Scene(scene) => &content.scenes[scene.index()].options,
        CardContext::Chapter { story, chapter } => {
            let chapters = &content.stories[usize::from(story)].chapters;
            chapters.get(usize::from(chapter)).map_or(&[], |chapter| &chapter.options)
        }
        CardContext::Finale { story } => &content.stories[usize::from(story)].finale.options,
        CardContext::Destiny(_) => &[],
    }
}

/// The options of a card in course, as things one would say or do. They can be picked by whoever is
/// asked, and show who took them once that is revealed.
pub(super) fn options(sheet: &mut Sheet<'_>, table: &Table<'_>, frame: &Frame) -> Option<Slot> {
    let (cards, card, face) = (table.cards(), table.context(frame.source), table.face());
    let offered = match face.question() {
        Some(Asked::Choice(letters) | Asked::Rechoice(letters, _)) => letters,
        _ => Letters::default(),
    };
    let sealed = face.own.as_ref().and_then(|own| own.holds.choice);
    let took = |seat: Seat, which| {
        frame.choice(seat) == Some(which) || frame.further[seat.index() & 1] == Some(which)
    };
    let mut list: Vec<(Slot, Option<Slot>)> = Vec::new();
    for (which, option_card) in Letter::ALL.into_iter().zip(options_of(&cards, card)) {
        let pick = Pick::Option(which);
        let taken = Taken {
            cards,
            card,
            player: frame.player,
            which,
            can: offered.has(which),
            picked: table.is_picked(pick),
            sealed: sealed == Some(which),
            takers: Some(PEOPLE.map(|seat| took(seat, which))),
        };
        let forecast = (taken.can && taken.picked)
            .then(|| forecast::forecast(sheet, table, frame, (which, option_card)));
        list.push((sheet.part(pick.name(), &taken, option), forecast));
    }
    let any = !list.is_empty();
    any.then(|| {
        sheet.part("fl-options", &list, |list| {
            html! {
                ol.fl-options id="fl-options" {
                    @for (option, forecast) in list {
                        li { (option) @if let Some(forecast) = forecast { (forecast) } }
                    }
                }
            }
        })
    })
}

/// An option, and who takes it.
#[derive(Hash)]
struct Taken<'a> {
    cards: Cards<'a>,
    card: CardContext,
    player: Seat,
    which: Letter,
    /// Whether the viewer may take it.
    can: bool,
    picked: bool,
    /// Whether the viewer has sealed it.
    sealed: bool,
    /// In the course of the card, who took it, by seat.
    takers: Option<[bool; 2]>,
}

fn option(taken: &Taken<'_>) -> Markup {
    let Taken { cards, card, which, .. } = taken;
    let words = cards.says(*card, CardText::Option(*which), taken.player).unwrap_or_default();
    let pick = Pick::Option(*which).name();
    let inside = html! {
        span.letter { (letter(*which)) }
        span.words lang=[cards.foreign(*card)] { (words) }
        @if let Some(option) = options_of(cards, *card).get(which.index()) { (gives(cards, *card, option)) }
        @if taken.sealed { span.badge.sealed { (cards.tongue().flw_you_chose()) } }
        @if let Some(takers) = taken.takers {
            span.takers { @for (seat, _) in PEOPLE.into_iter().zip(takers).filter(|(_, took)| *took) { (cards.person(seat)) } }
        }
    };
    html! {
        @if taken.can {
            button.fl-option type="button" id=(pick) data-pick=(pick) data-key=(which.index() + 1) aria-pressed=(taken.picked) { (inside) }
        } @else {
            div.fl-option.read { (inside) }
        }
    }
}

/// What an option gives: tokens by their marks, then the rest as it is written.
fn gives(cards: &Cards<'_>, card: CardContext, option: &OptionCard) -> Markup {
    cards.voice(card, |voice| {
        let effects = voice.effects(&option.effects);
        html! {
            span.gives {
                @for mark in voice.token_marks(&option.tokens) { span.mark { (mark) } }
                @for line in &effects { span.line { (line.text) } }
            }
        }
    })
}

/// A small card with a title, a line and where its token lies.
pub(super) fn small(cards: &Cards<'_>, of: Titled) -> Markup {
    let content = cards.content();
    let aspect = match of {
        Titled::Occupation(card) => Some(content.occupations[card.index()].aspect),
        Titled::Feature(card) => Some(content.features[card.index()].aspect),
        _ => None,
    };
    let foreign = cards.titles().foreign_title(of);
    let lang = foreign.map(Lang::code);
    html! {
        @if let Some(picture) = picture(cards, of) { (sign(picture)) }
        strong lang=[lang] { (cards.title(of)) }
        @if let Some(text) = cards.text(of, "text") { span.text lang=[lang] { (text) } }
        (foreign_mark(foreign))
        @if let Some(aspect) = aspect { span.mark { "+1 " (aspect_mark(cards.tongue(), aspect)) } }
    }
}

/// The picture of a trait or a destiny, if its pack has one for it.
fn picture(cards: &Cards<'_>, of: Titled) -> Option<Sign> {
    let (content, titles) = (cards.content(), cards.titles());
    match of {
        Titled::Trait(card) => titles.looks()?.trait_sign(&content.traits[card.index()].id),
        Titled::Destiny(card) => titles.looks()?.destiny_sign(&content.destinies[card.index()].id),
        _ => None,
    }
}

/// What a deck is called, with its sign.
pub(super) fn deck_label(tongue: &Tongue, of: Deck) -> String {
    format!("{} {}", deck_sign(of), deck(tongue, of))
}
