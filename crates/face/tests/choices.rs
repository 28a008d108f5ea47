//! In whole games: the tree of choices leads to every legal move and to no other, what cannot be chosen
//! says why, beats tell every line of the log once and in order, and nobody is told their own name.

use face::{Beat, Choice, Company, Kind, Leads, Person, Pick, Point};
use house::{Favor, FogOfLove, Glimpse, Hosted, LoveLetter, RecordedMatch, Sealed, Wanted};
use std::fmt::Debug;
use tabletop::{Seat, Viewer, Waiting};
use words::{Lang, Tongue};

const NAMES: [&str; 6] = ["Anna", "Bruno", "Carla", "Dora", "Emil", "Fritz"];

fn people(players: u8) -> Vec<Person> {
    let person = |name: &&str| Person { name: (*name).to_string(), bot: false };
    NAMES.iter().take(players.into()).map(person).collect()
}

/// A game with a face.
trait Faced: Hosted {
    type Pick: Pick + Debug;
    fn point(
        glimpse: &Glimpse<Self>,
        company: &Company<'_>,
        picks: &[Self::Pick],
    ) -> Point<Self::Pick, Self::Action>;
    /// The beats without what only this game says.
    fn beats(glimpse: &Glimpse<Self>, company: &Company<'_>) -> Vec<Beat<()>>;
}

fn bare<W>(beat: Beat<W>) -> Beat<()> {
    let Beat { step, kind, by, on, told, kept, take_in, .. } = beat;
    Beat { step, kind, by, on, told, kept, take_in, what: () }
}

impl Faced for LoveLetter {
    type Pick = face::love_letter::Pick;
    fn point(
        glimpse: &Glimpse<Self>,
        company: &Company<'_>,
        picks: &[Self::Pick],
    ) -> Point<Self::Pick, Self::Action> {
        face::love_letter::Face::of(glimpse, company).point(company, picks)
    }
    fn beats(glimpse: &Glimpse<Self>, company: &Company<'_>) -> Vec<Beat<()>> {
        face::love_letter::beats(glimpse, company).into_iter().map(bare).collect()
    }
}

impl Faced for Favor {
    type Pick = face::favor::Pick;
    fn point(
        glimpse: &Glimpse<Self>,
        company: &Company<'_>,
        picks: &[Self::Pick],
    ) -> Point<Self::Pick, Self::Action> {
        face::favor::Face::of(glimpse, company).point(company, picks)
    }
    fn beats(glimpse: &Glimpse<Self>, company: &Company<'_>) -> Vec<Beat<()>> {
        face::favor::beats(glimpse, company).into_iter().map(bare).collect()
    }
}

impl Faced for FogOfLove {
    type Pick = face::fog_of_love::Pick;
    fn point(
        glimpse: &Glimpse<Self>,
        company: &Company<'_>,
        picks: &[Self::Pick],
    ) -> Point<Self::Pick, Self::Action> {
        face::fog_of_love::point(glimpse, company, picks)
    }
    fn beats(glimpse: &Glimpse<Self>, company: &Company<'_>) -> Vec<Beat<()>> {
        face::fog_of_love::beats(glimpse, company).into_iter().map(bare).collect()
    }
}

/// Every move that the tree leads to. Where picks may come in any order, a point is met once.
fn moves<G: Faced>(glimpse: &Glimpse<G>, company: &Company<'_>) -> Vec<G::Action> {
    let mut found = Vec::new();
    let mut open = vec![Vec::new()];
    let mut met: Vec<Vec<G::Pick>> = Vec::new();
    while let Some(picks) = open.pop() {
        let point = G::point(glimpse, company, &picks);
        assert!(picks.iter().all(|pick| point.picks.contains(pick)), "what was offered stands");
        let stands = G::point(glimpse, company, &point.picks);
        assert_eq!(stands, point, "what stands leads to where it stands");
        if met.contains(&point.picks) {
            continue;
        }
        met.push(point.picks);
        assert!(!point.prompt.is_empty());
        for Choice { pick, label, leads, .. } in point.choices {
            assert!(!label.is_empty());
            let name = pick.name();
            assert_eq!(G::Pick::named(&name).as_ref(), Some(&pick), "{name}");
            match leads {
                Leads::Move(action) => found.push(action),
                Leads::Further => open.push(picks.iter().cloned().chain([pick]).collect()),
                Leads::Nowhere(why) => assert!(why.ends_with('.'), "{why}"),
            }
        }
    }
    found
}

fn check_moves<G: Faced>(glimpse: &Glimpse<G>, company: &Company<'_>)
where
    G::Action: Debug,
{
    let (found, legal) = (moves(glimpse, company), glimpse.moves());
    assert_eq!(found.len(), legal.len(), "{found:?} / {legal:?}");
    assert!(legal.iter().all(|action| found.contains(action)), "{found:?} / {legal:?}");
}

fn check_beats<G: Faced>(glimpse: &Glimpse<G>, company: &Company<'_>) {
    let names = company.names();
    let beats = G::beats(glimpse, company);
    let log = glimpse.log(company.tongue, &names);
    let kept: Vec<&str> = beats.iter().map(|beat| beat.kept.as_str()).collect();
    let lines: Vec<&str> = log.iter().map(|(_, line)| line.as_str()).collect();
    assert!(
        kept.join(" ").ends_with(&lines.join(" ")),
        "the log is what beats keep\n{kept:#?}\n{lines:#?}"
    );
    assert!(beats.is_sorted_by_key(|beat| beat.step));
    let you = glimpse.viewer.seat();
    for beat in &beats {
        assert!(!beat.told.is_empty());
        // Characters are told of by name, like people in a novel.
        if let Some(you) = you.filter(|_| !G::TELLS) {
            let own = &names[you.index()];
            assert!(!beat.told.contains(own.as_str()), "{}", beat.told);
        }
        if let Some(take_in) = &beat.take_in {
            assert!(!take_in.text.is_empty());
            assert!(you.is_some() || !take_in.private, "the public is told no secret");
        }
    }
}

fn play<G: Faced>(setup: &G::Setup, seed: u64, lang: Lang) -> Vec<Kind>
where
    G::Action: Debug,
{
    let people = people(G::players(setup));
    let company = Company { tongue: Tongue::of(lang), people: &people };
    let mut dealer = Sealed::new([seed as u8; 32]);
    let mut dice = house::dice(seed);
    let mut game: RecordedMatch<G> = RecordedMatch::new(setup.clone());
    let opening = game.opening(&mut dealer).expect("a deal");
    game.take(opening);
    let mut kinds = Vec::new();
    loop {
        for viewer in [Viewer::Public, Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1))] {
            let glimpse = game.glimpse(viewer);
            check_moves(&glimpse, &company);
            check_beats(&glimpse, &company);
        }
        let Waiting::For(seats) = game.waiting() else { break };
        let seat = seats.first().expect("somebody");
        kinds.extend(G::beats(&game.glimpse(Viewer::Seat(seat)), &company).iter().map(|b| b.kind));
        let action = game.choose(seat, "random", &mut dice).expect("a move");
        let step =
            game.decide(seat, action, &mut dealer).unwrap_or_else(|_| panic!("a legal move"));
        game.take(step);
    }
    kinds
}

#[test]
fn love_letter_in_whole_games() {
    use love_letter::{Edition, Setup};
    for seed in 0..12 {
        let (edition, most) =
            if seed % 3 == 0 { (Edition::Classic, 4) } else { (Edition::Standard, 6) };
        let players = 2 + (seed % (most - 1)) as u8;
        let setup = Setup::new(edition, players).expect("a table");
        let lang = Lang::ALL[seed as usize % Lang::ALL.len()];
        let kinds = play::<LoveLetter>(&setup, seed, lang);
        assert!(
            [Kind::Deal, Kind::Draw, Kind::Move, Kind::Out, Kind::RoundEnd]
                .iter()
                .all(|kind| kinds.contains(kind))
        );
    }
}

#[test]
fn favor_in_whole_games() {
    for seed in 0..12 {
        let setup = favor::Setup::new(2 + (seed % 3) as u8).expect("a table");
        let lang = Lang::ALL[seed as usize % Lang::ALL.len()];
        let kinds = play::<Favor>(&setup, seed, lang);
        assert!(
            [Kind::Deal, Kind::Move, Kind::Result, Kind::Reveal, Kind::RoundEnd]
                .iter()
                .all(|kind| kinds.contains(kind))
        );
    }
}

#[test]
fn fog_of_love_in_whole_games() {
    let stories = FogOfLove::stories();
    for seed in 0..8 {
        let story = Some(stories[seed as usize % stories.len()].clone());
        let setup = FogOfLove::setup(&Wanted { story, ..Wanted::default() }).expect("a table");
        let lang = Lang::ALL[seed as usize / 2 % Lang::ALL.len()];
        let kinds = play::<FogOfLove>(&setup, seed, lang);
        assert!(
            [Kind::Move, Kind::Reveal, Kind::Result, Kind::Chapter, Kind::Tale]
                .iter()
                .all(|kind| kinds.contains(kind))
        );
    }
}

/// Two truths that a seat cannot tell apart have one face.
#[test]
fn a_face_shows_what_its_glimpse_shows_and_nothing_else() {
    let setup = love_letter::Setup::new(love_letter::Edition::Standard, 4).expect("a table");
    let people = people(4);
    let company = Company { tongue: Tongue::of(Lang::En), people: &people };
    let mut dealer = Sealed::new([9; 32]);
    let mut game: RecordedMatch<LoveLetter> = RecordedMatch::new(setup);
    let opening = game.opening(&mut dealer).expect("a deal");
    game.take(opening);
    let public = face::love_letter::Face::of(&game.glimpse(Viewer::Public), &company);
    assert!(public.hand.is_empty() && public.knowledge.is_none() && public.moves.is_empty());
    assert!(public.players.iter().all(|player| player.sure.is_none()));
}
