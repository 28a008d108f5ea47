//! What is kept of a game for its epilogue: what the two chose and told on the pages of the story.

use super::super::teller::Teller;
use super::super::{CardContext, Epilogue, Known, Titled};
use crate::{Lang, Tongue};
use ::fog_of_love::{Table, Way, other};
use std::collections::BTreeMap;
use tabletop::Seat;

/// A line longer than this, in characters, is not quoted in an epilogue.
const LONGEST_QUOTED: usize = 160;

/// What is known of each seat.
#[derive(Default)]
pub(super) struct Keeping {
    known: [BTreeMap<String, String>; 2],
}

impl Keeping {
    /// Somebody chose this on a page of the story: kept as a quotation.
    pub(super) fn chose(&mut self, tongue: &Tongue, seat: Seat, card: CardContext, text: &str) {
        let name = match card {
            CardContext::Chapter { chapter, .. } => format!("chose-{}", chapter + 1),
            CardContext::Finale { .. } => "chose-finale".to_owned(),
            CardContext::Scene(_) | CardContext::Destiny(_) => return,
        };
        self.known[seat.index() & 1].insert(name, quotation(tongue, text));
    }

    /// Somebody told this in answer to a question of this name: the first answer is the one.
    pub(super) fn told(&mut self, tongue: &Tongue, seat: Seat, question: &str, text: &str) {
        if text.chars().count() <= LONGEST_QUOTED {
            let known = &mut self.known[seat.index() & 1];
            known.entry(format!("told-{question}")).or_insert_with(|| inner(tongue, text));
        }
    }

    /// What became of the two. Where both fared alike, it is told of whoever gave it more to tell.
    pub(super) fn epilogue(
        mut self,
        teller: Teller<'_>,
        story: u8,
        table: &Table,
    ) -> Option<Epilogue> {
        for seat in [Seat(0), Seat(1)] {
            let person = table.person(seat);
            let feature = person.features.iter().flatten().next().map(|it| Titled::Feature(*it));
            let occupation = person.occupation.map(Titled::Occupation);
            let known = &mut self.known[seat.index()];
            for (name, card) in [("occupation", occupation), ("feature", feature)] {
                known.extend(card.map(|card| (name.to_owned(), teller.title(card))));
            }
        }
        let way = Way::of(table);
        let of = |seat: Seat| teller.names.epilogue(story, way, seat, &self.seen_by(seat));
        match way {
            Way::TogetherOne | Way::ApartOne => {
                of(if table.person(Seat(0)).fulfilled { Seat(0) } else { Seat(1) })
            }
            _ => {
                let (one, other) = (of(Seat(0))?, of(Seat(1))?);
                Some(if other.own > one.own { other } else { one })
            }
        }
    }

    /// Everything that is known, with this seat as `player`.
    fn seen_by(&self, player: Seat) -> Known {
        let named = [("player", player), ("partner", other(player))].into_iter();
        let known = named.flat_map(|(who, seat)| {
            let known = self.known[seat.index() & 1].iter();
            known.map(move |(name, text)| (format!("{who}-{name}"), text.clone()))
        });
        let mut known: Known = known.collect();
        // Nobody wants to read the same answer twice.
        let same = |name: &str| {
            let chose = name.strip_prefix("partner-").filter(|name| name.starts_with("chose-"));
            chose.is_some_and(|chose| known.get(&format!("player-{chose}")) == known.get(name))
        };
        let twice: Vec<String> = known.keys().filter(|name| same(name)).cloned().collect();
        twice.iter().for_each(|name| drop(known.remove(name)));
        known
    }
}

/// The quotation marks of a language, and those that stand within them.
fn marks(tongue: &Tongue) -> [(&'static str, &'static str); 2] {
    match tongue.lang() {
        Lang::En => [("“", "‘"), ("”", "’")],
        Lang::It => [("«", "“"), ("»", "”")],
        Lang::De => [("„", "‚"), ("“", "‘")],
        Lang::Fr => [("«\u{202f}", "“"), ("\u{202f}»", "”")],
    }
}

/// A text that is to stand within quotation marks.
fn inner(tongue: &Tongue, text: &str) -> String {
    marks(tongue)
        .iter()
        .fold(text.trim().to_owned(), |text, (outer, inner)| text.replace(outer, inner))
}

/// A text as a quotation, unless it is one from end to end.
fn quotation(tongue: &Tongue, text: &str) -> String {
    let text = text.trim();
    let [(opens, _), (closes, _)] = marks(tongue);
    let whole = text.strip_prefix(opens).and_then(|rest| rest.strip_suffix(closes));
    match whole {
        Some(said) if !said.contains(opens) => text.to_owned(),
        _ => tongue.fl_quoted(&inner(tongue, text)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_chosen_is_quoted_once() {
        let en = |text| quotation(Tongue::of(Lang::En), text);
        assert_eq!(en("“Mine.”"), "“Mine.”");
        assert_eq!(en("I hold my tongue."), "“I hold my tongue.”");
        assert_eq!(en("“Halves,” I say."), "“‘Halves,’ I say.”");
        assert_eq!(en("“Mine,” I say. “Now.”"), "“‘Mine,’ I say. ‘Now.’”");
        let fr = quotation(Tongue::of(Lang::Fr), "«\u{202f}Moitié\u{202f}», dis-je.");
        assert_eq!(fr, "«\u{202f}“Moitié”, dis-je.\u{202f}»");
        assert_eq!(inner(Tongue::of(Lang::De), "Da steht „nein“."), "Da steht ‚nein‘.");
    }
}
