//! What an option gives, in marks: tokens and hearts with whose they are; the rest as it is written.

use super::cards::{Cards, signed};
use crate::art::signs::{Mark, mark};
use ::fog_of_love::content::{Aspect, Effect, OptionCard, Who};
use ::fog_of_love::other;
use maud::{Markup, html};
use tabletop::Seat;
use words::fog_of_love::{CardContext, aspect_mark};

/// For whom an option is read.
#[derive(Clone, Copy)]
pub(super) struct Gets {
    /// Who takes it, if that is known.
    pub chooser: Option<Seat>,
    /// Who played the card.
    pub player: Seat,
    /// Who reads it.
    pub me: Option<Seat>,
}

impl Gets {
    /// Somebody as the reader would call them; none if that takes a sentence.
    fn name(self, cards: &Cards<'_>, who: Who) -> Option<(String, Option<Seat>)> {
        let tongue = cards.tongue();
        let named = |seat: Seat| match self.me == Some(seat) {
            true => (tongue.flw_you(), Some(seat)),
            false => (cards.name(seat).to_string(), Some(seat)),
        };
        match (who, self.chooser) {
            (Who::Chooser, Some(chooser)) => Some(named(chooser)),
            (Who::Other, Some(chooser)) => Some(named(other(chooser))),
            (Who::Chooser, None) => Some((tongue.flw_chooser(), None)),
            (Who::Other, None) => Some((tongue.flw_other(), None)),
            (Who::Both, _) => Some((tongue.flw_both(), None)),
            (Who::Player, _) => Some(named(self.player)),
            (Who::Partner, _) => Some(named(other(self.player))),
            _ => None,
        }
    }
}

/// The mark of a token of somebody's.
fn token(of: Option<Seat>) -> Mark {
    if of == Some(Seat(1)) { Mark::Diamond } else { Mark::Dot }
}

/// The class of somebody's ink, if it is somebody's.
fn ink(of: Option<Seat>) -> Option<&'static str> {
    of.map(super::cards::ink)
}

/// What an option gives.
pub(super) fn gives(
    cards: &Cards<'_>,
    card: CardContext,
    option: &OptionCard,
    gets: Gets,
) -> Markup {
    let tongue = cards.tongue();
    let own = |aspect: Aspect, count: i16| {
        html! {
            span.mark {
                span class=[ink(gets.chooser)] { (mark(token(gets.chooser))) } " "
                @if count != 1 { (signed(count)) " " } (aspect_mark(tongue, aspect))
            }
        }
    };
    html! {
        span.gives {
            @for gift in &option.tokens { (own(gift.aspect, gift.count.into())) }
            @for effect in &option.effects { (one(cards, card, effect, gets)) }
        }
    }
}

fn one(cards: &Cards<'_>, card: CardContext, effect: &Effect, gets: Gets) -> Markup {
    let tongue = cards.tongue();
    let named = |who: Who| gets.name(cards, who);
    match effect {
        Effect::Satisfaction(who, amount) if amount.share.is_none() => {
            if let Some((name, _)) = named(*who) {
                return html! {
                    span.mark { span.heart { (mark(Mark::Heart)) } " " (name) " " (signed(amount.plus.into())) }
                };
            }
        }
        Effect::Tokens(who, aspect, amount) if amount.share.is_none() => {
            if let Some((name, seat)) = named(*who) {
                return html! {
                    span.mark {
                        span class=[ink(seat)] { (mark(token(seat))) } " " (name) " "
                        (signed(amount.plus.into())) " " (aspect_mark(tongue, *aspect))
                    }
                };
            }
        }
        _ => {}
    }
    cards.voice(card, |voice| {
        let lines = voice.effects(std::slice::from_ref(effect));
        html! { @for line in &lines { span.line { (line.text) } } }
    })
}
