//! Making a tale out of a game.

use super::super::ending::outcome;
use super::super::story::{Beat, Mark, Story, What, beat};
use super::super::teller::Teller;
use super::super::who::option_letter;
use super::super::{CardContext, CardNames, CardText, Titled};
use super::fate::fates;
use super::{Part, Passage, Portrait, Said, SceneTold, Tale};
use crate::Tongue;
use ::fog_of_love::content::{Destiny, Flag, Letter, Scene};
use ::fog_of_love::{Bend, FogOfLove, Happened, Phase, Setup, Shown, Sight, Switch, View, other};
use tabletop::{Game, Seat, Viewer};

/// The tale of a game that is over, out of everything that happened, nothing hidden, step by step,
/// and of what was told meanwhile; none of a game that is not over.
pub fn tale(
    tongue: &Tongue,
    names: &dyn CardNames,
    setup: &Setup,
    steps: &[Vec<Sight>],
    told: &[Said],
    players: &[String],
) -> Option<Tale> {
    let mut views = [0, 1].map(|seat| FogOfLove::view(setup, Viewer::Seat(Seat(seat))));
    let mut story = Story::new(setup);
    for (step, sights) in steps.iter().enumerate() {
        story.follow(step, sights);
        for view in &mut views {
            sights.iter().for_each(|sight| FogOfLove::see(view, sight));
        }
    }
    if views[0].table.phase != Phase::Over {
        return None;
    }
    let mut author = Author {
        teller: Teller::new(tongue, names, players),
        players,
        setup,
        told: told.iter().peekable(),
        portraits: Default::default(),
        prologue: Vec::new(),
        parts: Vec::new(),
        secrets: Vec::new(),
        flags: Vec::new(),
        lowered: None,
        shown: None,
    };
    for beat in story.beats() {
        author.told_until(beat.step);
        author.write(&beat);
    }
    author.told_until(usize::MAX);
    Some(author.done(&views))
}

/// A secret laid face down: whose, which, and where its scene stands.
struct Hidden {
    seat: Seat,
    scene: Scene,
    place: (usize, usize),
}

struct Author<'a, T: Iterator<Item = &'a Said>> {
    teller: Teller<'a>,
    players: &'a [String],
    setup: &'a Setup,
    told: std::iter::Peekable<T>,
    portraits: [Portrait; 2],
    prologue: Vec<Passage>,
    parts: Vec<Part>,
    secrets: Vec<Hidden>,
    /// What is noted now.
    flags: Vec<Flag>,
    /// What was told of one that was struck out.
    lowered: Option<Passage>,
    /// A destiny that was shown, and how long the page was then.
    shown: Option<(Seat, Option<Destiny>, usize)>,
}

impl<'a, T: Iterator<Item = &'a Said>> Author<'a, T> {
    fn tongue(&self) -> &'a Tongue {
        self.teller.tongue
    }

    /// The page that is being written on.
    fn page(&mut self) -> &mut Vec<Passage> {
        match self.parts.last_mut() {
            None => &mut self.prologue,
            Some(part) => match part.scenes.last_mut() {
                None => &mut part.passages,
                Some(scene) => &mut scene.passages,
            },
        }
    }

    /// What was told before this step stands before what happened in it.
    fn told_until(&mut self, step: usize) {
        while let Some(said) = self.told.next_if(|said| said.step <= step) {
            self.page().push(Passage::Told(said.seat, said.text.clone()));
        }
    }

    fn text(&self, card: CardContext, text: CardText, player: Seat) -> Option<String> {
        self.teller.names.text(card, text, player)
    }

    fn note(&mut self, what: &What) {
        let (tongue, names) = (self.tongue(), self.teller.names);
        let text = beat(tongue, names, self.setup, what, self.players);
        if !text.is_empty() {
            self.page().push(Passage::Note(text));
        }
    }

    fn write(&mut self, beat: &Beat) {
        match &beat.what {
            What::Seen(sight) => self.seen(sight),
            What::Chapter(number) => {
                let chapter = number.saturating_sub(1);
                let card = CardContext::Chapter { story: self.setup.story(), chapter };
                self.part(self.tongue().fs_tale_chapter(i64::from(*number)), card);
            }
            What::Finale => {
                let card = CardContext::Finale { story: self.setup.story() };
                self.part(self.tongue().ft_finale(), card);
            }
            What::Played(seat, scene, mark) => {
                self.scene(*seat, *scene, None);
                let title = |of: &Scene| self.teller.title(Titled::Scene(*of));
                let note = match mark {
                    Mark::None => None,
                    Mark::Under(situation) => Some(self.tongue().fs_under(&title(situation))),
                    Mark::Lapsed(situation) => Some(self.tongue().fs_lapsed(&title(situation))),
                };
                self.page().extend(note.map(Passage::Note));
            }
            What::Chose(card, player, letters) => self.chose(*card, *player, *letters),
            What::Came(came) => {
                let came = self.teller.came(came);
                // What the characters begin with is told by who they are.
                if !self.parts.is_empty() {
                    self.page().push(Passage::Came(came));
                }
            }
            What::Goals(seat, goals) => {
                let title = |card| self.teller.title(Titled::Trait(card));
                let goals = goals.iter().map(|(card, met)| (title(*card), *met)).collect();
                self.portraits[seat.index() & 1].traits = goals;
                self.note(&beat.what);
            }
            What::Lapsed(_) => self.note(&beat.what),
            What::Rechose(card, player, bend) => self.rechose(*card, *player, *bend),
            // Who they are and how it ended have pages of their own, what was decided is told by
            // what comes of it; the rest is handling cards.
            What::Traits(..)
            | What::Decided(..)
            | What::Turn(_)
            | What::Drew(..)
            | What::Discarded(..)
            | What::Floor(_)
            | What::Ending(_) => {}
        }
    }

    fn seen(&mut self, sight: &Sight) {
        use Happened as H;
        match *sight {
            H::TookOccupation(seat, card) => {
                let title = self.teller.title(Titled::Occupation(card));
                self.portraits[seat.index() & 1].occupation = Some(title);
            }
            H::PlacedFeature(by, card) => {
                let title = self.teller.title(Titled::Feature(card));
                self.portraits[other(by).index()].features.push(title);
            }
            H::LaidSecret(seat, Some(scene)) => {
                self.scene(seat, scene, Some(self.tongue().fs_tale_secret(&self.teller.who(seat))));
                let part = self.parts.len().saturating_sub(1);
                let scenes = self.parts.last().map_or(0, |part| part.scenes.len());
                let place = (part, scenes.saturating_sub(1));
                self.secrets.push(Hidden { seat, scene, place });
            }
            H::RevealedSecret(seat, _, scene) => self.revealed(seat, scene),
            // A destiny that is shown only to be discarded is told once.
            H::DiscardedDestiny(seat, destiny) => {
                let end = self.page().len();
                if self.shown.take() == Some((seat, destiny, end)) {
                    self.page().pop();
                }
                self.note(&What::Seen(*sight));
            }
            H::Showed(seat, Shown::Destiny(destiny)) => {
                self.note(&What::Seen(*sight));
                self.shown = Some((seat, destiny, self.page().len()));
            }
            H::Reacted(seat, scene) => {
                let title = self.teller.title(Titled::Scene(scene));
                let title = self.tongue().fs_tale_cuts_in(&self.teller.who(seat), &title);
                let card = CardContext::Scene(scene);
                let spoken = self.text(card, CardText::Spoken, seat);
                let text = spoken.or_else(|| self.text(card, CardText::Situation, seat));
                self.page().push(Passage::Card { seat, title, text });
            }
            H::Flagged(flag, up) => self.flagged(flag, up),
            H::Starter(_)
            | H::ChoseGender(..)
            | H::Introduced(_)
            | H::Exchanged(..)
            | H::Skipped(_)
            | H::ChapterEnded
            | H::SelectedDestiny(..)
            | H::FollowUp(_)
            | H::Ordered(..)
            | H::Left(_)
            | H::Found(..)
            | H::Showed(_, Shown::Scene(_))
            | H::Handed(..)
            | H::Inserted(..)
            | H::EntriesDone(_)
            | H::Confirmed(..)
            | H::SwitchedDestiny(_, Some(Switch::Nothing))
            | H::SearchedInVain(..) => {}
            _ => self.note(&What::Seen(*sight)),
        }
    }

    /// What is noted already is not told again, and of two things that follow upon each other only
    /// the second: whoever marries is no longer engaged.
    fn flagged(&mut self, flag: Flag, up: bool) {
        if up == self.flags.contains(&flag) {
            return;
        }
        let lowered = self.lowered.take();
        if up {
            if self.page().last() == lowered.as_ref() {
                self.page().pop();
            }
            self.flags.push(flag);
        } else {
            self.flags.retain(|one| *one != flag);
        }
        self.note(&What::Seen(Happened::Flagged(flag, up)));
        self.lowered = if up { None } else { self.page().last().cloned() };
    }

    fn part(&mut self, heading: String, card: CardContext) {
        self.parts.push(Part {
            heading,
            title: self.text(card, CardText::Title, Seat(0)),
            text: self.text(card, CardText::Situation, Seat(0)),
            passages: Vec::new(),
            scenes: Vec::new(),
        });
    }

    /// A scene. The situation of a secret is how it comes out, and is told then.
    fn scene(&mut self, seat: Seat, scene: Scene, secret: Option<String>) {
        let card = CardContext::Scene(scene);
        let open = secret.is_none();
        let told = SceneTold {
            seat,
            title: self.teller.title(Titled::Scene(scene)),
            spoken: self.text(card, CardText::Spoken, seat),
            text: open.then(|| self.text(card, CardText::Situation, seat)).flatten(),
            secret,
            passages: Vec::new(),
        };
        if let Some(part) = self.parts.last_mut() {
            part.scenes.push(told);
        }
    }

    /// A secret comes out: here, and where it was laid it is said when.
    fn revealed(&mut self, seat: Seat, scene: Scene) {
        let tongue = self.tongue();
        let chapter = self.parts.len() as i64;
        let in_finale = self.parts.len() > self.chapters();
        let when =
            if in_finale { tongue.fs_tale_out_finale() } else { tongue.fs_tale_out(chapter) };
        let hidden = |one: &Hidden| (one.seat, one.scene) == (seat, scene);
        if let Some(at) = self.secrets.iter().position(hidden) {
            let (part, place) = self.secrets.remove(at).place;
            let told = self.parts.get_mut(part).and_then(|part| part.scenes.get_mut(place));
            if let Some(secret) = told.and_then(|told| told.secret.as_mut()) {
                *secret = tongue.text([std::mem::take(secret), when]);
            }
        }
        let title = self.teller.title(Titled::Scene(scene));
        let (who, card) = (self.teller.who(seat), CardContext::Scene(scene));
        let (title, text) = if in_finale {
            (tongue.fs_tale_kept(&who, &title), CardText::Never)
        } else {
            (tongue.ft_log_secret_revealed(&who, &title), CardText::Situation)
        };
        let text = self.text(card, text, seat);
        self.page().push(Passage::Card { seat, title, text });
    }

    fn chapters(&self) -> usize {
        let content = self.setup.book().content();
        let story = content.stories.get(usize::from(self.setup.story()));
        story.map_or(0, |story| story.chapters.len())
    }

    fn chose(&mut self, card: CardContext, player: Seat, letters: [Option<Letter>; 2]) {
        let said = |letter: Letter| {
            let text = self.text(card, CardText::Option(letter), player);
            text.unwrap_or_else(|| option_letter(letter))
        };
        let passages: Vec<Passage> = match letters {
            [Some(a), Some(b)] if a == b => vec![Passage::Matched(said(a))],
            _ => {
                let made = [player, other(player)].into_iter();
                made.filter_map(|seat| Some(Passage::Chose(seat, said(letters[seat.index() & 1]?))))
                    .collect()
            }
        };
        self.page().extend(passages);
    }

    /// A choice that a reaction has changed, without the letters that no reader knows.
    fn rechose(&mut self, card: CardContext, player: Seat, bend: Bend) {
        let (Bend::Choice(seat, letter) | Bend::Further(seat, letter)) = bend else { return };
        let text = self.text(card, CardText::Option(letter), player);
        let text = text.unwrap_or_else(|| option_letter(letter));
        let (tongue, who) = (self.tongue(), self.teller.who(seat));
        let note = match bend {
            Bend::Further(..) => tongue.fs_tale_as_well(&who, &text),
            _ => tongue.fs_tale_instead(&who, &text),
        };
        self.page().push(Passage::Note(note));
    }

    fn done(mut self, views: &[View; 2]) -> Tale {
        let (tongue, setup) = (self.tongue(), self.setup);
        for hidden in std::mem::take(&mut self.secrets) {
            let (part, place) = hidden.place;
            let told = self.parts.get_mut(part).and_then(|part| part.scenes.get_mut(place));
            if let Some(secret) = told.and_then(|told| told.secret.as_mut()) {
                *secret = tongue.text([std::mem::take(secret), tongue.fs_tale_never_out()]);
            }
        }
        let [pink, blue] = [Seat(0), Seat(1)].map(|seat| self.teller.who(seat).into_owned());
        Tale {
            title: self.teller.title(Titled::Story(setup.story())),
            synopsis: self.teller.names.synopsis(setup.story()),
            names: [pink, blue],
            portraits: self.portraits,
            prologue: self.prologue,
            parts: self.parts,
            ending: outcome(self.teller, &views[0].table),
            fates: fates(self.teller, setup, views),
        }
    }
}
