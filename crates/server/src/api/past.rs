//! Earlier moments of a table's games, for pages and programs.

use crate::keys::TableKey;
use crate::parlour::Parlour;
use crate::rejection::Rejection;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use std::sync::Arc;
use tables::{Eyes, Refusal};

/// Which moment of which game, and through whose eyes.
#[derive(Clone, Copy)]
pub(crate) struct Moment {
    /// The latest one if not said.
    pub game: Option<u32>,
    pub eyes: Eyes,
    pub step: usize,
}

/// An earlier moment of a game.
pub(crate) struct LookedBack {
    pub look: tables::Look,
    /// How many steps there are by now.
    pub steps: usize,
    /// Whether the deal was the sealed one, once the game is over.
    pub honest: Option<bool>,
}

/// A game as it was after so many steps; one before a rematch is read from the journal.
pub(crate) async fn look_back(
    parlour: &Arc<Parlour>,
    key: TableKey,
    guest: tables::Guest,
    moment: Moment,
) -> Result<LookedBack, Rejection> {
    let look = move |table: &tables::Table| {
        let look = table.look_back(guest, moment.eyes, moment.step)?;
        Ok(LookedBack { look, steps: table.steps(), honest: table.is_honest() })
    };
    match past(parlour, key, guest, moment.game).await? {
        Some(table) => Ok(look(&table).map_err(|refusal: Refusal| Rejection::from(refusal))?),
        None => parlour.look(key, move |table, _| look(table)).await,
    }
}

/// The table as it was at the end of an earlier game; none if the latest one is wanted. Whoever may
/// not look at the table now may not look at its past.
async fn past(
    parlour: &Arc<Parlour>,
    key: TableKey,
    guest: tables::Guest,
    game: Option<u32>,
) -> Result<Option<tables::Table>, Rejection> {
    let Some(game) = game else { return Ok(None) };
    let games = parlour.look(key, move |table, attending| {
        let games = table.games();
        table.look_around(guest, Eyes::Public, attending).map(|_| games)
    });
    let games = games.await?;
    match game {
        0 => Err(Refusal::NotPlaying.into()),
        game if game > games => Err(Refusal::NotPlaying.into()),
        game if game == games => Ok(None),
        game => parlour.load_past(key, game).await.map(Some),
    }
}

/// The transcript of a table's game, as a file.
pub(crate) async fn transcript_file(
    parlour: &Arc<Parlour>,
    key: TableKey,
    guest: tables::Guest,
    game: Option<u32>,
) -> Result<Response, Rejection> {
    let record = match past(parlour, key, guest, game).await? {
        Some(table) => table.record(guest)?,
        None => parlour.look(key, move |table, _| table.record(guest)).await?,
    };
    let headers = [
        (header::CONTENT_TYPE, "application/x-ndjson"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"parlour-game.jsonl\""),
    ];
    Ok((headers, record.text()).into_response())
}
