//! The command line as a person meets it: answers to right calls, one clear sentence and exit code
//! 2 for wrong ones.

use std::path::PathBuf;
use std::process::{Command, Output};

fn parlour(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_parlour"))
        .args(arguments)
        .env("LC_ALL", "C.UTF-8")
        .output()
        .expect("the binary runs")
}

/// What a right call prints.
fn says(arguments: &[&str]) -> String {
    let output = parlour(arguments);
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{arguments:?}: {complaint}");
    String::from_utf8(output.stdout).expect("text")
}

/// The one sentence with which a wrong call is refused.
fn refuses(arguments: &[&str]) -> String {
    let output = parlour(arguments);
    let complaint = String::from_utf8(output.stderr).expect("text");
    assert_eq!(output.status.code(), Some(2), "{arguments:?}: {complaint}");
    assert!(output.stdout.is_empty(), "{arguments:?} prints something");
    assert_eq!(complaint.trim_end().lines().count(), 1, "{arguments:?}: {complaint}");
    complaint
}

/// A folder of this test's own, emptied.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder");
    folder
}

fn text(path: &std::path::Path) -> String {
    path.to_str().expect("a plain path").to_string()
}

#[test]
fn it_prints_help() {
    let help = says(&["--help"]);
    assert!(help.contains("simulate") && help.contains("replay"), "{help}");
}

#[test]
fn simulate_prints_one_json_object() {
    let printed = says(&["simulate", "love-letter", "--players", "3", "--games", "200", "--json"]);
    let object: serde_json::Value = serde_json::from_str(&printed).expect("one JSON object");
    assert_eq!(object["game"], "love-letter");
    assert_eq!((object["players"].as_u64(), object["games"].as_u64()), (Some(3), Some(200)));
    for key in ["rounds", "actions", "cpu_seconds", "actions_per_cpu_second"] {
        assert!(object[key].as_f64().expect(key) > 0.0, "{key}");
    }
    let wins: f64 = object["wins"].as_array().expect("wins").iter().flat_map(|w| w.as_f64()).sum();
    assert!((wins - 200.0).abs() < 1e-6, "{wins}");
}

#[test]
fn simulate_prints_a_table_in_each_language() {
    for (lang, word) in [("en", "Wins"), ("it", "Vittorie"), ("de", "Siege"), ("fr", "Victoires")] {
        let table = says(&["simulate", "love-letter", "--games", "20", "--lang", lang]);
        assert!(table.contains(word), "{lang}: {table}");
    }
}

#[test]
fn rules_are_told_in_each_language() {
    for (lang, word) in [("en", "Guard"), ("it", "Guardia"), ("de", "Wächterin"), ("fr", "Garde")]
    {
        let page = says(&["rules", "love-letter", "--lang", lang]);
        assert!(page.contains(word) && page.lines().count() > 60, "{lang}");
        assert!(page.lines().all(|line| line.chars().count() <= 76), "{lang}: too wide");
        assert!(!page.contains('\u{1b}'), "no colours in a pipe");
    }
}

#[test]
fn a_recorded_game_is_replayed_as_each_seat_saw_it() {
    let file = text(&folder("replay").join("game.jsonl"));
    says(&["simulate", "love-letter", "--players", "2", "--games", "1", "--transcripts", &file]);
    let open = says(&["replay", &file]);
    assert!(open.contains("Seat 1 is dealt the"), "{open}");
    let seat = says(&["replay", &file, "--seat", "2"]);
    assert!(seat.contains("Seat 1 is dealt a card"), "{seat}");
    let german = says(&["replay", &file, "--lang", "de"]);
    assert!(german.contains("Platz 1"), "{german}");
}

#[test]
fn wrong_tables_are_refused() {
    let simulate = |more: &[&str]| refuses(&[&["simulate", "love-letter"], more].concat());
    assert!(simulate(&["--players", "1"]).contains("2 to 6 players"));
    assert!(simulate(&["--players", "7"]).contains("2 to 6 players"));
    assert!(simulate(&["--players", "4000000000"]).contains("2 to 6 players"));
    assert!(simulate(&["--players", "5", "--rules", "classic"]).contains("2 to 4 players"));
    assert!(simulate(&["--rules", "2012"]).contains("2019 and classic"));
    assert!(simulate(&["--bots", "wizard"]).contains("wizard"));
    assert!(simulate(&["--players", "3", "--bots", "random,random"]).contains("3 seats"));
    assert!(simulate(&["--games", "0"]).contains("--games"));
    assert!(simulate(&["--threads", "0"]).contains("--threads"));
    assert!(simulate(&["--lang", "eo"]).contains("eo"));
    let favor = |more: &[&str]| refuses(&[&["simulate", "favor"], more].concat());
    assert!(favor(&["--players", "1"]).contains("2 to 4 players"));
    assert!(favor(&["--players", "5"]).contains("2 to 4 players"));
    assert!(favor(&["--rules", "classic"]).contains("--rules"));
    assert!(favor(&["--bots", "wizard"]).contains("wizard"));
    assert!(refuses(&["simulate", "chess"]).contains("chess"));
    assert!(refuses(&["rules", "chess"]).contains("love-letter"));
    assert!(refuses(&["rules", "chess", "--lang", "de"]).contains("Spiel"));
}

#[test]
fn an_unwritable_transcript_is_refused_and_nothing_is_left_behind() {
    let folder = folder("unwritable");
    let missing = text(&folder.join("nowhere").join("games.jsonl"));
    let simulate = ["simulate", "love-letter", "--games", "5", "--transcripts"];
    assert!(refuses(&[&simulate[..], &[&missing]].concat()).contains("cannot be written"));
    let as_folder = text(&folder);
    assert!(refuses(&[&simulate[..], &[&as_folder]].concat()).contains("cannot be written"));
    // A device that is always full: the games are played, but nothing pretends to be complete.
    assert_eq!(std::fs::read_dir(&folder).expect("a folder").count(), 0);
}

#[test]
fn a_finished_transcript_stands_alone_in_its_folder() {
    let folder = folder("alone");
    let file = text(&folder.join("games.jsonl"));
    says(&["simulate", "love-letter", "--games", "5", "--transcripts", &file]);
    let names: Vec<_> = std::fs::read_dir(&folder)
        .expect("a folder")
        .map(|entry| entry.expect("an entry").file_name())
        .collect();
    assert_eq!(names, ["games.jsonl"]);
}

#[test]
fn simulate_tells_how_love_goes() {
    let chart = folder("chart").join("hearts.svg");
    let call = ["simulate", "fog-of-love", "--games", "40", "--seed", "5", "--bots", "club"];
    let printed = says(&[&call[..], &["--json", "--chart", &text(&chart)]].concat());
    let object: serde_json::Value = serde_json::from_str(&printed).expect("one JSON object");
    assert_eq!(object["story"], "sunday-morning-date");
    let chosen = object["destinies"].as_array().expect("destinies").iter();
    assert_eq!(chosen.map(|row| row["chosen"].as_u64().expect("a count")).sum::<u64>(), 80);
    let fulfilled = object["destinies"].as_array().expect("destinies").iter();
    let fulfilled: u64 = fulfilled.map(|row| row["fulfilled"].as_u64().expect("a count")).sum();
    let wins = object["wins"].as_array().expect("wins").iter();
    let wins: f64 = wins.map(|seat| seat.as_f64().expect("a count")).sum();
    assert_eq!(wins, fulfilled as f64, "each wins alone");
    assert!(object["scenes"].as_array().expect("scenes").len() > 30);
    assert_eq!(object["satisfaction"].as_array().expect("curves").len(), 4);
    let picture = std::fs::read_to_string(chart).expect("a picture");
    assert!(picture.starts_with("<svg") && picture.contains("Chapter 3"), "{picture}");
    for (lang, word) in
        [("en", "Outcomes"), ("it", "Destino"), ("de", "Kapitel 2"), ("fr", "Scène")]
    {
        let table = says(&[&call[..], &["--lang", lang]].concat());
        assert!(table.contains(word), "{lang}: {table}");
    }
}

#[test]
fn a_recorded_romance_is_replayed_and_one_that_was_altered_is_refused() {
    let file = folder("romance").join("game.jsonl");
    let path = text(&file);
    says(&["simulate", "fog-of-love", "--games", "1", "--seed", "3", "--transcripts", &path]);
    assert!(says(&["replay", &path, "--lang", "it"]).lines().count() > 100);
    let record = std::fs::read_to_string(&file).expect("a transcript");
    std::fs::write(
        &file,
        record.replacen("base 2.", "base 9.", 1).replacen("\"hash\":\"", "\"hash\":\"0", 1),
    )
    .expect("a file");
    refuses(&["replay", &path]);
    let cut: Vec<&str> = record.lines().take(200).collect();
    std::fs::write(&file, cut.join("\n")).expect("a file");
    refuses(&["replay", &path]);
}

#[test]
fn a_tutorial_is_recorded_and_replayed_as_one() {
    let file = folder("tutorial").join("game.jsonl");
    let path = text(&file);
    let call = ["simulate", "fog-of-love", "--tutorial", "--games", "1", "--transcripts", &path];
    says(&call);
    let record = std::fs::read_to_string(&file).expect("a transcript");
    assert!(record.contains("\"tutorial\":true"), "{record}");
    assert!(says(&["replay", &path]).lines().count() > 100);
    // As a shuffled game it does not follow from the rules.
    std::fs::write(&file, record.replace("\"tutorial\":true,", "")).expect("a file");
    refuses(&["replay", &path]);
}

/// FL-27, FL-317, FL-319: what was chosen stands in the header, and the game is followed again.
#[test]
fn chosen_cards_are_recorded_and_replayed() {
    let file = folder("chosen").join("game.jsonl");
    let path = text(&file);
    let call = ["simulate", "fog-of-love", "--games", "1", "--bots", "club-selfish,casual"];
    let cards = ["--event", "launch-day,room-214", "--all-stories", "--without", "burnt-moka"];
    let topics = ["--without-topics", "illness,money", "--transcripts", &path];
    says(&[&call[..], &cards, &topics].concat());
    let record = std::fs::read_to_string(&file).expect("a transcript");
    let header: serde_json::Value =
        serde_json::from_str(record.lines().next().expect("a header")).expect("JSON");
    assert_eq!(header["events"], serde_json::json!(["launch-day", "room-214"]));
    assert_eq!(header["all_stories"], true);
    let without = header["without"].as_array().expect("cards");
    assert!(without.contains(&"burnt-moka".into()) && without.contains(&"kitchen-jar".into()));
    assert!(says(&["replay", &path]).lines().count() > 100);
    // With other cards it does not follow from the rules.
    std::fs::write(&file, record.replace("\"all_stories\":true,", "")).expect("a file");
    refuses(&["replay", &path]);
    let none = ["simulate", "fog-of-love", "--event", "none", "--games", "1", "--json"];
    let none: serde_json::Value = serde_json::from_str(&says(&none)).expect("JSON");
    assert_eq!(none["events"], serde_json::json!([]));
    for (wrong, named) in [
        (&["--event", "burnt-moka"][..], "room-214"),
        (&["--without", "no-such-scene"], "no-such-scene"),
        (&["--without-topics", "weather"], "illness"),
        (&["--tutorial", "--all-stories"], "--all-stories"),
    ] {
        for lang in ["en", "it", "de", "fr"] {
            let call = [&["simulate", "fog-of-love", "--lang", lang][..], wrong].concat();
            assert!(refuses(&call).contains(named), "{call:?}");
        }
    }
    for option in [&["--event", "none"][..], &["--all-stories"], &["--without-topics", "money"]] {
        refuses(&[&["simulate", "favor"][..], option].concat());
    }
}

#[test]
fn wrong_stories_and_packs_are_refused() {
    let complaint = refuses(&["simulate", "fog-of-love", "--story", "titanic"]);
    assert!(complaint.contains("titanic") && complaint.contains("sunday-morning-date"));
    refuses(&["simulate", "fog-of-love", "--players", "3"]);
    refuses(&["simulate", "fog-of-love", "--rules", "2019"]);
    refuses(&["simulate", "favor", "--story", "sunday-morning-date"]);
    refuses(&["simulate", "favor", "--tutorial"]);
    refuses(&["simulate", "fog-of-love", "--story", "second-helpings", "--tutorial"]);
    refuses(&["simulate", "fog-of-love", "--pack", "no-such-folder"]);
    refuses(&["simulate", "love-letter", "--games", "2", "--chart", "picture.svg"]);
    let pack = small_pack("own-cards", "pack.toml", "id = ", "id = ");
    refuses(&["simulate", "favor", "--pack", &pack]);
    let told = says(&[
        "simulate",
        "fog-of-love",
        "--pack",
        &pack,
        "--games",
        "3",
        "--story",
        "sunday-soup",
    ]);
    assert!(told.contains('3'), "{told}");
}

#[test]
fn a_damaged_transcript_of_love_letter_is_refused() {
    refuses_damaged("love-letter", &[("\"tokens\":[0", "\"tokens\":[1"), ("\"king\"", "\"spy\"")]);
}

#[test]
fn a_damaged_transcript_of_favor_is_refused() {
    refuses_damaged(
        "favor",
        &[("\"tokens\":[", "\"tokens\":[1"), ("\"options\":[0", "\"options\":[9")],
    );
}

/// The small pack of the crate `packs`, with one edit.
fn small_pack(name: &str, file: &str, from: &str, to: &str) -> String {
    let folder = folder(name);
    let small = concat!(env!("CARGO_MANIFEST_DIR"), "/../packs/tests/small");
    for entry in std::fs::read_dir(small).expect("the small pack") {
        let entry = entry.expect("an entry");
        let mut content = std::fs::read_to_string(entry.path()).expect("text");
        if entry.file_name() == file {
            assert!(content.contains(from), "there is something to edit");
            content = content.replacen(from, to, 1);
        }
        std::fs::write(folder.join(entry.file_name()), content).expect("written");
    }
    text(&folder)
}

#[test]
fn a_sound_pack_is_summed_up_in_one_line() {
    let pack = small_pack("sound-pack", "en.ftl", "Burnt toast", "Charred toast");
    let said = says(&["packs", "check", &pack]);
    assert!(said.starts_with("small 1.0.0: 15 scenes, 10 traits"), "{said}");
    assert!(said.ends_with("no findings.\n") && said.lines().count() == 1, "{said}");
    let odd = small_pack("odd-pack", "stories.toml", ", \"in-step\", ", ", ");
    assert!(says(&["packs", "check", &odd]).contains("(warning) Nobody will hold this destiny"));
}

#[test]
fn a_broken_pack_is_refused_line_by_line() {
    let pack = small_pack("broken-pack", "scenes.toml", "deck = \"sweet\"", "deck = \"swet\"");
    let output = parlour(&["packs", "check", &pack]);
    assert_eq!(output.status.code(), Some(2));
    let said = String::from_utf8(output.stdout).expect("text");
    let first =
        "scenes.toml:5:8: There is no deck “swet”. Use one of sweet, serious, drama, custom.";
    assert!(said.starts_with(first), "{said}");
    assert!(said.trim_end().ends_with("1 error."), "{said}");
    assert!(output.stderr.is_empty());
    let absent = text(&folder("no-pack").join("absent"));
    assert!(refuses(&["packs", "check", &absent]).contains("absent"));
}

#[test]
fn the_balance_of_a_pack_is_told_drawn_and_counted() {
    let pack = small_pack("balanced-pack", "en.ftl", "Burnt toast", "Charred toast");
    let picture = text(&folder("balanced-picture").join("balance.svg"));
    let call = ["packs", "balance", &pack, "--games", "1", "--seed", "4"];
    let page = says(&[&call[..], &["--threads", "2", "--svg", &picture]].concat());
    assert!(page.starts_with("# Balance of the pack `small` 1.0.0"), "{page}");
    assert!(page.contains("--games 1 --seed 4`"), "it says how it was made: {page}");
    assert!(page.contains("## Verdict") && page.contains("| club + club-devoted* |"), "{page}");
    assert_eq!(page, says(&[&call[..], &["--threads", "1"]].concat()), "whatever the threads");
    assert!(std::fs::read_to_string(picture).expect("a picture").starts_with("<svg "));
    let printed = says(&[&call[..], &["--json"]].concat());
    let object: serde_json::Value = serde_json::from_str(&printed).expect("one JSON object");
    assert_eq!((&object["pack"], &object["seed"]), (&"small".into(), &4.into()));
    let couples = object["stories"][0]["couples"].as_array().expect("couples");
    assert!(couples.iter().all(|couple| couple["games"] == 2), "{couples:?}");
    let absent = text(&folder("unbalanced").join("absent"));
    assert!(refuses(&["packs", "balance", &absent]).contains("absent"));
    assert!(refuses(&["packs", "balance", &pack, "--games", "0"]).contains("game"));
    refuses(&["packs", "balance", &pack, "--threads", "0"]);
}

fn refuses_damaged(game: &str, edits: &[(&str, &str)]) {
    let folder = folder(&format!("damaged-{game}"));
    let good = folder.join("good.jsonl");
    let arguments = ["simulate", game, "--players", "2", "--games", "2", "--transcripts"];
    says(&[&arguments[..], &[&text(&good)]].concat());
    let whole = std::fs::read_to_string(&good).expect("the transcript");
    let lines: Vec<&str> = whole.lines().collect();
    let damaged = |name: &str, content: String| {
        let path = folder.join(name);
        std::fs::write(&path, content).expect("written");
        refuses(&["replay", &text(&path)])
    };

    let cut = lines[..lines.len() - 3].join("\n");
    assert!(damaged("truncated", cut).contains("breaks off"));
    let torn = &whole[..whole.len() - 10];
    assert!(damaged("torn", torn.to_string()).contains("not JSON"));
    assert!(damaged("empty", String::new()).contains("no game"));
    assert!(damaged("headless", lines[1..].join("\n")).contains("line 1"));
    let newer = whole.replacen("\"version\":1", "\"version\":2", 1);
    assert!(damaged("newer", newer).contains("version 2"));
    let other = whole.replacen(game, "whist", 1);
    assert!(damaged("other", other).contains("whist"));
    let crowd = whole.replacen("\"players\":2", "\"players\":9", 1);
    assert!(damaged("crowd", crowd).contains("line 1"));

    // Every single line matters: leave any one out, and the file is refused.
    for n in (0..lines.len()).step_by(7) {
        let mut fewer = lines.clone();
        fewer.remove(n);
        damaged("fewer", fewer.join("\n"));
    }
    for (from, to) in edits {
        assert!(whole.contains(from), "there is something to edit");
        assert!(damaged("edited", whole.replacen(from, to, 1)).contains("line "));
    }
    assert!(refuses(&["replay", &text(&folder.join("absent"))]).contains("cannot be read"));
    assert!(refuses(&["replay", &text(&good), "--game", "3"]).contains("2 games"));
    assert!(refuses(&["replay", &text(&good), "--game", "1", "--seat", "3"]).contains("seat 3"));
}
