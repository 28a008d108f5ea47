//! The journal rebuilds a table exactly: whatever people do there, sensible or not.

use house::Waiting;
use tables::{Command, Entry, Guest, Opening, Reaction, Refusal, Table, counting_entropy};
use tabletop::Viewer;
use words::Lang;

/// A random number below a bound, the same in every run.
struct Dice(u64);

impl Dice {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        ((self.0 >> 33) as usize) % bound.max(1)
    }
}

fn guests() -> Vec<Guest> {
    ["anna", "bruno", "carla", "dario"].iter().map(|name| Guest::of_secret(name)).collect()
}

/// Some command: often sensible, sometimes not.
fn some_command(table: &Table, dice: &mut Dice) -> (Guest, Command) {
    let guests = guests();
    let guest = guests[dice.below(guests.len())];
    let seat = dice.below(table.chairs().len() + 1) as u8;
    let level = ["random", "beginner", "casual", "club", "wizard"][dice.below(5)].to_string();
    let command = match dice.below(20) {
        0 | 1 => Command::Sit { seat: Some(seat), name: None, lang: Some(Lang::De) },
        2 => Command::Sit { seat: None, name: Some("Zoe".into()), lang: None },
        3 => Command::Rename { seat, name: ["", "Anna Maria", "  x "][dice.below(3)].into() },
        4 => Command::Speak { seat, lang: Lang::ALL[dice.below(4)] },
        5 => Command::Bot { seat, level },
        6 => Command::Remove { seat },
        7 => Command::Start,
        8 => Command::Leave { seat },
        9 => Command::Return { seat },
        10 => Command::Pause { on: dice.below(2) == 0 },
        11 => Command::Watchers { allowed: dice.below(2) == 0 },
        12 => Command::Say { seat, text: ["hello", ""][dice.below(2)].into() },
        13 => Command::React { seat, reaction: Reaction::ALL[dice.below(6)] },
        14 => Command::Rematch,
        15 => Command::Claim { seat },
        _ => return (guest, some_move(table, dice)),
    };
    (guest, command)
}

fn some_move(table: &Table, dice: &mut Dice) -> Command {
    let seats = match table.game().map(tables::TableGame::waiting) {
        Some(Waiting::For(seats)) => seats,
        _ => tabletop::Seats::NONE,
    };
    let Some(seat) = seats.first() else { return Command::Rematch };
    let moves = table.game().map(|game| game.glimpse(Viewer::Seat(seat)).moves());
    let moves = moves.unwrap_or_default();
    let action = moves.get(dice.below(moves.len())).map_or("null", |action| action.get());
    let action = serde_json::from_str(action).unwrap_or_default();
    Command::Play { seat: seat.0, steps: None, action }
}

/// Everything that anybody sees of a table.
fn everything(table: &Table) -> String {
    let players = table.chairs().len() as u8;
    let mut seen: Vec<String> =
        guests().iter().map(|guest| format!("{:?}", table.picture(*guest))).collect();
    for viewer in Viewer::all(players) {
        let Some(game) = table.game() else { continue };
        let glimpse = game.glimpse(viewer);
        seen.push(glimpse.picture().to_string());
        seen.push(format!("{:?}", glimpse.moves()));
        seen.push(format!("{:?}", game.sights(viewer, 0)));
    }
    seen.push(format!("{:?} {:?}", table.chairs(), table.bot_to_move()));
    seen.join("\n")
}

fn written_and_read(entry: &Entry) -> Entry {
    let text = serde_json::to_string(entry).expect("it can be written");
    serde_json::from_str(&text).expect("it can be read")
}

#[test]
fn a_table_and_its_journal_always_agree() {
    let mut accepted = 0;
    for seed in 0..120 {
        let mut dice = Dice(seed);
        let mut entropy = counting_entropy(seed);
        let game = ["love-letter", "favor"][dice.below(2)];
        let players = Some(2 + dice.below(3) as u32);
        let opening = Opening {
            game: game.into(),
            players,
            one_device: dice.below(5) == 0,
            ..Opening::default()
        };
        let anna = guests()[0];
        let (mut table, entries) =
            Table::open(opening, anna, "Anna", Lang::En, &mut entropy).expect("a table");
        let mut journal: Vec<Entry> = entries.iter().map(written_and_read).collect();
        for step in 0..160 {
            let before = everything(&table);
            if dice.below(4) == 0 {
                journal.extend(table.move_bot(&mut entropy).iter().map(written_and_read));
            } else {
                let (guest, command) = some_command(&table, &mut dice);
                match table.handle(guest, command.clone(), &mut entropy) {
                    Ok(entries) => {
                        accepted += 1;
                        journal.extend(entries.iter().map(written_and_read));
                    }
                    Err(refusal) => {
                        let after = everything(&table);
                        assert_eq!(before, after, "{command:?}: {refusal:?} changes nothing");
                    }
                }
            }
            if step % 16 == 15 {
                let rebuilt = Table::rebuild(&journal).expect("the journal can be followed");
                assert_eq!(everything(&rebuilt), everything(&table), "seed {seed}, step {step}");
            }
        }
    }
    assert!(accepted > 3000, "much of it was sensible: {accepted}");
}

#[test]
fn a_journal_that_makes_no_sense_is_refused() {
    let anna = guests()[0];
    let opened =
        |game: &str| Entry::Opened(Opening { game: game.into(), ..Opening::default() }, anna);
    assert!(matches!(Table::rebuild(&[]), Err(Refusal::Damaged)));
    assert!(matches!(Table::rebuild(&[Entry::Freed(0)]), Err(Refusal::Damaged)));
    assert!(matches!(Table::rebuild(&[opened("chess")]), Err(Refusal::UnknownGame)));
    let twice = [opened("favor"), opened("favor")];
    assert!(matches!(Table::rebuild(&twice), Err(Refusal::Damaged)));
    let nowhere = [opened("favor"), Entry::Freed(9)];
    assert!(matches!(Table::rebuild(&nowhere), Err(Refusal::NoSeat)));
}

#[test]
fn a_finished_game_is_honest_and_its_seed_was_secret_until_then() {
    let anna = guests()[0];
    let mut entropy = counting_entropy(3);
    let opening = Opening { game: "favor".into(), players: Some(2), ..Opening::default() };
    let (mut table, _) =
        Table::open(opening, anna, "Anna", Lang::En, &mut entropy).expect("a table");
    table.handle(anna, Command::Start, &mut entropy).expect("it starts");
    let mut dice = Dice(9);
    loop {
        let game = table.game().expect("a game");
        if game.is_over() {
            break;
        }
        assert_eq!(
            (game.seed(), game.is_honest(), game.transcript().is_none()),
            (None, None, true)
        );
        if table.move_bot(&mut entropy).is_none() {
            let command = some_move(&table, &mut dice);
            table.handle(anna, command, &mut entropy).expect("a legal move");
        }
    }
    let game = table.game().expect("a game");
    assert_eq!(game.is_honest(), Some(true));
    let seed = game.seed().expect("it is told now");
    assert_eq!(house::Sealed::read(&seed).expect("a seed").seal(), game.seal());
    assert!(game.transcript().is_some_and(|lines| lines.len() > 20));
}
