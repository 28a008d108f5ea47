//! What each clue is worth to somebody.

use super::Face;
use favor::{Clue, Clues, Door, Score};

/// What each of these clues adds to what somebody had before, laid down one after the other: ordinary ones first,
/// since a special one needs another to change. Together they add what all of them do.
pub fn worths(door: Door, had: Clues, more: Clues) -> Vec<(Clue, i8)> {
    let (mut clues, mut before) = (had, Score::of(door, had).points());
    let add = |clue: Clue| {
        clues.add(clue);
        let after = Score::of(door, clues).points();
        (clue, after - std::mem::replace(&mut before, after))
    };
    each(more).map(add).collect()
}

/// Clues one by one, ordinary ones first.
pub fn each(clues: Clues) -> impl Iterator<Item = Clue> {
    Clue::ALL.into_iter().flat_map(move |kind| (0..clues.count(kind)).map(move |_| kind))
}

impl Face {
    /// The cards of the lot, each with what it would add for the viewer; nobody else is told.
    pub fn lot_worths(&self) -> Vec<(Clue, Option<i8>)> {
        match self.own.zip(self.you.and_then(|you| self.player(you))) {
            Some((own, you)) => worths(own.door, you.collection, self.lot)
                .into_iter()
                .map(|(clue, worth)| (clue, Some(worth)))
                .collect(),
            None => each(self.lot).map(|clue| (clue, None)).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(clues: &[Clue]) -> Clues {
        let mut all = Clues::NONE;
        clues.iter().for_each(|clue| all.add(*clue));
        all
    }

    #[test]
    fn a_special_clue_is_worth_what_it_changes() {
        use Clue::{BlueLady, BlueRed, BlueTiger, LadyTiger, RedTiger};
        let lot = of(&[BlueRed, BlueTiger, RedTiger, BlueLady, LadyTiger]);
        let told = worths(Door::RedTiger, Clues::NONE, lot);
        let told: Vec<(&str, i8)> =
            told.iter().map(|(clue, worth)| (clue.name(), *worth)).collect();
        assert_eq!(
            told,
            [
                ("blue-lady", -2),
                ("red-tiger", 3),
                ("blue-tiger", 1),
                ("blue/red", 2),
                ("lady/tiger", 0)
            ]
        );
        let waiting = worths(Door::RedTiger, of(&[BlueRed]), of(&[BlueTiger]));
        assert_eq!(waiting, [(BlueTiger, 3)], "a special clue of one's own has waited for it");
    }

    #[test]
    fn together_they_are_worth_what_the_lot_is() {
        for door in Door::ALL {
            for n in 0..4096_u32 {
                let all = |bits: u32| {
                    let clues = Clue::ALL.into_iter().enumerate();
                    let clues = clues.filter(|(at, _)| bits >> at & 1 == 1);
                    of(&clues.map(|(_, clue)| clue).collect::<Vec<_>>())
                };
                let (had, more) = (all(n & 63), all(n >> 6));
                let mut both = had;
                both.add_all(more);
                let points = |clues| Score::of(door, clues).points();
                let sum: i8 = worths(door, had, more).iter().map(|(_, worth)| worth).sum();
                assert_eq!(sum, points(both) - points(had));
            }
        }
    }
}
