//! Favor finds words for everything that can happen or be refused.

use favor::{Clue, Colour, Decision, Door, Happened, Illegal, Payee, Refused, Role, Sight};
use std::collections::BTreeSet;
use tabletop::{Seat, Seats};
use words::favor::{
    auction, bid_status, clue_line, clue_mark, clue_match, clue_name, clue_rule, collection_worth,
    colour, door_line, door_name, game_end, high_bid, illegal, log, lot_worth, points, refused,
    role, round, round_end, tokens, totals,
};
use words::{Lang, Tongue};

const ANNA: Seat = Seat(0);
const BRUNO: Seat = Seat(1);
const CARLA: Seat = Seat(2);

fn players() -> Vec<String> {
    ["Anna", "Bruno", "Carla"].map(String::from).to_vec()
}

fn say(lang: Lang, sight: Sight) -> String {
    log(Tongue::of(lang), &sight, &players()).unwrap_or_default()
}

fn seats(seats: &[Seat]) -> Seats {
    seats.iter().copied().collect()
}

/// Everything that can happen and is spoken of, with the people that its words must name.
fn sights() -> Vec<(Sight, Vec<Seat>)> {
    use Happened::*;
    let (seat, first) = (ANNA, BRUNO);
    let everybody = vec![ANNA, BRUNO, CARLA];
    let sold = |price, to| Sold { seat, price, to };
    let mut all: Vec<(Sight, Vec<Seat>)> = vec![
        (Starter(seat), vec![seat]),
        (Dealt(seat, None), vec![seat]),
        (Called(seat), vec![seat]),
        (FinalAuction(first), vec![first]),
        (Passed(seat), vec![seat]),
        (Discarded, vec![]),
        (sold(1, Payee::Others { each: 0, boxed: 1 }), vec![seat]),
        (sold(2, Payee::Others { each: 0, boxed: 2 }), vec![seat]),
        (sold(3, Payee::Others { each: 1, boxed: 0 }), vec![seat]),
        (sold(6, Payee::Others { each: 2, boxed: 0 }), vec![seat]),
        (sold(4, Payee::Others { each: 1, boxed: 1 }), vec![seat]),
        (sold(5, Payee::Others { each: 1, boxed: 2 }), vec![seat]),
        (sold(5, Payee::Others { each: 2, boxed: 1 }), vec![seat]),
    ];
    all.extend((1..=3).map(|round| (RoundBegan { round, first }, vec![first])));
    for count in [1, 2] {
        all.extend([
            (Bid(seat, count), vec![seat]),
            (sold(count, Payee::Caller(CARLA)), vec![seat, CARLA]),
            // At a table for two there is nobody to share with.
            (sold(count, Payee::Others { each: count, boxed: 0 }), vec![seat, BRUNO]),
            (sold(count, Payee::Box), vec![seat]),
        ]);
    }
    for door in Door::ALL {
        all.extend([(Dealt(seat, Some(door)), vec![seat]), (Showed(seat, door), vec![seat])]);
    }
    for clue in Clue::ALL {
        all.extend([(Opened(clue), vec![]), (Added(seat, clue), vec![seat])]);
    }
    for bonus in [&[ANNA][..], &[ANNA, BRUNO], &[ANNA, BRUNO, CARLA]] {
        let points = [5, -2, 0, 0];
        all.push((RoundEnded { points, bonus: seats(bonus) }, everybody.clone()));
    }
    for by in [Decision::Points, Decision::Tokens, Decision::TurnOrder] {
        all.push((Won { seat, by }, vec![seat]));
    }
    all
}

#[test]
fn the_log_names_those_whom_it_concerns_and_no_others() {
    for lang in Lang::ALL {
        for (sight, people) in sights() {
            let text = say(lang, sight);
            for (seat, name) in players().iter().enumerate() {
                let named = people.contains(&Seat(seat as u8));
                assert_eq!(text.contains(name.as_str()), named, "{lang:?} {sight:?}: {text}");
            }
            assert!(text.ends_with('.'), "{text}");
        }
    }
}

#[test]
fn everything_that_happens_is_told_differently() {
    for lang in Lang::ALL {
        let said: BTreeSet<String> = sights().iter().map(|(sight, _)| say(lang, *sight)).collect();
        assert_eq!(said.len(), sights().len(), "{lang:?}: {said:#?}");
    }
}

#[test]
fn the_log_never_says_you() {
    for lang in Lang::ALL {
        let words: &[&str] = match lang {
            Lang::En => &["you", "your", "yours", "yourself"],
            Lang::It => &["tu", "te", "ti", "tuo", "tua", "tue", "tuoi"],
            Lang::De => &["du", "dich", "dir", "dein", "deine", "deinen", "deiner"],
            Lang::Fr => &["vous", "votre", "vos", "tu", "te", "toi"],
        };
        for (sight, _) in sights() {
            let text = say(lang, sight).to_lowercase();
            let said = text.split(|c: char| !c.is_alphabetic()).find(|word| words.contains(word));
            assert_eq!(said, None, "{lang:?} {sight:?}: {text}");
        }
    }
}

#[test]
fn only_the_decision_to_add_is_passed_over_in_silence() {
    for lang in Lang::ALL {
        assert_eq!(log(Tongue::of(lang), &Happened::ChoseToAdd(ANNA), &players()), None);
        for (sight, _) in sights() {
            assert_ne!(say(lang, sight), "", "{sight:?}");
        }
    }
}

#[test]
fn a_door_that_was_not_seen_is_not_told() {
    for lang in Lang::ALL {
        let tongue = Tongue::of(lang);
        let text = say(lang, Happened::Dealt(ANNA, None)).to_lowercase();
        for role in [Role::Lady, Role::Tiger].map(|one| role(tongue, one).to_lowercase()) {
            assert!(!text.contains(&role), "{text}");
        }
    }
}

#[test]
fn a_seat_without_a_name_goes_by_its_number() {
    let text = log(Tongue::of(Lang::It), &Happened::Passed(Seat(3)), &players());
    assert_eq!(text.as_deref(), Some("Posto 4 passa."));
    let text = round_end(Tongue::of(Lang::En), &[0, 4, 0, -1], Seats::one(BRUNO), &[]);
    assert_eq!(
        text,
        "The doors stand open, and the round is scored. Seat 2 scores 4 points. Seat 4 loses 1 \
         point. Seat 2 holds the most tokens: +3 (included)."
    );
}

#[test]
fn a_round_ends_with_everybodys_points_and_the_bonus() {
    let end = |lang, points, bonus: &[Seat]| {
        round_end(Tongue::of(lang), &points, seats(bonus), &players())
    };
    assert_eq!(
        end(Lang::En, [1, -2, 0, 0], &[ANNA]),
        "The doors stand open, and the round is scored. Anna scores 1 point. Bruno loses 2 points. \
         Carla scores nothing. Anna holds the most tokens: +3 (included)."
    );
    assert_eq!(
        end(Lang::It, [7, -1, 0, 0], &[ANNA, CARLA]),
        "Le Porte sono aperte: si contano i punti. Anna fa 7 punti. Bruno perde 1 punto. Carla non \
         fa punti. Anna e Carla hanno più segnalini di tutti: +3 a testa (già compresi)."
    );
    assert_eq!(
        end(Lang::De, [7, -1, 0, 0], &[ANNA, BRUNO, CARLA]),
        "Die Türen stehen offen, und die Runde wird gewertet. Anna bekommt 7 Punkte. Bruno verliert \
         1 Punkt. Carla bekommt keine Punkte. Anna, Bruno und Carla haben die meisten Steine: je 3 \
         Bonuspunkte (eingerechnet)."
    );
    assert_eq!(
        end(Lang::Fr, [1, -4, 0, 0], &[BRUNO]),
        "Les Portes sont ouvertes\u{202f}: place au décompte. Anna marque 1 point. Bruno perd 4 \
         points. Carla ne marque rien. Bruno a le plus de pions\u{202f}: +3 (déjà comptés)."
    );
}

#[test]
fn from_the_second_round_on_the_totals_are_told() {
    let rounds = [[5, -2, 0, 0], [7, 1, -3, 0], [-1, 0, 0, 0]];
    let told = |lang, rounds: &[_]| totals(Tongue::of(lang), rounds, &players());
    assert_eq!(told(Lang::En, &rounds[..0]), None);
    assert_eq!(told(Lang::En, &rounds[..1]), None);
    let some = |text: &str| Some(text.to_owned());
    assert_eq!(told(Lang::En, &rounds[..2]), some("Totals: Anna 12, Bruno −1 and Carla −3."));
    assert_eq!(told(Lang::It, &rounds), some("Totali: Anna 11, Bruno −1 e Carla −3."));
    assert_eq!(told(Lang::De, &rounds), some("Gesamtstand: Anna 11, Bruno −1 und Carla −3."));
    assert_eq!(told(Lang::Fr, &rounds), some("Totaux\u{202f}: Anna 11, Bruno −1 et Carla −3."));
}

#[test]
fn a_game_ends_with_what_decided_it() {
    let end = |lang, by| game_end(Tongue::of(lang), CARLA, by, &players());
    assert_eq!(
        end(Lang::En, Decision::Points),
        "The last door closes: Carla has the highest total and wins the game."
    );
    assert_eq!(
        end(Lang::De, Decision::Tokens),
        "Gleichstand bei den Punkten, doch Sparsamkeit lohnt sich: Carla hat mehr Steine und \
         gewinnt die Partie."
    );
    assert_eq!(
        end(Lang::Fr, Decision::TurnOrder),
        "Totaux égaux, pions égaux\u{202f}: l’ordre de jeu de la dernière manche tranche, et Carla \
         gagne la partie."
    );
}

#[test]
fn every_refusal_says_what_matters() {
    let all = [
        (Illegal::NotYourTurn, None),
        (Illegal::NotNow, None),
        (Illegal::NoAuction, None),
        (Illegal::InAuction, None),
        (Illegal::MustRaise(0), Some("1")),
        (Illegal::MustRaise(1), Some("1")),
        (Illegal::MustRaise(3), Some("3")),
        (Illegal::TooFewTokens(0), None),
        (Illegal::TooFewTokens(1), None),
        (Illegal::TooFewTokens(4), Some("4")),
        (Illegal::NotInDeck, None),
    ];
    for lang in Lang::ALL {
        let mut texts = BTreeSet::new();
        for (why, number) in all {
            let text = illegal(Tongue::of(lang), why);
            assert!(text.ends_with('.'), "{lang:?} {why:?}: {text}");
            assert!(text.contains(number.unwrap_or_default()), "{lang:?} {why:?}: {text}");
            assert!(texts.insert(text.clone()), "twice the same: {text}");
        }
    }
}

#[test]
fn a_table_that_may_not_be_played_is_told_the_limits() {
    for lang in Lang::ALL {
        let text = refused(Tongue::of(lang), Refused::Players { wanted: 5 });
        assert!(["2", "4", "5"].into_iter().all(|number| text.contains(number)), "{text}");
        assert!(!refused(Tongue::of(lang), Refused::Players { wanted: 1 }).contains('1'));
        assert!(refused(Tongue::of(lang), Refused::NoSuchSeat(Seat(6))).contains('7'));
    }
}

#[test]
fn a_card_explains_itself_in_a_line_and_in_up_to_four_sentences() {
    for lang in Lang::ALL {
        let tongue = Tongue::of(lang);
        for clue in Clue::ALL {
            let (line, rule) = (clue_line(tongue, clue), clue_rule(tongue, clue));
            assert!(line.chars().count() <= 110 && line.ends_with('.'), "{lang:?}: {line}");
            let sentences = rule.matches(". ").count() + 1;
            assert!(sentences <= 4 && rule.ends_with('.'), "{lang:?} {clue:?}: {sentences}");
            assert!(rule.chars().count() > line.chars().count(), "{lang:?} {clue:?}");
        }
        for door in Door::ALL {
            let line = door_line(tongue, door);
            assert!(line.chars().count() <= 110 && line.ends_with('.'), "{lang:?}: {line}");
            assert!(["3", "1", "−2"].into_iter().all(|worth| line.contains(worth)), "{line}");
        }
    }
}

#[test]
fn a_clue_is_matched_with_an_identity() {
    let english = |clue| clue_match(Tongue::of(Lang::En), clue, Door::RedTiger);
    assert_eq!(english(Clue::RedTiger), "An exact match: 3 points.");
    assert_eq!(english(Clue::RedLady), "Your colour, but not your role: 1 point.");
    assert_eq!(english(Clue::BlueTiger), "Your role, but not your colour: 1 point.");
    assert_eq!(english(Clue::BlueLady), "Nothing in common with you: −2 points.");
    for lang in Lang::ALL {
        let tongue = Tongue::of(lang);
        for door in Door::ALL {
            for clue in Clue::ALL.into_iter().filter(|clue| clue.is_special()) {
                assert_eq!(clue_match(tongue, clue, door), clue_line(tongue, clue));
            }
            let said: BTreeSet<String> =
                Clue::ALL.into_iter().map(|clue| clue_match(tongue, clue, door)).collect();
            assert_eq!(said.len(), 6);
        }
    }
}

#[test]
fn labels_tell_apart_what_they_label() {
    for lang in Lang::ALL {
        let tongue = Tongue::of(lang);
        let different = |texts: &[String]| {
            assert_eq!(texts.iter().collect::<BTreeSet<_>>().len(), texts.len(), "{texts:?}");
        };
        different(&Clue::ALL.map(|clue| clue_name(tongue, clue)));
        different(&Clue::ALL.map(|clue| clue_mark(tongue, clue)));
        different(&[Colour::Red, Colour::Blue].map(|one| colour(tongue, one)));
        different(&[Role::Lady, Role::Tiger].map(|one| role(tongue, one)));
        for door in Door::ALL {
            assert_eq!(door_name(tongue, door), clue_name(tongue, door.exact()));
        }
        assert!(tokens(tongue, 3).starts_with('3'));
        assert!(points(tongue, -2).starts_with("−2"));
        assert!(lot_worth(tongue, -2).contains(&points(tongue, -2)));
        assert!(collection_worth(tongue, 4).contains(&points(tongue, 4)));
        let second = round(tongue, 2);
        assert!(second.find('2') < second.find('3'), "{second}");
    }
}

#[test]
fn an_auction_has_its_labels() {
    let tongue = Tongue::of(Lang::En);
    assert_eq!(auction(tongue, Some(ANNA), &players()), "Auction, called by Anna");
    assert_eq!(auction(tongue, None, &players()), "Final auction");
    assert_eq!(high_bid(tongue, None, &players()), "No bid yet.");
    assert_eq!(high_bid(tongue, Some((BRUNO, 2)), &players()), "Bruno leads with 2 tokens.");
    let status = [None, Some(2), Some(0)].map(|bid| bid_status(tongue, bid));
    assert_eq!(status, ["yet to bid", "bids 2", "passes"]);
}
