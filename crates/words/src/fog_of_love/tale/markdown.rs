//! A tale as Markdown.

mod plain;

use self::plain::plain;
use super::{Fate, Narration, Part, Passage, Portrait, SceneTold, Tale};
use crate::Tongue;
use std::fmt::Write;
use tabletop::Seat;

/// The shapes that tell the two people apart, in print too.
pub const SHAPES: [char; 2] = ['●', '◆'];

/// The tale as a file of Markdown.
pub fn markdown(tongue: &Tongue, tale: &Tale) -> String {
    let mut page = Page { tongue, tale, text: String::new() };
    page.write();
    page.text
}

struct Page<'a> {
    tongue: &'a Tongue,
    tale: &'a Tale,
    text: String,
}

impl Page<'_> {
    fn block(&mut self, text: &str) {
        // Writing to a string cannot fail.
        let _ = write!(self.text, "{text}\n\n");
    }

    /// What the tale tells as it stands, and what a card says as a quotation.
    fn narration(&mut self, text: &Narration) {
        match text {
            Narration::Told(text) => self.block(&plain(text)),
            Narration::Card(text) => self.block(&format!("> {}", plain(text))),
        }
    }

    fn who(&self, seat: Seat) -> String {
        let at = seat.index() & 1;
        format!("{} **{}**", SHAPES[at], plain(&self.tale.names[at]))
    }

    fn write(&mut self) {
        let (t, tale) = (self.tongue, self.tale);
        self.block(&format!("# {}", plain(&tale.title)));
        self.block(&format!("*{}*", plain(&t.fs_tale_of(&t.list(&tale.names)))));
        if let Some(synopsis) = &tale.synopsis {
            self.narration(synopsis);
        }
        self.block(&format!("## {}", t.fs_tale_people()));
        for (seat, portrait) in [Seat(0), Seat(1)].into_iter().zip(&tale.portraits) {
            self.portrait(seat, portrait);
        }
        self.passages(&tale.prologue);
        for part in &tale.parts {
            self.part(part);
        }
        self.block(&format!("## {}", t.fs_tale_end()));
        self.block(&plain(&tale.ending));
        for fate in &tale.fates {
            self.fate(fate);
        }
        if let Some(epilogue) = &tale.epilogue {
            self.block(&format!("## {} · {}", t.fs_tale_epilogue(), plain(&epilogue.title)));
            epilogue.paragraphs.iter().for_each(|paragraph| self.block(&plain(paragraph)));
        }
    }

    fn portrait(&mut self, seat: Seat, portrait: &Portrait) {
        for line in self.tongue.portrait(self.tale, seat, portrait) {
            self.block(&format!("{} {}", SHAPES[seat.index() & 1], plain(&line)));
        }
    }

    fn part(&mut self, part: &Part) {
        let heading = match &part.title {
            Some(title) => format!("{} · {}", part.heading, plain(title)),
            None => part.heading.clone(),
        };
        self.block(&format!("## {heading}"));
        if let Some(text) = &part.text {
            self.narration(text);
        }
        self.passages(&part.passages);
        part.scenes.iter().for_each(|scene| self.scene(scene));
    }

    fn scene(&mut self, scene: &SceneTold) {
        let shape = SHAPES[scene.seat.index() & 1];
        self.block(&format!("### {shape} {}", plain(&scene.title)));
        if let Some(secret) = &scene.secret {
            self.block(&format!("*{}*", plain(secret)));
        }
        if let Some(spoken) = &scene.spoken {
            self.block(&format!("{shape} *{}*", plain(spoken)));
        }
        if let Some(text) = &scene.text {
            self.narration(text);
        }
        self.passages(&scene.passages);
    }

    fn passages(&mut self, passages: &[Passage]) {
        for passage in passages {
            let text = match passage {
                Passage::Chose(seat, text) => self.tongue.ft_told(&self.who(*seat), &plain(text)),
                Passage::Matched(text) => {
                    let both = format!("{} {}", self.who(Seat(0)), self.who(Seat(1)));
                    self.tongue.ft_told(&both, &plain(text))
                }
                Passage::Told(seat, text) => {
                    format!("> {}", self.tongue.ft_told(&self.who(*seat), &plain(text)))
                }
                Passage::Answers { question, told } => {
                    self.block(&format!("*{}*", plain(question)));
                    for (seat, text) in told {
                        let told = self.tongue.ft_told(&self.who(*seat), &plain(text));
                        self.block(&format!("> {told}"));
                    }
                    continue;
                }
                Passage::Card { seat, title, said, text } => {
                    let shape = SHAPES[seat.index() & 1];
                    self.block(&format!("{shape} {}", plain(title)));
                    if let Some(said) = said {
                        self.block(&format!("{shape} *{}*", plain(said)));
                    }
                    if let Some(text) = text {
                        self.narration(text);
                    }
                    continue;
                }
                Passage::Note(text) => plain(text),
                Passage::Handled(_) | Passage::Came(_) => continue,
            };
            self.block(&text);
        }
    }

    fn fate(&mut self, fate: &Fate) {
        let shape = SHAPES[fate.seat.index() & 1];
        self.block(&format!("{shape} {} {}", plain(&fate.sentence), plain(&fate.stance)));
    }
}

impl super::Reason {
    /// What there was, behind the condition: “ (31)”.
    pub fn values(&self) -> String {
        let values: Vec<String> =
            self.values.iter().map(|value| value.to_string().replace('-', "−")).collect();
        if values.is_empty() { String::new() } else { format!(" ({})", values.join(" : ")) }
    }
}

impl Tongue {
    /// Who a character was, in a few sentences.
    pub fn portrait(&self, tale: &Tale, seat: Seat, portrait: &Portrait) -> Vec<String> {
        let at = seat.index() & 1;
        let (name, partner) = (&tale.names[at], &tale.names[at ^ 1]);
        let quoted = |titles: &mut dyn Iterator<Item = &String>| {
            self.list(&titles.map(|title| self.fl_quoted(title)).collect::<Vec<_>>())
        };
        let occupation = portrait.occupation.iter().map(|title| self.fs_tale_job(name, title));
        let seen = (!portrait.features.is_empty())
            .then(|| self.fs_tale_saw(partner, name, &quoted(&mut portrait.features.iter())));
        let traits = (!portrait.traits.is_empty()).then(|| {
            self.fs_tale_traits(name, &quoted(&mut portrait.traits.iter().map(|(title, _)| title)))
        });
        occupation.chain(seen).chain(traits).collect()
    }
}
