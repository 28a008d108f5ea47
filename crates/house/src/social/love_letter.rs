//! Love Letter among people.

use crate::record::seats;
use crate::{Hosted, Social};
use love_letter::{Card, Happened, Illegal, Kinds, Laid, LoveLetter, Setup, Sight, Step, View};
use serde_json::{Value, json};
use tabletop::{Seat, Seats};
use words::Tongue;
use words::love_letter::{Ask, ask, illegal};

impl Social for LoveLetter {
    const MINUTES: (u8, u8) = (10, 25);

    fn picture(setup: &Setup, view: &View) -> Value {
        let table = &view.table;
        let mut picture = LoveLetter::header(setup);
        let everyone = Seats::all(table.players).into_iter();
        let fields = [
            ("round", table.round.into()),
            ("step", step(table.step).into()),
            ("first", table.first.0.into()),
            ("active", table.active.0.into()),
            ("deck", table.deck.into()),
            ("aside", table.aside.into()),
            ("open", table.open.iter().flatten().copied().map(Card::name).collect()),
            ("goal", table.tokens_to_win().into()),
            ("seats", everyone.map(|seat| picture_of(view, seat)).collect()),
            ("hand", view.hand().cards().map(Card::name).collect()),
            ("unseen", Card::ALL.into_iter().map(|card| view.unseen().count(card)).collect()),
            ("under", view.returned().map(kinds).collect()),
        ];
        picture.extend(fields.map(|(name, value): (&str, Value)| (name.to_string(), value)));
        if let Step::Over(winners) = table.step {
            picture.insert("winners".into(), seats(winners));
        }
        Value::Object(picture)
    }

    fn ask(_: &Setup, tongue: &Tongue, view: &View, players: &[String]) -> String {
        ask(tongue, Ask::now(view), players)
    }

    fn illegal(_: &Setup, tongue: &Tongue, why: &Illegal, players: &[String]) -> String {
        illegal(tongue, *why, players)
    }

    fn is_solemn(sight: &Sight) -> bool {
        matches!(sight, Happened::RoundEnded { .. })
    }
}

fn picture_of(view: &View, seat: Seat) -> Value {
    let table = &view.table;
    let row = table.rows.of(seat).map(|(card, how)| {
        json!({ "card": card.name(), "how": match how {
            Laid::Played => "played",
            Laid::Discarded => "discarded",
        } })
    });
    json!({
        "in": table.inside.has(seat),
        "protected": table.protected.has(seat),
        "tokens": table.tokens.of(seat),
        "row": row.collect::<Vec<_>>(),
        "possible": kinds(view.possible(seat)),
    })
}

fn kinds(kinds: Kinds) -> Value {
    kinds.iter().map(Card::name).collect()
}

fn step(step: Step) -> &'static str {
    match step {
        Step::Starter(_) | Step::SetAside | Step::LayOpen(_) | Step::DealHand(_) => "deal",
        Step::Draw | Step::Redraw(_) | Step::Consult(_) => "draw",
        Step::Play => "play",
        Step::Keep => "keep",
        Step::Over(_) => "over",
    }
}
