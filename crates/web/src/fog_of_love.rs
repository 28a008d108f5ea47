//! A plain table for Fog of Love: the prompt, the story so far, and every legal move as a button.

use crate::art::{envelope, seal};
use crate::press::pick;
use crate::{GameUi, Picked, TablePage, Told};
use house::{AnyAction, FogOfLove, Glimpse, Titles};
use maud::{Markup, html};
use tabletop::{Game, Seat};
use words::Tongue;
use words::fog_of_love::{aspect, chapter, label};

/// Two letters.
pub(crate) fn emblem() -> Markup {
    html! { (envelope()) (envelope()) }
}

/// A letter and a seal, by turns.
pub(crate) fn ornament(chapter: usize) -> Markup {
    if chapter % 2 == 1 { envelope() } else { seal() }
}

/// The move that picks stand for, and whether it has been confirmed.
fn chosen(moves: usize, picks: &[String]) -> (Option<usize>, bool) {
    let number = |pick: &String| pick.strip_prefix("move-").and_then(|n| n.parse().ok());
    let last = picks.iter().rev().find_map(number).filter(|&n: &usize| n < moves);
    (last, last.is_some() && picks.last().is_some_and(|pick| pick == "confirm"))
}

impl GameUi for Glimpse<FogOfLove> {
    fn prompt(&self, page: &TablePage<'_>) -> String {
        self.ask(page.tongue(), &page.names())
    }

    fn middle(&self, page: &TablePage<'_>) -> Markup {
        let (tongue, table) = (page.tongue(), &self.view.table);
        let (names, content) = (page.names(), self.setup.book().content());
        html! {
            section.open.fl-story {
                h2 { (chapter(tongue, content, table)) }
                div.fl-people {
                    @for seat in [Seat(0), Seat(1)] {
                        @let person = table.person(seat);
                        section id={ "fl-person-" (seat.0) } {
                            h3 { (names.get(seat.index()).map_or("", String::as_str)) }
                            p { "♥ " (person.satisfaction) }
                            ul {
                                @for side in fog_of_love::content::Aspect::all() {
                                    @let count = person.tokens[side.index()];
                                    @if count > 0 { li { (aspect(tongue, side)) " " (count) } }
                                }
                            }
                        }
                    }
                }
                ol.fl-told { @for (_, line) in self.log(tongue, &names).iter().rev().take(8).rev() { li { (line) } } }
            }
        }
    }

    fn tray(&self, page: &TablePage<'_>) -> Markup {
        let tongue = page.tongue();
        let now = page.picture.steps == self.steps && page.seat.is_some();
        let Some(seen) = FogOfLove::seen_in(&self.view).filter(|_| now) else { return html! {} };
        let (names, moves) = (page.names(), self.moves());
        let titles = Titles::new(&self.setup, tongue, &names);
        let (chosen, _) = chosen(moves.len(), &page.desk.picks);
        html! {
            div.fl-moves id="fl-moves" {
                @for (number, action) in moves.iter().enumerate() {
                    @let text = label(tongue, &titles, *action, seen, &names);
                    @let what = format!("move-{number}");
                    @if chosen == Some(number) {
                        (pick("primary", "confirm", &text))
                    } @else {
                        (pick("", &what, &text))
                    }
                }
            }
        }
    }

    fn told(&self, _: &TablePage<'_>) -> Vec<Told> {
        Vec::new()
    }

    fn scene(&self, _: &TablePage<'_>) -> Option<Markup> {
        None
    }

    fn reveal(&self, _: &TablePage<'_>) -> Option<Markup> {
        None
    }

    fn explanations(&self, _: &Tongue) -> Vec<(String, Markup)> {
        Vec::new()
    }

    fn hint(&self, _: &TablePage<'_>) -> Option<String> {
        None
    }

    fn summary(&self, _: &TablePage<'_>) -> Markup {
        html! {}
    }

    fn picked(&self, picks: &[String]) -> Picked {
        let moves = self.moves();
        match chosen(moves.len(), picks) {
            (Some(number), true) => Picked::Move(AnyAction::FogOfLove(moves[number])),
            (Some(number), false) => Picked::More(vec![format!("move-{number}")]),
            (None, _) => Picked::More(Vec::new()),
        }
    }
}
