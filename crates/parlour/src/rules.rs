//! `parlour rules`: a game's rules to read.

use crate::problem::Problem;
use std::io::{IsTerminal, Write};
use words::Tongue;
use words::rules::{Ansi, render_terminal, rules_page};

/// A comfortable measure of text.
const WIDTH: usize = 76;

pub fn run(game: &str, tongue: &Tongue) -> Result<(), Problem> {
    let unknown = || Problem::UnknownGame(game.to_string());
    let kind = crate::problem::game(game)?;
    let page = rules_page(tongue.lang(), kind.key()).ok_or_else(unknown)?;
    let mut out = std::io::stdout().lock();
    let ansi = if out.is_terminal() { Ansi::Colour } else { Ansi::Plain };
    let text = render_terminal(page, WIDTH, ansi);
    writeln!(out, "{}", text.trim_end()).map_err(Problem::from_output)
}
