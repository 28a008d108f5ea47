//! The story to keep has one voice: of two people by name, in the third person, and over; and it
//! ends with what became of them.

use fog_of_love::content::Letter;
use fog_of_love::{Setup, Way};
use house::{AnyMatch, AnySetup, FogOfLove, Hosted, Sealed, Titles, Wanted};
use tabletop::{Seat, Waiting};
use words::fog_of_love::{
    CardContext, CardNames, CardText, Epilogue, Known, Narration, Passage, Prompt, Said, Tale,
    markdown,
};
use words::{Lang, Tongue};

const STORIES: [&str; 4] =
    ["sunday-morning-date", "where-were-we", "nothing-serious", "second-helpings"];

fn players() -> [String; 2] {
    ["Anna", "Elio"].map(String::from)
}

fn table(story: &str) -> Setup {
    let wanted = Wanted { story: Some(story.into()), ..Wanted::default() };
    FogOfLove::setup(&wanted).expect("a table")
}

/// A game between bots in which `tells` says after how many steps a seat tells something.
fn played(story: &str, level: &str, seed: u8, tells: &[(usize, u8)]) -> (AnyMatch, Vec<Said>) {
    let (mut sealed, mut dice) = (Sealed::new([seed; 32]), house::dice(seed.into()));
    let mut game = AnySetup::FogOfLove(table(story)).begin();
    game.take(game.opening(&mut sealed).expect("a deal")).expect("a step");
    while let Waiting::For(seats) = game.waiting() {
        let seat = seats.into_iter().next().expect("somebody is asked");
        let action = game.choose(seat, level, &mut dice).expect("a move");
        game.take(game.decide(seat, action, &mut sealed).expect("legal")).expect("a step");
    }
    let said = |(step, seat): &(usize, u8)| Said {
        seat: Seat(*seat),
        step: *step,
        text: format!("Line of {step}"),
    };
    (game, tells.iter().map(said).collect())
}

/// The words that speak to somebody. German *ihr* is also hers, and French *ton* also a tone.
fn second_person(lang: Lang) -> &'static [&'static str] {
    match lang {
        Lang::En => &["you", "your", "yours", "yourself", "yourselves"],
        Lang::It => &[
            "tu", "te", "ti", "tuo", "tua", "tuoi", "tue", "voi", "vi", "vostro", "vostra",
            "vostri", "vostre", "hai", "siete", "avete", "fai",
        ],
        Lang::De => &[
            "du", "dich", "dir", "dein", "deine", "deinen", "deinem", "deiner", "deins", "euch",
            "euer", "eure", "euren", "eurem", "eurer", "bist", "hast", "seid", "habt",
        ],
        Lang::Fr => &[
            "tu", "te", "toi", "ta", "tes", "tien", "tienne", "vous", "votre", "vos", "vôtre",
            "es", "êtes", "avez",
        ],
    }
}

/// A text without what is quoted in it: titles, and what somebody says.
fn unquoted(lang: Lang, text: &str) -> String {
    let (opens, closes) = match lang {
        Lang::En => ('“', '”'),
        Lang::De => ('„', '“'),
        Lang::It | Lang::Fr => ('«', '»'),
    };
    let mut depth = 0_u8;
    let outside = |letter: char| {
        depth = depth + u8::from(letter == opens) - u8::from(letter == closes && depth > 0);
        if depth == 0 && letter != closes { letter } else { ' ' }
    };
    text.chars().map(outside).collect()
}

fn speaks_to_nobody(lang: Lang, text: &str) {
    let plain = unquoted(lang, text).to_lowercase();
    let mut words = plain.split(|letter: char| !letter.is_alphabetic() && letter != '-');
    let found = words.find(|word| second_person(lang).contains(word));
    assert_eq!(found, None, "{}: {text}", lang.code());
}

/// Everything that the tale itself tells, and nothing that somebody says in it.
fn narration(tongue: &Tongue, tale: &Tale) -> Vec<String> {
    fn passage(passage: &Passage) -> Vec<String> {
        match passage {
            Passage::Note(text) => vec![text.clone()],
            Passage::Card { title, text, .. } => {
                [vec![title.clone()], text.iter().map(told).collect()].concat()
            }
            Passage::Chose(..)
            | Passage::Matched(_)
            | Passage::Told(..)
            | Passage::Answers { .. }
            | Passage::Handled(_)
            | Passage::Came(_) => Vec::new(),
        }
    }
    fn told(text: &Narration) -> String {
        match text {
            Narration::Told(text) => text.clone(),
            Narration::Card(text) => panic!("the card itself speaks: {text}"),
        }
    }
    let mut texts = vec![tongue.fs_tale_of(&tongue.list(&tale.names)), tale.ending.clone()];
    texts.extend(tale.synopsis.iter().map(told));
    for (seat, portrait) in [Seat(0), Seat(1)].into_iter().zip(&tale.portraits) {
        texts.extend(tongue.portrait(tale, seat, portrait));
    }
    texts.extend(tale.prologue.iter().flat_map(passage));
    for part in &tale.parts {
        texts.extend(part.text.iter().map(told));
        texts.extend(part.passages.iter().flat_map(passage));
        for scene in &part.scenes {
            texts.extend(scene.secret.clone());
            texts.extend(scene.text.iter().map(told));
            texts.extend(scene.passages.iter().flat_map(passage));
        }
    }
    texts.extend(tale.fates.iter().flat_map(|it| [it.sentence.clone(), it.stance.clone()]));
    texts
}

fn passages(tale: &Tale) -> impl Iterator<Item = &Passage> {
    let parts = tale.parts.iter();
    parts.flat_map(|part| {
        part.passages.iter().chain(part.scenes.iter().flat_map(|scene| &scene.passages))
    })
}

/// The house's own cards are all told in the voice of the tale, in four languages, whatever happens.
#[test]
fn nobody_is_spoken_to() {
    let mut texts = 0;
    for (number, story) in STORIES.into_iter().enumerate() {
        for seed in 0..20 {
            let level = ["random", "casual", "club"][(usize::from(seed) + number) % 3];
            let (game, said) = played(story, level, seed, &[(20, 0), (40, 1), (90, 0)]);
            for lang in Lang::ALL {
                let tongue = Tongue::of(lang);
                let tale = game.tale(tongue, &said, &players()).expect("a tale");
                for text in narration(tongue, &tale) {
                    speaks_to_nobody(lang, &text);
                    texts += 1;
                }
                assert!(tale.epilogue.is_some(), "{story} {seed}");
            }
        }
    }
    assert!(texts > 10_000, "{texts}");
}

/// What was handled and counted is kept for whoever asks, and is no part of the tale.
#[test]
fn how_cards_were_handled_is_left_out() {
    let (mut handled, mut came) = (0, 0);
    for story in STORIES {
        for seed in 0..6 {
            let (game, said) = played(story, "club", seed, &[]);
            for lang in Lang::ALL {
                let tongue = Tongue::of(lang);
                let tale = game.tale(tongue, &said, &players()).expect("a tale");
                let page = markdown(tongue, &tale);
                for passage in passages(&tale) {
                    match passage {
                        Passage::Handled(text) => {
                            assert!(!page.contains(text.as_str()), "{text}");
                            handled += 1;
                        }
                        Passage::Came(text) => {
                            assert!(!page.contains(text.as_str()), "{text}");
                            came += 1;
                        }
                        _ => {}
                    }
                }
                assert!(tale.fates.iter().all(|fate| !fate.reasons.is_empty()));
                assert!(!page.contains(['✓', '✗']), "{page}");
            }
        }
    }
    assert!(handled > 100 && came > 100, "{handled} {came}");
}

/// What people tell stands under the question that it answers, with its scene, however late it comes;
/// what answers nothing stands where it was told.
#[test]
fn answers_stand_under_their_questions() {
    let late = [(10, 0), (45, 0), (50, 1), (51, 1), (52, 0)];
    let (game, said) = played("sunday-morning-date", "casual", 9, &late);
    let tale = game.tale(Tongue::of(Lang::En), &said, &players()).expect("a tale");
    let answers = |passage: &Passage| match passage {
        Passage::Answers { question, told } => Some((question.clone(), told.clone())),
        _ => None,
    };
    let first = tale.parts[0].passages.iter().find_map(answers).expect("an answered question");
    assert_eq!(first.0, "How did you two meet, and what did you notice first?");
    assert!(first.1.iter().any(|(seat, text)| (seat.0, text.as_str()) == (0, "Line of 45")));
    assert!(first.1.iter().any(|(seat, text)| (seat.0, text.as_str()) == (1, "Line of 50")));
    let free = passages(&tale).chain(&tale.prologue);
    let free = free.filter(|passage| matches!(passage, Passage::Told(..))).count();
    let under: usize = passages(&tale).filter_map(answers).map(|(_, told)| told.len()).sum();
    assert_eq!(free + under, said.len());
    assert!(free > 0);
    // A question that nobody answers is not asked.
    let silent = game.tale(Tongue::of(Lang::En), &[], &players()).expect("a tale");
    assert!(passages(&silent).filter_map(answers).next().is_none());
}

/// What is known at the end of a game in which both told what they were asked, or nothing, and
/// which they chose.
fn known(titles: &Titles<'_>, setup: &Setup, asked: &[&str], letters: &[Letter]) -> Known {
    let story = setup.story();
    let mut known = Known::new();
    let chapters = setup.book().content().stories[usize::from(story)].chapters.len() as u8;
    for (number, who) in ["player", "partner"].into_iter().enumerate() {
        known.insert(format!("{who}-occupation"), "Lost Property Office".into());
        known.insert(format!("{who}-feature"), "Socks That Never Met".into());
        for chapter in 0..chapters {
            let Some(letter) = letters.get(number) else { continue };
            let card = CardContext::Chapter { story, chapter };
            let text = titles.text(card, CardText::Option(*letter), Seat(0));
            known.insert(format!("{who}-chose-{}", chapter + 1), text.expect("an option"));
            let finale = CardContext::Finale { story };
            let text = titles.text(finale, CardText::Option(*letter), Seat(0));
            known.extend(text.map(|text| (format!("{who}-chose-finale"), text)));
        }
        for name in asked {
            known.insert(format!("{who}-told-{name}"), "It was a line of seven words".into());
        }
    }
    known
}

/// The questions of a story's own pages.
fn questions(titles: &Titles<'_>, setup: &Setup) -> Vec<&'static str> {
    const ALL: [&str; 5] =
        ["first-sight", "the-quay", "the-ticket", "one-line", "the-advertisement"];
    let story = setup.story();
    let pages = (0..4).map(|chapter| CardContext::Chapter { story, chapter });
    let pages: Vec<CardContext> = pages.chain([CardContext::Finale { story }]).collect();
    let asks =
        |name: &&str| pages.iter().any(|page| titles.prompt(*page, Prompt::Tell(name)).is_some());
    ALL.into_iter().filter(asks).collect()
}

fn epilogues(mut each: impl FnMut(Lang, &str, &Known, &Epilogue)) {
    for story in STORIES {
        let setup = table(story);
        for lang in Lang::ALL {
            let names = players();
            let titles = Titles::new(&setup, Tongue::of(lang), &names);
            let asked = questions(&titles, &setup);
            assert!(!asked.is_empty());
            // Where both chose the same, the partner's choice is not told again.
            let choices: [&[Letter]; 2] = [&[Letter::A, Letter::C], &[Letter::B]];
            for (asked, letters) in [&asked[..], &[]].into_iter().zip(choices) {
                let known = known(&titles, &setup, asked, letters);
                for way in Way::possible(setup.book().content(), usize::from(setup.story())) {
                    for player in [Seat(0), Seat(1)] {
                        let told = titles.epilogue(setup.story(), way, player, &known);
                        let name = format!("{story} {} {}", way.name(), lang.code());
                        each(lang, &name, &known, &told.expect(&name));
                    }
                }
            }
        }
    }
}

/// Every story has its epilogue for every way in which it can end, in every language, of some two
/// hundred words, whether or not anybody told anything; and it uses what happened.
#[test]
fn every_way_to_end_has_its_epilogue() {
    let mut count = 0;
    epilogues(|_, name, known, epilogue| {
        let text = epilogue.paragraphs.join("\n");
        let words = text.split_whitespace().filter(|it| it.contains(char::is_alphanumeric)).count();
        assert!((150..=260).contains(&words), "{name}: {words} words");
        assert!(epilogue.paragraphs.len() >= 4, "{name}");
        let uses = |part: &str| {
            known.iter().any(|(fact, it)| fact.contains(part) && text.contains(it.as_str()))
        };
        assert!(uses("occupation") && uses("feature") && uses("chose"), "{name}: {text}");
        let told = known.keys().any(|fact| fact.contains("told"));
        assert_eq!(uses("told"), told, "{name}: {text}");
        assert!(text.contains("Anna") && text.contains("Elio"), "{name}: {text}");
        assert!(!text.contains(['{', '}', '$']), "{name}: {text}");
        count += 1;
    });
    // Two stories in which nobody can leave end in three ways, two in six.
    assert_eq!(count, (3 + 3 + 6 + 6) * 4 * 2 * 2);
}

#[test]
fn an_epilogue_speaks_to_nobody_and_of_no_gender() {
    epilogues(|lang, name, known, epilogue| {
        for paragraph in &epilogue.paragraphs {
            let own = known.values().fold(paragraph.clone(), |text, it| text.replace(it, "…"));
            speaks_to_nobody(lang, &own);
            genderless(lang, name, &own);
            euphonic(lang, name, &own);
        }
    });
}

/// What the house's cards tell has no gender either.
#[test]
fn a_tale_gives_nobody_a_gender() {
    for story in STORIES {
        for seed in 20..26 {
            let (game, said) = played(story, "random", seed, &[]);
            for lang in [Lang::It, Lang::Fr] {
                let tongue = Tongue::of(lang);
                let tale = game.tale(tongue, &said, &players()).expect("a tale");
                for text in narration(tongue, &tale) {
                    genderless(lang, story, &text);
                    euphonic(lang, story, &text);
                }
            }
        }
    }
}

/// Where a participle agrees with whoever it speaks of, no name stands before it.
fn genderless(lang: Lang, name: &str, text: &str) {
    let (helpers, endings): (&[&str], &[&str]) = match lang {
        Lang::It => {
            (&["è", "era", "fu", "sarà"], &["ato", "ata", "ito", "ita", "uto", "uta", "asto"])
        }
        Lang::Fr => (&["est", "était", "fut", "sera"], &["é", "ée", "i", "ie", "u", "ue"]),
        Lang::En | Lang::De => return,
    };
    // “La parte di Elio era andata …” speaks of the part.
    let words: Vec<&str> = std::iter::once("").chain(text.split_whitespace()).collect();
    let named = |four: &&[&str]| ["Anna", "Elio"].contains(&four[1]) && four[0] != "di";
    for four in words.windows(4).filter(named) {
        let participle = four[3].trim_end_matches(|letter: char| !letter.is_alphabetic());
        let agrees =
            helpers.contains(&four[2]) && endings.iter().any(|ending| participle.ends_with(ending));
        assert!(!agrees, "{name}: {text}");
    }
}

/// Small words change before a name that begins with a vowel.
fn euphonic(lang: Lang, name: &str, text: &str) {
    let wrong: &[&str] = match lang {
        Lang::It => &[" a Anna", " e Elio"],
        Lang::Fr => &[" de Anna", " de Elio", " que Anna", " que Elio"],
        Lang::En | Lang::De => &[],
    };
    assert!(!wrong.iter().any(|wrong| text.contains(wrong)), "{name}: {text}");
}

/// The small words that packs may write are those that the languages have.
#[test]
fn packs_know_the_small_words() {
    for lang in Lang::ALL {
        let known = packs::SMALL_WORDS.iter().find(|(of, _)| *of == lang.code());
        let known = known.map_or(&[][..], |(_, all)| all);
        assert_eq!(words::small_words(lang).collect::<Vec<_>>(), known, "{}", lang.code());
    }
}
