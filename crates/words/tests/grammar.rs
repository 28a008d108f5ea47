//! Where grammar is tricky: cases, articles, elisions, plurals. Each sentence in all languages.

use love_letter::Card;
use words::{Lang, Tongue};

/// What is said in English, Italian, German and French.
fn check(say: impl Fn(&Tongue) -> String, expected: [&str; 4]) {
    for (lang, expected) in Lang::ALL.into_iter().zip(expected) {
        assert_eq!(say(Tongue::of(lang)), expected, "{lang:?}");
    }
}

#[test]
fn a_card_that_somebody_draws_is_in_the_accusative() {
    let drawn = |card| move |tongue: &Tongue| tongue.ll_log_drew_card("Anna", card);
    let all = [
        (Card::Spy, ["the Spy", "la Spia", "die Spionin", "l’Espionne"]),
        (Card::Guard, ["the Guard", "la Guardia", "die Wächterin", "le Garde"]),
        (Card::Priest, ["the Priest", "il Prete", "den Priester", "le Prêtre"]),
        (Card::Baron, ["the Baron", "il Barone", "den Baron", "le Baron"]),
        (Card::Handmaid, ["the Handmaid", "la Serva", "die Zofe", "la Servante"]),
        (Card::Prince, ["the Prince", "il Principe", "den Prinzen", "le Prince"]),
        (Card::Chancellor, ["the Chancellor", "il Cancelliere", "den Kanzler", "le Chancelier"]),
        (Card::King, ["the King", "il Re", "den König", "le Roi"]),
        (Card::Countess, ["the Countess", "la Contessa", "die Gräfin", "la Comtesse"]),
        (Card::Princess, ["the Princess", "la Principessa", "die Prinzessin", "la Princesse"]),
    ];
    for (card, the) in all {
        let draws = ["draws", "pesca", "zieht", "pioche"];
        let expected: Vec<String> =
            draws.iter().zip(the).map(|(verb, the)| format!("Anna {verb} {the}.")).collect();
        check(drawn(card), std::array::from_fn(|n| expected[n].as_str()));
    }
}

#[test]
fn a_card_that_is_something_is_in_the_nominative() {
    check(
        |tongue| tongue.ll_illegal_countess_first(Card::Prince),
        [
            "You must play the Countess: your other card is the Prince.",
            "Devi giocare la Contessa: l’altra tua carta è il Principe.",
            "Du musst die Gräfin spielen: Deine andere Karte ist der Prinz.",
            "Vous devez jouer la Comtesse\u{202f}: votre autre carte est le Prince.",
        ],
    );
    check(
        |tongue| tongue.ll_log_laid_open(Card::King),
        [
            "Beside the deck, for all to see, lies the King.",
            "Accanto al mazzo, in vista, c’è il Re.",
            "Neben dem Nachziehstapel liegt für alle sichtbar der König.",
            "À côté du paquet, bien en vue\u{202f}: le Roi.",
        ],
    );
}

#[test]
fn a_card_with_a_preposition_melts_into_it() {
    check(
        |tongue| tongue.ll_illegal_chooses_nobody(Card::Spy),
        [
            "Nobody is chosen for the Spy: just play the card.",
            "L’effetto della Spia non sceglie nessuno: gioca la carta e basta.",
            "Mit der Spionin wählst du niemanden: Spiel die Karte einfach aus.",
            "L’effet de l’Espionne ne vise personne\u{202f}: jouez simplement la carte.",
        ],
    );
    check(
        |tongue| tongue.ll_illegal_must_choose(Card::King),
        [
            "Choose a player for the King: somebody can still be chosen.",
            "Scegli una persona per l’effetto del Re: c’è ancora qualcuno da scegliere.",
            "Wähle jemanden für den König: Noch steht jemand zur Wahl.",
            "Choisissez quelqu’un pour l’effet du Roi\u{202f}: il reste au moins une personne à choisir.",
        ],
    );
    check(
        |tongue| tongue.ll_illegal_not_nameable(Card::Chancellor),
        [
            "The Guard can’t name the Chancellor here: the classic version plays without that card.",
            "Qui la Guardia non può nominare il Cancelliere: la Versione Classica fa a meno di quella carta.",
            "Die Wächterin darf hier nicht nach dem Kanzler fragen: Die Klassische Version kommt ohne diese Karte aus.",
            "Le Garde ne peut pas nommer ici le Chancelier\u{202f}: la Version Classique se joue sans cette carte.",
        ],
    );
}

#[test]
fn two_people_and_a_card() {
    check(
        |tongue| tongue.ll_log_guessed("Anna", "Bruno", Card::Prince),
        [
            "Anna sends the Guard to Bruno and names the Prince.",
            "Anna manda la Guardia da Bruno e nomina il Principe.",
            "Anna schickt die Wächterin zu Bruno und tippt auf den Prinzen.",
            "Anna envoie le Garde chez Bruno et nomme le Prince.",
        ],
    );
    check(
        |tongue| tongue.ll_log_looked_card("Anna", "Bruno", Card::Spy),
        [
            "Anna looks at Bruno’s hand and finds the Spy.",
            "Anna guarda la mano di Bruno e trova la Spia.",
            "Anna sieht sich die Handkarte von Bruno an und findet die Spionin.",
            "Anna regarde la main de Bruno et découvre l’Espionne.",
        ],
    );
}

#[test]
fn a_small_word_changes_before_a_name() {
    let french = Tongue::of(Lang::Fr);
    assert_eq!(french.ll_log_looked("Bruno", "Anna"), "Bruno regarde la main d’Anna.");
    assert_eq!(french.ll_log_looked("Anna", "Bruno"), "Anna regarde la main de Bruno.");
    assert_eq!(french.llw_their_card("Élise"), "La carte d’Élise");
    let italian = Tongue::of(Lang::It);
    assert_eq!(italian.ll_round_spy_too("Anna"), "La Spia ne porta un secondo ad Anna.");
    assert_eq!(italian.ll_round_spy_too("Bruno"), "La Spia ne porta un secondo a Bruno.");
    assert_eq!(italian.list(&["Anna", "Bruno", "Elena"]), "Anna, Bruno ed Elena");
}

#[test]
fn none_one_and_several() {
    let tokens = |count| move |tongue: &Tongue| tongue.ll_tokens(count);
    check(
        tokens(0),
        ["0 favour tokens", "0 segnalini Preferenza", "0 Gunststeine", "0 pion Faveur"],
    );
    check(tokens(1), ["1 favour token", "1 segnalino Preferenza", "1 Gunststein", "1 pion Faveur"]);
    check(
        tokens(2),
        ["2 favour tokens", "2 segnalini Preferenza", "2 Gunststeine", "2 pions Faveur"],
    );
    let left = |count| move |tongue: &Tongue| tongue.ll_deck_left(count);
    check(
        left(0),
        [
            "The deck is empty.",
            "Il mazzo è vuoto.",
            "Der Nachziehstapel ist leer.",
            "Le paquet est vide.",
        ],
    );
    check(
        left(1),
        [
            "1 card left in the deck",
            "1 carta nel mazzo",
            "1 Karte im Nachziehstapel",
            "1 carte dans le paquet",
        ],
    );
    check(
        left(2),
        [
            "2 cards left in the deck",
            "2 carte nel mazzo",
            "2 Karten im Nachziehstapel",
            "2 cartes dans le paquet",
        ],
    );
    let keep = |count| move |tongue: &Tongue| tongue.ll_ask_keep(count);
    check(
        keep(1),
        [
            "Keep one card; the other goes under the deck.",
            "Tieni una carta: l’altra va sotto il mazzo.",
            "Behalte eine Karte; die andere kommt unter den Nachziehstapel.",
            "Gardez une carte\u{202f}; l’autre va sous le paquet.",
        ],
    );
    check(
        keep(2),
        [
            "Keep one card; the others go under the deck.",
            "Tieni una carta: le altre vanno sotto il mazzo.",
            "Behalte eine Karte; die anderen kommen unter den Nachziehstapel.",
            "Gardez une carte\u{202f}; les autres vont sous le paquet.",
        ],
    );
}

#[test]
fn numbers_in_the_errors_of_the_command_line() {
    check(
        |tongue| tongue.error_too_many_bots(3, 2),
        [
            "3 bots are too many for this table: name at most 2.",
            "3 bot sono troppi per questo tavolo: indicane al massimo 2.",
            "3 Bots sind für diesen Tisch zu viele: Nenne höchstens 2.",
            "3 bots sont de trop pour cette table\u{202f}: indiquez-en 2 au plus.",
        ],
    );
}
