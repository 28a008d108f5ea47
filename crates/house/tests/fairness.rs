//! The worked example of `docs/fairness.md` is true.

use house::{Hosted, LoveLetter, Number, Numbers, Promise, RecordedMatch, Sealed, Wanted};

/// The first step of Love Letter for two, dealt from the seed 00 01 02 … 1f.
#[test]
fn the_worked_example_is_what_is_dealt() {
    let page = include_str!("../../../docs/fairness.md");
    let mut sealed = Sealed::new(std::array::from_fn(|at| at as u8));
    for figure in [sealed.seal(), sealed.broken()] {
        assert!(page.contains(&figure), "{figure}");
    }
    let wanted = Wanted { players: Some(2), ..Wanted::default() };
    let setup = LoveLetter::setup(&wanted).expect("a table");
    let first = RecordedMatch::<LoveLetter>::new(setup).opening(&mut sealed).expect("a deal");
    let events = serde_json::to_string(&first.events).expect("events are written");
    assert!(page.contains(&events), "{events}");
    assert_eq!(first.asked, 8);
    // The first eight bytes of each question's stream, as openssl gives them.
    for question in 0..first.asked {
        use house::Dealer;
        use rand_core::Rng;
        let bytes = sealed.source(question).next_u64().to_le_bytes();
        let hex: String = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
        assert!(page.contains(&format!("| {question} | `{hex}` |")), "{question}: {hex}");
    }
}

/// The pledge and the seed of three numbers.
#[test]
fn the_numbers_of_the_example_make_its_seed() {
    let page = include_str!("../../../docs/fairness.md");
    let promise = |seat: u8| {
        let number = Number::new([[0x11, 0x22][usize::from(seat)]; 32]);
        Promise { seat, pledge: number.pledge(), number: Some(number) }
    };
    let parlour = Number::new(std::array::from_fn(|at| at as u8));
    let seed = Numbers::new(parlour, vec![promise(0), promise(1)]).deal().broken();
    for figure in [parlour.hex(), promise(0).pledge.hex(), seed] {
        assert!(page.contains(&figure), "{figure}");
    }
}
