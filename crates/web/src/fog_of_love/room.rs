//! How much one of the two may be sent that the public is not.

use super::heft::Heft;
use crate::Room;
use ::fog_of_love::{Asked, Happened, Shown, Sight, other};
use house::{FogOfLove, Glimpse, Hosted};
use tabletop::Seat;
use words::Lang;

/// The private side of the table with nothing in it.
const BARE: Room = Room::of(240, 4 * 1024);
/// A mark or a title: a secret.
const MARK: Room = Room::of(40, 256);
/// A goal, how far it is, and how often its number it needs.
const GOAL: Room = Room::of(40, 640);
/// A line of the log that says more than the public's, here and wherever the latest is told.
const LINE: Room = Room::of(32, 320);

/// All that a seat sees beside the public, or what of it may be new since a step.
pub(crate) fn room(
    public: &Glimpse<FogOfLove>,
    seat: Seat,
    lang: Lang,
    since: Option<usize>,
) -> Room {
    let heft = Heft::of(public, lang);
    let table = &public.view.table;
    let person = table.person(seat);
    let new = since.and_then(|since| New::since(public, seat, since));
    let new = new.unwrap_or_else(|| New::all(public, seat));
    let count = |number: u8| usize::from(number);
    let [scenes, traits, destinies] = new.shown;
    [
        BARE,
        GOAL * count(person.traits),
        MARK * count(person.pile + person.secrets),
        LINE * new.lines,
        heft.held.heaviest(count(person.hand)),
        heft.scenes.heaviest(new.scenes),
        heft.traits.heaviest(new.traits),
        // How near a destiny is may change with every token.
        heft.destinies.heaviest(count(person.destinies) + new.put_away),
        heft.notebook.heaviest(usize::from(new.learns)),
        heft.dealt.heaviest(count(person.dealt)),
        heft.scenes.heaviest(scenes),
        heft.traits.heaviest(traits),
        heft.destinies.heaviest(destinies),
        if table.tutorial { heft.lessons.heaviest(new.lessons) } else { Room::default() },
    ]
    .into_iter()
    .sum()
}

/// What a seat may have to read that it did not have before, as the public counts it.
struct New {
    scenes: usize,
    traits: usize,
    lessons: usize,
    lines: usize,
    /// What the partner has shown: scenes, traits, destinies.
    shown: [usize; 3],
    /// Destinies that were put away.
    put_away: usize,
    /// Whether something may be known of the partner that was not.
    learns: bool,
}

impl New {
    /// Everything is new.
    fn all(public: &Glimpse<FogOfLove>, seat: Seat) -> New {
        let person = public.view.table.person(seat);
        let scenes = usize::from(person.hand + person.secrets + person.offered);
        let traits = usize::from(person.traits);
        New {
            scenes,
            traits,
            lessons: usize::MAX,
            put_away: usize::from(person.pile),
            learns: person.traits > 0,
            ..New::with(&public.recent, seat)
        }
    }

    /// What came since a step, if that is remembered.
    fn since(public: &Glimpse<FogOfLove>, seat: Seat, since: usize) -> Option<New> {
        let steps = (0..public.recent.len()).map(|at| public.step_of(at));
        let before = steps.take_while(|step| *step < since).count();
        let remembered = before > 0 || since == 0;
        remembered.then(|| New::with(&public.recent[before..], seat))
    }

    /// What these sights bring.
    fn with(sights: &[Sight], seat: Seat) -> New {
        let lines = sights.iter().filter(|sight| FogOfLove::is_told_more(sight, seat)).count();
        let mut new = New {
            scenes: 0,
            traits: 0,
            lessons: 2,
            lines,
            shown: [0; 3],
            put_away: 0,
            learns: false,
        };
        for sight in sights {
            new.learns |= matches!(
                sight,
                Happened::KeptTraits(..)
                    | Happened::GaveUp(..)
                    | Happened::Took(..)
                    | Happened::Showed(..)
                    | Happened::Admitted(..)
                    | Happened::Guessed(..)
                    | Happened::DiscardedDestiny(..)
                    | Happened::RecoveredDestiny(..)
                    | Happened::SwitchedDestiny(..)
            );
            match *sight {
                Happened::Drew(whose, ..) | Happened::Found(whose, ..) if whose == seat => {
                    new.scenes += 1;
                }
                // The scenes of a trade lie aside before they change hands.
                Happened::Offered(..) | Happened::Handed(..) => new.scenes += 1,
                Happened::KeptTraits(whose, _) if whose == seat => new.traits += 3,
                Happened::DiscardedDestiny(whose, _) | Happened::SwitchedDestiny(whose, _)
                    if whose == seat =>
                {
                    new.put_away += 1;
                }
                Happened::Took(_, whose, _) if whose == seat => new.traits += 1,
                Happened::Showed(whose, card) if whose == other(seat) => {
                    let kind = match card {
                        Shown::Scene(_) => 0,
                        Shown::Trait(_) => 1,
                        Shown::Destiny(_) => 2,
                    };
                    new.shown[kind] += 1;
                }
                _ => {}
            }
        }
        new
    }
}

/// All that may be picked by a seat that is asked, compressed. Scenes in hand are there to be read
/// already; other cards are drawn with the question.
pub(crate) fn pick_room(public: &Glimpse<FogOfLove>, seat: Seat, lang: Lang) -> usize {
    let heft = Heft::of(public, lang);
    let table = &public.view.table;
    let person = table.person(seat);
    let count = |number: u8| usize::from(number);
    let hand = 160 * count(person.hand);
    let cards = |weight: Room, each: usize, cards: usize| 384 + weight.squeezed + each * cards;
    let destinies = || {
        let many = count(person.destinies + person.pile);
        cards(heft.destinies.heaviest(many), 160, many)
    };
    match table.asked {
        Asked::Nothing => 0,
        Asked::Reaction(_) => 256 + 112 * count(person.hand),
        Asked::Turn | Asked::DiscardScene { .. } | Asked::Trade => 384 + hand,
        Asked::Choice(_) | Asked::Rechoice(..) => 1280,
        Asked::Traits => 1280 + heft.traits.heaviest(5).squeezed,
        Asked::Occupation | Asked::Feature | Asked::Take(..) => {
            cards(heft.dealt.heaviest(count(person.dealt)), 96, count(person.dealt))
        }
        Asked::GiveUp(..) | Asked::SwapFeatures => cards(heft.dealt.heaviest(6), 96, 6),
        Asked::DropDestiny { .. } | Asked::Recover { .. } | Asked::FinalDestiny => destinies(),
        Asked::Switch { .. } => 2 * destinies(),
        Asked::Reveal(_) => destinies() + heft.traits.heaviest(3).squeezed + hand,
        Asked::Enter => 4608,
        Asked::Guess => 1280,
        Asked::Gender
        | Asked::Introduction
        | Asked::DrawFrom(_)
        | Asked::Option(_)
        | Asked::Secret(_)
        | Asked::Confirm
        | Asked::Order => 1024,
    }
}
