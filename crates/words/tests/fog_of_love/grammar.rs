//! What every generated sentence keeps.

use crate::fog_of_love::catalogue::{
    common_effects, conditions, nested_effects, people, simple_effects,
};
use crate::fog_of_love::table::{SCENE, with_voice};
use fog_of_love::content::{Effect, Who};
use words::Lang;
use words::fog_of_love::{CardContext, Line, Voice};

/// Every effect on everybody, and every condition over an effect.
fn effects() -> Vec<Effect> {
    let mut effects = [common_effects(), nested_effects()].concat();
    for who in people() {
        effects.extend(simple_effects(who));
        for when in conditions(who) {
            let then = vec![Effect::satisfaction(who, 1)];
            effects.push(Effect::If { when, then, otherwise: Vec::new() });
        }
        let inside: Vec<Effect> = simple_effects(who).into_iter().take(3).collect();
        effects.push(Effect::Choose { who, options: vec![inside.clone(), inside] });
    }
    effects
}

pub fn check(Line { text, .. }: &Line) {
    let first = text.chars().next().unwrap_or(' ');
    assert!(first.is_uppercase() || "+−“„«0".contains(first), "a capital or a sign begins: {text}");
    assert!(text.ends_with(['.', ':', '?', '!']), "a stop ends: {text}");
    assert!(!text.contains(['{', '}', '$', '\n']), "a trace of its making: {text}");
    for wrong in ["??", "  ", " .", " ,", "..", ",,", ",.", ":."] {
        assert!(!text.contains(wrong), "{wrong:?}: {text}");
    }
}

fn each_line(card: CardContext, mut each: impl FnMut(Lang, &Line)) {
    let effects = effects();
    for lang in Lang::ALL {
        with_voice(lang, card, |voice| {
            for effect in &effects {
                let lines = voice.effect(effect);
                assert!(!lines.is_empty(), "{effect:?} in {lang:?}");
                lines.iter().for_each(|line| each(lang, line));
            }
        });
    }
}

#[test]
fn every_sentence_begins_and_ends_as_a_sentence_does() {
    let cards =
        [SCENE, CardContext::Chapter { story: 0, chapter: 0 }, CardContext::Finale { story: 0 }];
    let mut lines = 0;
    for card in cards {
        each_line(card, |_, line| {
            lines += 1;
            check(line);
        });
    }
    assert!(lines > 10_000, "{lines}");
}

/// A line with a colon has something under it, and nothing else has.
#[test]
fn only_a_line_with_a_colon_has_others_under_it() {
    let effects = effects();
    for lang in Lang::ALL {
        with_voice(lang, SCENE, |voice| {
            let lines = voice.effects(&effects);
            for pair in lines.windows(2) {
                let opens = pair[0].text.ends_with(':');
                assert_eq!(pair[1].depth > pair[0].depth, opens, "{lang:?}: {pair:?}");
            }
        });
    }
}

#[test]
fn a_running_text_is_the_sentences_one_after_the_other() {
    with_voice(Lang::En, SCENE, |voice| {
        let effects = [Effect::satisfaction(Who::Chooser, 2), Effect::satisfaction(Who::Other, -1)];
        let text = voice.text(&voice.effects(&effects));
        assert_eq!(text, "Chooser: +2 satisfaction. Other: −1 satisfaction.");
    });
}

/// Nobody plays a chapter (FL-142), so its first player decides (FL-186).
#[test]
fn on_a_chapter_the_first_player_decides() {
    use fog_of_love::content::SwapOf;
    let said = |card| {
        let swap = Effect::Swap(SwapOf::Features);
        with_voice(Lang::It, card, |voice| voice.text(&voice.effect(&swap)))
    };
    assert!(said(SCENE).starts_with("La PG scambia"));
    let chapter = CardContext::Chapter { story: 0, chapter: 0 };
    assert!(said(chapter).starts_with("La prima PG scambia"));
}

/// No word for a person shows a gender: these would.
#[test]
fn nobody_has_a_gender() {
    let gendered = [
        "giocatore",
        "giocatrice",
        "entrambi",
        "Spieler",
        "Partner ",
        "Partnerin",
        "joueur",
        "joueuse",
        "le partenaire",
        "la partenaire",
        "tous les deux",
    ];
    each_line(SCENE, |lang, line| {
        let found = gendered.iter().find(|word| line.text.contains(**word));
        assert!(lang == Lang::En || found.is_none(), "{found:?} in {lang:?}: {}", line.text);
    });
}

#[test]
fn what_a_pack_has_no_words_for_goes_by_its_id() {
    use fog_of_love::content::{Content, Flag, Scene};
    use words::Tongue;
    use words::fog_of_love::{Titled, Untitled};
    let content = Content { flags: vec!["moved-in".to_owned()], ..Content::default() };
    let voice = Voice::new(Tongue::of(Lang::En), &content, &Untitled, SCENE);
    assert_eq!(voice.title(Titled::Flag(Flag(0))), "moved-in");
    assert_eq!(voice.title(Titled::Scene(Scene(7))), "7");
    let tell = voice.effect(&Effect::Tell(Who::Player, "first-kiss".to_owned()));
    assert_eq!(tell[0].text, "The player tells: first kiss.");
}
