//! One round: set-up, turns, the effects of the characters, and the end.

use std::collections::{BTreeSet, VecDeque};

use super::record::{Card, Copies, Keep, Play, Verdict, agree};
use super::{Case, Table};

/// The cards of a round, each in its place.
///
/// The order of the deck is hidden, so its shuffled part is only a number; what Chancellors returned
/// lies below it and is known.
pub struct Round {
    /// The whole deck in use (LL-3, LL-112).
    deck: Copies,
    open: Vec<Card>,
    /// By seat; `None` is out of the round.
    hands: Vec<Option<Card>>,
    /// By seat: cards played or discarded (LL-39).
    rows: Vec<Vec<Card>>,
    /// By seat: behind a Handmaid (LL-69).
    protected: Vec<bool>,
    /// Cards no line has shown yet: the shuffled part of the deck and the hidden card.
    unseen: Copies,
    shuffled: usize,
    returned: VecDeque<Card>,
    hidden_drawn: bool,
}

impl Round {
    /// Judges one round from its `round` line to its `round_end`; returns its winners.
    pub fn judge(
        number: usize,
        starters: &[usize],
        tokens: &mut [usize],
        table: &Table,
        case: &mut Case<'_>,
    ) -> Verdict<Vec<usize>> {
        let mut line = case.record.expect("round", "LL-101, LL-108")?;
        line.agree("round", number, "LL-101")?;
        let mut seat = line.take("first")?;
        if !starters.contains(&seat) {
            return Err(format!(
                "`first`: expected one of {starters:?}, found {seat} (LL-14, LL-102, LL-103)"
            ));
        }
        let mut round = Round::set_up(line.take("hands")?, line.take("open")?, table)?;
        line.close()?;
        loop {
            round.turn(seat, case)?;
            if round.in_round().len() == 1 || round.deck_size() == 0 {
                return round.end(tokens, case);
            }
            seat = round.next_after(seat);
        }
    }

    fn set_up(hands: Vec<Card>, open: Vec<Card>, table: &Table) -> Verdict<Round> {
        let players = table.players;
        let open_cards = if players == 2 { 3 } else { 0 };
        agree(hands.len(), players, "cards in `hands` (LL-13)")?;
        agree(open.len(), open_cards, "cards in `open` (LL-12)")?;
        let mut round = Round {
            deck: table.deck,
            open: open.clone(),
            hands: hands.iter().copied().map(Some).collect(),
            rows: vec![Vec::new(); players],
            protected: vec![false; players],
            unseen: table.deck,
            // LL-11: one card is set aside face down.
            shuffled: table.deck.iter().sum::<usize>() - 1 - open_cards - players,
            returned: VecDeque::new(),
            hidden_drawn: false,
        };
        for card in hands.into_iter().chain(open) {
            round.show(card)?;
        }
        Ok(round)
    }

    /// A card comes to light: a copy must have been left (LL-I1).
    fn show(&mut self, card: Card) -> Verdict {
        let copies = &mut self.unseen[card.value()];
        if *copies == 0 {
            return Err(format!("expected no further {card:?} (LL-3, LL-I1)"));
        }
        *copies -= 1;
        Ok(())
    }

    fn deck_size(&self) -> usize {
        self.shuffled + self.returned.len()
    }

    /// The top card of the deck: the shuffled part first, then what Chancellors returned (LL-54).
    fn draw(&mut self, card: Card, case: &mut Case<'_>) -> Verdict {
        if self.shuffled > 0 {
            self.shuffled -= 1;
            return self.show(card);
        }
        case.tally.bottom_card_drawn += 1;
        let top = self.returned.pop_front();
        agree(Some(card), top, "card drawn, returned before (LL-20, LL-54)")
    }

    fn in_round(&self) -> Vec<usize> {
        let mut seats: Vec<usize> = (0..self.hands.len()).collect();
        seats.retain(|&seat| self.hands[seat].is_some());
        seats
    }

    /// The card a player in the round holds.
    fn hand(&self, seat: usize) -> Verdict<Card> {
        self.hands[seat].ok_or_else(|| format!("expected seat {seat} to be in the round (LL-28)"))
    }

    /// LL-17, LL-18: clockwise, passing over those who are out.
    fn next_after(&self, seat: usize) -> usize {
        let seats = self.in_round();
        let later = seats.iter().find(|&&other| other > seat);
        *later.unwrap_or(&seats[0])
    }
}

/// The turn.
impl Round {
    fn turn(&mut self, seat: usize, case: &mut Case<'_>) -> Verdict {
        self.protected[seat] = false; // LL-69: ends before the draw.
        let mut line = case.record.expect_of(seat, "turn", "LL-17, LL-18, LL-19")?;
        let held = self.hand(seat)?;
        let drawn = line.take("draw")?;
        self.draw(drawn, case)?;
        let plays = self.plays(seat, [held, drawn]);
        line.agree_options(&plays, rule_of_play)?;
        line.close()?;
        case.tally.turns += 1;
        case.tally.countess_forced += u64::from(countess_obliged([held, drawn]));

        let play = case.record.expect_of(seat, "play", "LL-21")?.rest()?;
        if !plays.contains(&play) {
            let rule = rule_of_play(&play);
            return Err(format!("expected one of the options, found {play:?} ({rule})"));
        }
        // LL-23: the effect acts on the other card.
        self.hands[seat] = Some(if play.card == held { drawn } else { held });
        self.rows[seat].push(play.card);
        self.resolve(seat, play, case)
    }

    /// Every legal play; two identical cards count as one (LL-Q12).
    fn plays(&self, seat: usize, hand: [Card; 2]) -> BTreeSet<Play> {
        let mut plays = BTreeSet::new();
        for card in hand {
            if countess_obliged(hand) && card != Card::Countess {
                continue;
            }
            for target in self.targets(card, seat) {
                let play = |name| Play { card, target, name };
                match (card, target) {
                    (Card::Guard, Some(_)) => plays.extend(self.nameable().map(Some).map(play)),
                    _ => plays.extend([play(None)]),
                }
            }
        }
        plays
    }

    /// Whom a card can be aimed at; `None` is a play that chooses nobody.
    fn targets(&self, card: Card, seat: usize) -> Vec<Option<usize>> {
        let others = self.others(seat).into_iter().map(Some);
        match card {
            // LL-74: with nobody to choose they are played without effect.
            Card::Guard | Card::Priest | Card::Baron | Card::King if others.len() > 0 => {
                others.collect()
            }
            // LL-27: the active player included. LL-67: alone, if all others are protected.
            Card::Prince => others.chain([Some(seat)]).collect(),
            _ => vec![None],
        }
    }

    /// The other players who can be chosen (LL-26, LL-28, LL-29).
    fn others(&self, seat: usize) -> Vec<usize> {
        let mut others = self.in_round();
        others.retain(|&other| other != seat && !self.protected[other]);
        others
    }

    /// LL-81, LL-86: the characters of the deck in use, except the Guard.
    fn nameable(&self) -> impl Iterator<Item = Card> {
        let in_use = |card: &Card| self.deck[card.value()] > 0;
        let nameable = Card::ALL.into_iter().filter(in_use);
        nameable.filter(|&card| card != Card::Guard)
    }
}

/// LL-46.
fn countess_obliged(hand: [Card; 2]) -> bool {
    let urges = |card| matches!(card, Card::King | Card::Prince);
    hand.contains(&Card::Countess) && hand.into_iter().any(urges)
}

fn rule_of_play(play: &Play) -> &'static str {
    match play.card {
        Card::Guard => "LL-24, LL-26, LL-28, LL-29, LL-74, LL-81, LL-86",
        Card::Priest | Card::Baron => "LL-24, LL-26, LL-28, LL-29, LL-74",
        Card::King => "LL-24, LL-26, LL-28, LL-29, LL-46, LL-74",
        Card::Prince => "LL-24, LL-27, LL-28, LL-29, LL-46, LL-67",
        _ => "LL-22",
    }
}

/// The characters.
impl Round {
    fn resolve(&mut self, seat: usize, play: Play, case: &mut Case<'_>) -> Verdict {
        match (play.card, play.target) {
            (Card::Princess, _) => {
                case.tally.princess_played += 1;
                return self.goes_out(seat, "LL-42", case);
            }
            (Card::King, Some(target)) => self.hands.swap(seat, target), // LL-50
            (Card::Chancellor, _) => return self.chancellor(seat, case),
            (Card::Prince, Some(target)) => return self.prince(seat, target, case),
            (Card::Handmaid, _) => self.protected[seat] = true, // LL-69
            (Card::Baron, Some(target)) => return self.baron(seat, target, case),
            (Card::Guard, Some(target)) if self.hands[target] == play.name => {
                return self.goes_out(target, "LL-82", case);
            }
            (Card::Guard | Card::Priest | Card::Baron | Card::King, None) => {
                case.tally.nobody_to_choose += 1; // LL-74
            }
            // A Guard's miss (LL-83), a Priest's look (LL-80), Countess (LL-45), Spy (LL-87).
            _ => {}
        }
        Ok(())
    }

    /// LL-31: the whole hand is laid open.
    fn goes_out(&mut self, seat: usize, rule: &str, case: &mut Case<'_>) -> Verdict {
        let hand = self.hand(seat)?;
        let mut line = case.record.expect_of(seat, "out", rule)?;
        line.agree("card", hand, "LL-31")?;
        line.close()?;
        self.rows[seat].push(hand);
        self.hands[seat] = None;
        Ok(())
    }

    /// LL-76, LL-77.
    fn baron(&mut self, seat: usize, target: usize, case: &mut Case<'_>) -> Verdict {
        let (own, other) = (self.hand(seat)?.value(), self.hand(target)?.value());
        if own == other {
            case.tally.baron_ties += 1;
            return Ok(());
        }
        let loser = if own < other { seat } else { target };
        self.goes_out(loser, "LL-76", case)
    }

    /// LL-61 to LL-64.
    fn prince(&mut self, seat: usize, target: usize, case: &mut Case<'_>) -> Verdict {
        case.tally.prince_forced_self += u64::from(self.others(seat).is_empty());
        let discarded = self.hand(target)?;
        if discarded == Card::Princess {
            return self.goes_out(target, "LL-62", case);
        }
        self.rows[target].push(discarded);
        let drawn = if self.deck_size() > 0 {
            let drawn = effect_draw(target, "deck", "LL-61", case)?;
            self.draw(drawn, case)?;
            drawn
        } else {
            let drawn = effect_draw(target, "aside", "LL-64", case)?;
            self.show(drawn)?;
            self.hidden_drawn = true;
            case.tally.prince_drew_aside += 1;
            drawn
        };
        self.hands[target] = Some(drawn);
        Ok(())
    }

    /// LL-53 to LL-56.
    fn chancellor(&mut self, seat: usize, case: &mut Case<'_>) -> Verdict {
        let found = self.deck_size().min(2);
        match found {
            0 => {
                case.tally.chancellor_none += 1;
                return Ok(());
            }
            1 => case.tally.chancellor_one += 1,
            _ => case.tally.chancellor_two += 1,
        }
        let mut hand = vec![self.hand(seat)?];
        for _ in 0..found {
            let drawn = effect_draw(seat, "deck", "LL-53, LL-55", case)?;
            self.draw(drawn, case)?;
            hand.push(drawn);
        }
        let rule = "LL-54, LL-55";
        let mut line = case.record.expect_of(seat, "keep", rule)?;
        let keeps = keeps(&hand);
        line.agree_options(&keeps, |_| "LL-54, LL-55")?;
        let choice = line.rest()?;
        if !keeps.contains(&choice) {
            return Err(format!("expected one of the options, found {choice:?} ({rule})"));
        }
        self.hands[seat] = Some(choice.keep);
        self.returned.extend(choice.bottom);
        Ok(())
    }
}

/// Reads a card drawn for an effect.
fn effect_draw(seat: usize, from: &str, rule: &str, case: &mut Case<'_>) -> Verdict<Card> {
    let mut line = case.record.expect_of(seat, "draw", rule)?;
    line.agree("from", from.to_string(), rule)?;
    let card = line.take("card")?;
    line.close().map(|()| card)
}

/// LL-54: any one of the cards is kept, the others go under the deck in either order.
fn keeps(hand: &[Card]) -> BTreeSet<Keep> {
    let mut keeps = BTreeSet::new();
    for (place, &keep) in hand.iter().enumerate() {
        let mut bottom = hand.to_vec();
        bottom.remove(place);
        let choice = Keep { keep, bottom };
        keeps.insert(choice.clone());
        let bottom = choice.bottom.into_iter().rev().collect();
        keeps.insert(Keep { keep, bottom });
    }
    keeps
}

/// The end of the round.
impl Round {
    fn end(self, tokens: &mut [usize], case: &mut Case<'_>) -> Verdict<Vec<usize>> {
        // LL-98: when one turn does both, the last player has already won.
        let (reason, rule) = if self.in_round().len() == 1 {
            case.tally.rounds_by_last += 1;
            ("last", "LL-94")
        } else {
            case.tally.rounds_by_deck += 1;
            ("deck", "LL-96, LL-97")
        };
        let (winners, spy) = (self.winners(), self.spy());
        // LL-100: the tokens for winning and the Spy bonus come together.
        for &seat in winners.iter().chain(&spy) {
            tokens[seat] += 1;
        }
        let mut line = case.record.expect("round_end", rule)?;
        line.agree("reason", reason.to_string(), rule)?;
        line.agree_seats("winners", &winners, rule)?;
        line.agree("spy", spy, "LL-88")?;
        line.agree("tokens", tokens.to_vec(), "LL-91, LL-94, LL-97")?;
        line.agree("hands", self.hands.clone(), "LL-I2")?;
        self.audit(line.take("aside")?, line.take("left")?)?;
        line.close()?;

        case.tally.rounds += 1;
        case.tally.tied_rounds += u64::from(winners.len() > 1);
        case.tally.spy_bonus += u64::from(spy.is_some());
        Ok(winners)
    }

    /// The highest hand of those in the round (LL-96, LL-97); a last player is alone (LL-94).
    fn winners(&self) -> Vec<usize> {
        let highest = self.hands.iter().flatten().max();
        let mut winners = self.in_round();
        winners.retain(|&seat| self.hands[seat].as_ref() == highest);
        winners
    }

    /// LL-88: the only player still in the round with a Spy in their row.
    fn spy(&self) -> Option<usize> {
        let mut with_spy = self.in_round();
        with_spy.retain(|&seat| self.rows[seat].contains(&Card::Spy));
        match with_spy[..] {
            [seat] => Some(seat),
            _ => None,
        }
    }

    /// LL-I1: hidden card, deck, hands, rows and open cards make up the deck in use again.
    fn audit(self, aside: Option<Card>, left: Vec<Card>) -> Verdict {
        let drawn = aside.is_none();
        agree(drawn, self.hidden_drawn, "`aside` drawn (LL-64, LL-I5)")?;
        agree(left.len(), self.deck_size(), "cards in `left` (LL-I14)")?;
        let returned = Vec::from(self.returned);
        let what = "end of `left`, returned before (LL-54)";
        agree(&left[self.shuffled..], &returned, what)?;

        let mut found = Copies::default();
        let table = self.rows.iter().flatten().chain(&self.open);
        let hidden = self.hands.iter().flatten().chain(&aside).chain(&left);
        for card in table.chain(hidden) {
            found[card.value()] += 1;
        }
        agree(found, self.deck, "copies by value (LL-3, LL-I1)")
    }
}
