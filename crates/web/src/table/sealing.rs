//! Numbers that people add to a seed: what the script is told to do with them, and what is shown of them when
//! the game is over.

use crate::TablePage;
use crate::around::Around;
use maud::{Markup, html};
use serde_json::json;
use tables::Phase;

/// The game for which whoever has a seat may pledge a number.
pub(super) fn next_game(page: &TablePage<'_>) -> Option<u32> {
    let picture = page.picture;
    let may = !picture.yours.is_empty() && picture.phase != Phase::Playing;
    may.then_some(picture.games + 1)
}

/// What is laid open when a game is about to begin.
pub(super) fn asked(page: &TablePage<'_>) -> Option<String> {
    next_game(page)?;
    serde_json::to_string(page.picture.sealing.as_ref()?).ok()
}

/// What the script says when it has checked the deal of a game that is over. Without it nothing is said.
pub(super) fn checked(page: &Around<'_>) -> Markup {
    let tongue = page.tongue();
    let deal = page.deal;
    let open = deal.and_then(|deal| Some((deal, deal.seed.as_ref()?, deal.numbers.as_ref()?)));
    html! {
        @if let Some((deal, seed, numbers)) = open {
            p.help id="checked" role="status" hidden
                data-deal=(json!({
                    "game": page.games, "seal": deal.seal, "seed": seed, "numbers": numbers,
                }))
                data-mine=(tongue.web_check_mine()) data-again=(tongue.web_check_again())
                data-others=(tongue.web_check_others()) data-missing=(tongue.web_check_missing())
                data-wrong=(tongue.web_check_wrong()) {}
        }
    }
}

/// The numbers of which the seed was made.
pub(super) fn numbers(page: &Around<'_>) -> Markup {
    let tongue = page.tongue();
    let numbers = page.deal.and_then(|deal| deal.numbers.as_ref());
    html! {
        @if let Some(numbers) = numbers {
            dt { (tongue.web_number_parlour()) } dd { code { (numbers.number) } }
            @for one in &numbers.people {
                dt { (tongue.web_number_of(page.name_of(one.seat))) }
                dd {
                    @match &one.number {
                        Some(number) => code { (number) },
                        None => (tongue.web_number_unopened()),
                    }
                }
            }
        }
    }
}
