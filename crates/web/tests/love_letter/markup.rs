//! Pages that a strict browser, a keyboard and a screen reader can use.

use crate::love_letter::clicks::offered;
use crate::love_letter::stage::{self, Numbers, Stage, desk, markup, show, table_and_tray};
use std::collections::HashSet;
use tabletop::Viewer;
use words::{Lang, Tongue};

/// Every `<button>` of a page: its attributes and what is inside.
fn buttons(markup: &str) -> Vec<(&str, &str)> {
    let after = markup.split("<button").skip(1);
    after.filter_map(|rest| rest.split("</button>").next()?.split_once('>')).collect()
}

fn has_words(inside: &str) -> bool {
    let outside_tags = inside.split('<').map(|part| part.split_once('>').map_or(part, |p| p.1));
    outside_tags.into_iter().any(|text| text.chars().any(char::is_alphanumeric))
}

/// Looks at many moments, with nothing picked and with every first pick.
fn everywhere(mut check: impl FnMut(&str)) {
    let mut numbers = Numbers(23);
    for game in 0..60 {
        let players = 2 + (game % 5) as u8;
        let mut stage = Stage::new(players.into(), "2019", game);
        for _ in 0..25 {
            for viewer in Viewer::all(players) {
                let glimpse = stage.glimpse(viewer);
                let bare = markup(&glimpse, players, Lang::En, &desk(&[]));
                for what in offered(&bare) {
                    check(&markup(&glimpse, players, Lang::De, &desk(&[&what])));
                }
                check(&bare);
            }
            stage.step(|count| numbers.below(count));
        }
    }
}

#[test]
fn nothing_is_styled_or_scripted_inline() {
    everywhere(|page| {
        for word in [" style=", "<script", " onclick", "javascript:", "<style", "<!--"] {
            assert!(!page.contains(word), "{word} in {page}");
        }
    });
}

#[test]
fn whatever_can_be_clicked_is_a_button_with_a_name() {
    everywhere(|page| {
        let buttons = buttons(page);
        for (attributes, inside) in &buttons {
            let named = attributes.contains("aria-label=\"") || has_words(inside);
            assert!(named, "no name: <button{attributes}>{inside}");
            assert!(attributes.contains("type=\"button\""), "{attributes}");
        }
        for does in [" data-send=", " data-pick=", " data-explain=", " data-back"] {
            let doing = buttons.iter().filter(|(at, _)| at.contains(does)).count();
            assert_eq!(doing, page.matches(does).count(), "something else does{does}: {page}");
        }
        let blocked = buttons.iter().filter(|(at, _)| at.contains("aria-disabled=\"true\""));
        for (attributes, _) in blocked {
            assert!(attributes.contains("aria-describedby"), "does not say why: {attributes}");
        }
    });
}

#[test]
fn no_name_is_used_twice_and_every_reference_is_met() {
    everywhere(|page| {
        let values = |name: &str| -> Vec<String> {
            let attribute = format!(" {name}=\"");
            let after = page.split(&attribute).skip(1);
            after.filter_map(|rest| rest.split('"').next()).map(str::to_string).collect()
        };
        let ids = values("id");
        let unique: HashSet<&String> = ids.iter().collect();
        assert_eq!(unique.len(), ids.len(), "{ids:?}");
        for name in ["aria-describedby", "aria-labelledby"] {
            for reference in values(name) {
                assert!(unique.contains(&reference), "{reference} is not there");
            }
        }
    });
}

#[test]
fn a_moment_of_the_past_can_be_seen_and_not_played() {
    let stage = Stage::new(3, "2019", 5);
    let glimpse = stage.glimpse(Viewer::Seat(stage.mover().expect("somebody begins")));
    let desk = desk(&[]);
    let then = show(&glimpse, 3, Lang::En, &desk, |page| {
        let mut later = page.picture.clone();
        later.steps += 1;
        let page = web::TablePage { picture: &later, ..*page };
        table_and_tray(&web::parts(&page))
    });
    assert!(then.contains("id=\"hand-title\""));
    assert_eq!(offered(&then), [""; 0]);
}

#[test]
fn every_character_is_explained_in_every_language() {
    let glimpse = Stage::new(2, "2019", 1).glimpse(Viewer::Public);
    for lang in Lang::ALL {
        let tongue = Tongue::of(lang);
        for card in love_letter::Card::ALL {
            let page = show(&glimpse, 2, lang, &desk(&[]), |page| web::frame(page).into_string());
            let begin = format!("<template id=\"about-{}\"", card.name());
            let explained = page.split(&begin).nth(1).expect("an explanation");
            let explained = explained.split("</template>").next().expect("its end");
            assert!(explained.contains(&tongue.ll_card(card)));
            assert!(explained.contains("</p><p>"), "line and rule");
        }
    }
}

/// The picks that lead to a point where something is still to be chosen.
fn points() -> Vec<Vec<&'static str>> {
    let cards = love_letter::Card::ALL.map(love_letter::Card::name);
    let card = cards.into_iter().map(|card| vec![card]);
    let target = ["seat-0", "seat-1", "seat-2"].into_iter().map(|seat| vec!["guard", seat]);
    [vec![]].into_iter().chain(card).chain(target).collect()
}

#[test]
fn the_moments_of_a_first_game_come_with_a_hint_each() {
    for lang in Lang::ALL {
        let tongue = Tongue::of(lang);
        let mut hints = HashSet::new();
        let mut numbers = Numbers(2);
        for game in 0..40 {
            // Where the Countess must be played it is said before anything is picked.
            let points = if game < 4 { points() } else { vec![vec![]] };
            let mut stage = Stage::new(3, "2019", game);
            for step in 0..12 {
                let Some(seat) = stage.mover() else { break };
                let glimpse = stage.glimpse(Viewer::Seat(seat));
                for picks in points.clone() {
                    let mut desk = desk(&picks);
                    let hint = |desk: &web::Desk| show(&glimpse, 3, lang, desk, stage::hint);
                    let given = hint(&desk);
                    if step == 0 && picks.is_empty() {
                        assert!(given.is_some(), "a first turn comes with a hint");
                    }
                    hints.extend(given);
                    if !picks.is_empty() {
                        continue;
                    }
                    // What is to be taken in comes first.
                    desk.waits = true;
                    assert_eq!(hint(&desk), None);
                    (desk.waits, desk.hints) = (false, false);
                    assert_eq!(hint(&desk), None);
                }
                let others = Viewer::Seat(tabletop::Seat((seat.0 + 1) % 3));
                for viewer in [others, Viewer::Public] {
                    let waits = stage.glimpse(viewer);
                    assert_eq!(show(&waits, 3, lang, &desk(&[]), stage::hint), None);
                }
                stage.step(|count| numbers.below(count));
            }
        }
        let wanted = [
            tongue.llw_hint_play(),
            tongue.llw_hint_target(),
            tongue.llw_hint_guess(),
            tongue.llw_hint_countess(),
        ];
        assert_eq!(hints, HashSet::from(wanted), "{lang:?}");
    }
}
