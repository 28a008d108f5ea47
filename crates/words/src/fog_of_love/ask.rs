//! What to do now.

use super::teller::Teller;
use super::{Duty, Untitled};
use crate::Tongue;
use ::fog_of_love::content::{Aspect, DestinyMove, RevealOf};
use ::fog_of_love::{Asked, Phase, View, other};
use tabletop::{Seat, Seats};

/// What a viewer is to do or to wait for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ask {
    /// Wait: cards are shuffled or picked by chance.
    Wait,
    /// The viewer, who has this seat, is to answer this.
    Yours(Seat, Asked),
    /// Wait: these seats are to answer this.
    Theirs(Seats, Asked),
    /// Nothing more. How it ended is said by [`ending`](super::ending).
    Over,
}

impl Ask {
    /// What the game asks of a viewer.
    pub fn now(view: &View) -> Ask {
        let table = &view.table;
        match view.seat() {
            _ if table.phase == Phase::Over => Ask::Over,
            _ if table.waiting.is_empty() || table.asked == Asked::Nothing => Ask::Wait,
            Some(seat) if table.waiting.has(seat) => Ask::Yours(seat, table.asked),
            _ => Ask::Theirs(table.waiting, table.asked),
        }
    }
}

macro_rules! deeds {
    ($($(#[$doc:meta])* $deed:ident = $name:literal),* $(,)?) => {
        /// What others wait for: `$deed`.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Deed { $($(#[$doc])* $deed),* }

        impl Deed {
            /// All of them.
            pub const ALL: [Deed; [$($name),*].len()] = [$(Deed::$deed),*];

            /// The name that messages select on.
            pub fn name(self) -> &'static str {
                match self { $(Deed::$deed => $name),* }
            }
        }
    };
}

deeds! {
    /// The side of the character card.
    Gender = "gender",
    /// Three traits.
    Traits = "traits",
    /// An occupation.
    Occupation = "occupation",
    /// A feature for the partner.
    Feature = "feature",
    /// A name and an introduction.
    Introduction = "introduction",
    /// A scene.
    Turn = "turn",
    /// A deck to draw from.
    Draw = "draw",
    /// An option.
    Choice = "choice",
    /// A reaction, or none.
    Reaction = "reaction",
    /// One of the parts of an effect.
    Decision = "decision",
    /// A card to give up.
    GiveUp = "give-up",
    /// A new card.
    Take = "take",
    /// A destiny to discard, switch or recover.
    Destiny = "destiny",
    /// Scenes to discard.
    Discard = "discard",
    /// A card to show.
    Show = "show",
    /// A scene to trade.
    Trade = "trade",
    /// A secret to reveal.
    Secret = "secret",
    /// A guess.
    Guess = "guess",
    /// Features to swap.
    Swap = "swap",
    /// What came of an effect.
    Enter = "enter",
    /// Whether that is right.
    Confirm = "confirm",
    /// The final destiny.
    Final = "final",
    /// The order of goals.
    Order = "order",
}

impl Deed {
    /// What somebody does who is asked this, if anything.
    pub fn of(asked: Asked) -> Option<Deed> {
        Some(match asked {
            Asked::Nothing => return None,
            Asked::Gender => Deed::Gender,
            Asked::Traits => Deed::Traits,
            Asked::Occupation => Deed::Occupation,
            Asked::Feature => Deed::Feature,
            Asked::Introduction => Deed::Introduction,
            Asked::Turn => Deed::Turn,
            Asked::DrawFrom(_) => Deed::Draw,
            Asked::Choice(_) | Asked::Rechoice(..) => Deed::Choice,
            Asked::Reaction(_) => Deed::Reaction,
            Asked::Option(_) => Deed::Decision,
            Asked::GiveUp(..) => Deed::GiveUp,
            Asked::Take(..) => Deed::Take,
            Asked::DropDestiny { .. } | Asked::Switch { .. } | Asked::Recover { .. } => {
                Deed::Destiny
            }
            Asked::DiscardScene { .. } => Deed::Discard,
            Asked::Reveal(_) => Deed::Show,
            Asked::Trade => Deed::Trade,
            Asked::Secret(_) => Deed::Secret,
            Asked::Guess => Deed::Guess,
            Asked::SwapFeatures => Deed::Swap,
            Asked::Enter => Deed::Enter,
            Asked::Confirm => Deed::Confirm,
            Asked::FinalDestiny => Deed::Final,
            Asked::Order => Deed::Order,
        })
    }
}

/// The one sentence at the top of the table.
pub fn ask(tongue: &Tongue, ask: Ask, players: &[String]) -> String {
    let teller = Teller::new(tongue, &Untitled, players);
    match ask {
        Ask::Wait => tongue.ft_ask_wait(),
        Ask::Yours(seat, asked) => teller.yours(seat, asked),
        Ask::Theirs(seats, asked) => match Deed::of(asked) {
            Some(deed) => tongue.ft_wait(&teller.all(seats), deed),
            None => tongue.ft_ask_wait(),
        },
        Ask::Over => tongue.ft_ask_over(),
    }
}

fn duty(optional: bool) -> Duty {
    if optional { Duty::May } else { Duty::Must }
}

impl Teller<'_> {
    fn yours(self, seat: Seat, asked: Asked) -> String {
        let t = self.tongue;
        let target = self.who(other(seat));
        match asked {
            Asked::Nothing => t.ft_ask_wait(),
            Asked::Gender => t.ft_ask_gender(),
            Asked::Traits => t.ft_ask_traits(),
            Asked::Occupation => t.ft_ask_occupation(),
            Asked::Feature => t.ft_ask_feature(&target),
            Asked::Introduction => t.ft_ask_introduction(),
            Asked::Turn => t.ft_ask_turn(),
            Asked::DrawFrom(decks) => {
                let decks: Vec<String> = decks.iter().map(|deck| t.fl_deck(deck)).collect();
                t.ft_ask_draw(&self.any_of(&decks))
            }
            Asked::Choice(letters) => t.ft_ask_choice(&self.options(letters)),
            Asked::Rechoice(letters, whose) if whose == seat => {
                t.ft_ask_rechoice(&self.options(letters))
            }
            Asked::Rechoice(letters, whose) => {
                t.ft_ask_rechoice_for(&self.who(whose), &self.options(letters))
            }
            Asked::Reaction(moment) => t.ft_ask_reaction(moment),
            Asked::Option(count) => t.ft_ask_option(count.into()),
            Asked::GiveUp(what, None) => t.ft_ask_give_up(what),
            Asked::GiveUp(_, Some(Aspect { dimension, direction })) => {
                t.ft_ask_give_up_guessed(dimension, direction)
            }
            Asked::Take(what, whose) if whose == seat => t.ft_ask_take(what),
            Asked::Take(what, whose) => t.ft_ask_take_for(&self.who(whose), what),
            Asked::DropDestiny { shown: false, optional, .. } => t.ft_ask_drop(duty(optional)),
            Asked::DropDestiny { shown: true, optional, .. } => {
                t.ft_ask_drop_shown(&target, duty(optional))
            }
            Asked::Switch { how: DestinyMove::SwitchIn, optional, .. } => {
                t.ft_ask_switch_in(duty(optional))
            }
            Asked::Switch { optional, .. } => t.ft_ask_switch_out(duty(optional)),
            Asked::Recover { optional, .. } => t.ft_ask_recover(duty(optional)),
            Asked::DiscardScene { may_stop } => t.ft_ask_discard(duty(may_stop)),
            Asked::Reveal(RevealOf::Trait) => t.ft_ask_show_trait(&target),
            Asked::Reveal(RevealOf::Destiny | RevealOf::NamedDestiny(_)) => {
                t.ft_ask_show_destiny(&target)
            }
            Asked::Reveal(RevealOf::Scenes) => t.ft_ask_show_scene(&target),
            Asked::Trade => t.ft_ask_trade(&target),
            Asked::Secret(owner) => t.ft_ask_secret(&self.who(owner)),
            Asked::Guess => t.ft_ask_guess(&target),
            Asked::SwapFeatures => t.ft_ask_swap(&target),
            Asked::Enter => t.ft_ask_enter(),
            Asked::Confirm => t.ft_ask_confirm(&target),
            Asked::FinalDestiny => t.ft_ask_final(),
            Asked::Order => t.ft_ask_order(),
        }
    }
}
