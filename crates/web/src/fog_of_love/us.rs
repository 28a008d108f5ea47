//! The two of them: who they are, how happy, and what they have shown of themselves. Their names stand
//! before them on the stage.

use super::Table;
use super::board::board;
use super::cards::{Cards, PEOPLE, ink, shape};
use super::scale::scales;
use crate::art::{Icon, icon};
use crate::parts::{Sheet, Slot};
use ::fog_of_love::content::{Feature, Occupation};
use ::fog_of_love::{Note, Phase, other};
use maud::{Markup, html};
use tabletop::Seat;
use words::Tongue;
use words::fog_of_love::{Titled, note};

/// A name longer than this is written smaller.
const LONG: usize = 12;

/// What is known of the two: the scales between them, their features, what the partner once showed.
pub(super) fn us(sheet: &mut Sheet<'_>, table: &Table<'_>) -> Slot {
    let more = more(sheet, table);
    sheet.part("fl-us", &(table.lang(), more), |(lang, more)| {
        html! {
            section.fl-us id="fl-us" aria-label=(Tongue::of(*lang).flw_us()) { (more) }
        }
    })
}

/// Where the story stands.
#[derive(Hash)]
enum Progress {
    Creation,
    /// A chapter by its number, with how many of its scenes have been played.
    Chapter(u8, u8, u8),
    Finale,
}

/// How far the chapter has come, a mark for each scene.
pub(super) fn progress(sheet: &mut Sheet<'_>, table: &Table<'_>) -> Slot {
    let now = &table.face().table;
    let progress = match (now.phase, now.chapter) {
        (Phase::Finale(_) | Phase::Judge | Phase::Over, _) => Progress::Finale,
        (_, 0) => Progress::Creation,
        (_, chapter) => Progress::Chapter(chapter, now.count, now.length(table.cards().content())),
    };
    sheet.part("fl-progress", &(table.lang(), progress), |(lang, progress)| {
        let tongue = Tongue::of(*lang);
        html! {
            p.fl-progress id="fl-progress" {
                @match *progress {
                    Progress::Creation => span { (tongue.ft_creation()) },
                    Progress::Finale => span { (tongue.ft_finale()) },
                    Progress::Chapter(chapter, count, length) => {
                        span { (tongue.ft_chapter(count.into(), length.into(), chapter.into())) }
                        span.marks aria-hidden="true" {
                            @for scene in 0..length { i.on[scene < count] {} }
                        }
                    }
                }
            }
        }
    })
}

/// One of the two.
#[derive(Hash)]
struct Person<'a> {
    cards: Cards<'a>,
    seat: Seat,
    satisfaction: i16,
    occupation: Option<Occupation>,
    secrets: u8,
    committed: bool,
    /// Whether the other waits for them.
    thinks: bool,
}

/// Somebody's name, hearts, and what lies before them.
pub(super) fn person(sheet: &mut Sheet<'_>, table: &Table<'_>, seat: Seat) -> Slot {
    let (face, now) = (table.face(), &table.face().table);
    let person = now.person(seat);
    let waited = now.waiting.has(seat) && now.phase != Phase::Over;
    let person = Person {
        cards: table.cards(),
        seat,
        satisfaction: person.satisfaction,
        occupation: person.occupation,
        secrets: person.secrets,
        committed: person.committed,
        thinks: waited && face.you != Some(seat),
    };
    sheet.part(format!("player-{}", seat.0), &person, draw_person)
}

fn draw_person(person: &Person<'_>) -> Markup {
    let &Person { ref cards, seat, satisfaction, .. } = person;
    let (tongue, long) = (cards.tongue(), cards.name(seat).chars().count() > LONG);
    html! {
        section class={ "fl-person " (ink(seat)) @if long { " long" } } id={ "player-" (seat.0) } {
            h3 {
                span.shape aria-hidden="true" { (shape(seat)) } " " span.name { (cards.name(seat)) }
                @if person.committed { " " span.state.sealed { (tongue.flw_has_chosen()) } }
                @else if person.thinks { " " span.state { (tongue.flw_thinks()) } }
            }
            p.hearts { span.heart aria-hidden="true" { "♥" } " " (satisfaction) span.sr { " " (tongue.flw_hearts(satisfaction.into())) } }
            @if person.occupation.is_some() || person.secrets > 0 {
                p.job {
                    @if let Some(card) = person.occupation { (cards.title(Titled::Occupation(card))) }
                    @if person.secrets > 0 { " " span.secrets { (tongue.flw_secrets(person.secrets.into())) } }
                }
            }
        }
    }
}

/// What is known of the two.
#[derive(Hash)]
struct More<'a> {
    cards: Cards<'a>,
    scales: Slot,
    /// Whether the viewer has goals on them.
    goals: bool,
    features: [[Option<Feature>; 3]; 2],
    /// What the partner once showed.
    notes: Option<(Seat, &'a [Note])>,
    board: Slot,
}

fn more(sheet: &mut Sheet<'_>, table: &Table<'_>) -> Slot {
    let face = table.face();
    let partner = face.you.map(other).filter(|_| !face.notes.is_empty());
    let more = More {
        cards: table.cards(),
        scales: scales(sheet, table),
        goals: face.own.as_ref().is_some_and(|own| !own.goals.is_empty()),
        features: PEOPLE.map(|seat| face.table.person(seat).features),
        notes: partner.map(|partner| (partner, &*face.notes)),
        board: board(sheet, table),
    };
    sheet.part("fl-more-us", &more, draw_more)
}

fn draw_more(More { cards, scales, goals, features, notes, board }: &More<'_>) -> Markup {
    html! {
        details.fl-more-us id="fl-more-us" {
            summary { (icon(Icon::People)) span { (cards.tongue().flw_tab_us()) } }
            div.fl-us-body tabindex="0" role="region" aria-label=(cards.tongue().flw_us_more()) {
                (scales)
                @if *goals { p.legend { span.flag aria-hidden="true" { "⚑" } " " (cards.tongue().flw_goals_legend()) } }
                @for (seat, features) in PEOPLE.into_iter().zip(features) { (noticed(cards, seat, features)) }
                @if let Some((partner, notes)) = notes { (shown(cards, *partner, notes)) }
                (board)
            }
        }
    }
}

/// What is known of somebody: features, with where their tokens lie.
fn noticed(cards: &Cards<'_>, seat: Seat, features: &[Option<Feature>]) -> Markup {
    html! {
        @if features.iter().any(Option::is_some) {
            div.fl-known {
                h4 { (cards.tongue().flw_noticed(cards.name(other(seat)), cards.name(seat))) }
                ul {
                    @for card in features.iter().flatten() {
                        li { button.fl-word type="button" data-explain={ "feature-" (card.0) } { (cards.title(Titled::Feature(*card))) } }
                    }
                }
            }
        }
    }
}

/// What the partner once showed.
fn shown(cards: &Cards<'_>, partner: Seat, notes: &[Note]) -> Markup {
    let titles = cards.titles();
    html! {
        div.fl-notes {
            h4 { (cards.tongue().flw_shown_by(cards.name(partner))) }
            ul { @for one in notes { li { (note(cards.tongue(), &titles, one)) } } }
        }
    }
}
