//! Who may look through whose eyes, and what they see: decided here and nowhere else.
//!
//! A [`Look`] holds a [`Picture`], the table around the game, and a glimpse. While a game is
//! played, what a seat sees leaves by these and by [`Sights`] alone; the truth is told when it is
//! over ([`Record`]).

use super::{Invitation, Phase, Table};
use crate::{Attending, Guest, Holder, OpenWindow, Picture, Refusal};
use house::{AnyGlimpse, Line};
use serde_json::value::RawValue;
use tabletop::{Seat, Viewer};
use words::Lang;

/// Through whose eyes somebody asks to look.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Eyes {
    /// Those of the public.
    Public,
    /// Those of a seat.
    Seat(u8),
    /// Those that a page shows: of the guest's own seat, or, on a device that is passed around, of
    /// the seat that the curtain is open for.
    Page {
        /// The seat that the curtain is open for.
        open: Option<u8>,
    },
}

/// A table as somebody may see it.
pub struct Look {
    /// The table, the game apart.
    pub picture: Picture,
    /// The seat whose eyes these are; none for spectators.
    pub seat: Option<u8>,
    /// Who sat down in that seat: its private link is bound to them.
    pub holder: Option<Holder>,
    /// The language of that seat.
    pub lang: Option<Lang>,
    /// The topics that whoever has this seat asked to leave out of the next game, while that can be
    /// changed. For the eyes of the seat alone.
    pub vetoed: Option<Vec<String>>,
    /// For the host of a running game: what invitations to seats are bound to that nobody plays.
    pub invitations: Vec<(u8, Invitation)>,
    /// The game, once one has begun.
    pub glimpse: Option<AnyGlimpse>,
}

impl Look {
    /// The same as if the game were not over yet: for whoever has not been shown all that led there.
    pub fn put_off_the_end(&mut self) {
        if self.picture.phase == Phase::Over {
            self.picture.phase = Phase::Playing;
            self.picture.sealing = None;
            if let Some(deal) = &mut self.picture.deal {
                deal.close();
            }
            for chair in &mut self.picture.seats {
                chair.won = chair.won_before;
            }
        }
    }
}

/// What was perceived since a step.
pub struct Sights {
    /// Which game of the table.
    pub game: u32,
    /// How many steps have been taken.
    pub steps: usize,
    /// Each step since then, as programs read it.
    pub sights: Vec<Box<RawValue>>,
    /// The legal moves of the seat.
    pub moves: Box<RawValue>,
    /// How long that list may be at the most, in bytes, as everybody can reckon it.
    pub longest_menu: usize,
    /// Whether the game is over.
    pub over: bool,
    /// The window that is open.
    pub window: Option<OpenWindow>,
}

/// A game that is over, with nothing hidden.
pub struct Record {
    /// The header of its transcript.
    pub header: Line,
    /// Its transcript, header excluded.
    pub lines: Vec<Line>,
}

impl Record {
    /// The transcript as a file: its header, then line by line.
    pub fn text(&self) -> String {
        let lines = [&self.header].into_iter().chain(&self.lines);
        lines.map(|line| format!("{line}\n")).collect()
    }
}

impl Table {
    /// What somebody sees of the table through these eyes, if they may.
    ///
    /// # Errors
    ///
    /// If they may not look, or not through these eyes. A refusal carries nothing.
    pub fn look(&self, guest: Guest, eyes: Eyes, attending: &Attending) -> Result<Look, Refusal> {
        let viewer = self.viewer(guest, eyes)?;
        let glimpse = self.game().map(|game| game.game.glimpse(viewer));
        Ok(self.looked(guest, viewer, glimpse, attending))
    }

    /// What somebody sees who follows at their own pace and has come to so many steps. That the game
    /// is over they learn when they get there.
    ///
    /// # Errors
    ///
    /// As above.
    pub fn look_then(
        &self,
        guest: Guest,
        eyes: Eyes,
        steps: usize,
        attending: &Attending,
    ) -> Result<Look, Refusal> {
        let viewer = self.viewer(guest, eyes)?;
        let mut glimpse = self.game().map(|game| game.game.glimpse_then(viewer, steps));
        // Whoever says nothing in a window is offered nothing, whatever they hold.
        let silent = viewer.seat().zip(self.open_window(attending));
        if silent.is_some_and(|(seat, window)| window.is_silent(seat.0))
            && let Some(glimpse) = &mut glimpse
        {
            glimpse.hush();
        }
        let mut look = self.looked(guest, viewer, glimpse, attending);
        if steps < self.steps() {
            look.put_off_the_end();
        }
        Ok(look)
    }

    /// The same without the game.
    ///
    /// # Errors
    ///
    /// As above.
    pub fn look_around(
        &self,
        guest: Guest,
        eyes: Eyes,
        attending: &Attending,
    ) -> Result<Look, Refusal> {
        let viewer = self.viewer(guest, eyes)?;
        Ok(self.looked(guest, viewer, None, attending))
    }

    /// The game as it was after so many steps, with all that led there. When it is over, it may be
    /// seen through anybody's eyes.
    ///
    /// # Errors
    ///
    /// If they may not look, or no game has begun.
    pub fn look_back(&self, guest: Guest, eyes: Eyes, steps: usize) -> Result<Look, Refusal> {
        let viewer = match eyes {
            Eyes::Seat(seat) if self.phase() == Phase::Over => {
                self.check_may_look(guest)?;
                self.chair(seat)?;
                Viewer::Seat(Seat(seat))
            }
            eyes => self.viewer(guest, eyes)?,
        };
        let game = self.game().ok_or(Refusal::NotPlaying)?;
        Ok(self.looked(
            guest,
            viewer,
            Some(game.game.glimpse_at(viewer, steps)),
            &Attending::default(),
        ))
    }

    /// The same with every hand open: as the public saw it, and as each seat did. For games that are
    /// over, also where one guest holds all seats.
    ///
    /// # Errors
    ///
    /// If they may not look, or the game is not over.
    pub fn look_back_openly(
        &self,
        guest: Guest,
        steps: usize,
    ) -> Result<(Look, Vec<Look>), Refusal> {
        let public = self.look_back(guest, Eyes::Public, steps)?;
        if self.phase() != Phase::Over {
            return Err(Refusal::NotOver);
        }
        let seats = (0..).take(self.chairs.len());
        let hands = seats.map(|seat| self.look_back(guest, Eyes::Seat(seat), steps));
        Ok((public, hands.collect::<Result<_, _>>()?))
    }

    /// What was perceived through these eyes since a step.
    ///
    /// # Errors
    ///
    /// If they may not look, or no game has begun.
    pub fn sights(
        &self,
        guest: Guest,
        eyes: Eyes,
        from: usize,
        attending: &Attending,
    ) -> Result<Sights, Refusal> {
        let viewer = self.viewer(guest, eyes)?;
        let game = self.game().ok_or(Refusal::NotPlaying)?;
        Ok(Sights {
            game: self.games,
            steps: game.steps(),
            sights: game.game.sights(viewer, from),
            moves: game.game.moves(viewer),
            longest_menu: viewer.seat().map_or(0, |seat| game.game.longest_menu(seat)),
            over: game.is_over(),
            window: self.open_window(attending),
        })
    }

    /// Whether every card was dealt as the sealed seed has it, once the game is over.
    pub fn is_honest(&self) -> Option<bool> {
        self.game().and_then(crate::TableGame::is_honest)
    }

    /// The transcript of a game that is over. Its header says with which seed the cards were dealt,
    /// and which seal everybody saw before the first of them.
    ///
    /// # Errors
    ///
    /// If they may not look, or the game is not over.
    pub fn record(&self, guest: Guest) -> Result<Record, Refusal> {
        self.check_may_look(guest)?;
        let game = self.game().ok_or(Refusal::NotOver)?;
        let seed = game.seed().ok_or(Refusal::NotOver)?;
        let mut header = game.game.header(&seed);
        if let Some(header) = header.as_object_mut() {
            header.insert("seal".into(), game.seal().into());
            if let Some(numbers) = game.picture().numbers {
                let numbers = serde_json::to_value(numbers).map_err(|_| Refusal::Damaged)?;
                header.insert("numbers".into(), numbers);
            }
            header.insert("names".into(), self.names().into());
        }
        Ok(Record { header, lines: game.transcript().ok_or(Refusal::Damaged)? })
    }

    /// Who holds a seat: whoever sat down there, and what they are called.
    ///
    /// # Errors
    ///
    /// If nobody does.
    pub fn holder(&self, seat: u8) -> Result<(Holder, String), Refusal> {
        let chair = self.chair(seat)?;
        let holder = chair.holder().ok_or(Refusal::NoSeat)?;
        Ok((holder, chair.name.clone()))
    }

    /// Whether somebody may see the table: who sits there always may, and whoever could sit down
    /// before the game.
    fn check_may_look(&self, guest: Guest) -> Result<(), Refusal> {
        let mine = self.is_host(guest) || !self.seats_of(guest).is_empty();
        let invited = self.phase() == Phase::Gathering && self.free_seat().is_some();
        match self.removed.contains(&guest) {
            _ if mine || self.watchers => Ok(()),
            true => Err(Refusal::Removed),
            false if invited => Ok(()),
            false => Err(Refusal::NoWatchers),
        }
    }

    /// The eyes that somebody is given: those of a seat only if it is theirs.
    fn viewer(&self, guest: Guest, eyes: Eyes) -> Result<Viewer, Refusal> {
        self.check_may_look(guest)?;
        let mine = self.seats_of(guest);
        let theirs = |seat: u8| mine.contains(&Seat(seat)).then_some(Viewer::Seat(Seat(seat)));
        match eyes {
            Eyes::Public => Ok(Viewer::Public),
            Eyes::Seat(seat) => theirs(seat).ok_or(Refusal::NotYours),
            // Whoever has lost their seat meanwhile looks on.
            Eyes::Page { open } if self.opening.one_device => {
                Ok(open.and_then(theirs).unwrap_or(Viewer::Public))
            }
            Eyes::Page { .. } => {
                Ok(mine.first().map_or(Viewer::Public, |&seat| Viewer::Seat(seat)))
            }
        }
    }

    fn looked(
        &self,
        guest: Guest,
        viewer: Viewer,
        glimpse: Option<AnyGlimpse>,
        attending: &Attending,
    ) -> Look {
        let chair = viewer.seat().and_then(|seat| self.chairs.get(seat.index()));
        let mine = chair.filter(|chair| chair.is_of(guest));
        Look {
            picture: self.picture(guest, attending),
            seat: viewer.seat().map(|seat| seat.0),
            holder: mine.and_then(crate::Chair::holder),
            lang: mine.map(|chair| chair.lang),
            vetoed: mine.and(viewer.seat()).and_then(|seat| self.vetoed(seat.0)),
            invitations: self.invitations(guest),
            glimpse,
        }
    }
}
