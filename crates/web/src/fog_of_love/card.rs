//! Cards as they are read: a page of a romance, with what it does below.

use super::drawing::{Drawing, letter, lines};
use super::{forecast, picks};
use crate::art::signs::{Mark, mark, sign};
use ::fog_of_love::content::{Deck, Letter, Letters, OptionCard, Scene};
use ::fog_of_love::{Asked, Frame};
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
pub(super) fn kind_line(drawing: &Drawing<'_>, scene: Scene) -> Markup {
    let card = &drawing.content().scenes[scene.index()];
    html! {
        p class={ "fl-kind " (deck_class(card.deck)) } {
            span { (mark(Mark::of_deck(card.deck))) } " "
            (deck(drawing.tongue, card.deck)) " · " (type_line(drawing.tongue, card))
        }
    }
}

/// A scene as its player reads it before it is played: all that it says and does. It is one part of the
/// page wherever it stands, so that it is sent once.
pub(super) fn scene(drawing: &Drawing<'_>, scene: Scene, player: Seat) -> Markup {
    let card = &drawing.content().scenes[scene.index()];
    let context = CardContext::Scene(scene);
    html! {
        div.fl-read id={ "read-" (scene.0) } {
            (opening(drawing, context, player))
            (kind_line(drawing, scene))
            @if card.secret.is_none() { (options(drawing, context, player, None)) }
            (small_print(drawing, scene))
        }
    }
}

/// The title, what is said, and the situation.
pub(super) fn opening(drawing: &Drawing<'_>, card: CardContext, player: Seat) -> Markup {
    ending_with(drawing, card, player, CardText::Situation)
}

/// A secret that nobody found: the title, what was never said, and what became of it.
pub(super) fn kept(drawing: &Drawing<'_>, card: CardContext, player: Seat) -> Markup {
    ending_with(drawing, card, player, CardText::Never)
}

fn ending_with(drawing: &Drawing<'_>, card: CardContext, player: Seat, last: CardText) -> Markup {
    let says = |text| drawing.says(card, text, player);
    let lang = drawing.foreign(card);
    html! {
        h2.fl-title lang=[lang] { (says(CardText::Title).unwrap_or_default()) }
        (foreign_mark(drawing.titles().foreign_card(card)))
        @if let Some(said) = says(CardText::Spoken) { p.fl-said lang=[lang] { (said) } }
        @if let Some(text) = says(last) { p.fl-text lang=[lang] { (text) } }
    }
}

/// A word beside a card that does not speak the reader's language: which one it speaks.
fn foreign_mark(lang: Option<Lang>) -> Markup {
    html! { @if let Some(lang) = lang { span.badge lang=(lang.code()) { (lang.native_name()) } } }
}

/// What a scene does beside its options.
pub(super) fn small_print(drawing: &Drawing<'_>, scene: Scene) -> Markup {
    let card = &drawing.content().scenes[scene.index()];
    drawing.voice(CardContext::Scene(scene), |voice| {
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
pub(super) fn options_of<'a>(drawing: &Drawing<'a>, card: CardContext) -> &'a [OptionCard] {
    let content = drawing.content();
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

/// Its options, as things one would say or do. In the course of the card they can be picked by whoever
/// is asked, and show who took them once that is revealed.
pub(super) fn options(
    drawing: &Drawing<'_>,
    card: CardContext,
    player: Seat,
    frame: Option<&Frame>,
) -> Markup {
    let offered = match drawing.asked() {
        Some(Asked::Choice(letters) | Asked::Rechoice(letters, _)) if frame.is_some() => letters,
        _ => Letters::default(),
    };
    let cards = options_of(drawing, card);
    html! {
        @if !cards.is_empty() {
            ol.fl-options.read[frame.is_none()] id=[frame.map(|_| "fl-options")] {
                @for (which, option) in Letter::ALL.into_iter().zip(cards) {
                    @let words = drawing.says(card, CardText::Option(which), player).unwrap_or_default();
                    li { (one(drawing, card, option, Offered { which, words, can: offered.has(which), frame })) }
                }
            }
        }
    }
}

/// How an option is offered.
struct Offered<'f> {
    which: Letter,
    words: String,
    can: bool,
    frame: Option<&'f Frame>,
}

fn one(
    drawing: &Drawing<'_>,
    card: CardContext,
    option: &OptionCard,
    offered: Offered<'_>,
) -> Markup {
    let Offered { which, words, can, frame } = offered;
    let pick = picks::option(which);
    let picked = drawing.is_picked(&pick);
    let sealed = frame.is_some() && drawing.own().is_some_and(|own| own.choice == Some(which));
    let inside = html! {
        span.letter { (letter(which)) }
        span.words lang=[drawing.foreign(card)] { (words) }
        (gives(drawing, card, option))
        @if sealed { span.badge.sealed { (drawing.tongue.flw_you_chose()) } }
        @if let Some(frame) = frame { (takers(drawing, frame, which)) }
    };
    html! {
        @if can {
            button.fl-option type="button" id=(pick) data-pick=(pick) data-key=(which.index() + 1) aria-pressed=(picked) { (inside) }
            @if picked { (forecast::forecast(drawing, option)) }
        } @else {
            div.fl-option.read { (inside) }
        }
    }
}

/// What an option gives: tokens by their marks, then the rest as it is written.
fn gives(drawing: &Drawing<'_>, card: CardContext, option: &OptionCard) -> Markup {
    drawing.voice(card, |voice| {
        let effects = voice.effects(&option.effects);
        html! {
            span.gives {
                @for mark in voice.token_marks(&option.tokens) { span.mark { (mark) } }
                @for line in &effects { span.line { (line.text) } }
            }
        }
    })
}

/// Who took an option, once that is revealed.
fn takers(drawing: &Drawing<'_>, frame: &Frame, which: Letter) -> Markup {
    let took = |seat: &Seat| {
        frame.choice(*seat) == Some(which) || frame.further[seat.index() & 1] == Some(which)
    };
    html! { span.takers { @for seat in super::drawing::PEOPLE.iter().filter(|seat| took(seat)) { (drawing.person(*seat)) } } }
}

/// A small card with a title, a line and where its token lies.
pub(super) fn small(drawing: &Drawing<'_>, of: Titled) -> Markup {
    let content = drawing.content();
    let aspect = match of {
        Titled::Occupation(card) => Some(content.occupations[card.index()].aspect),
        Titled::Feature(card) => Some(content.features[card.index()].aspect),
        _ => None,
    };
    let foreign = drawing.titles().foreign_title(of);
    let lang = foreign.map(Lang::code);
    html! {
        @if let Some(picture) = picture(drawing, of) { (sign(picture)) }
        strong lang=[lang] { (drawing.title(of)) }
        @if let Some(text) = drawing.text(of, "text") { span.text lang=[lang] { (text) } }
        (foreign_mark(foreign))
        @if let Some(aspect) = aspect { span.mark { "+1 " (aspect_mark(drawing.tongue, aspect)) } }
    }
}

/// The picture of a trait or a destiny, if its pack has one for it.
fn picture(drawing: &Drawing<'_>, of: Titled) -> Option<Sign> {
    let (content, titles) = (drawing.content(), drawing.titles());
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
