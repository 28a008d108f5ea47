//! Favor at home: its tables and its transcripts.

mod json;

use crate::record::{by_seat, legal, line, maybe_seat, no_cards_of_its_own, seat, seats_wanted};
use crate::{Arrange, BadSetup, Follow, Hosted, Line, Perceived, Scribe, Taken, Wanted};
use bots::{Dice, Level};
use favor::{
    Action, Answer, Clue, Door, Event, Favor, Happened, Illegal, MOST_ACTIONS, Question, Setup,
    Sight, State, Step, View,
};
use serde_json::{Map, Value, json};
use std::collections::VecDeque;
use tabletop::{Deals, Seat, Seats, Tally, Waiting, play_random};
use words::Tongue;
use words::favor::{Ask, ask};

impl Hosted for Favor {
    const KEY: &'static str = "favor";
    const RULES: &'static [&'static str] = &[];

    const MINUTES: (u8, u8) = (15, 25);

    type Scribe = Clerk;
    type Follow = Reader;
    type Study = ();

    fn setup(wanted: &Wanted) -> Result<Setup, BadSetup> {
        no_cards_of_its_own(wanted)?;
        if let Some(rules) = &wanted.rules {
            return Err(BadSetup::Rules { wanted: rules.clone(), known: Vec::new() });
        }
        let (players, first) = seats_wanted(wanted, 3);
        let setup = Setup::new(players).map_err(|_| BadSetup::Players {
            wanted: wanted.players.unwrap_or(players.into()),
            fewest: 2,
            most: 4,
            rules: None,
        })?;
        match first {
            None => Ok(setup),
            Some(seat) => {
                setup.starting_with(seat).map_err(|_| BadSetup::Seat(wanted.first.unwrap_or(0)))
            }
        }
    }

    fn levels() -> &'static [Level<Favor>] {
        &bots::favor::LEVELS
    }

    fn play_random(setup: &Setup, deals: &mut Deals, rng: &mut Dice, _: &mut ()) -> Tally {
        let mut places = [Action::Pass; MOST_ACTIONS];
        play_random::<Favor, MOST_ACTIONS>(setup, deals, rng, &mut places).unwrap_or_default()
    }

    fn scribe(_: &Setup) -> Clerk {
        Clerk { doors: Vec::new(), lot: Vec::new(), opening: true }
    }

    fn header(_: &Setup) -> Map<String, Value> {
        Map::new()
    }

    fn open(event: &Event) -> Sight {
        event.open()
    }

    fn log(
        _: &Setup,
        tongue: &Tongue,
        perceived: &Perceived<'_, Favor>,
        players: &[String],
    ) -> Vec<(usize, String)> {
        let ends = |sight: &Sight| matches!(sight, Happened::RoundEnded { .. });
        // The totals below the points of a round: what the view says, less what came later.
        let totals = |later: &[Sight]| {
            let since = later.iter().filter(|sight| ends(sight)).count();
            let scores = perceived.view.table.scores();
            let rounds = &scores[..scores.len().saturating_sub(since)];
            words::favor::totals(tongue, rounds, players)
        };
        perceived.one_by_one(|sight, later| {
            let line = words::favor::log(tongue, sight, players);
            line.into_iter().chain(ends(sight).then(|| totals(later)).flatten())
        })
    }

    fn waiting(view: &View) -> Waiting {
        match view.table.step {
            Step::Over(winner) => Waiting::Over(Seats::one(winner)),
            Step::Turn | Step::Bid => Waiting::For(Seats::one(view.table.active)),
            _ => Waiting::For(Seats::NONE),
        }
    }

    fn is_told_more(sight: &Sight, seat: Seat) -> bool {
        matches!(*sight, Happened::Dealt(whose, _) if whose == seat)
    }

    /// An identity, and what things are worth to it.
    fn longest_view(_: &Setup, _: &View, _: Seat) -> usize {
        256
    }

    /// A bid for each token: `{"bid":12}`.
    fn longest_menu(public: &View, seat: Seat) -> usize {
        32 + 11 * usize::from(public.table.tokens.of(seat))
    }

    fn view_json(setup: &Setup, view: &View) -> Value {
        json::view(setup, view)
    }

    fn ask(_: &Setup, tongue: &Tongue, view: &View, players: &[String]) -> String {
        ask(tongue, Ask::now(view), players)
    }

    fn illegal(tongue: &Tongue, why: &Illegal, _: &[String]) -> String {
        words::favor::illegal(tongue, *why)
    }

    fn is_solemn(sight: &Sight) -> bool {
        matches!(sight, Happened::RoundEnded { .. })
    }
}

/// Writes down Favor.
pub struct Clerk {
    doors: Vec<Value>,
    /// The cards of the lot that is being opened.
    lot: Vec<Value>,
    /// Whether that is the starting lot of a round.
    opening: bool,
}

impl Scribe<Favor> for Clerk {
    fn step(&mut self, step: &Taken<'_, Favor>, _: Arrange<'_>, lines: &mut Vec<Line>) {
        let Taken { before, events, after, .. } = *step;
        for event in events {
            match *event {
                Happened::RoundBegan { .. } => {
                    self.opening = true;
                    self.doors.clear();
                }
                Happened::Dealt(_, door) => self.doors.push(door.name().into()),
                Happened::Opened(clue) => self.opened(clue, after, lines),
                Happened::Added(seat, clue) => {
                    lines.push(line("add", [("seat", seat.0.into()), ("card", clue.name().into())]))
                }
                Happened::Called(seat) => lines.push(line("call", [("seat", seat.0.into())])),
                Happened::Bid(seat, amount) => lines.push(bid_line(seat, amount, before)),
                Happened::Passed(seat) => lines.push(bid_line(seat, 0, before)),
                Happened::Sold { seat, price, .. } => {
                    lines.push(auction_end(Some(seat), price, before, after));
                }
                Happened::Discarded => lines.push(auction_end(None, 0, before, after)),
                Happened::RoundEnded { points, .. } => {
                    let table = after.table();
                    lines.push(line(
                        "round_end",
                        [
                            ("scores", by_seat(table.players, |seat| points[seat.index()])),
                            ("tokens", by_seat(table.players, |seat| table.tokens.of(seat))),
                            ("left", json!([])),
                        ],
                    ));
                }
                Happened::Won { seat, .. } => {
                    let table = after.table();
                    lines.push(line(
                        "game_end",
                        [
                            ("totals", by_seat(table.players, |seat| table.total(seat))),
                            ("winners", json!([seat.0])),
                        ],
                    ));
                }
                Happened::Starter(_)
                | Happened::ChoseToAdd(_)
                | Happened::FinalAuction(_)
                | Happened::Showed(..) => {}
            }
        }
    }
}

impl Clerk {
    fn opened(&mut self, clue: Clue, after: &State, lines: &mut Vec<Line>) {
        self.lot.push(clue.name().into());
        let table = after.table();
        if matches!(table.step, Step::Open(_)) {
            return;
        }
        let cards = Value::Array(std::mem::take(&mut self.lot));
        if std::mem::take(&mut self.opening) {
            lines.push(line(
                "round",
                [
                    ("round", table.round.into()),
                    ("first", table.first.0.into()),
                    ("doors", Value::Array(self.doors.clone())),
                    ("lot", cards),
                ],
            ));
        } else {
            lines.push(line("lot", [("cards", cards)]));
        }
    }
}

fn bid_line(seat: Seat, amount: u8, before: &State) -> Line {
    let option = |action: &Action| match *action {
        Action::Bid(amount) => amount,
        Action::Pass | Action::Add | Action::Call => 0,
    };
    let options = legal::<Favor>(before, seat).iter().map(option).collect();
    line("bid", [("seat", seat.0.into()), ("amount", amount.into()), ("options", options)])
}

fn auction_end(winner: Option<Seat>, amount: u8, before: &State, after: &State) -> Line {
    let table = after.table();
    line(
        "auction_end",
        [
            ("caller", maybe_seat(before.table().caller())),
            ("winner", maybe_seat(winner)),
            ("amount", amount.into()),
            ("tokens", by_seat(table.players, |seat| table.tokens.of(seat))),
            ("final", before.table().is_final().into()),
        ],
    )
}

/// Reads Favor back.
pub struct Reader {
    starter: Option<Seat>,
    doors: VecDeque<Door>,
    clues: VecDeque<Clue>,
    actions: VecDeque<(Seat, Action)>,
}

impl Follow<Favor> for Reader {
    fn new(_: &Setup, lines: &[Line]) -> Reader {
        let mut reader = Reader {
            starter: None,
            doors: VecDeque::new(),
            clues: VecDeque::new(),
            actions: VecDeque::new(),
        };
        // A line that cannot be read stops the queues there; following them stops there too.
        for line in lines {
            if reader.read(line).is_none() {
                break;
            }
        }
        reader
    }

    fn answer(&mut self, _: &State, ask: &Question) -> Option<Answer> {
        match ask {
            Question::Starter(_) => self.starter.map(Answer::Starter),
            Question::Door(..) => self.doors.pop_front().map(Answer::Door),
            Question::Clue(_) => self.clues.pop_front().map(Answer::Clue),
        }
    }

    fn action(&mut self, _: &State) -> Option<(Seat, Action)> {
        self.actions.pop_front()
    }
}

impl Reader {
    fn read(&mut self, line: &Line) -> Option<()> {
        let act = |action| Some((seat(line.get("seat")?)?, action));
        match line.get("line")?.as_str()? {
            "round" => {
                self.starter.get_or_insert(seat(line.get("first")?)?);
                for door in line.get("doors")?.as_array()? {
                    self.doors.push_back(Door::named(door.as_str()?)?);
                }
                self.read_clues(line.get("lot")?)
            }
            "lot" => self.read_clues(line.get("cards")?),
            "add" => {
                self.actions.push_back(act(Action::Add)?);
                self.clues.push_back(Clue::named(line.get("card")?.as_str()?)?);
                Some(())
            }
            "call" => {
                self.actions.push_back(act(Action::Call)?);
                Some(())
            }
            "bid" => {
                let action = match line.get("amount")?.as_u64()? {
                    0 => Action::Pass,
                    amount => Action::Bid(u8::try_from(amount).ok()?),
                };
                self.actions.push_back(act(action)?);
                Some(())
            }
            "auction_end" | "round_end" | "game_end" => Some(()),
            _ => None,
        }
    }

    fn read_clues(&mut self, cards: &Value) -> Option<()> {
        for card in cards.as_array()? {
            self.clues.push_back(Clue::named(card.as_str()?)?);
        }
        Some(())
    }
}
