//! What is kept of a game for its epilogue: what the two chose and told on the pages of the story.

use super::super::teller::Teller;
use super::super::{CardContext, Epilogue, Known, Titled};
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
    /// Somebody chose this on a page of the story.
    pub(super) fn chose(&mut self, seat: Seat, card: CardContext, text: String) {
        let name = match card {
            CardContext::Chapter { chapter, .. } => format!("chose-{}", chapter + 1),
            CardContext::Finale { .. } => "chose-finale".to_owned(),
            CardContext::Scene(_) | CardContext::Destiny(_) => return,
        };
        self.known[seat.index() & 1].insert(name, text);
    }

    /// Somebody told this in answer to a question of this name: the first answer is the one.
    pub(super) fn told(&mut self, seat: Seat, question: &str, text: &str) {
        if text.chars().count() <= LONGEST_QUOTED {
            let known = &mut self.known[seat.index() & 1];
            known.entry(format!("told-{question}")).or_insert_with(|| text.to_owned());
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
        known.collect()
    }
}
