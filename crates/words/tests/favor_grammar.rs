//! Where Favor's grammar is tricky: articles, cases, plurals. Each sentence in all languages.

use favor::{Clue, Door, Happened, Illegal, Payee, Refused, Sight};
use tabletop::Seat;
use words::favor::{Ask, ask, illegal, log, refused};
use words::{Lang, Tongue};

/// What is said in English, Italian, German and French.
fn check(say: impl Fn(&Tongue) -> String, expected: [&str; 4]) {
    for (lang, expected) in Lang::ALL.into_iter().zip(expected) {
        assert_eq!(say(Tongue::of(lang)), expected, "{lang:?}");
    }
}

/// The same with a word for each language put in.
fn check_with(say: impl Fn(&Tongue) -> String, frames: [&str; 4], words: [&str; 4]) {
    let said: Vec<String> =
        frames.iter().zip(words).map(|(frame, word)| frame.replace('@', word)).collect();
    check(say, std::array::from_fn(|n| said[n].as_str()));
}

fn told(sight: Sight) -> impl Fn(&Tongue) -> String {
    let players = ["Anna", "Bruno", "Carla", "Dora"].map(String::from);
    move |tongue| log(tongue, &sight, &players).unwrap_or_default()
}

#[test]
fn there_are_several_clues_of_a_kind() {
    // In German, what is turned up is in the nominative, and what is added in the accusative.
    let all = [
        (Clue::RedLady, ["a Red Lady", "una Signora Rossa", "eine Rote Dame", "une Dame Rouge"]),
        (Clue::BlueLady, ["a Blue Lady", "una Signora Blu", "eine Blaue Dame", "une Dame Bleue"]),
        (Clue::RedTiger, ["a Red Tiger", "una Tigre Rossa", "ein Roter Tiger", "un Tigre Rouge"]),
        (Clue::BlueTiger, ["a Blue Tiger", "una Tigre Blu", "ein Blauer Tiger", "un Tigre Bleu"]),
        (Clue::BlueRed, ["Blue/Red", "Blu/Rossa", "Blau/Rot", "Bleu/Rouge"]),
        (Clue::LadyTiger, ["Lady/Tiger", "Signora/Tigre", "Dame/Tiger", "Dame/Tigre"]),
    ];
    for (clue, words) in all {
        let frames = [
            "For the new lot, @ is turned up.",
            "Per il nuovo lotto si scopre @.",
            "Für die neue Auslage wird @ aufgedeckt.",
            "Pour le nouveau lot, on révèle @.",
        ];
        check_with(told(Happened::Opened(clue)), frames, words);
        let frames = [
            "Anna adds @ to the lot.",
            "Anna aggiunge @ al lotto.",
            "Anna erweitert die Auslage um @.",
            "Anna ajoute @ au lot.",
        ];
        let [english, italian, german, french] = words;
        let german = match clue {
            Clue::RedTiger => "einen Roten Tiger",
            Clue::BlueTiger => "einen Blauen Tiger",
            _ => german,
        };
        let words = [english, italian, german, french];
        check_with(told(Happened::Added(Seat(0), clue)), frames, words);
    }
}

#[test]
fn there_is_one_door_of_a_kind() {
    let all = [
        (Door::RedLady, ["the Red Lady", "la Signora Rossa", "die Rote Dame", "la Dame Rouge"]),
        (Door::BlueLady, ["the Blue Lady", "la Signora Blu", "die Blaue Dame", "la Dame Bleue"]),
        (Door::RedTiger, ["the Red Tiger", "la Tigre Rossa", "der Rote Tiger", "le Tigre Rouge"]),
        (Door::BlueTiger, ["the Blue Tiger", "la Tigre Blu", "der Blaue Tiger", "le Tigre Bleu"]),
    ];
    for (door, words) in all {
        let frames = [
            "Behind Anna’s door stands @.",
            "Dietro la Porta di Anna c’è @.",
            "Hinter der Tür von Anna steht @.",
            "Derrière la Porte d’Anna se tient @.",
        ];
        check_with(told(Happened::Showed(Seat(0), door)), frames, words);
        let frames = ["You are @.", "La tua identità è @.", "Du bist @.", "Vous êtes @."];
        check_with(|tongue| tongue.fv_identity_is(door), frames, words);
        let frames = [
            "Anna is dealt a door and finds @ behind it.",
            "Anna riceve una Porta e dietro ci trova @.",
            "Anna bekommt eine Tür und findet dahinter @.",
            "Anna reçoit une Porte et y découvre @.",
        ];
        let [english, italian, german, french] = words;
        let german = match door {
            Door::RedTiger => "den Roten Tiger",
            Door::BlueTiger => "den Blauen Tiger",
            _ => german,
        };
        let words = [english, italian, german, french];
        check_with(told(Happened::Dealt(Seat(0), Some(door))), frames, words);
    }
}

#[test]
fn a_bid_of_one_and_of_several() {
    check(
        told(Happened::Bid(Seat(1), 1)),
        [
            "Bruno bids 1 token.",
            "Bruno offre 1 segnalino.",
            "Bruno bietet 1 Stein.",
            "Bruno mise 1 pion.",
        ],
    );
    check(
        told(Happened::Bid(Seat(1), 12)),
        [
            "Bruno bids 12 tokens.",
            "Bruno offre 12 segnalini.",
            "Bruno bietet 12 Steine.",
            "Bruno mise 12 pions.",
        ],
    );
    check(
        |tongue| tongue.fv_high_bid_by("Bruno", 2),
        [
            "Bruno leads with 2 tokens.",
            "Bruno è in testa con 2 segnalini.",
            "Bruno führt mit 2 Steinen.",
            "Bruno mène avec 2 pions.",
        ],
    );
}

#[test]
fn a_lot_is_paid_to_its_caller() {
    let sold = |price| told(Happened::Sold { seat: Seat(1), price, to: Payee::Caller(Seat(0)) });
    check(
        sold(1),
        [
            "Bruno takes the lot for 1 token, which goes to Anna.",
            "Bruno prende il lotto per 1 segnalino, che va ad Anna.",
            "Bruno nimmt die Auslage für 1 Stein, der an Anna geht.",
            "Bruno prend le lot pour 1 pion, qui va à Anna.",
        ],
    );
    check(
        sold(3),
        [
            "Bruno takes the lot for 3 tokens, which go to Anna.",
            "Bruno prende il lotto per 3 segnalini, che vanno ad Anna.",
            "Bruno nimmt die Auslage für 3 Steine, die an Anna gehen.",
            "Bruno prend le lot pour 3 pions, qui vont à Anna.",
        ],
    );
}

/// FV-32, FV-33: the edges of the rules.
#[test]
fn a_caller_who_wins_pays_the_others_and_what_is_left_goes_to_the_box() {
    let sold = |price, each, boxed| {
        told(Happened::Sold { seat: Seat(0), price, to: Payee::Others { each, boxed } })
    };
    check(
        sold(3, 1, 0),
        [
            "Anna takes the lot for 3 tokens: the others get one each.",
            "Anna prende il lotto per 3 segnalini: gli altri ne ricevono uno a testa.",
            "Anna nimmt die Auslage für 3 Steine: Die anderen bekommen je einen.",
            "Anna prend le lot pour 3 pions\u{202f}: les autres en reçoivent un par personne.",
        ],
    );
    check(
        sold(5, 2, 1),
        [
            "Anna takes the lot for 5 tokens: the others get 2 each, and one goes to the box.",
            "Anna prende il lotto per 5 segnalini: gli altri ne ricevono 2 a testa, e uno va nella scatola.",
            "Anna nimmt die Auslage für 5 Steine: Die anderen bekommen je 2, und einer kommt in die Schachtel.",
            "Anna prend le lot pour 5 pions\u{202f}: les autres en reçoivent 2 par personne, et la boîte en garde un.",
        ],
    );
    check(
        sold(5, 1, 2),
        [
            "Anna takes the lot for 5 tokens: the others get one each, and 2 go to the box.",
            "Anna prende il lotto per 5 segnalini: gli altri ne ricevono uno a testa, e 2 vanno nella scatola.",
            "Anna nimmt die Auslage für 5 Steine: Die anderen bekommen je einen, und 2 kommen in die Schachtel.",
            "Anna prend le lot pour 5 pions\u{202f}: les autres en reçoivent un par personne, et la boîte en garde 2.",
        ],
    );
    check(
        sold(1, 0, 1),
        [
            "Anna takes the lot for 1 token, which can’t be shared and goes to the box.",
            "Anna prende il lotto per 1 segnalino, che non si può dividere e va nella scatola.",
            "Anna nimmt die Auslage für 1 Stein, der sich nicht teilen lässt und in die Schachtel kommt.",
            "Anna prend le lot pour 1 pion, qui ne se partage pas et va dans la boîte.",
        ],
    );
    check(
        sold(2, 0, 2),
        [
            "Anna takes the lot for 2 tokens, which are too few to share and go to the box.",
            "Anna prende il lotto per 2 segnalini, che non bastano per tutti e vanno nella scatola.",
            "Anna nimmt die Auslage für 2 Steine, die zum Teilen nicht reichen und in die Schachtel kommen.",
            "Anna prend le lot pour 2 pions, qui ne suffisent pas à un partage et vont dans la boîte.",
        ],
    );
    // A table for two.
    check(
        sold(2, 2, 0),
        [
            "Anna takes the lot for 2 tokens, which go to Bruno.",
            "Anna prende il lotto per 2 segnalini, che vanno a Bruno.",
            "Anna nimmt die Auslage für 2 Steine, die an Bruno gehen.",
            "Anna prend le lot pour 2 pions, qui vont à Bruno.",
        ],
    );
}

#[test]
fn the_final_auction_pays_the_box() {
    check(
        told(Happened::FinalAuction(Seat(3))),
        [
            "The deck is empty: the final auction begins, and Dora has the first chance to bid.",
            "Il mazzo è vuoto: comincia l’asta finale, e la prima occasione di offrire spetta a Dora.",
            "Der Stapel ist leer: Die Schlussauktion beginnt, und Dora darf als Erstes bieten.",
            "La pioche est vide\u{202f}: l’enchère finale commence, et Dora a la première occasion de miser.",
        ],
    );
    check(
        told(Happened::Sold { seat: Seat(3), price: 1, to: Payee::Box }),
        [
            "Dora takes the last lot and pays 1 token to the box.",
            "Dora prende l’ultimo lotto e mette 1 segnalino nella scatola.",
            "Dora nimmt die letzte Auslage und zahlt 1 Stein in die Schachtel.",
            "Dora prend le dernier lot et met 1 pion dans la boîte.",
        ],
    );
}

#[test]
fn none_one_and_several() {
    let tokens = |count| move |tongue: &Tongue| tongue.fv_tokens(count);
    check(tokens(0), ["0 favour tokens", "0 segnalini favore", "0 Gunststeine", "0 pion Faveur"]);
    check(tokens(1), ["1 favour token", "1 segnalino favore", "1 Gunststein", "1 pion Faveur"]);
    check(tokens(2), ["2 favour tokens", "2 segnalini favore", "2 Gunststeine", "2 pions Faveur"]);
    let worth = |count| move |tongue: &Tongue| tongue.fv_worth_lot(count);
    check(
        worth(-1),
        [
            "Worth to you: −1 point",
            "Per te vale: −1 punto",
            "Wert für dich: −1 Punkt",
            "Valeur pour vous\u{202f}: −1 point",
        ],
    );
    check(
        worth(5),
        [
            "Worth to you: 5 points",
            "Per te vale: 5 punti",
            "Wert für dich: 5 Punkte",
            "Valeur pour vous\u{202f}: 5 points",
        ],
    );
    let bid = |least, most| move |tongue: &Tongue| ask(tongue, Ask::Bid { least, most }, &[]);
    check(
        bid(1, 5),
        [
            "Bid 1 to 5 tokens, or pass.",
            "Offri da 1 a 5 segnalini, oppure passa.",
            "Biete 1 bis 5 Steine oder passe.",
            "Misez de 1 à 5 pions, ou passez.",
        ],
    );
    check(
        bid(1, 1),
        [
            "Bid 1 token, or pass.",
            "Offri 1 segnalino, oppure passa.",
            "Biete 1 Stein oder passe.",
            "Misez 1 pion, ou passez.",
        ],
    );
    check(
        |tongue| illegal(tongue, Illegal::TooFewTokens(1)),
        [
            "You have only 1 token: you can’t bid more than that.",
            "Hai solo 1 segnalino: non puoi offrire di più.",
            "Du hast nur 1 Stein: Mehr kannst du nicht bieten.",
            "Vous n’avez qu’un pion\u{202f}: vous ne pouvez pas miser plus.",
        ],
    );
    check(
        |tongue| refused(tongue, Refused::Players { wanted: 1 }),
        [
            "Favor is for 2 to 4 players, not for one alone.",
            "Favor si gioca da 2 a 4 persone, non in solitario.",
            "Favor ist für 2 bis 4 Personen, nicht für eine allein.",
            "Favor se joue de 2 à 4, pas en solitaire.",
        ],
    );
}
