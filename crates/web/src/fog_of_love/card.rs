//! Cards as they are read: a page of a romance, with what it does below.

use super::cards::{Cards, lines};
use super::options::{Taken, option};
use crate::art::signs::{Mark, mark, sign};
use crate::parts::{Sheet, Slot};
use ::fog_of_love::content::{Deck, Letter, OptionCard, Scene};
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
                div.fl-options.read {
                    @for (which, _) in Letter::ALL.into_iter().zip(&card.options) {
                        (option(&Taken { cards: *cards, card: context, player: *player, me: Some(*player), which, can: false, picked: false, sealed: false, takers: [false; 2] }))
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

/// A card in course: its title with who plays it, and the situation. What is said is said on the stage.
pub(super) fn headed(cards: &Cards<'_>, card: CardContext, player: Seat, byline: Markup) -> Markup {
    let says = |text| cards.says(card, text, player);
    let lang = cards.foreign(card);
    html! {
        h2.fl-title { span lang=[lang] { (says(CardText::Title).unwrap_or_default()) } " " (byline) }
        (foreign_mark(cards.titles().foreign_card(card)))
        @if let Some(text) = says(CardText::Situation) { p.fl-text lang=[lang] { (text) } }
    }
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
