//! Commands and moves, as programs send them.

use crate::moments::{read, written};
use crate::script::script;
use crate::{GUESTS, seen};
use house::AnyAction;
use tables::{
    Asking, Attending, Command, Entry, Guest, Play, Refusal, Request, Table, counting_entropy,
};
use words::{Lang, Tongue};

/// What is refused changes nothing; what is accepted can be rebuilt.
pub(crate) fn run(data: &[u8]) {
    let (moment, lines) = script(data);
    let mut table = moment.table();
    let mut journal = moment.journal.clone();
    let mut entropy = counting_entropy(1);
    let mut before = seen::now(&table);
    let mut waiting = Waiting::default();
    for (who, said) in lines {
        let done = match who.guest() {
            None => table.move_bot(&mut entropy).into_iter().collect(),
            Some(guest) => {
                let Ok(request) = Request::read(table.kind(), said) else { continue };
                comes_back(&request);
                match waiting.ask(&mut table, guest, request) {
                    Ok(entries) => entries,
                    Err(refusal) => {
                        let told = Lang::ALL.map(|lang| refusal.say(Tongue::of(lang)));
                        assert!(told.iter().all(|told| !told.is_empty()), "{refusal:?} is told");
                        assert_eq!(before, seen::now(&table), "{refusal:?} changes nothing");
                        continue;
                    }
                }
            }
        };
        journal.extend(done.iter().map(written));
        before = seen::now(&table);
    }
    rebuilds(&journal, &table);
}

/// Those who wait for a seat: whoever runs the table keeps them.
#[derive(Default)]
struct Waiting {
    asked: u32,
    list: Vec<Asking>,
}

impl Waiting {
    fn ask(
        &mut self,
        table: &mut Table,
        guest: Guest,
        request: Request,
    ) -> Result<Vec<Entry>, Refusal> {
        let attending = Attending::of(&GUESTS[..3]).with_asking(Some(self.list.clone().into()));
        let mut entropy = counting_entropy(u64::from(self.asked));
        let asking = table.asks_for(guest, &request, &attending, &mut entropy)?;
        let withdraws = matches!(request, Request::Command(Command::Withdraw));
        let entries = table.handle(guest, request, &attending, &mut entropy)?;
        assert!(asking.is_none() || entries.is_empty(), "nothing of a request is stored");
        if withdraws || asking.is_some() {
            self.list.retain(|one| one.guest != guest);
        }
        if let Some(asking) = asking {
            // So that inputs can name it.
            self.asked += 1;
            self.list.push(Asking { number: self.asked, ..asking });
        }
        Ok(entries)
    }
}

/// A move that could be read is written and read as the same move.
fn comes_back(request: &Request) {
    if let Request::Play(Play { action, .. }) = request {
        let text = serde_json::to_string(action).expect("a move can be written");
        assert_eq!(AnyAction::read(action.kind(), &text).as_ref(), Ok(action), "{text}");
    }
}

/// The journal gives the table again, and is written as it was read.
pub(crate) fn rebuilds(journal: &[String], table: &Table) {
    let rebuilt = Table::rebuild(journal.iter().map(|line| read(line)).collect());
    let rebuilt = rebuilt.expect("what was accepted can be rebuilt");
    assert_eq!(seen::ever(&rebuilt), seen::ever(table), "the journal gives the same table");
    for line in journal {
        let entry: Entry = read(line).read(table.kind()).expect("an entry of this game");
        assert_eq!(written(&entry), *line, "an entry is written as it was read");
    }
}
