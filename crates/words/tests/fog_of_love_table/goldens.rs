//! Everything that is said at the table, in each language, to be read by people.

use crate::fog_of_love_table::catalogue::{ILLEGAL, UNTOLD, beats, questions, refusals, told};
use crate::fog_of_love_table::pack::setup;
use crate::fog_of_love_table::table::{ANNA, BRUNO, Titles, players};
use fog_of_love::content::{
    Aspect, ChangeOf, Deck, Destiny, Dimension, Direction, Feature, Gender, Letter, Places, Scene,
    Trait,
};
use fog_of_love::{
    Action, Asked, Dealt, FogOfLove, ManualResult, Note, Phase, Private, Seen, Shown, Table, View,
};
use tabletop::{Game, Seats, Viewer};
use words::fog_of_love::{
    Ask, Deed, ask, beat, chapter, deck_left, ending, illegal, label, log, note, refused, untold,
};
use words::{Lang, Tongue};

fn view() -> View {
    FogOfLove::view(&setup(), Viewer::Seat(ANNA))
}

/// Cards of this kind, to choose from.
fn dealt(kind: ChangeOf) -> impl Iterator<Item = Dealt> {
    (0..5).map(move |number| Dealt::numbered(kind, number))
}

/// A table at which Anna has cards at every place.
fn laid_out() -> (View, Table, Private) {
    let view = view();
    let (mut table, mut own) = (view.table.clone(), view.own.clone().unwrap_or_default());
    table.people[0].features = [0, 1, 2].map(|n| Some(Feature(n)));
    table.people[1].features = [3, 4, 5].map(|n| Some(Feature(n)));
    own.traits = [6, 7, 8].map(|n| Some(Trait(n)));
    (view, table, own)
}

fn actions() -> Vec<(Asked, Action)> {
    let leave = Asked::Recover { which: fog_of_love::content::Which::Any, optional: true };
    let up = Aspect::up(Dimension::Sincerity);
    let none = Asked::Nothing;
    let mut all: Vec<(Asked, Action)> =
        Gender::ALL.map(|gender| (none, Action::Gender(gender))).to_vec();
    all.extend([
        (none, Action::Keep(Places(0b10101))),
        (none, Action::Occupation(1)),
        (none, Action::Feature(1)),
        (none, Action::Introduce),
        (none, Action::Exchange(Scene(1))),
        (none, Action::Play(Scene(1))),
        (none, Action::Skip),
        (none, Action::DrawFrom(Deck::Sweet)),
        (none, Action::Choose(Letter::B)),
        (none, Action::GoOn),
        (leave, Action::GoOn),
        (Asked::DiscardScene { may_stop: true }, Action::GoOn),
        (none, Action::React(Scene(1))),
        (none, Action::Pick(1)),
        (Asked::GiveUp(ChangeOf::Trait, None), Action::GiveUp(1)),
        (Asked::GiveUp(ChangeOf::Feature, None), Action::GiveUp(1)),
        (Asked::Take(ChangeOf::Feature, BRUNO), Action::Take(1)),
        (none, Action::Drop(Destiny(1))),
        (none, Action::Switch(Destiny(1), Destiny(2))),
        (none, Action::Recover(Destiny(1))),
        (none, Action::Discard(Scene(1))),
        (none, Action::ShowTrait(1)),
        (none, Action::ShowDestiny(Destiny(1))),
        (none, Action::ShowScene(Scene(1))),
        (none, Action::Offer(Scene(1))),
        (none, Action::Secret(1)),
        (none, Action::Guess(up)),
        (none, Action::SwapFeatures(1, 2)),
        (none, Action::Enter(ManualResult::Satisfaction(BRUNO, -2))),
        (none, Action::Enter(ManualResult::Token(ANNA, up, Direction::Up))),
        (none, Action::Done),
        (none, Action::Confirm),
        (none, Action::Object),
        (none, Action::Select(Destiny(1))),
        (none, Action::Order([2, 0, 1])),
    ]);
    all
}

fn labels(tongue: &Tongue) -> Vec<String> {
    let (view, mut table, mut own) = laid_out();
    let mut all = Vec::new();
    for (asked, action) in actions() {
        table.asked = asked;
        own.dealt = match action {
            Action::Occupation(_) => dealt(ChangeOf::Occupation).collect(),
            Action::Feature(_) | Action::Take(_) => dealt(ChangeOf::Feature).collect(),
            _ => dealt(ChangeOf::Trait).collect(),
        };
        let seen = Seen { book: view.book(), table: &table, own: &own, seat: ANNA };
        all.push(label(tongue, &Titles, action, seen, &players()));
    }
    all
}

fn endings(tongue: &Tongue) -> Vec<String> {
    let mut table = view().table;
    let mut all = Vec::new();
    for together in [true, false] {
        for fulfilled in [[true, true], [true, false], [false, true], [false, false]] {
            table.together = together;
            for (person, (fulfilled, n)) in
                table.people.iter_mut().zip(fulfilled.into_iter().zip(0..))
            {
                (person.fulfilled, person.destiny) = (fulfilled, Some(Destiny(n)));
            }
            all.push(ending(tongue, &Titles, &table, &players()));
        }
    }
    all
}

fn headings(tongue: &Tongue) -> Vec<String> {
    let view = view();
    let (mut table, content) = (view.table.clone(), view.book().content());
    let mut all = vec![chapter(tongue, content, &table)];
    (table.chapter, table.count) = (2, 3);
    all.push(chapter(tongue, content, &table));
    table.phase = Phase::Judge;
    all.push(chapter(tongue, content, &table));
    all.extend(Deck::ALL.map(|deck| deck_left(tongue, &table, deck)));
    for card in [Shown::Trait(Trait(1)), Shown::Destiny(Destiny(1)), Shown::Scene(Scene(1))] {
        all.push(note(tongue, &Titles, &Note { card, chapter: 2, scene: 3 }));
    }
    all.extend([tongue.ft_known("Bruno"), tongue.ft_told("Anna", "…")]);
    all
}

fn page(lang: Lang) -> String {
    let tongue = Tongue::of(lang);
    let asks = |ask_of: &dyn Fn(Asked) -> Ask| -> Vec<String> {
        questions().into_iter().map(|one| ask(tongue, ask_of(one), &players())).collect()
    };
    let mut asked = asks(&|one| Ask::Yours(ANNA, one));
    asked.extend([Ask::Wait, Ask::Over].map(|one| ask(tongue, one, &players())));
    let both = tongue.list(&players());
    let beats = beats().into_iter();
    let parts: [(&str, Vec<String>); 8] = [
        ("story", beats.map(|one| beat(tongue, &Titles, &setup(), &one, &players())).collect()),
        ("log", told().iter().filter_map(|one| log(tongue, &Titles, one, &players())).collect()),
        ("endings", endings(tongue)),
        ("to do", asked),
        ("to wait for", Deed::ALL.map(|deed| tongue.ft_wait(&both, deed)).to_vec()),
        ("labels", labels(tongue)),
        ("headings", headings(tongue)),
        (
            "why not",
            ILLEGAL
                .iter()
                .map(|&why| illegal(tongue, why))
                .chain(refusals().iter().map(|why| refused(tongue, why)))
                .chain(UNTOLD.iter().map(|&why| untold(tongue, why)))
                .collect(),
        ),
    ];
    let parts = parts.map(|(title, lines)| format!("== {title} ==\n{}\n", lines.join("\n")));
    parts.join("\n")
}

#[test]
fn waiting_names_everybody_who_is_asked() {
    let both = Ask::Theirs(Seats::all(2), Asked::Traits);
    let text = ask(Tongue::of(Lang::En), both, &players());
    assert_eq!(text, "Waiting for Anna and Bruno: three traits.");
}

#[test]
fn the_table_in_english() {
    insta::assert_snapshot!(page(Lang::En));
}

#[test]
fn the_table_in_italian() {
    insta::assert_snapshot!(page(Lang::It));
}

#[test]
fn the_table_in_german() {
    insta::assert_snapshot!(page(Lang::De));
}

#[test]
fn the_table_in_french() {
    insta::assert_snapshot!(page(Lang::Fr));
}
