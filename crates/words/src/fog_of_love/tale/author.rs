//! Making a tale out of a game.

use super::super::ending::ended;
use super::super::part::page_of;
use super::super::story::{Beat, Mark, Story, What, beat};
use super::super::teller::{Teller, holds};
use super::super::who::option_letter;
use super::super::{CardContext, CardNames, CardText, Prompt, Remark, Titled};
use super::fate::fates;
use super::keeping::Keeping;
use super::{Narration, Part, Passage, Portrait, Said, SceneTold, Tale};
use crate::Tongue;
use ::fog_of_love::content::{Effect, Flag, Letter, Scene};
use ::fog_of_love::{
    Bend, Fact, FogOfLove, Happened, Held, Phase, Setup, Shown, Sight, Switch, View, Why, other,
};
use tabletop::{Game, Seat, Seats, Viewer};

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
        questions: [None, None],
        gave_up: None,
        keeping: Keeping::default(),
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
    /// What each was asked last, until the next chapter.
    questions: [Option<Question>; 2],
    /// Who has just given up something of theirs, what it was called, and on which page.
    gave_up: Option<(Seat, String, PageAt)>,
    /// What an epilogue may speak of.
    keeping: Keeping,
}

/// Where a page stands: the part, and the scene in it; none before the first part.
type PageAt = Option<(usize, Option<usize>)>;

/// A question that somebody may answer.
#[derive(Clone)]
struct Question {
    /// Its name in the pack.
    name: String,
    /// The page on which it stands, and where there.
    page: PageAt,
    place: usize,
    answered: bool,
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

    /// Which page that is.
    fn here(&self) -> PageAt {
        let part = self.parts.last()?;
        Some((self.parts.len() - 1, part.scenes.len().checked_sub(1)))
    }

    fn page_at(&mut self, page: PageAt) -> Option<&mut Vec<Passage>> {
        let Some((part, scene)) = page else { return Some(&mut self.prologue) };
        let part = self.parts.get_mut(part)?;
        match scene {
            None => Some(&mut part.passages),
            Some(scene) => part.scenes.get_mut(scene).map(|scene| &mut scene.passages),
        }
    }

    /// What was told before this step stands before what happened in it, and an answer under its
    /// question.
    fn told_until(&mut self, step: usize) {
        while let Some(said) = self.told.next_if(|said| said.step <= step) {
            if !self.answered(said) {
                self.page().push(Passage::Told(said.seat, said.text.clone()));
            }
        }
    }

    /// Puts a line under the question that it answers, if it does: the first line of whoever was
    /// asked, however late in the chapter, and those that follow in the same scene.
    fn answered(&mut self, said: &Said) -> bool {
        let Some(question) = &mut self.questions[said.seat.index() & 1] else { return false };
        if !question.answered {
            question.answered = true;
            self.keeping.told(self.teller.tongue, said.seat, &question.name, &said.text);
        }
        let (page, place) = (question.page, question.place);
        let passages = self.page_at(page);
        match passages.and_then(|page| page.get_mut(place)) {
            Some(Passage::Answers { told, .. }) => {
                told.push((said.seat, said.text.clone()));
                true
            }
            _ => false,
        }
    }

    /// A question is put to these people.
    fn asks(&mut self, seats: Seats, why: Why) {
        let (setup, story) = (self.setup, self.setup.story());
        let Why::Clause(source, clause) = why else { return };
        let Some(Effect::Tell(_, name)) = setup.book().named(story, source, clause) else { return };
        let card = page_of(story, source, Some(clause));
        let question = self.teller.names.prompt(card, Prompt::Tell(name));
        let question = question.unwrap_or_else(|| name.replace('-', " "));
        let page = self.here();
        let passages = self.page();
        let place = passages.len();
        passages.push(Passage::Answers { question, told: Vec::new() });
        let question = Question { name: name.clone(), page, place, answered: false };
        for seat in seats {
            self.questions[seat.index() & 1] = Some(question.clone());
        }
    }

    fn text(&self, card: CardContext, text: CardText, player: Seat) -> Option<String> {
        self.teller.names.text(card, text, player)
    }

    /// What a card narrates: as it is told afterwards, or else as it says it.
    fn narration(&self, card: CardContext, player: Seat) -> Option<Narration> {
        let told = self.text(card, CardText::Told, player).map(Narration::Told);
        told.or_else(|| self.text(card, CardText::Situation, player).map(Narration::Card))
    }

    fn note(&mut self, text: String) {
        self.page().push(Passage::Note(text));
    }

    /// Something that belongs to the game and not to the tale, in the words of the log.
    fn handled(&mut self, what: &What) {
        let (tongue, names) = (self.tongue(), self.teller.names);
        let text = beat(tongue, names, self.setup, what, self.players);
        if !text.is_empty() {
            self.page().push(Passage::Handled(text));
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
                let tongue = self.tongue();
                let note = match mark {
                    Mark::None => None,
                    Mark::Under(it) => Some(Passage::Note(tongue.fs_tale_under(&title(it)))),
                    Mark::Lapsed(it) => Some(Passage::Handled(tongue.fs_lapsed(&title(it)))),
                };
                self.page().extend(note);
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
                self.handled(&beat.what);
            }
            What::Floor(seats, why) => self.asks(*seats, *why),
            What::Lapsed(_) => self.handled(&beat.what),
            What::Rechose(card, player, bend) => self.rechose(*card, *player, *bend),
            // Who they are and how it ended have pages of their own, what was decided is told by
            // what comes of it; the rest is handling cards.
            What::Traits(..)
            | What::Decided(..)
            | What::Turn(_)
            | What::Drew(..)
            | What::Discarded(..)
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
            H::Reacted(seat, scene) => {
                let title = self.teller.title(Titled::Scene(scene));
                let title = self.tongue().fs_tale_cuts_in(&self.teller.who(seat), &title);
                let card = CardContext::Scene(scene);
                let said = self.text(card, CardText::Spoken, seat);
                let text = self.narration(card, seat);
                // What a card asks of whoever holds it is no part of the tale.
                let text = text.filter(|text| said.is_none() || matches!(text, Narration::Told(_)));
                self.page().push(Passage::Card { seat, title, said, text });
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
            H::GaveUp(seat, card) => {
                let title = held(card).map(|card| self.teller.title(card)).unwrap_or_default();
                let note = self.tongue().fs_tale_gave_up(&self.teller.who(seat), &title);
                self.note(note);
                self.gave_up = Some((seat, title, self.here()));
            }
            _ => match self.changed(sight).or_else(|| self.narrated(sight)) {
                Some(note) => self.note(note),
                None => self.handled(&What::Seen(*sight)),
            },
        }
    }

    /// Somebody takes up something in place of what they have just given up: told in one sentence.
    fn changed(&mut self, sight: &Sight) -> Option<String> {
        let (seat, left, page) = self.gave_up.take()?;
        let Happened::Took(owner, by, card) = *sight else { return None };
        let (tongue, here) = (self.tongue(), self.here());
        let gave_up = Passage::Note(tongue.fs_tale_gave_up(&self.teller.who(seat), &left));
        if (owner, by) != (seat, seat) || page != here || self.page().last() != Some(&gave_up) {
            return None;
        }
        let title = self.teller.title(held(card)?);
        self.page().pop();
        Some(tongue.fs_tale_changed(&self.teller.who(seat), &title, &left))
    }

    /// What happened to the two, in a sentence; nothing of what only happened to cards.
    fn narrated(&self, sight: &Sight) -> Option<String> {
        use Happened as H;
        let (t, teller) = (self.tongue(), self.teller);
        let who = |seat: Seat| teller.who(seat);
        let title = |of: Titled| teller.title(of);
        Some(match *sight {
            H::Took(seat, by, card) if seat == by => {
                t.fs_tale_took(&who(seat), &title(held(card)?))
            }
            H::Took(seat, by, card) => {
                t.fs_tale_took_for(&who(by), &who(seat), &title(held(card)?))
            }
            H::Showed(seat, Shown::Trait(Some(card))) => {
                t.fs_tale_showed(&who(seat), &who(other(seat)), &title(Titled::Trait(card)))
            }
            H::Admitted(seat, Fact::Trait(card), yes) => {
                t.fs_tale_admitted(&who(seat), holds(yes), &title(Titled::Trait(card)))
            }
            H::SwappedOccupations => t.fs_tale_swapped_occupations(&teller.both()),
            H::SwappedFeatures(..) => t.fs_tale_swapped_features(&teller.both()),
            H::DiscardedSecret(seat, Some(card)) => {
                t.fs_tale_secret_gone(&who(seat), &title(Titled::Scene(card)))
            }
            H::Overrode(seat, card) => {
                t.fs_tale_overrode(&who(seat), &title(Titled::Destiny(card)))
            }
            H::Bent(Bend::Skip) => t.fs_tale_skipped(),
            H::Bent(Bend::Replace) => t.fs_tale_replaced(),
            H::Bent(Bend::Repeat) => t.fs_tale_repeated(),
            H::Bent(Bend::Void(seat)) => t.fs_tale_void(&who(seat)),
            H::Bent(Bend::Ignore(seat)) => t.fs_tale_ignored(&who(seat)),
            _ => return None,
        })
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
        let remark = if up { Remark::Told } else { Remark::Undone };
        let (tongue, of) = (self.tongue(), Titled::Flag(flag));
        let note = self.teller.names.remark(of, remark).unwrap_or_else(|| {
            let title = self.teller.title(of);
            if up { tongue.fs_tale_flag_up(&title) } else { tongue.fs_tale_flag_down(&title) }
        });
        self.note(note);
        self.lowered = if up { None } else { self.page().last().cloned() };
    }

    fn part(&mut self, heading: String, card: CardContext) {
        self.questions = [None, None];
        self.parts.push(Part {
            heading,
            title: self.text(card, CardText::Title, Seat(0)),
            text: self.narration(card, Seat(0)),
            passages: Vec::new(),
            scenes: Vec::new(),
        });
    }

    /// A scene. The situation of a secret is how it comes out, and is told then.
    fn scene(&mut self, seat: Seat, scene: Scene, secret: Option<String>) {
        for question in &mut self.questions {
            question.take_if(|question| question.answered);
        }
        let card = CardContext::Scene(scene);
        let open = secret.is_none();
        let told = SceneTold {
            seat,
            title: self.teller.title(Titled::Scene(scene)),
            spoken: self.text(card, CardText::Spoken, seat),
            text: open.then(|| self.narration(card, seat)).flatten(),
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
            let never = self.text(card, CardText::Never, seat);
            (tongue.fs_tale_kept(&who, &title), never.map(Narration::Told))
        } else {
            (tongue.fs_tale_came_out(&who, &title), self.narration(card, seat))
        };
        self.page().push(Passage::Card { seat, title, said: None, text });
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
        let words = letters.map(|letter| letter.map(said));
        let passages: Vec<Passage> = match letters {
            [Some(a), Some(b)] if a == b => vec![Passage::Matched(said(a))],
            _ => {
                let made = [player, other(player)].into_iter();
                made.filter_map(|seat| Some(Passage::Chose(seat, said(letters[seat.index() & 1]?))))
                    .collect()
            }
        };
        self.page().extend(passages);
        for (seat, words) in [Seat(0), Seat(1)].into_iter().zip(words) {
            if let Some(words) = words {
                self.keeping.chose(self.teller.tongue, seat, card, &words);
            }
        }
    }

    /// A choice that a reaction has changed, without the letters that no reader knows.
    fn rechose(&mut self, card: CardContext, player: Seat, bend: Bend) {
        let (Bend::Choice(seat, letter) | Bend::Further(seat, letter)) = bend else { return };
        let text = self.text(card, CardText::Option(letter), player);
        let text = text.unwrap_or_else(|| option_letter(letter));
        let (tongue, who) = (self.tongue(), self.teller.who(seat));
        let note = match bend {
            Bend::Further(..) => tongue.fs_tale_as_well(&who),
            _ => tongue.fs_tale_instead(&who),
        };
        self.page().extend([Passage::Note(note), Passage::Chose(seat, text)]);
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
        self.unanswered();
        let [pink, blue] = [Seat(0), Seat(1)].map(|seat| self.teller.who(seat).into_owned());
        let (names, story, table) = (self.teller.names, setup.story(), &views[0].table);
        let told = names.remark(Titled::Story(story), Remark::Told).map(Narration::Told);
        Tale {
            title: self.teller.title(Titled::Story(story)),
            synopsis: told.or_else(|| names.synopsis(story).map(Narration::Card)),
            names: [pink, blue],
            portraits: self.portraits,
            prologue: self.prologue,
            parts: self.parts,
            ending: ended(self.teller, table),
            fates: fates(self.teller, setup, views),
            epilogue: self.keeping.epilogue(self.teller, story, table),
        }
    }

    /// A question that nobody answered is not asked.
    fn unanswered(&mut self) {
        let scenes = |part: &'_ mut Part| {
            part.passages.retain(is_said);
            part.scenes.iter_mut().for_each(|scene| scene.passages.retain(is_said));
        };
        self.prologue.retain(is_said);
        self.parts.iter_mut().for_each(scenes);
    }
}

fn is_said(passage: &Passage) -> bool {
    !matches!(passage, Passage::Answers { told, .. } if told.is_empty())
}

/// The card of a character, of which nothing is hidden.
fn held(card: Held<::fog_of_love::Fogged>) -> Option<Titled> {
    match card {
        Held::Trait(card) => card.map(Titled::Trait),
        Held::Occupation(card) => Some(Titled::Occupation(card)),
        Held::Feature(card) => Some(Titled::Feature(card)),
    }
}
