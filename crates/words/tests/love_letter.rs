//! Love Letter finds words for everything that can happen or be refused.

use love_letter::{
    Card, Edition, Happened, Illegal, Laid, LoveLetter, Moment, Pile, Refused, RoundEnd, RoundWon,
    Setup, Sight,
};
use tabletop::{Game, Seat, Seats, Viewer};
use words::love_letter::{
    card_line, card_name, card_rule, edition, game_end, illegal, laid, log, moment, refused,
    round_end, status, tokens, won_by, won_spy,
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

/// Everything worth remembering names its people, and its card, in every language.
#[test]
fn moments_are_told_with_their_people_and_cards() {
    let (seat, target, card, round) = (ANNA, BRUNO, Card::King, 3);
    let winners = seats(&[ANNA, BRUNO]);
    let both = [
        Moment::PrincessFound { seat, target },
        Moment::PrincessLost { seat, target },
        Moment::FoundAtOnce { seat, target, card, round },
        Moment::Found { seat, target, card },
        Moment::BaronLost { seat, target, card },
        Moment::BaronWon { seat, target, card },
        Moment::Tied { winners, round },
        Moment::Swift { winners, round, played: 4 },
    ];
    let one = [
        Moment::PrincessThrown(seat),
        Moment::PrincessKept { seat, round },
        Moment::Spied(seat),
        Moment::Swift { winners: Seats::one(seat), round, played: 1 },
    ];
    for tongue in Lang::ALL.map(Tongue::of) {
        let said = |it: &Moment| moment(tongue, it, &players());
        for (it, said) in both.iter().map(|it| (it, said(it))) {
            assert!(said.contains("Anna") && said.contains("Bruno"), "{said}");
            let named = said.contains(&card_name(tongue, card));
            let of_card = format!("{it:?}").contains("card: King");
            assert!(named == of_card, "{said}");
        }
        for (it, said) in one.iter().map(|it| (it, said(it))) {
            assert!(said.contains("Anna") && !said.contains("Bruno"), "{said}");
            assert!(format!("{it:?}").contains("round") == said.contains('3'), "{said}");
        }
    }
    let en = Tongue::of(Lang::En);
    let found = moment(en, &Moment::PrincessFound { seat, target }, &players());
    assert_eq!(found, "Anna asks Bruno for the Princess. And there she is.");
    let won = RoundWon {
        round: 1,
        at: 0,
        end: RoundEnd::Deck,
        winners,
        card: Some(card),
        spy: Some(CARLA),
        played: 9,
    };
    assert_eq!(won_by(en, &won), "with the King");
    assert_eq!(won_by(en, &RoundWon { end: RoundEnd::Last, card: None, ..won }), "no rivals left");
    let spy = won_spy(en, &won, &players());
    assert_eq!(spy.as_deref(), Some("and a favour token for Carla’s Spy"));
}

fn seats(seats: &[Seat]) -> Seats {
    seats.iter().copied().collect()
}

/// What can happen, with the people and the cards that its words must name.
fn sights() -> Vec<(Sight, Vec<Seat>, Vec<Card>)> {
    use Happened::*;
    let (seat, target) = (ANNA, BRUNO);
    let both = vec![ANNA, BRUNO];
    let mut all: Vec<(Sight, Vec<Seat>, Vec<Card>)> = vec![
        (Starter(seat), vec![seat], vec![]),
        (SetAside(None), vec![], vec![]),
        (Dealt(seat, None), vec![seat], vec![]),
        (Drew(seat, None), vec![seat], vec![]),
        (Looked { seat, target, card: None }, both.clone(), vec![]),
        (Swapped { seat, target, cards: (None, None) }, both.clone(), vec![]),
        (Redrew { seat, card: None, from: Pile::Deck }, vec![seat], vec![]),
        (Redrew { seat, card: None, from: Pile::Aside }, vec![seat], vec![]),
        (Consulted(seat, None), vec![seat], vec![Card::Chancellor]),
        (Kept { seat, keep: None, under: (None, None) }, vec![seat], vec![]),
        (Kept { seat, keep: None, under: (None, Some(None)) }, vec![seat], vec![]),
        (Won(seats(&[BRUNO])), vec![BRUNO], vec![Card::Princess]),
        (Won(seats(&both)), both.clone(), vec![Card::Princess]),
    ];
    for loser in [None, Some(seat), Some(target)] {
        let cards = (Some(Card::Guard), Some(Card::Prince));
        all.push((Compared { seat, target, cards: (None, None), loser }, both.clone(), vec![]));
        let named = vec![Card::Guard, Card::Prince];
        all.push((Compared { seat, target, cards, loser }, both.clone(), named));
    }
    for card in Card::ALL {
        let idle = matches!(card, Card::Guard | Card::Priest | Card::Baron | Card::King);
        let chooses = idle || card == Card::Prince;
        let play = |target, named| Played { seat, card, target, named };
        let other = if card == Card::King { Card::Spy } else { Card::King };
        all.extend([
            (SetAside(Some(card)), vec![], vec![card]),
            (LaidOpen(1, card), vec![], vec![card]),
            (Dealt(seat, Some(card)), vec![seat], vec![card]),
            (Drew(seat, Some(card)), vec![seat], vec![card]),
            (
                play(None, None),
                vec![seat],
                if idle { vec![card, Card::Handmaid] } else { vec![card] },
            ),
            (Missed { target, named: card }, vec![target], vec![card]),
            (Looked { seat, target, card: Some(card) }, both.clone(), vec![card]),
            (Discarded(seat, card), vec![seat], vec![card]),
            (Redrew { seat, card: Some(card), from: Pile::Deck }, vec![seat], vec![card]),
            (Redrew { seat, card: Some(card), from: Pile::Aside }, vec![seat], vec![card]),
            (Consulted(seat, Some(card)), vec![seat], vec![card, Card::Chancellor]),
            (Out(seat, card), vec![seat], vec![card]),
            (Showed(seat, card), vec![seat], vec![card]),
            (
                Swapped { seat, target, cards: (Some(card), Some(other)) },
                both.clone(),
                vec![card, other],
            ),
            (
                Kept { seat, keep: Some(card), under: (Some(other), None) },
                vec![seat],
                vec![card, other],
            ),
            (
                Kept { seat, keep: Some(card), under: (Some(other), Some(Some(Card::Guard))) },
                vec![seat],
                vec![card, other, Card::Guard],
            ),
        ]);
        if chooses {
            all.push((play(Some(target), None), both.clone(), vec![card]));
        }
        if card == Card::Prince {
            all.push((play(Some(seat), None), vec![seat], vec![card]));
        }
        if card != Card::Guard {
            let guess = Played { seat, card: Card::Guard, target: Some(target), named: Some(card) };
            all.push((guess, both.clone(), vec![Card::Guard, card]));
        }
    }
    for end in [RoundEnd::Deck, RoundEnd::Last] {
        let winners = Seats::one(BRUNO);
        all.push((RoundEnded { end, winners, spy: None }, vec![BRUNO], vec![]));
        all.push((RoundEnded { end, winners, spy: Some(BRUNO) }, vec![BRUNO], vec![Card::Spy]));
        let spy = Some(CARLA);
        all.push((RoundEnded { end, winners, spy }, vec![BRUNO, CARLA], vec![Card::Spy]));
    }
    let tied = RoundEnded { end: RoundEnd::Deck, winners: Seats::all(3), spy: None };
    all.push((tied, vec![ANNA, BRUNO, CARLA], vec![]));
    all
}

/// The characters that a text speaks of. A longer name goes first: “Princess” holds “Prince”.
fn cards_in(lang: Lang, text: &str) -> Vec<Card> {
    let mut names = Card::ALL.map(|card| (card, card_name(Tongue::of(lang), card)));
    names.sort_by_key(|(_, name)| std::cmp::Reverse(name.chars().count()));
    let mut text = text.to_owned();
    let mut found = Vec::new();
    for (card, name) in names {
        if text.contains(&name) {
            text = text.replace(&name, "");
            found.push(card);
        }
    }
    found.sort();
    found
}

#[test]
fn the_log_names_the_people_and_the_cards_that_were_seen_and_no_others() {
    for lang in Lang::ALL {
        for (sight, people, mut cards) in sights() {
            let text = log(Tongue::of(lang), &sight, &players()).unwrap();
            for (seat, name) in players().iter().enumerate() {
                let named = people.contains(&Seat(seat as u8));
                assert_eq!(text.contains(name.as_str()), named, "{lang:?} {sight:?}: {text}");
            }
            cards.sort();
            cards.dedup();
            assert_eq!(cards_in(lang, &text), cards, "{lang:?} {sight:?}: {text}");
            assert!(text.ends_with('.'), "{text}");
        }
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
        for (sight, ..) in sights() {
            let text = say(lang, sight).to_lowercase();
            let said = text.split(|c: char| !c.is_alphabetic()).find(|word| words.contains(word));
            assert_eq!(said, None, "{lang:?} {sight:?}: {text}");
        }
    }
}

#[test]
fn only_the_beginning_of_a_turn_is_passed_over_in_silence() {
    for lang in Lang::ALL {
        assert_eq!(log(Tongue::of(lang), &Happened::Turn(ANNA), &players()), None);
        for (sight, ..) in sights() {
            assert_ne!(say(lang, sight), "", "{sight:?}");
        }
    }
}

#[test]
fn a_seat_without_a_name_goes_by_its_number() {
    let text = log(Tongue::of(Lang::It), &Happened::Drew(Seat(4), None), &players());
    assert_eq!(text.as_deref(), Some("Posto 5 pesca una carta."));
}

#[test]
fn a_swap_says_who_holds_what_now() {
    let cards = (Some(Card::Guard), Some(Card::Prince));
    let sight = Happened::Swapped { seat: ANNA, target: BRUNO, cards };
    assert_eq!(
        say(Lang::De, sight),
        "Anna und Bruno tauschen ihre Handkarten. Anna hat jetzt den Prinzen. \
         Bruno hat jetzt die Wächterin."
    );
}

#[test]
fn a_comparison_tells_those_who_saw_it_more() {
    let (seat, target, loser) = (ANNA, BRUNO, Some(ANNA));
    assert_eq!(
        say(Lang::En, Happened::Compared { seat, target, cards: (None, None), loser }),
        "Anna and Bruno compare hands in secret. Anna has the lower value."
    );
    let cards = (Some(Card::Guard), Some(Card::King));
    assert_eq!(
        say(Lang::En, Happened::Compared { seat, target, cards, loser }),
        "Anna and Bruno compare hands in secret. Anna holds the Guard. Bruno holds the King. \
         Anna has the lower value."
    );
}

#[test]
fn the_chancellor_tells_his_player_where_each_card_went() {
    let under = (Some(Card::Spy), Some(Some(Card::Guard)));
    let sight = Happened::Kept { seat: ANNA, keep: Some(Card::King), under };
    assert_eq!(
        say(Lang::Fr, sight),
        "Anna garde le Roi. Sous le paquet va l’Espionne. Tout au fond va le Garde."
    );
    let sight = Happened::Kept { seat: ANNA, keep: None, under: (None, Some(None)) };
    assert_eq!(say(Lang::Fr, sight), "Anna garde une carte et met les deux autres sous le paquet.");
}

#[test]
fn whoever_plays_the_chancellor_is_named_once() {
    let under = (Some(Card::Spy), Some(Some(Card::Guard)));
    for lang in Lang::ALL {
        let text = say(lang, Happened::Kept { seat: ANNA, keep: Some(Card::King), under });
        assert_eq!(text.matches("Anna").count(), 1, "{text}");
    }
}

#[test]
fn a_chancellor_drawn_for_a_chancellor_is_the_other_one() {
    let said = Lang::ALL.map(|lang| say(lang, Happened::Consulted(ANNA, Some(Card::Chancellor))));
    let expected = [
        "Anna draws the other Chancellor.",
        "Anna pesca l’altro Cancelliere.",
        "Anna zieht den anderen Kanzler.",
        "Anna pioche l’autre Chancelier.",
    ];
    assert_eq!(said, expected);
}

/// LL-74: at a table for two “all the others” would be one person.
#[test]
fn a_card_without_effect_does_not_count_those_who_are_protected() {
    let (seat, card) = (ANNA, Card::Guard);
    let idle = Happened::Played { seat, card, target: None, named: None };
    let expected = [
        "Anna plays the Guard without effect: the Handmaid leaves nobody to choose.",
        "Anna gioca la Guardia senza effetto: la Serva non lascia nessuno da scegliere.",
        "Anna spielt die Wächterin ohne Effekt: Dank der Zofe lässt sich niemand wählen.",
        "Anna joue le Garde sans effet\u{202f}: grâce à la Servante, il n’y a personne à choisir.",
    ];
    assert_eq!(Lang::ALL.map(|lang| say(lang, idle)), expected);
}

#[test]
fn a_round_ends_with_its_winners_and_the_spy() {
    let end = |lang, end, winners: &[Seat], spy| {
        round_end(Tongue::of(lang), end, seats(winners), spy, &players())
    };
    assert_eq!(
        end(Lang::En, RoundEnd::Last, &[ANNA], Some(ANNA)),
        "Only Anna is left, and wins the round and a favour token. The Spy brings Anna a second one."
    );
    assert_eq!(
        end(Lang::It, RoundEnd::Deck, &[ANNA], Some(CARLA)),
        "Il mazzo è finito. Anna ha la carta più alta, vince il round e riceve un segnalino \
         Preferenza. La Spia porta un segnalino Preferenza a Carla."
    );
    assert_eq!(
        end(Lang::De, RoundEnd::Deck, &[ANNA, BRUNO, CARLA], None),
        "Der Nachziehstapel ist leer. Anna, Bruno und Carla haben gemeinsam die höchste Karte, \
         gewinnen die Runde und erhalten je einen Gunststein."
    );
    assert_eq!(
        game_end(Tongue::of(Lang::Fr), seats(&[ANNA, BRUNO]), &players()),
        "La Princesse ne sait par quelle lettre commencer\u{202f}: Anna et Bruno gagnent ensemble \
         la partie."
    );
}

#[test]
fn every_refusal_says_what_matters() {
    let all = |card| {
        [
            (Illegal::NotYourTurn, None, None),
            (Illegal::NotNow, None, None),
            (Illegal::NotInHand(card), Some(card), None),
            (Illegal::CountessFirst(card), Some(card), None),
            (Illegal::ChoosesNobody(card), Some(card), None),
            (Illegal::MustChoose(card), Some(card), None),
            (Illegal::MustName, Some(Card::Guard), None),
            (Illegal::NotOneself, Some(Card::Prince), None),
            (Illegal::IsOut(BRUNO), None, Some("Bruno")),
            (Illegal::IsOut(Seat(5)), None, None),
            (Illegal::IsProtected(CARLA), Some(Card::Handmaid), Some("Carla")),
            (Illegal::NotNameable(card), Some(card), None),
            (Illegal::NotTheseCards, None, None),
            (Illegal::NotInDeck, None, None),
        ]
    };
    for lang in Lang::ALL {
        for card in Card::ALL {
            let mut texts = Vec::new();
            for (why, card, name) in all(card) {
                let text = illegal(Tongue::of(lang), why, &players());
                assert!(text.ends_with('.'), "{lang:?} {why:?}: {text}");
                if let Some(card) = card {
                    let named = cards_in(lang, &text);
                    assert!(named.contains(&card), "{lang:?} {why:?}: {text}");
                }
                assert!(text.contains(name.unwrap_or_default()), "{lang:?} {why:?}: {text}");
                assert!(!texts.contains(&text), "twice the same: {text}");
                texts.push(text);
            }
        }
    }
}

#[test]
fn a_table_that_may_not_be_played_is_told_the_limits() {
    for lang in Lang::ALL {
        let text = refused(Tongue::of(lang), Refused::Players { wanted: 5, most: 4 });
        assert!(["2", "4", "5"].into_iter().all(|number| text.contains(number)), "{text}");
        assert!(refused(Tongue::of(lang), Refused::NoSuchSeat(Seat(6))).contains('7'));
    }
}

#[test]
fn a_card_explains_itself_in_a_line_and_in_up_to_four_sentences() {
    for lang in Lang::ALL {
        let tongue = Tongue::of(lang);
        for card in Card::ALL {
            let (line, rule) = (card_line(tongue, card), card_rule(tongue, card));
            assert!(line.chars().count() <= 110 && line.ends_with('.'), "{lang:?}: {line}");
            let sentences = rule.matches(". ").count() + 1;
            assert!(sentences <= 4 && rule.ends_with('.'), "{lang:?} {card:?}: {sentences}");
            assert!(rule.chars().count() > line.chars().count(), "{lang:?} {card:?}");
        }
    }
}

#[test]
fn labels_tell_apart_what_they_label() {
    let setup = Setup::new(Edition::Standard, 3).unwrap().starting_with(ANNA).unwrap();
    let mut table = LoveLetter::view(&setup, Viewer::Public).table;
    table.inside = seats(&[ANNA, BRUNO]);
    table.protected = seats(&[BRUNO]);
    for lang in Lang::ALL {
        let tongue = Tongue::of(lang);
        let standing = [ANNA, BRUNO, CARLA].map(|seat| status(tongue, &table, seat));
        assert!(standing[0] != standing[1] && standing[1] != standing[2]);
        assert_ne!(edition(tongue, Edition::Standard), edition(tongue, Edition::Classic));
        assert_ne!(laid(tongue, Laid::Played), laid(tongue, Laid::Discarded));
        assert!(tokens(tongue, 3).starts_with('3'));
    }
}
