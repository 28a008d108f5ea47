//! Love Letter at home: its tables and its transcripts.

mod json;

use crate::record::{
    legal, line, maybe_seat, no_cards_of_its_own, optional, seat, seats, seats_wanted,
};
use crate::{Arrange, BadSetup, Follow, Hosted, Line, Perceived, Scribe, Taken, Wanted};
use bots::{Dice, Level};
use love_letter::{
    Action, Answer, Card, Edition, Event, Happened, Illegal, LoveLetter, MOST_ACTIONS, Question,
    RoundEnd, Setup, Sight, State, Step, View,
};
use serde_json::{Map, Value, json};
use std::collections::VecDeque;
use tabletop::{Deals, Seat, Seats, Tally, Waiting, play_random};
use words::Tongue;
use words::love_letter::{Ask, ask};

const STANDARD: &str = "2019";
const CLASSIC: &str = "classic";

impl Hosted for LoveLetter {
    const KEY: &'static str = "love-letter";
    const RULES: &'static [&'static str] = &[STANDARD, CLASSIC];

    const MINUTES: (u8, u8) = (10, 25);

    type Scribe = Clerk;
    type Follow = Reader;
    type Study = ();

    fn setup(wanted: &Wanted) -> Result<Setup, BadSetup> {
        no_cards_of_its_own(wanted)?;
        let edition = match wanted.rules.as_deref() {
            None | Some(STANDARD) => Edition::Standard,
            Some(CLASSIC) => Edition::Classic,
            Some(other) => {
                let known = Self::RULES.iter().map(|rules| rules.to_string()).collect();
                return Err(BadSetup::Rules { wanted: other.to_string(), known });
            }
        };
        let (players, first) = seats_wanted(wanted, 4);
        let setup = Setup::new(edition, players).map_err(|_| BadSetup::Players {
            wanted: wanted.players.unwrap_or(players.into()),
            fewest: 2,
            most: edition.most_players().into(),
            rules: (edition == Edition::Classic).then(|| CLASSIC.to_string()),
        })?;
        match first {
            None => Ok(setup),
            Some(seat) => {
                setup.starting_with(seat).map_err(|_| BadSetup::Seat(wanted.first.unwrap_or(0)))
            }
        }
    }

    fn levels() -> &'static [Level<LoveLetter>] {
        &bots::love_letter::LEVELS
    }

    fn play_random(setup: &Setup, deals: &mut Deals, rng: &mut Dice, _: &mut ()) -> Tally {
        let mut places = [Action::Play(Card::Guard); MOST_ACTIONS];
        play_random::<LoveLetter, MOST_ACTIONS>(setup, deals, rng, &mut places).unwrap_or_default()
    }

    fn scribe(setup: &Setup) -> Clerk {
        Clerk { players: setup.players(), first: Seat(0), open: Vec::new(), hands: Vec::new() }
    }

    fn header(setup: &Setup) -> Map<String, Value> {
        let rules = match setup.edition() {
            Edition::Standard => STANDARD,
            Edition::Classic => CLASSIC,
        };
        Map::from_iter([("rules".to_string(), rules.into())])
    }

    fn open(event: &Event) -> Sight {
        event.open()
    }

    fn log(
        _: &Setup,
        tongue: &Tongue,
        perceived: &Perceived<'_, LoveLetter>,
        players: &[String],
    ) -> Vec<(usize, String)> {
        perceived.one_by_one(|sight, _| words::love_letter::log(tongue, sight, players))
    }

    fn waiting(view: &View) -> Waiting {
        match view.table.step {
            Step::Over(winners) => Waiting::Over(winners),
            Step::Play | Step::Keep => Waiting::For(Seats::one(view.table.active)),
            _ => Waiting::For(Seats::NONE),
        }
    }

    fn is_told_more(sight: &Sight, seat: Seat) -> bool {
        match *sight {
            Happened::Dealt(whose, _)
            | Happened::Drew(whose, _)
            | Happened::Consulted(whose, _)
            | Happened::Redrew { seat: whose, .. }
            | Happened::Kept { seat: whose, .. } => whose == seat,
            Happened::Looked { seat: one, target: other, .. }
            | Happened::Compared { seat: one, target: other, .. }
            | Happened::Swapped { seat: one, target: other, .. } => one == seat || other == seat,
            _ => false,
        }
    }

    /// A hand, and of each of the others which characters it may be.
    fn longest_view(_: &Setup, public: &View, _: Seat) -> usize {
        128 + 160 * usize::from(public.table.players)
    }

    /// A Guard may ask everybody for everything: `{"guess":[1,"chancellor"]}`.
    fn longest_menu(public: &View, _: Seat) -> usize {
        384 + 26 * 9 * usize::from(public.table.players)
    }

    fn view_json(setup: &Setup, view: &View) -> Value {
        json::view(setup, view)
    }

    fn ask(_: &Setup, tongue: &Tongue, view: &View, players: &[String]) -> String {
        ask(tongue, Ask::now(view), players)
    }

    fn illegal(tongue: &Tongue, why: &Illegal, players: &[String]) -> String {
        words::love_letter::illegal(tongue, *why, players)
    }

    fn is_solemn(sight: &Sight) -> bool {
        matches!(sight, Happened::RoundEnded { .. })
    }
}

/// Writes down Love Letter.
pub struct Clerk {
    players: u8,
    first: Seat,
    open: Vec<Value>,
    hands: Vec<Value>,
}

impl Scribe<LoveLetter> for Clerk {
    fn step(&mut self, step: &Taken<'_, LoveLetter>, arrange: Arrange<'_>, lines: &mut Vec<Line>) {
        let Taken { before, events, after, .. } = *step;
        for event in events {
            match *event {
                Happened::SetAside(_) => self.begin_round(after),
                Happened::LaidOpen(_, card) => self.open.push(name(card)),
                Happened::Dealt(seat, card) => self.dealt(seat, card, after, lines),
                Happened::Drew(seat, card) => lines.push(turn_line(seat, card, after)),
                Happened::Played { seat, card, target, named } => lines.push(line(
                    "play",
                    [
                        ("seat", seat.0.into()),
                        ("card", name(card)),
                        ("target", maybe_seat(target)),
                        ("name", maybe(named)),
                    ],
                )),
                Happened::Redrew { seat, card, from } => {
                    lines.push(draw_line(seat, card, json!(from)));
                }
                Happened::Consulted(seat, card) => {
                    lines.push(draw_line(seat, card, "deck".into()));
                }
                Happened::Kept { seat, keep, under } => lines.push(line(
                    "keep",
                    [
                        ("seat", seat.0.into()),
                        ("keep", name(keep)),
                        ("bottom", bottom(under)),
                        ("options", keep_options(before, seat)),
                    ],
                )),
                Happened::Out(seat, card) => {
                    lines.push(line("out", [("seat", seat.0.into()), ("card", name(card))]));
                }
                Happened::RoundEnded { end, winners, spy } => {
                    lines.push(self.round_end(end, winners, spy, after, arrange));
                }
                Happened::Won(winners) => {
                    lines.push(line("game_end", [("winners", seats(winners))]));
                }
                Happened::Starter(_)
                | Happened::Turn(_)
                | Happened::Missed { .. }
                | Happened::Looked { .. }
                | Happened::Compared { .. }
                | Happened::Swapped { .. }
                | Happened::Discarded(..)
                | Happened::Showed(..) => {}
            }
        }
    }
}

impl Clerk {
    fn begin_round(&mut self, after: &State) {
        self.first = after.table().first;
        self.open.clear();
        self.hands = vec![Value::Null; self.players as usize];
    }

    fn dealt(&mut self, seat: Seat, card: Card, after: &State, lines: &mut Vec<Line>) {
        self.hands[seat.index()] = name(card);
        if after.table().step == Step::Draw {
            lines.push(line(
                "round",
                [
                    ("round", after.table().round.into()),
                    ("first", self.first.0.into()),
                    ("hands", Value::Array(self.hands.clone())),
                    ("open", Value::Array(self.open.clone())),
                ],
            ));
        }
    }

    fn round_end(
        &self,
        end: RoundEnd,
        winners: Seats,
        spy: Option<Seat>,
        after: &State,
        arrange: Arrange<'_>,
    ) -> Line {
        let table = after.table();
        let everyone = || Seats::all(self.players).into_iter();
        let hand = |seat: Seat| maybe(after.hand(seat).held);
        let unturned = Card::ALL
            .into_iter()
            .flat_map(|card| vec![name(card); after.shuffled().count(card) as usize])
            .collect();
        let mut left = arrange(unturned);
        left.extend(after.returned().map(name));
        line(
            "round_end",
            [
                ("reason", json!(end)),
                ("winners", seats(winners)),
                ("spy", maybe_seat(spy)),
                ("tokens", everyone().map(|seat| table.tokens.of(seat)).collect()),
                ("hands", everyone().map(hand).collect()),
                ("aside", maybe(after.aside())),
                ("left", Value::Array(left)),
            ],
        )
    }
}

fn turn_line(seat: Seat, card: Card, after: &State) -> Line {
    let option = |action: &Action| {
        let (card, target, named) = match *action {
            Action::Play(card) => (card, None, None),
            Action::PlayOn(card, target) => (card, Some(target), None),
            Action::Guess(target, named) => (Card::Guard, Some(target), Some(named)),
            Action::Keep(..) => return Value::Null,
        };
        json!({ "card": name(card), "target": maybe_seat(target), "name": maybe(named) })
    };
    let options = legal::<LoveLetter>(after, seat).iter().map(option).collect();
    line("turn", [("seat", seat.0.into()), ("draw", name(card)), ("options", options)])
}

fn draw_line(seat: Seat, card: Card, from: Value) -> Line {
    line("draw", [("seat", seat.0.into()), ("card", name(card)), ("from", from)])
}

fn keep_options(before: &State, seat: Seat) -> Value {
    let option = |action: &Action| match *action {
        Action::Keep(keep, first, last) => {
            json!({ "keep": name(keep), "bottom": bottom((first, last)) })
        }
        _ => Value::Null,
    };
    legal::<LoveLetter>(before, seat).iter().map(option).collect()
}

fn bottom((first, last): (Card, Option<Card>)) -> Value {
    [Some(first), last].into_iter().flatten().map(name).collect()
}

fn name(card: Card) -> Value {
    card.name().into()
}

fn maybe(card: Option<Card>) -> Value {
    card.map_or(Value::Null, name)
}

/// Reads Love Letter back.
pub struct Reader {
    /// Who starts each round.
    starters: VecDeque<Seat>,
    cards: VecDeque<Card>,
    actions: VecDeque<(Seat, Action)>,
}

impl Follow<LoveLetter> for Reader {
    fn new(_: &Setup, lines: &[Line]) -> Reader {
        let mut reader =
            Reader { starters: VecDeque::new(), cards: VecDeque::new(), actions: VecDeque::new() };
        // A line that cannot be read stops the queues there; following them stops there too.
        for (at, line) in lines.iter().enumerate() {
            if reader.read(line, &lines[at..]).is_none() {
                break;
            }
        }
        reader
    }

    fn answer(&mut self, state: &State, ask: &Question) -> Option<Answer> {
        match ask {
            Question::Starter(_) => self.starters.front().copied().map(Answer::Starter),
            Question::Card(..) => {
                if state.table().step == Step::SetAside {
                    self.starters.pop_front();
                }
                self.cards.pop_front().map(Answer::Card)
            }
        }
    }

    fn action(&mut self, _: &State) -> Option<(Seat, Action)> {
        self.actions.pop_front()
    }
}

impl Reader {
    fn read(&mut self, line: &Line, rest: &[Line]) -> Option<()> {
        match line.get("line")?.as_str()? {
            "round" => self.read_round(line, rest),
            "turn" => {
                self.cards.push_back(card(line.get("draw")?)?);
                Some(())
            }
            "draw" => {
                self.cards.push_back(card(line.get("card")?)?);
                Some(())
            }
            "play" => {
                let played = card(line.get("card")?)?;
                let action = match (optional(line.get("target")?, seat)?, line.get("name")?) {
                    (None, _) => Action::Play(played),
                    (Some(target), Value::Null) => Action::PlayOn(played, target),
                    (Some(target), named) => Action::Guess(target, card(named)?),
                };
                self.actions.push_back((seat(line.get("seat")?)?, action));
                Some(())
            }
            "keep" => {
                let bottom = line.get("bottom")?.as_array()?;
                let last = optional(bottom.get(1).unwrap_or(&Value::Null), card)?;
                let action = Action::Keep(card(line.get("keep")?)?, card(bottom.first()?)?, last);
                self.actions.push_back((seat(line.get("seat")?)?, action));
                Some(())
            }
            "out" | "round_end" | "game_end" => Some(()),
            _ => None,
        }
    }

    /// The set-up, in the order in which it is dealt: aside, open cards, hands from the first
    /// player on. What lies aside is told at the end of the round, or when a Prince turns it up.
    fn read_round(&mut self, line: &Line, rest: &[Line]) -> Option<()> {
        let aside = rest.iter().skip(1).find_map(|line| match line.get("line")?.as_str()? {
            "draw" if line.get("from")?.as_str()? == "aside" => card(line.get("card")?),
            "round_end" => card(line.get("aside")?),
            _ => None,
        })?;
        let first = seat(line.get("first")?)?;
        self.starters.push_back(first);
        self.cards.push_back(aside);
        for open in line.get("open")?.as_array()? {
            self.cards.push_back(card(open)?);
        }
        let hands = line.get("hands")?.as_array()?;
        let players = u8::try_from(hands.len()).ok()?;
        let mut next = first;
        for _ in hands {
            self.cards.push_back(card(hands.get(next.index())?)?);
            next = next.left(players);
        }
        Some(())
    }
}

fn card(value: &Value) -> Option<Card> {
    Card::named(value.as_str()?)
}
