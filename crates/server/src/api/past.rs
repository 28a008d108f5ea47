//! Earlier moments of a table's games, for pages and programs.

use crate::keys::TableKey;
use crate::parlour::Parlour;
use crate::rejection::Rejection;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use std::sync::Arc;
use tables::{Eyes, Guest, Look, Refusal, Table};

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
    pub look: Look,
    /// What each seat saw, if every hand is open.
    pub hands: Option<Vec<Look>>,
    /// How many steps there are by now.
    pub steps: usize,
    /// Whether the deal was the sealed one, once the game is over.
    pub honest: Option<bool>,
}

/// A game as it was after so many steps; one before a rematch is read from the journal.
pub(crate) async fn look_back(
    parlour: &Arc<Parlour>,
    key: TableKey,
    guest: Guest,
    moment: Moment,
) -> Result<LookedBack, Rejection> {
    let past = Past::of(parlour, key, guest, moment.game).await?;
    past.look_back(Hands::Of(moment.eyes), moment.step).await
}

/// Whose hands are seen.
#[derive(Clone, Copy)]
pub(crate) enum Hands {
    /// What these eyes see.
    Of(Eyes),
    /// All of them: once the game is over.
    All,
}

/// A game that somebody looks back at.
pub(crate) struct Past<'a> {
    parlour: &'a Arc<Parlour>,
    key: TableKey,
    guest: Guest,
    /// The table at the end of that game, if it is not the latest.
    earlier: Option<Table>,
}

impl<'a> Past<'a> {
    pub async fn of(
        parlour: &'a Arc<Parlour>,
        key: TableKey,
        guest: Guest,
        game: Option<u32>,
    ) -> Result<Past<'a>, Rejection> {
        let earlier = past(parlour, key, guest, game).await?;
        Ok(Past { parlour, key, guest, earlier })
    }

    /// The game after so many steps.
    pub async fn look_back(&self, hands: Hands, step: usize) -> Result<LookedBack, Rejection> {
        let guest = self.guest;
        let look = move |table: &Table| {
            let (look, hands) = match hands {
                Hands::Of(eyes) => (table.look_back(guest, eyes, step)?, None),
                Hands::All => {
                    let (look, hands) = table.look_back_openly(guest, step)?;
                    (look, Some(hands))
                }
            };
            Ok(LookedBack { look, hands, steps: table.steps(), honest: table.is_honest() })
        };
        match &self.earlier {
            Some(table) => Ok(look(table).map_err(|refusal: Refusal| Rejection::from(refusal))?),
            None => self.parlour.look(self.key, move |table, _| look(table)).await,
        }
    }
}

/// The table as it was at the end of an earlier game; none if the latest one is wanted, as it is by now.
/// Whoever may not look at the table now may not look at its past, unless they played it themselves: then
/// they are shown the table as they left it.
async fn past(
    parlour: &Arc<Parlour>,
    key: TableKey,
    guest: Guest,
    game: Option<u32>,
) -> Result<Option<Table>, Rejection> {
    parlour.refresh(key).await;
    let may = parlour.read(key, move |table, attending| {
        let games = table.games();
        let retired = table.is_retired(guest, game.unwrap_or(games));
        (games, retired, table.look_around(guest, Eyes::Public, attending).err())
    });
    let (games, retired, refusal) = may.await?;
    let which = game.unwrap_or(games);
    match (game, refusal) {
        (_, Some(_)) if retired => parlour.load_past(key, which).await.map(Some),
        // What may be seen of a game by now is for the table to say.
        (None, _) => Ok(None),
        (Some(_), Some(refusal)) => Err(refusal.into()),
        (Some(0), None) => Err(Refusal::NotPlaying.into()),
        (Some(_), None) if which > games => Err(Refusal::NotPlaying.into()),
        (Some(_), None) if which == games => Ok(None),
        (Some(_), None) => parlour.load_past(key, which).await.map(Some),
    }
}

/// The transcript of a table's game, as a file.
pub(crate) async fn transcript_file(
    parlour: &Arc<Parlour>,
    key: TableKey,
    guest: Guest,
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
