//! What the viewer may know and the others need not.

use super::card::{back, small};
use super::{Table, name_in};
use crate::parts::{Sheet, Slot};
use face::love_letter::Knowledge;
use love_letter::{Card, Edition, Kinds, Sight};
use maud::{Markup, html};
use tabletop::Seat;
use words::love_letter::{card_name, tell};
use words::{Lang, Tongue};

/// What one viewer knows.
#[derive(Hash)]
struct Known<'a> {
    lang: Lang,
    names: &'a [String],
    edition: Edition,
    /// Which characters each hand may still be: each is a part, for few change at once.
    hands: Vec<Slot>,
    under: &'a [Option<Card>],
    notes: &'a [Sight],
    you: Option<Seat>,
}

/// Which characters a hand may still be.
#[derive(Hash)]
struct Hand<'a> {
    lang: Lang,
    edition: Edition,
    seat: Seat,
    names: &'a [String],
    possible: Kinds,
}

/// All of it, behind a button: whoever wants to find out for themselves leaves it closed.
pub(super) fn private(sheet: &mut Sheet<'_>, table: &Table<'_>) -> Option<Slot> {
    let (lang, names, edition) = (table.lang(), &*table.shown.names, table.face().edition);
    let Knowledge { hands, under, notes } = table.face().knowledge.as_ref()?;
    let hands = hands.iter().map(|&(seat, possible)| {
        let hand = Hand { lang, edition, seat, names, possible };
        sheet.part(format!("known-{}", seat.0), &hand, draw_hand)
    });
    let (hands, you) = (hands.collect(), table.face().you);
    let known = Known { lang, names, edition, hands, under, notes, you };
    Some(sheet.part("private", &known, draw))
}

fn draw(known: &Known<'_>) -> Markup {
    let tongue = Tongue::of(known.lang);
    html! {
        details.know id="know" {
            summary aria-keyshortcuts="k" { span { (tongue.llw_knowledge()) } kbd aria-hidden="true" { "K" } }
            div.body tabindex="0" role="group" aria-label=(tongue.llw_knowledge()) {
                p.help { (tongue.llt_know_legend()) }
                (grid(known, tongue))
                (under(known, tongue))
                (notes(known, tongue))
            }
        }
    }
}

/// Which characters each hand may still be.
fn grid(known: &Known<'_>, tongue: &Tongue) -> Markup {
    if known.hands.is_empty() {
        return html! {};
    }
    html! {
        div.known-hands {
            table.knowledge {
                caption.sr { (tongue.llw_knowledge_help()) }
                thead {
                    tr {
                        th scope="col" { span.sr { (tongue.heading_player()) } }
                        @for card in known.edition.deck().kinds().iter() {
                            @let name = card_name(tongue, card);
                            th scope="col" title=(name) {
                                span aria-hidden="true" { (card.value()) }
                                span.sr { (name) }
                            }
                        }
                    }
                }
                tbody { @for hand in &known.hands { (hand) } }
            }
        }
    }
}

fn draw_hand(hand: &Hand<'_>) -> Markup {
    let tongue = Tongue::of(hand.lang);
    let words = [tongue.llw_cell_no(), tongue.llw_cell_yes(), tongue.llw_cell_maybe()];
    html! {
        tr id={ "known-" (hand.seat.0) } {
            th scope="row" { (name_in(hand.names, tongue, hand.seat)) }
            @for card in hand.edition.deck().kinds().iter() { (cell(&words, hand.possible, card)) }
        }
    }
}

fn cell([no, yes, maybe]: &[String; 3], possible: Kinds, card: Card) -> Markup {
    let (class, sign, words) = if !possible.has(card) {
        ("no", "–", no)
    } else if possible.len() == 1 {
        ("yes", "✓", yes)
    } else {
        ("maybe", "●", maybe)
    };
    html! { td class=(class) { span aria-hidden="true" { (sign) } span.sr { (words) } } }
}

/// What lies under the deck since a Chancellor, as far as the viewer knows.
fn under(known: &Known<'_>, tongue: &Tongue) -> Markup {
    html! {
        @if !known.under.is_empty() {
            div.returned {
                p.label id="under-title" { (tongue.llw_under()) }
                ol.discards aria-labelledby="under-title" {
                    @for &card in known.under {
                        li {
                            @match card {
                                Some(card) => {
                                    span.sr { (card_name(tongue, card)) }
                                    (small(tongue, card))
                                }
                                None => {
                                    span.sr { (tongue.llw_under_unknown()) }
                                    (back())
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// What the viewer was shown this round and not everybody was: the latest last.
fn notes(known: &Known<'_>, tongue: &Tongue) -> Markup {
    let notes = known.notes.iter();
    let lines: Vec<String> =
        notes.filter_map(|sight| tell(tongue, sight, known.names, known.you)).collect();
    html! {
        @if !lines.is_empty() {
            div.noted {
                p.label id="notes-title" { (tongue.llw_notes()) }
                ul.log aria-labelledby="notes-title" { @for line in &lines { li.private { (line) } } }
            }
        }
    }
}
