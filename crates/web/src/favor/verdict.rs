//! Who has won the game: what stands first on its last page.

use super::{Table, ledger, name_in};
use crate::art::room;
use crate::parts::{Sheet, Slot};
use maud::{Markup, html};
use tabletop::Seat;
use words::favor::points;
use words::{Lang, Tongue};

/// Who has won, why, and the points by round.
#[derive(Hash)]
struct Verdict<'a> {
    lang: Lang,
    names: &'a [String],
    winner: Seat,
    /// Whether the winner reads it alone: those who share a device share the news.
    mine: bool,
    points: i8,
    why: Slot,
    scores: Slot,
}

/// A laurel around whoever has won, and why.
pub(super) fn verdict(sheet: &mut Sheet<'_>, table: &Table<'_>) -> Option<Slot> {
    let (face, page) = (table.face(), &table.shown.page);
    let winner = face.won?;
    let verdict = Verdict {
        lang: table.lang(),
        names: table.names(),
        winner,
        mine: !page.picture.one_device && face.you == Some(winner),
        points: face.player(winner).map_or(0, |player| player.total),
        why: super::told::latest(sheet, table, "why", why),
        scores: ledger::scores(sheet, table),
    };
    Some(sheet.part("verdict", &verdict, draw))
}

fn draw(verdict: &Verdict<'_>) -> Markup {
    let tongue = Tongue::of(verdict.lang);
    html! {
        div.verdict {
            div.laurels {
                span.crowned { (room::laurel()) (room::medallion(verdict.winner.index())) }
            }
            h2 {
                @if verdict.mine { (tongue.web_you_won()) }
                @else { (tongue.web_won(&name_in(verdict.names, tongue, verdict.winner))) }
            }
            p.fv-with { (points(tongue, verdict.points)) }
            (verdict.why)
            (verdict.scores)
        }
    }
}

/// What decided the game.
fn why(lines: &[String]) -> Markup {
    html! { div.why { @if let Some(line) = lines.last() { p { (line) } } } }
}
