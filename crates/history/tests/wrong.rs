//! Histories that are wrong, each in one way, and their neighbours that are not.

use history::{Finding, History, Log};

type Told = History<&'static str, &'static str, usize>;
type Found = Result<(), Finding<&'static str, &'static str, usize>>;

/// Everybody is shown how many entries there are.
fn check(history: &Told, marks: &[&'static str]) -> Found {
    let marks = marks.iter().map(|mark| (!mark.is_empty()).then_some(*mark)).collect();
    history.check(Log { marks, shown: |_: &&str, entries| entries })
}

#[test]
fn nothing_told_and_nothing_kept_agree() {
    assert_eq!(check(&Told::default(), &[]), Ok(()));
    assert_eq!(check(&Told::default(), &["", ""]), Ok(()), "what happens by itself is its own");
}

#[test]
fn what_was_granted_is_kept() {
    let mut told = Told::default();
    let asked = told.asked("a", 1);
    assert_eq!(check(&told, &[]), Ok(()), "nobody was promised anything");
    assert_eq!(check(&told, &["a"]), Ok(()), "it may be kept all the same");
    told.granted(asked, 2);
    assert_eq!(check(&told, &["a"]), Ok(()));
    assert_eq!(check(&told, &[""]), Err(Finding::Lost { mark: "a", granted: 1, kept: 0 }));
}

#[test]
fn what_was_granted_twice_is_kept_twice() {
    let mut told = Told::default();
    for at in [1, 3] {
        let asked = told.asked("a", at);
        told.granted(asked, at + 1);
    }
    assert_eq!(told.times_granted(&"a"), 2);
    assert_eq!(check(&told, &["a"]), Err(Finding::Lost { mark: "a", granted: 2, kept: 1 }));
    assert_eq!(check(&told, &["a", "a"]), Ok(()));
}

#[test]
fn what_was_granted_once_is_kept_once() {
    let mut told = Told::default();
    let asked = told.asked("a", 1);
    told.granted(asked, 2);
    assert_eq!(check(&told, &["a", "a"]), Err(Finding::Again { mark: "a", kept: 2, most: 1 }));
    // Who was not answered and asked again may have got it twice.
    told.asked("a", 3);
    assert_eq!(check(&told, &["a", "a"]), Ok(()));
    assert_eq!(check(&told, &["a", "a", "a"]), Err(Finding::Again { mark: "a", kept: 3, most: 2 }));
}

#[test]
fn what_was_refused_is_not_kept() {
    let mut told = Told::default();
    let asked = told.asked("a", 1);
    told.refused(asked);
    assert_eq!(check(&told, &[]), Ok(()));
    assert_eq!(check(&told, &["a"]), Err(Finding::Refused { mark: "a" }));
    // Another time nobody answered.
    told.asked("a", 2);
    assert_eq!(check(&told, &["a"]), Ok(()));
}

#[test]
fn what_nobody_asked_for_is_not_kept() {
    assert_eq!(check(&Told::default(), &["a"]), Err(Finding::FromNowhere { mark: "a" }));
}

#[test]
fn what_was_granted_first_stands_first() {
    let mut told = Told::default();
    let [a, b] = [told.asked("a", 1), told.asked("b", 2)];
    told.granted(b, 3);
    told.granted(a, 4);
    let c = told.asked("c", 4);
    for together in [["a", "b", "c"], ["b", "a", "c"], ["b", "c", "a"]] {
        assert_eq!(check(&told, &together), Ok(()), "{together:?}");
    }
    let wrong = Finding::OutOfOrder { first: "b", then: "c" };
    assert_eq!(check(&told, &["a", "c", "b"]), Err(wrong.clone()));
    // Be it granted or not: it was asked for after the other was there.
    told.granted(c, 5);
    assert_eq!(check(&told, &["a", "c", "b"]), Err(wrong));
}

#[test]
fn what_is_shown_step_by_step_leaves_nothing_out() {
    let mut told = Told::default();
    let line = told.comes("anna", 0);
    told.saw_next(line, 1, 1);
    told.saw_next(line, 2, 1);
    assert_eq!(told.shown_on(line), 2);
    assert_eq!(check(&told, &["", ""]), Ok(()));
    let mut gap = told.clone();
    gap.saw_next(line, 4, 2);
    let found = Finding::NeverSo { viewer: "anna", sight: 2, saw: 4, kept: Some(3) };
    assert_eq!(check(&gap, &["", "", "", ""]), Err(found), "the third is left out");
    told.saw_next(line, 2, 2);
    let found = Finding::WentBack { viewer: "anna", sight: 2, knew: 2, shown: 2 };
    assert_eq!(check(&told, &["", "", ""]), Err(found), "the second is told twice");
}

#[test]
fn nobody_sees_what_is_not_kept() {
    let mut told = Told::default();
    let line = told.comes("anna", 0);
    told.saw_next(line, 1, 1);
    let found = Finding::NeverSo { viewer: "anna", sight: 0, saw: 1, kept: None };
    assert_eq!(check(&told, &[]), Err(found));
    let mut told = Told::default();
    let line = told.comes("anna", 0);
    told.saw(line, 3, 1);
    let found = Finding::NeverSo { viewer: "anna", sight: 0, saw: 3, kept: Some(0) };
    assert_eq!(check(&told, &["", ""]), Err(found));
    assert_eq!(check(&told, &["", "", ""]), Ok(()));
}

#[test]
fn what_was_shown_does_not_change() {
    let mut told = History::<(), (), &str>::default();
    let line = told.comes((), 0);
    told.saw_next(line, "a king", 1);
    let log = Log { marks: vec![None], shown: |_: &(), _| "a prince" };
    let found = Finding::NeverSo { viewer: (), sight: 0, saw: "a king", kept: Some("a prince") };
    assert_eq!(told.check(log), Err(found));
}

#[test]
fn nobody_goes_back() {
    let mut told = Told::default();
    let [anna, bruno] = ["anna", "bruno"].map(|viewer| told.comes(viewer, 0));
    told.saw(anna, 3, 1);
    told.saw(anna, 3, 2);
    told.saw(bruno, 2, 3);
    assert_eq!(check(&told, &["", "", ""]), Ok(()));
    told.saw(anna, 2, 4);
    let found = Finding::WentBack { viewer: "anna", sight: 2, knew: 3, shown: 2 };
    assert_eq!(check(&told, &["", "", ""]), Err(found));
}

#[test]
fn nobody_goes_back_on_a_new_line_either() {
    let mut told = Told::default();
    let first = told.comes("anna", 0);
    told.saw(first, 2, 1);
    told.saw(first, 3, 5);
    // She asked before the last of it had come, on a line that is slower.
    let mut second = told.clone();
    let line = second.comes("anna", 5);
    second.saw(line, 2, 6);
    assert_eq!(check(&second, &["", "", ""]), Ok(()));
    let line = told.comes("anna", 6);
    told.saw(line, 2, 7);
    let found = Finding::WentBack { viewer: "anna", sight: 0, knew: 3, shown: 2 };
    assert_eq!(check(&told, &["", "", ""]), Err(found));
}

#[test]
fn whoever_comes_sees_what_was_granted_by_then() {
    let mut told = Told::default();
    let asked = told.asked("a", 1);
    assert!(told.was_asked(&"a") && !told.was_asked(&"b"));
    told.granted(asked, 4);
    let line = told.comes("bruno", 4);
    told.saw(line, 1, 5);
    assert_eq!(check(&told, &["", "a"]), Ok(()), "it was granted just then");
    let line = told.comes("bruno", 5);
    told.saw(line, 1, 6);
    let found = Finding::Stale { viewer: "bruno", sight: 0, promised: 2, shown: 1 };
    assert_eq!(check(&told, &["", "a"]), Err(found));
}

#[test]
fn whoever_comes_sees_all_that_was_granted_of_the_same() {
    let mut told = Told::default();
    for at in [1, 3] {
        let asked = told.asked("a", at);
        told.granted(asked, at + 1);
    }
    let line = told.comes("bruno", 3);
    told.saw(line, 1, 5);
    assert_eq!(check(&told, &["a", "", "a"]), Ok(()), "the first was there");
    let line = told.comes("bruno", 5);
    told.saw(line, 2, 6);
    let found = Finding::Stale { viewer: "bruno", sight: 0, promised: 3, shown: 2 };
    assert_eq!(check(&told, &["a", "", "a"]), Err(found), "and then the second");
}

#[test]
fn whoever_attends_sees_the_last_of_it() {
    let mut told = Told::default();
    let line = told.comes("anna", 0);
    told.saw(line, 1, 1);
    assert_eq!(check(&told, &["", ""]), Ok(()), "it may be on its way");
    told.saw_all(line, 1);
    assert_eq!(check(&told, &["", ""]), Ok(()), "it came later");
    let mut behind = told.clone();
    behind.saw_all(line, 2);
    behind.saw(line, 2, 2);
    let found = Finding::Behind { viewer: "anna", shown: 1, kept: 2 };
    assert_eq!(check(&behind, &["", ""]), Err(found), "too late");
    told.saw(line, 2, 2);
    told.saw_all(line, 2);
    assert_eq!(check(&told, &["", ""]), Ok(()));
    let line = told.comes("bruno", 3);
    told.saw_all(line, 2);
    let found = Finding::Behind { viewer: "bruno", shown: 0, kept: 2 };
    assert_eq!(check(&told, &["", ""]), Err(found), "he never saw anything");
}
