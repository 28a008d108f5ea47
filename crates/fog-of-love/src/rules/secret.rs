//! Secrets (FL-219 to FL-231, FL-241 to FL-244).

use super::Run;
use crate::Event;
use crate::Happened;
use crate::content::{HowMany, Scene, Tag};
use crate::frame::{Frame, Source, other};
use crate::happened::Why;
use crate::progress::Progress;
use crate::stage::{Choosing, Stage};
use crate::table::{Asked, Chance, Drawn};
use tabletop::{Seat, Seats, Witness};

impl<W: Witness<Event>> Run<'_, W> {
    /// Reveals secrets of a seat one by one, each resolved before the next (FL-187). The other
    /// person picks blind (FL-243), except where a tag tells which. `false` while it has to wait.
    pub(super) fn reveal_secrets(
        &mut self,
        frame: &mut Frame,
        owner: Seat,
        count: HowMany,
        tag: Option<Tag>,
    ) -> bool {
        let wanted = match count {
            HowMany::Exactly(count) => count,
            HowMany::Any | HowMany::All => u8::MAX,
        };
        let done = match frame.progress {
            Progress::RevealingSecrets(done) => done,
            _ => 0,
        };
        if done >= wanted {
            return true;
        }
        let there = self.table().person(owner).secrets;
        let left = wanted - done;
        let scenes = &self.book.content().scenes;
        let tagged = |scene: &Scene| tag.is_none_or(|tag| scenes[scene.index()].tags.has(tag));
        let Some(first) = self.own(owner).secrets.iter().position(tagged) else { return true };
        self.stop(frame, Progress::RevealingSecrets(done + 1));
        if tag.is_none() && left < there {
            self.ask(Asked::Secret(owner), Seats::one(other(owner)));
        } else {
            self.reveal_secret(owner, first as u8);
        }
        false
    }

    /// A secret is revealed, read out and resolved (FL-223).
    pub(super) fn reveal_secret(&mut self, owner: Seat, number: u8) {
        let scene = self.own(owner).secrets[usize::from(number)];
        self.emit(Happened::RevealedSecret(owner, number, scene));
        self.begin(Frame::new(
            Source::Revealed(scene),
            owner,
            Stage::Choosing(Choosing::Unasked),
            None,
        ));
    }

    /// The tokens on a secret's upper part go to its player, whoever revealed it (FL-224).
    pub(super) fn secret_tokens(&mut self, owner: Seat, source: Source) {
        let Some(scene) = source.scene() else { return };
        let Some(secret) = &self.content().scenes[scene.index()].secret else { return };
        let why = Why::Secret(source);
        for gift in &secret.tokens {
            self.give_tokens(owner, *gift, 1, why);
        }
    }

    /// A secret leaves play unseen (FL-230). `false` while chance is asked.
    pub(super) fn discard_secret(&mut self, frame: &mut Frame, owner: Seat, count: u8) -> bool {
        let there = self.table().person(owner).secrets;
        let done = match frame.progress {
            Progress::DiscardingSecrets(done) => done,
            _ => 0,
        };
        if done >= count || there == 0 {
            return true;
        }
        self.stop(frame, Progress::DiscardingSecrets(done + 1));
        self.emit(Happened::Chanced(Chance::Random(owner, Drawn::DiscardSecret, there)));
        false
    }
}
