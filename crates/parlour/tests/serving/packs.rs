//! Packs that a host brings along: good ones are played, hostile ones are told what is wrong with them,
//! and a game outlives its pack.

use crate::serving::client::{Parlour, Player, call};
use crate::serving::{folder, text};
use serde_json::{Value, json};
use std::fs;
use std::path::Path;
use std::process::Stdio;

/// A parlour that serves with these options, its log in a file.
fn serve(data: &Path, log: &Path, more: &[&str]) -> Parlour {
    let mut command = call(&["serve", "--listen", "127.0.0.1:0", "--bot-pause", "0", "--data"]);
    command.arg(data).args(more);
    command.stderr(Stdio::from(fs::File::create(log).expect("a log")));
    Parlour::of(command)
}

/// The keys of the boxes that are offered.
fn offered(player: &Player) -> Vec<String> {
    let boxes: Value = serde_json::from_str(&player.get("/api/v1/boxes")).expect("JSON");
    let boxes = boxes["boxes"].as_array().expect("boxes").clone();
    boxes.iter().map(|one| one["box"].as_str().expect("a key").to_string()).collect()
}

/// A pack with one scene for the cards of the house.
fn moonlight(folder: &Path, id: &str, words: &str) {
    fs::create_dir_all(folder).expect("a folder");
    let manifest = format!(
        "id = \"{id}\"\nversion = \"0.1.0\"\nlanguages = [\"en\"]\n\n[[scene]]\nid = \"{id}-dance\"\n\
         deck = \"sweet\"\nmore = [{{ satisfaction = 2, who = \"both\" }}]\n"
    );
    fs::write(folder.join("pack.toml"), manifest).expect("written");
    let text = format!("scene-{id}-dance = Dance\n    .text = The band packs up after this one.\n");
    fs::write(folder.join("en.ftl"), format!("pack-{id} = {words}\n{text}")).expect("written");
}

/// Played with, taken away, and the table goes on: before its first game and in the middle of one.
#[test]
fn a_game_outlives_its_pack() {
    let folder = folder("serving-packs");
    let (data, log) = (folder.join("data"), folder.join("log"));
    let (pack, lying) = (folder.join("moonlight"), data.join("packs/starlight"));
    moonlight(&pack, "moonlight", "Moonlight\n    .author = Ada");
    moonlight(&lying, "starlight", "Starlight");
    let parlour = serve(&data, &log, &["--pack", text(&pack)]);
    let opening = json!({ "game": "fog-of-love", "one_device": true, "box": "base+moonlight" });
    let mut playing = Player::open(&parlour, &opening);
    let house = ["base", "base+second"].map(str::to_string);
    let brought =
        ["base+moonlight", "base+second+moonlight", "base+starlight", "base+second+starlight"];
    assert_eq!(offered(&playing), [&house[..], &brought.map(str::to_string)].concat());
    playing.asks(&json!({ "do": "start" }));
    playing.plays(&[0, 1], 12);
    let mut waiting = Player::open(&parlour, &json!({ "game": "fog-of-love", "one_device": true }));
    waiting.asks(&json!({ "do": "set", "box": "base+second+starlight" }));
    let before = [playing.looks("?seat=0"), waiting.looks("")];
    parlour.close();

    fs::remove_dir_all(&pack).expect("gone");
    fs::remove_dir_all(data.join("packs")).expect("gone");
    let parlour = serve(&data, &log, &["--pack", text(&pack)]);
    for player in [&mut playing, &mut waiting] {
        player.address.clone_from(&parlour.address);
    }
    assert_eq!(offered(&playing), house, "what is not there is not offered");
    assert!(fs::read_to_string(&log).expect("a log").contains("a pack is not offered"));
    assert_eq!([playing.looks("?seat=0"), waiting.looks("")], before);
    assert_eq!(before[1]["picture"]["setting"]["box"], "base+second+starlight");
    playing.plays(&[0, 1], usize::MAX);
    assert_eq!(playing.looks("/replay")["honest"], true);
    waiting.asks(&json!({ "do": "start" }));
    waiting.plays(&[0, 1], usize::MAX);
    assert!(waiting.get(&format!("{}/transcript", waiting.table)).contains("starlight-dance"));
    parlour.close();
    let judged = call(&["check", text(&data)]).output().expect("it runs");
    assert!(judged.status.success(), "{}", String::from_utf8_lossy(&judged.stdout));
}

/// A dozen packs that nobody should offer: the parlour opens, says a sentence about each, and offers the
/// one good pack among them.
#[test]
fn hostile_packs_do_not_keep_the_parlour_from_opening() {
    let folder = folder("serving-hostile-packs");
    let (data, log) = (folder.join("data"), folder.join("log"));
    let shelf = data.join("packs");
    let write = |pack: &str, file: &str, content: &[u8]| {
        fs::write(shelf.join(pack).join(file), content).expect("written");
    };
    let kinds = [
        "a-broken-toml",
        "b-broken-fluent",
        "c-unknown-key",
        "d-megabytes",
        "e-nested",
        "f-no-language",
        "g-house-card",
        "h-link",
        "i-not-text",
        "j-markup",
        "k-turned",
        "l-no-manifest",
        "m-folder-in-it",
    ];
    for (nth, pack) in kinds.iter().enumerate() {
        moonlight(&shelf.join(pack), &format!("hostile-{nth}"), "Hostile");
    }
    moonlight(&shelf.join("z-good"), "good", "Good");
    write(kinds[0], "pack.toml", b"id = [[[\n");
    write(kinds[1], "en.ftl", b"pack-hostile-1 = { { {\n");
    write(kinds[2], "more.toml", b"price = 3\n");
    write(kinds[3], "more.toml", &vec![b'#'; 300 * 1024]);
    write(kinds[4], "more.toml", format!("a = {}", "[".repeat(100_000)).as_bytes());
    fs::remove_file(shelf.join(kinds[5]).join("en.ftl")).expect("gone");
    let twin = b"[[scene]]\nid = \"burnt-moka\"\ndeck = \"sweet\"\nmore = [{ satisfaction = 1, who = \"both\" }]\n";
    write(kinds[6], "more.toml", twin);
    std::os::unix::fs::symlink("/etc/passwd", shelf.join(kinds[7]).join("more.toml"))
        .expect("a link");
    write(kinds[8], "more.toml", b"\xff\xfe\x00");
    write(kinds[9], "en.ftl", b"pack-hostile-9 = <script>\n");
    write(kinds[10], "en.ftl", "pack-hostile-10 = \u{202e}live\u{1b}[2J\n".as_bytes());
    fs::remove_file(shelf.join(kinds[11]).join("pack.toml")).expect("gone");
    fs::create_dir(shelf.join(kinds[12]).join("inside")).expect("a folder");
    std::os::unix::fs::symlink("/etc", shelf.join("n-link-itself")).expect("a link");

    let parlour = serve(&data, &log, &[]);
    let player = Player::open(&parlour, &json!({ "game": "fog-of-love" }));
    assert_eq!(offered(&player), ["base", "base+second", "base+good", "base+second+good"]);
    let told = fs::read_to_string(&log).expect("a log");
    for pack in kinds.iter().chain(&["n-link-itself"]) {
        assert!(told.contains(pack), "{pack}: {told}");
    }
    assert!(
        !told.contains("panicked") && !told.contains("[2J") && !told.contains('\u{202e}'),
        "{told}"
    );
    assert!(!told.contains("root:x"), "nothing of another file is told");
    parlour.close();
}
