//! The report for people, in Markdown.

use super::partners::{self, NAMES, is_judged, is_proper};
use super::tally::{Card, Fate, Worth, quantiles};
use super::verdict::{aspect_name, letter_name, percent, taken, unevenness};
use super::{Balance, Judgement};
use fog_of_love::content::{Aspect, Letter};
use std::fmt::Write;

/// A table of Markdown.
fn table(page: &mut String, head: &[&str], rows: impl IntoIterator<Item = Vec<String>>) {
    let _ = writeln!(page, "| {} |", head.join(" | "));
    let _ = writeln!(page, "|{}", "---|".repeat(head.len()));
    for row in rows {
        let _ = writeln!(page, "| {} |", row.join(" | "));
    }
    page.push('\n');
}

/// A share of something, a dash of nothing.
fn share(part: u64, of: u64) -> String {
    if of == 0 { "–".into() } else { percent(part as f64 / of as f64) }
}

/// What something gave who did it, and the other.
fn gave(worth: Worth) -> String {
    if worth.count == 0 {
        return "–".into();
    }
    let [one, other] = worth.mean();
    format!("{one:+.1} {other:+.1}")
}

fn hearts(fate: &Fate, point: usize) -> String {
    let [low, middle, high] = quantiles(&fate.hearts[point]);
    format!("{middle} ({low}–{high})")
}

impl Balance {
    /// The report for people, in Markdown; `command` is how it was made.
    pub fn page(&self, command: &str) -> String {
        let mut page = String::new();
        let edition = &self.content().edition;
        let _ = writeln!(page, "# Balance of the pack `{}` {}\n", edition.id, edition.version);
        let each = super::each(&self.plan);
        let couples = self.couples.len() as u64;
        let proper = self.couples.iter().filter(|couple| is_proper(couple[0])).count() as u64;
        let _ = writeln!(
            page,
            "Written by `{command}`.\n\n{} games of each story: {couples} couples with {each} games each, every deal \
             played again with the seats swapped; {} of them between partners proper, the rest by players who \
             measure the cards (`random` chooses independently, `half-alike` and `alike` agree half of the time and \
             always). Where it is said how often destinies come true, a `club` player sits with a `casual`, a \
             `club-devoted` or a `club-selfish` partner.\n",
            each * couples,
            each * proper
        );
        self.verdict(&mut page, &self.judgement());
        self.outcomes(&mut page);
        self.destinies(&mut page);
        self.satisfaction(&mut page);
        self.aspects(&mut page);
        self.pages(&mut page);
        self.scenes(&mut page);
        self.options(&mut page);
        self.traits(&mut page);
        page.truncate(page.trim_end().len());
        page.push('\n');
        page
    }

    fn verdict(&self, page: &mut String, said: &Judgement) {
        let _ = writeln!(page, "## Verdict\n");
        let held = said.checks.iter().filter(|check| check.passed).count();
        let _ = writeln!(page, "{held} of {} hold.\n", said.checks.len());
        let rows = said.checks.iter().map(|check| {
            let mark = if check.passed { "yes" } else { "**no**" };
            vec![check.name.clone(), check.wanted.clone(), check.found.clone(), mark.into()]
        });
        table(page, &["what", "wanted", "found", "holds"], rows);
        if said.mend.is_empty() {
            return;
        }
        let _ = writeln!(page, "### To mend\n");
        for finding in &said.mend {
            let _ = writeln!(page, "* `{}`: {}", finding.card, finding.says);
        }
        page.push('\n');
    }

    fn outcomes(&self, page: &mut String) {
        let _ = writeln!(page, "## How it ends\n");
        let mut rows = Vec::new();
        let row = |story: &str, couple: String, fate: &Fate| {
            let [both, one, none] = fate.outcomes().map(percent);
            let together = share(fate.together, fate.games);
            let goals = [0, 1].map(|who| share(fate.goals[who].came_true, fate.goals[who].tried));
            let skipped = share(fate.skipped, fate.games);
            vec![story.to_string(), couple, both, one, none, together, goals.join(", "), skipped]
        };
        for (number, (story, tally)) in self.stories().enumerate() {
            for (couple, fate) in self.couples.iter().zip(&tally.fates) {
                rows.push(row(&story.id, partners::name(*couple), fate));
            }
            rows.push(row(&story.id, "**judged**".into(), &self.judged(Some(number))));
        }
        rows.push(row("**all**", "**judged**".into(), &self.judged(None)));
        let head =
            ["story", "couple", "both", "one", "none", "together", "goals met", "skipped turns"];
        table(page, &head, rows);
    }

    fn destinies(&self, page: &mut String) {
        let _ = writeln!(page, "## Destinies\n");
        let _ = writeln!(page, "Chosen by `club` players, and then fulfilled:\n");
        let cards = &self.content().destinies;
        let mut rows = Vec::new();
        for (number, (story, _)) in self.stories().enumerate() {
            let lucks: Vec<_> =
                (0..cards.len()).map(|card| self.club_luck(card, Some(number))).collect();
            let all: u64 = lucks.iter().map(|luck| luck.tried).sum();
            for (card, luck) in cards.iter().zip(&lucks).filter(|(_, luck)| luck.tried > 0) {
                rows.push(vec![
                    story.id.clone(),
                    card.id.clone(),
                    share(luck.tried, all),
                    share(luck.came_true, luck.tried),
                ]);
            }
        }
        table(page, &["story", "destiny", "chosen", "fulfilled"], rows);
        let _ = writeln!(page, "By couple, over all stories: chosen, and then fulfilled.\n");
        let total = self.total();
        let rows = self.couples.iter().zip(&total.fates).map(|(couple, fate)| {
            let cells = (0..cards.len()).map(|card| {
                let luck = fate.destiny(card);
                format!(
                    "{} · {}",
                    share(luck.tried, 2 * fate.games),
                    share(luck.came_true, luck.tried)
                )
            });
            let mark = if is_judged(*couple) { "*" } else { "" };
            [format!("{}{mark}", partners::name(*couple))].into_iter().chain(cells).collect()
        });
        let ids = cards.iter().map(|card| card.id.as_str());
        let head: Vec<&str> = ["couple"].into_iter().chain(ids).collect();
        table(page, &head, rows);
    }

    fn satisfaction(&self, page: &mut String) {
        let _ = writeln!(
            page,
            "## Satisfaction by chapter\n\nMedian (5–95 %) at the end of each chapter, and at the very end.\n"
        );
        let mut rows = Vec::new();
        let longest = self.stories().map(|(story, _)| story.chapters.len()).max().unwrap_or(0);
        for (story, tally) in self.stories() {
            for (couple, fate) in self.couples.iter().zip(&tally.fates) {
                let chapters = story.chapters.len();
                let mut cells: Vec<String> =
                    (0..chapters).map(|point| hearts(fate, point)).collect();
                cells.resize(longest, "–".into());
                cells.push(hearts(fate, chapters));
                let named = [story.id.clone(), partners::name(*couple)];
                rows.push(named.into_iter().chain(cells).collect());
            }
        }
        let numbers: Vec<String> = (1..=longest).map(|number| number.to_string()).collect();
        let named = ["story", "couple"].into_iter().chain(numbers.iter().map(String::as_str));
        let head: Vec<&str> = named.chain(["end"]).collect();
        table(page, &head, rows);
        let _ = writeln!(page, "Where a person's satisfaction comes from:\n");
        let rows = self.couples.iter().zip(self.total().fates).map(|(couple, fate)| {
            let people = 2.0 * fate.games.max(1) as f64;
            let [scenes, pages, goals] =
                fate.sources.map(|sum| format!("{:+.1}", sum as f64 / people));
            vec![partners::name(*couple), scenes, goals, pages]
        });
        table(page, &["couple", "scenes", "goals", "chapters and finale"], rows);
    }

    fn aspects(&self, page: &mut String) {
        let _ = writeln!(
            page,
            "## The twelve aspects\n\nTokens that options brought, against the mean of all aspects.\n"
        );
        let total = self.total();
        let tallies: Vec<_> =
            self.tallies.iter().chain([&total]).map(|tally| unevenness(&tally.aspects)).collect();
        let rows = Aspect::all().enumerate().map(|(n, aspect)| {
            let cells = tallies.iter().map(|uneven| format!("{:+.0} %", 100.0 * uneven[n]));
            [aspect_name(aspect)].into_iter().chain(cells).collect()
        });
        let ids = self.stories().map(|(story, _)| story.id.as_str());
        let head: Vec<&str> = ["aspect"].into_iter().chain(ids).chain(["all"]).collect();
        table(page, &head, rows);
    }

    fn pages(&self, page: &mut String) {
        let _ = writeln!(page, "## Chapters and finales\n");
        let scenes = self.content().scenes.iter().filter(|scene| !scene.options.is_empty()).count();
        let rows = self.choices().into_iter().skip(scenes).map(|(name, options, card)| {
            vec![name, share(card.alike.came_true, card.alike.tried), shares(&card, options)]
        });
        table(page, &["card", "alike", "options taken"], rows);
    }

    fn scenes(&self, page: &mut String) {
        let kinds: Vec<usize> = (0..NAMES.len()).filter(|&kind| is_proper(kind)).collect();
        let _ = writeln!(
            page,
            "## Scenes\n\nPlayed, in a hundred games of partners proper; satisfaction that came of it to its player \
             and to the partner, by who played it.\n"
        );
        let total = self.total();
        let games =
            self.couples.iter().zip(&total.fates).filter(|(couple, _)| is_proper(couple[0]));
        let games: u64 = games.map(|(_, fate)| fate.games).sum();
        let rows = self.content().scenes.iter().zip(&total.cards).map(|(scene, card)| {
            let played: u64 = kinds.iter().map(|&kind| card.played[kind].count).sum();
            let cells = kinds.iter().map(|&kind| gave(card.played[kind]));
            let played = format!("{:.1}", 100.0 * played as f64 / games.max(1) as f64);
            [scene.id.clone(), scene.deck.name().to_string(), played]
                .into_iter()
                .chain(cells)
                .collect()
        });
        let names = kinds.iter().map(|&kind| NAMES[kind]);
        let head: Vec<&str> = ["scene", "deck", "played"].into_iter().chain(names).collect();
        table(page, &head, rows);
    }

    fn options(&self, page: &mut String) {
        let kinds: Vec<usize> = (0..NAMES.len()).filter(|&kind| is_proper(kind)).collect();
        let _ = writeln!(
            page,
            "## Options\n\nHow often each is taken by partners proper, and by whom; satisfaction that came of the card \
             to who took it and to the other.\n"
        );
        let mut rows = Vec::new();
        for (name, options, card) in self.choices() {
            let (counts, all) = taken(&card);
            for letter in Letter::ALL.into_iter().take(options) {
                let n = letter.index();
                let mut sum = Worth::default();
                kinds.iter().for_each(|&kind| sum.merge(card.options[n][kind]));
                let cells = kinds.iter().map(|&kind| {
                    let all: u64 = card.options.iter().map(|option| option[kind].count).sum();
                    let worth = card.options[n][kind];
                    format!("{} · {}", share(worth.count, all), gave(worth))
                });
                let title = format!("{name} {}", letter_name(letter));
                let named = [title, share(counts[n], all), gave(sum)];
                rows.push(named.into_iter().chain(cells).collect());
            }
        }
        let names = kinds.iter().map(|&kind| NAMES[kind]);
        let head: Vec<&str> = ["option", "taken", "gave"].into_iter().chain(names).collect();
        table(page, &head, rows);
    }

    fn traits(&self, page: &mut String) {
        let _ =
            writeln!(page, "## Traits\n\nHow often a trait that partners proper keep is met.\n");
        let total = self.total();
        let rows = self.content().traits.iter().zip(&total.traits).map(|(card, luck)| {
            vec![
                card.id.clone(),
                aspect_name(card.aspect),
                card.number.to_string(),
                luck.tried.to_string(),
                share(luck.came_true, luck.tried),
            ]
        });
        table(page, &["trait", "aspect", "number", "kept", "met"], rows);
    }
}

/// How often each option of a card is taken.
fn shares(card: &Card, options: usize) -> String {
    let (counts, all) = taken(card);
    let each = Letter::ALL.into_iter().take(options);
    let each = each
        .map(|letter| format!("{} {}", letter_name(letter), share(counts[letter.index()], all)));
    each.collect::<Vec<_>>().join(", ")
}
