//! What the rulebook of Fog of Love lays open, or gives to one of the two to know, stands on the page or
//! is told to programs: rule by rule, in whole games of the four stories.

use crate::markup::element;
use crate::plain::frame;
use fog_of_love::content::{Aspect, Deck, Dimension, Kind, Moment};
use fog_of_love::{Action, Asked, FogOfLove, Happened, other};
use house::{AnyAction, AnyGlimpse, GameKind, Glimpse, Titles};
use std::collections::BTreeSet;
use std::path::Path;
use std::sync::{Arc, OnceLock};
use tables::{
    Attending, Command, Entropy, Eyes, Guest, Host, Look, Opening, Phase, Play, Refusal, Request,
    Table, counting_entropy,
};
use tabletop::Seat;
use web::{Looks, Visit};
use words::fog_of_love::{CardNames, Titled, dimension, finale_step, gender};
use words::{Lang, Tongue};

const STORIES: [&str; 4] =
    ["sunday-morning-date", "where-were-we", "nothing-serious", "second-helpings"];

fn guest(seat: u8) -> Guest {
    Guest::of_secret(["anna", "bruno", "carla"][usize::from(seat)])
}

fn cards() -> String {
    static CARDS: OnceLock<String> = OnceLock::new();
    let read = || {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../packs/base");
        let pack = packs::read(&[packs::folder(&path).expect("a folder")]).pack().expect("a pack");
        house::cards::bring(&Arc::new(pack)).expect("it can be played")
    };
    CARDS.get_or_init(read).clone()
}

/// A game of two people at a table.
struct Evening {
    table: Table,
    entropy: Box<dyn Entropy>,
    dice: u64,
}

impl Evening {
    fn of(story: &str, seed: u64) -> Evening {
        let mut entropy = counting_entropy(seed);
        let (cards, story) = (Some(cards()), Some(story.to_string()));
        let opening = Opening { cards, story, ..Opening::of(GameKind::FogOfLove) };
        let host = Host { guest: guest(0), name: "Anna", lang: Lang::En, bots: None };
        let (table, _) = Table::open(opening, &host, &mut entropy).expect("a table");
        let mut evening = Evening { table, entropy: Box::new(entropy), dice: seed };
        let sit = Command::Sit { seat: None, name: Some("Bruno".into()), lang: None };
        evening.ask(1, sit).expect("a free seat");
        evening.ask(0, Command::Window { seconds: None }).expect("the host may");
        evening.ask(0, Command::Start).expect("it starts");
        evening
    }

    fn ask(&mut self, seat: u8, request: impl Into<Request>) -> Result<(), Refusal> {
        let here = Attending::default();
        self.table.handle(guest(seat), request, &here, &mut *self.entropy).map(|_| ())
    }

    fn is_over(&self) -> bool {
        self.table.phase() == Phase::Over
    }

    /// Somebody who is asked does whatever comes first to `choose`, or anything.
    fn goes_on(&mut self, choose: impl Fn(&AnyAction) -> bool) {
        for seat in [0, 1] {
            let moves = self.glimpse(Eyes::Seat(seat)).moves();
            if moves.is_empty() {
                continue;
            }
            self.dice = self.dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(99);
            let any = (self.dice >> 33) as usize % moves.len();
            let action = moves.iter().find(|action| choose(action)).unwrap_or(&moves[any]).clone();
            return self.ask(seat, Play { seat, steps: None, action }).expect("a legal move");
        }
        panic!("nobody is asked");
    }

    fn look(&self, eyes: Eyes) -> Look {
        let who = if let Eyes::Seat(seat) = eyes { seat } else { 0 };
        self.table.look(guest(who), eyes, &Attending::default()).expect("they may look")
    }

    fn glimpse(&self, eyes: Eyes) -> AnyGlimpse {
        self.look(eyes).glimpse.expect("a game")
    }

    /// The game as one of them knows it.
    fn known(&self, seat: u8) -> Box<Glimpse<FogOfLove>> {
        match self.glimpse(Eyes::Seat(seat)) {
            AnyGlimpse::FogOfLove(glimpse) => glimpse,
            _ => panic!("another game"),
        }
    }

    /// The page of somebody; of the third, who looks on.
    fn page(&self, seat: u8, lang: Lang) -> String {
        let eyes = Eyes::Page { open: None };
        let steps = self.table.steps();
        let look = self.table.look_then(guest(seat), eyes, steps, &Attending::default());
        let look = look.expect("they may look");
        frame(&look, lang)
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('"', "&quot;").replace('<', "&lt;").replace('>', "&gt;")
}

/// A text of the cards, as a page has it.
fn said(glimpse: &Glimpse<FogOfLove>, lang: Lang, of: Titled, text: Option<&str>) -> String {
    let names = ["Anna".to_string(), "Bruno".to_string()];
    let titles = Titles::new(&glimpse.setup, Tongue::of(lang), &names);
    let said = match text {
        None => titles.title(of),
        Some(text) => titles.text_of(of, text),
    };
    escaped(&said.expect("it says something"))
}

/// A game of each story, until this many steps have been taken or `until` says so.
fn evenings(steps: usize, mut look: impl FnMut(&Evening)) {
    for (seed, story) in (20..).zip(STORIES) {
        let mut evening = Evening::of(story, seed);
        for _ in 0..steps {
            if evening.is_over() {
                break;
            }
            evening.goes_on(|_| false);
            look(&evening);
        }
    }
}

/// FL-26, FL-27, FL-130, FL-144, FL-148: the synopsis with its special rules, the special events under it,
/// the chapter with the decks that it names, and no other, on everybody's page at any time.
#[test]
fn the_synopsis_and_the_chapter_lie_open() {
    let (mut at, mut chapters, mut events) = (0, BTreeSet::new(), 0);
    evenings(150, |evening| {
        at += 1;
        if at % 12 != 0 {
            return;
        }
        for (seat, lang) in [0, 1, 2, 0].into_iter().zip(Lang::ALL) {
            let (page, known) = (evening.page(seat, lang), evening.known(0));
            let (table, content) = (&known.view.table, known.setup.book().content());
            let board = element(&page, "fl-board");
            for text in ["text", "rules"] {
                assert!(board.contains(&said(
                    &known,
                    lang,
                    Titled::Story(table.story),
                    Some(text)
                )));
            }
            for event in table.events.iter() {
                assert!(board.contains(&said(&known, lang, Titled::Scene(event), None)), "{board}");
                events += 1;
            }
            let story = &content.stories[usize::from(table.story)];
            let Some(number) = table.chapter.checked_sub(1) else { continue };
            let heading = element(&page, "fl-heading");
            let finale = matches!(
                table.phase,
                fog_of_love::Phase::Finale(_)
                    | fog_of_love::Phase::Judge
                    | fog_of_love::Phase::Over
            );
            if finale {
                continue;
            }
            assert!(heading.contains(&Tongue::of(lang).flw_chapter(i64::from(number) + 1)));
            chapters.insert((table.story, number));
            let draws = board.split("class=\"draws\"").nth(1).expect("decks");
            let draws = draws.split("</p>").next().expect("a line");
            for deck in [Deck::Sweet, Deck::Serious, Deck::Drama, Deck::Custom] {
                let named = story.chapters[usize::from(number)].draws.has(deck);
                let word = escaped(&words::fog_of_love::deck(Tongue::of(lang), deck));
                assert_eq!(draws.contains(&word), named, "{deck:?}: {draws}");
            }
        }
    });
    assert!(chapters.len() > 4 && events > 10, "{chapters:?} {events}");
}

/// FL-60, FL-63: everybody sees the tokens of both, on both aspects of a dimension.
#[test]
fn tokens_lie_on_both_aspects() {
    let (mut at, mut both) = (0, 0);
    evenings(150, |evening| {
        at += 1;
        if at % 20 != 0 {
            return;
        }
        let table = evening.known(0).view.table.clone();
        for seat in [0, 1, 2] {
            let page = evening.page(seat, Lang::En);
            let tokens = element(&page, "fl-tokens");
            for of in Dimension::ALL {
                let name = dimension(Tongue::of(Lang::En), of);
                let row = tokens.split(&format!(">{name}<")).nth(1).expect("a row");
                let row = row.split("</tr>").next().expect("a row");
                let of = |seat| {
                    let up = Aspect::up(of);
                    let tokens = table.person(Seat(seat)).tokens;
                    (tokens[up.opposite().index()], tokens[up.index()])
                };
                for (down, up) in [of(0), of(1)] {
                    assert!(row.contains(&format!("<td>↓{down} ↑{up}</td>")), "{row}");
                    both += usize::from(down > 0 && up > 0);
                }
            }
        }
    });
    assert!(both > 10, "{both} dimensions with tokens on both aspects");
}

/// FL-73: of two goals on one aspect the second needs double, and the page says so: it shows as many goals
/// reached as the rules would count in the best order, and never two of 3 at a balance of 3.
#[test]
fn a_second_goal_on_one_aspect_needs_double() {
    let (mut doubled, mut short) = (0, 0);
    for seed in 0..40 {
        let mut evening = Evening::of(STORIES[seed as usize % 4], seed);
        let doubles = |evening: &Evening| {
            let known = evening.known(0);
            let (own, content) =
                (known.view.own.clone().expect("a hand"), known.setup.book().content());
            let mut aspects: Vec<Aspect> = own
                .traits
                .iter()
                .flatten()
                .map(|card| content.traits[card.index()].aspect)
                .collect();
            aspects.sort_unstable_by_key(|aspect| aspect.index());
            aspects.windows(2).any(|pair| pair[0] == pair[1])
        };
        while evening.known(0).view.table.chapter == 0 {
            evening.goes_on(|_| false);
        }
        if !doubles(&evening) {
            continue;
        }
        for step in 0..120 {
            if evening.is_over() {
                break;
            }
            evening.goes_on(|_| false);
            if step % 10 != 0 || !doubles(&evening) {
                continue;
            }
            let known = evening.known(0);
            let (facts, own) = (known.view.facts(), known.view.own.as_ref().expect("a hand"));
            let worth = |order| facts.goals_worth(own, Seat(0), order);
            let best = fog_of_love::ORDERS.into_iter().max_by_key(|order| worth(*order));
            let met = facts.goals(own, Seat(0), best.expect("an order"));
            let page = evening.page(0, Lang::En);
            let mine = element(&page, "fl-mine");
            let reached = mine.matches("<li class=\"met\">").count();
            assert_eq!(reached, met.iter().filter(|met| **met).count(), "{mine}");
            assert!(mine.contains("class=\"times\"") && mine.contains("×2"), "{mine}");
            doubled += 1;
            let alone = own.traits.iter().flatten().filter(|card| {
                let face = &facts.content.traits[card.index()];
                facts.balance(face, Seat(0)) >= i16::from(face.number)
            });
            short += usize::from(alone.count() > reached);
        }
    }
    assert!(
        doubled > 10 && short > 0,
        "{doubled} pages, on {short} one goal would have been too many"
    );
}

/// FL-95, FL-99, FL-272: the side of the character card, the occupation, and how many destinies lie in the
/// personal pile face down, of both, before everybody; programs are told the same.
#[test]
fn what_lies_before_somebody_is_seen_by_all() {
    let (mut at, mut piles) = (0, 0);
    evenings(150, |evening| {
        at += 1;
        if at % 20 != 0 {
            return;
        }
        for (seat, lang) in [0, 1, 2].into_iter().zip(Lang::ALL) {
            let (page, known) = (evening.page(seat, lang), evening.known(0));
            let laid = element(&page, "fl-laid-out");
            let rows: Vec<&str> = laid.split("<tr>").skip(2).collect();
            for person in &known.view.table.people {
                let side = person.gender.map(|side| escaped(&gender(Tongue::of(lang), side)));
                assert!(side.is_none_or(|side| rows[0].contains(&side)), "{laid}");
                let job = person.occupation.map(Titled::Occupation);
                assert!(job.is_none_or(|job| rows[1].contains(&said(&known, lang, job, None))));
                for (row, count) in
                    rows[2..].iter().zip([person.hand, person.destinies, person.pile])
                {
                    assert!(row.contains(&format!("<td>{count}</td>")), "{count}: {row}");
                }
                piles += usize::from(person.pile > 0);
            }
        }
        let told = evening.glimpse(Eyes::Public).view_json();
        let person = &told["people"][1];
        for fact in ["occupation", "gender", "pile", "tokens", "destinies"] {
            assert!(person.get(fact).is_some(), "{fact}: {person}");
        }
    });
    assert!(piles > 5, "{piles}");
}

/// FL-45, FL-174: while a choice is pending, whoever makes it, nobody says what would be best: the page says
/// why it is closed, and what is sent all the same is refused.
#[test]
fn nobody_advises_whoever_chooses() {
    let mut kinds = [0; 2];
    for (seed, story) in (40..).zip(STORIES) {
        let mut evening = Evening::of(story, seed);
        for _ in 0..150 {
            if evening.is_over() {
                break;
            }
            let table = evening.known(0).view.table.clone();
            if let Asked::Choice(_) = table.asked {
                let alone =
                    table.waiting.len() == 1 && !table.people.iter().any(|one| one.committed);
                kinds[usize::from(alone)] += 1;
                let say = Command::Say { seat: 0, text: "Take A!".into() };
                assert_eq!(evening.ask(0, say), Err(Refusal::Choosing));
                let tell = Command::Tell { seat: 1, text: "I’d take A.".into() };
                assert_eq!(evening.ask(1, tell), Err(Refusal::Choosing));
                if kinds[usize::from(alone)] < 4 {
                    for lang in Lang::ALL {
                        let why = escaped(&Tongue::of(lang).refused_choosing());
                        assert!(evening.page(0, lang).contains(&why), "{lang:?}");
                    }
                }
            }
            evening.goes_on(|_| false);
        }
    }
    assert!(kinds[0] > 10 && kinds[1] > 3, "{kinds:?}");
}

/// FL-113: a name is asked for before somebody is introduced, with one proposed, and the dice know others:
/// none is a player's own.
#[test]
fn a_character_is_asked_for_a_name_of_its_own() {
    let mut evening = Evening::of(STORIES[0], 3);
    evening.ask(0, Command::Rename { seat: 0, name: "Ida".into() }).expect("her name");
    while evening.known(0).view.table.asked != Asked::Introduction {
        evening.goes_on(|_| false);
    }
    for lang in Lang::ALL {
        let names = Tongue::of(lang).web_character_names();
        let names: BTreeSet<&str> = names.split(',').map(str::trim).collect();
        assert_eq!(names.len(), 24, "{lang:?}");
        for seat in [0, 1] {
            let page = evening.page(seat, lang);
            let form = element(&page, "character");
            let value = form.split("value=\"").nth(1).and_then(|rest| rest.split('"').next());
            assert!(names.contains(value.expect("a name")), "{form}");
            let dice = form.split("data-dice=\"").nth(1).and_then(|rest| rest.split('"').next());
            for name in dice.expect("dice").split('|') {
                assert!(names.contains(name) && !["Ida", "Bruno"].contains(&name), "{name}");
            }
        }
    }
    let seat = u8::from(evening.known(0).moves().is_empty());
    let page = evening.page(seat, Lang::En);
    let [name, press] =
        ["id=\"character-name\"", "data-first=\"character\""].map(|at| page.find(at));
    assert!(name.is_some() && name < press, "the name comes before “That’s me”");
}

/// FL-165: a played scene is open to both, and to whoever looks on; a secret is its player's alone.
#[test]
fn a_played_scene_is_open_to_all() {
    let (mut open, mut secret) = (0, 0);
    for (seed, story) in (80..88).zip(STORIES.into_iter().cycle()) {
        let mut evening = Evening::of(story, seed);
        for _ in 0..120 {
            if evening.is_over() {
                break;
            }
            let content = evening.known(0);
            let scenes = &content.setup.book().content().scenes;
            evening.goes_on(|action| match action {
                AnyAction::FogOfLove(Action::Play(card)) => {
                    scenes[card.index()].kinds.has(Kind::Secret)
                }
                _ => false,
            });
            let known = [evening.known(0), evening.known(1)];
            let latest = known[0].steps - 1;
            let fresh = |at: &usize| known[0].step_of(*at) == latest;
            for at in (0..known[0].recent.len()).rev().take_while(fresh) {
                match known[0].recent[at] {
                    Happened::Played(_, scene) if open < 30 => {
                        let title = said(&known[0], Lang::En, Titled::Scene(scene), None);
                        for seat in [0, 1, 2] {
                            assert!(evening.page(seat, Lang::En).contains(&title), "{title}");
                        }
                        open += 1;
                    }
                    Happened::LaidSecret(whose, _) => {
                        let own = known[usize::from(whose.0)].view.own.as_ref().expect("a hand");
                        let scene = *own.secrets.last().expect("a secret");
                        let title = said(&known[0], Lang::En, Titled::Scene(scene), None);
                        assert!(evening.page(whose.0, Lang::En).contains(&title), "it is theirs");
                        let partner = other(whose);
                        // What the partner was shown, they know.
                        if known[usize::from(partner.0)].view.known.notes.is_empty() {
                            for seat in [partner.0, 2] {
                                assert!(!evening.page(seat, Lang::En).contains(&title), "{title}");
                            }
                            secret += 1;
                        }
                    }
                    _ => {}
                }
            }
        }
    }
    assert!(open > 20 && secret > 3, "{open} {secret}");
}

/// FL-251: whoever may react is told at which of the three moments.
#[test]
fn a_reaction_is_asked_for_at_its_moment() {
    let mut moments = BTreeSet::new();
    evenings(150, |evening| {
        let table = evening.known(0).view.table.clone();
        let Asked::Reaction(moment) = table.asked else { return };
        if moments.len() == 3 && moments.contains(&format!("{moment:?}")) {
            return;
        }
        let seat = u8::from(!table.waiting.has(Seat(0)));
        for lang in Lang::ALL {
            let told = |moment: Moment| escaped(&Tongue::of(lang).ft_ask_reaction(moment));
            let page = evening.page(seat, lang);
            for one in [Moment::Played, Moment::Revealed, Moment::Resolved] {
                assert_eq!(page.contains(&told(one)), one == moment, "{lang:?} {one:?}");
            }
        }
        moments.insert(format!("{moment:?}"));
    });
    assert_eq!(moments.len(), 3, "{moments:?}");
}

/// FL-282: what one's own pile asks for can be read, and the other's cannot.
#[test]
fn a_destiny_that_was_put_away_can_be_read_by_its_owner() {
    let (mut at, mut read) = (0, 0);
    evenings(150, |evening| {
        at += 1;
        if at % 15 != 0 || evening.is_over() {
            return;
        }
        for (seat, lang) in [0, 1].into_iter().zip(Lang::ALL) {
            let (page, known) = (evening.page(seat, lang), evening.known(seat));
            let own = known.view.own.as_ref().expect("a hand");
            for card in own.pile.iter() {
                let away = element(&page, &format!("fl-away-{}", card.0));
                assert!(away.contains(&said(&known, lang, Titled::Destiny(card), None)), "{away}");
                let asks = away.split("<li>").skip(1).filter(|one| one.len() > 20).count();
                assert!(asks > 0, "what it asks for: {away}");
                read += 1;
            }
            assert_eq!(page.matches("id=\"fl-away-").count(), usize::from(own.pile.count()));
        }
        assert!(!evening.page(2, Lang::En).contains("fl-away-"), "nobody else's business");
    });
    assert!(read > 5, "{read}");
}

/// FL-280, FL-289: the rules say what becomes of a destiny that the story does not use, and in which order
/// the finale goes; the board has that of the story that is played.
#[test]
fn the_order_of_the_finale_is_told_as_it_is_played() {
    for (seed, story) in (60..).zip(STORIES) {
        let evening = Evening::of(story, seed);
        let known = evening.known(0);
        let table = &known.view.table;
        let steps = &known.setup.book().content().stories[usize::from(table.story)].finale.steps;
        for lang in Lang::ALL {
            let page = evening.page(1, lang);
            let board = element(&page, "fl-board");
            let list = board.split("class=\"finale\"").nth(1).expect("the finale");
            let told: Vec<&str> = list.split("<li>").skip(1).collect();
            assert_eq!(told.len(), steps.len());
            for (step, told) in steps.iter().zip(told) {
                assert!(
                    told.starts_with(&escaped(&finale_step(Tongue::of(lang), *step))),
                    "{told}"
                );
            }
        }
    }
    let told = [
        (
            "A destiny that the story does not use is ignored.",
            "Both destinies are revealed.",
            "The remaining secrets are revealed",
            "Traits are shown",
        ),
        (
            "Un destino che la storia non usa si ignora.",
            "Si rivelano i due destini.",
            "I segreti rimasti si rivelano",
            "Si mostrano i tratti",
        ),
        (
            "Ein Schicksal, das die Geschichte nicht verwendet, bleibt unbeachtet.",
            "Beide Schicksale werden aufgedeckt.",
            "Die übrigen Geheimnisse werden aufgedeckt",
            "Die Wesenszüge werden gezeigt",
        ),
        (
            "Un destin que l’histoire n’emploie pas est ignoré.",
            "Les deux destins sont révélés.",
            "Les secrets restants sont révélés",
            "On montre les traits",
        ),
    ];
    for (lang, (unused, destinies, secrets, traits)) in Lang::ALL.into_iter().zip(told) {
        let visit =
            Visit { lang, origin: "", path: "", hints: false, name: "", looks: Looks::default() };
        let page = web::rules_page(&visit, GameKind::FogOfLove).into_string();
        assert!(page.contains(&escaped(unused)), "{lang:?}");
        let [destinies, secrets, traits] =
            [destinies, secrets, traits].map(|text| page.find(text).expect(text));
        assert!(destinies < secrets && secrets < traits, "{lang:?}");
    }
}

/// The plan says nothing that is not so: what the notebook rules out, the partner has not; what it holds for
/// certain, they have. And how far a destiny is, is what is missing of the condition that is farthest.
#[test]
fn the_notebook_never_lies() {
    let (mut at, mut certain, mut ruled_out, mut far) = (0, 0, 0, 0);
    evenings(200, |evening| {
        at += 1;
        if at % 5 != 0 || evening.is_over() {
            return;
        }
        for seat in [0, 1] {
            let (known, partner) = (evening.known(seat), evening.known(1 - seat));
            let look = evening.look(Eyes::Seat(seat));
            let people = web::people(&look.picture);
            let company = face::Company { tongue: Tongue::of(Lang::En), people: &people };
            let face = face::fog_of_love::Face::of(&known, &company);
            let Some(notebook) = face.notebook else { continue };
            let truth = partner.view.own.as_ref().expect("a hand");
            let traits: Vec<_> = truth.traits.iter().flatten().copied().collect();
            assert!(notebook.has.iter().all(|card| traits.contains(card)), "{notebook:?}");
            assert!(!notebook.has_not.iter().any(|card| traits.contains(card)), "{notebook:?}");
            let possible = |card| notebook.has.contains(card) || notebook.may_have.contains(card);
            assert!(traits.iter().all(possible), "{traits:?} {notebook:?}");
            assert!(notebook.wants.iter().all(|card| truth.destinies.has(*card)), "{notebook:?}");
            assert!(!notebook.wants_not.iter().any(|card| truth.destinies.has(*card)));
            certain += notebook.has.len() + notebook.wants.len();
            ruled_out += notebook.has_not.len() + notebook.wants_not.len();
            let page = evening.page(seat, Lang::En);
            assert!(element(&page, "fl-notebook").len() > 300, "it stands on their page");
            assert!(!evening.page(2, Lang::En).contains("fl-notebook"), "and on no other");
            for near in &face.own.as_ref().expect("a hand").destinies {
                let Some(missing) = near.to_go() else { continue };
                let told = element(&page, &format!("fl-destiny-{}", near.card.0));
                assert!(told.contains(&format!("{missing} to go")), "{told}");
                assert!(near.conditions.iter().any(|one| one.missing == Some(missing)));
                far += 1;
            }
        }
    });
    assert!(certain > 20 && far > 50, "{certain} certain, {ruled_out} ruled out, {far} far");
}

/// What somebody noticed arrives at the other with the line that was said.
#[test]
fn a_feature_arrives_with_the_line_that_was_said() {
    let mut evening = Evening::of(STORIES[1], 9);
    let mut arrived = 0;
    while evening.known(0).view.table.is_creation() {
        let known = evening.known(0);
        let latest = known.recent.iter().rev().find_map(|sight| match *sight {
            Happened::PlacedFeature(_, card) => Some(card),
            _ => None,
        });
        if let Some(card) = latest {
            for (seat, lang) in [0, 1, 2, 0].into_iter().zip(Lang::ALL) {
                let line = said(&known, lang, Titled::Feature(card), Some("text"));
                let page = evening.page(seat, lang);
                assert!(element(&page, "fl-noticed").contains(&line), "{line}");
            }
            arrived += 1;
        }
        evening.goes_on(|_| false);
    }
    assert!(arrived > 3, "{arrived}");
    assert!(!evening.page(0, Lang::En).contains("fl-noticed"));
}
