//! Whatever people are called and whatever they write, a tale to keep is made of the same pieces.

use house::{AnyMatch, AnySetup, FogOfLove, Hosted, Sealed, Wanted};
use markdown::mdast::Node;
use markdown::{Constructs, ParseOptions, to_mdast};
use tabletop::Waiting;
use words::fog_of_love::{Said, markdown as written};
use words::{Lang, Tongue};

/// A game between bots that is over, and the steps after which somebody said something.
fn played() -> (AnyMatch, Vec<Said>) {
    let wanted = Wanted { story: Some("sunday-morning-date".into()), ..Wanted::default() };
    let setup = AnySetup::FogOfLove(FogOfLove::setup(&wanted).expect("a table"));
    let (mut sealed, mut dice) = (Sealed::new([9; 32]), house::dice(9));
    let (mut game, mut told) = (setup.begin(), Vec::new());
    game.take(game.opening(&mut sealed).expect("a deal")).expect("a step");
    while let Waiting::For(seats) = game.waiting() {
        let seat = seats.into_iter().next().expect("somebody is asked");
        let action = game.choose(seat, "casual", &mut dice).expect("a move");
        game.take(game.decide(seat, action, &mut sealed).expect("legal")).expect("a step");
        if [5, 30, 31].contains(&game.steps()) {
            told.push(Said { seat, step: game.steps(), text: String::new() });
        }
    }
    (game, told)
}

/// What a reader of Markdown finds in a page: the kinds of all its pieces, in their order, without
/// those that may well be one or several, such as the words themselves.
fn pieces(page: &str) -> Vec<&'static str> {
    fn add(node: &Node, found: &mut Vec<&'static str>) {
        let kind = match node {
            Node::Root(_) => "root",
            Node::Text(_) => return,
            Node::Paragraph(_) => "paragraph",
            Node::Heading(_) => "heading",
            Node::Emphasis(_) => "emphasis",
            Node::Strong(_) => "strong",
            Node::Blockquote(_) => "quotation",
            Node::List(_) => "list",
            Node::ListItem(_) => "item",
            other => panic!("a tale has no place for {other:?}"),
        };
        found.push(kind);
        node.children().into_iter().flatten().for_each(|child| add(child, found));
    }
    let constructs = Constructs { math_flow: true, math_text: true, ..Constructs::gfm() };
    let read = to_mdast(page, &ParseOptions { constructs, ..ParseOptions::gfm() });
    let mut found = Vec::new();
    add(&read.expect("Markdown"), &mut found);
    found
}

#[test]
fn names_and_lines_become_no_link_no_picture_and_no_heading() {
    let (game, told) = played();
    let page = |lang, names: &[String; 2], line: &str| {
        let said = told.iter().map(|said| Said { text: line.into(), ..said.clone() });
        let tongue = Tongue::of(lang);
        written(tongue, &game.tale(tongue, &said.collect::<Vec<_>>(), names).expect("a tale"))
    };
    let harmless = ["Anna", "Ben"].map(String::from);
    for lang in Lang::ALL {
        let usual = pieces(&page(lang, &harmless, "A line"));
        for hostile in [
            "https://evil.example/?x",
            "www.evil.example",
            "me@evil.example",
            "mailto:me@evil.example",
            "[Anna](https://evil.example)",
            "![x](//evil.example/x.png)",
            "<img src=x>",
            "<!-- ",
            "# Anna",
            "- Anna",
            "1. Anna",
            "> Anna",
            "`Anna",
            "~~~ Anna",
            "**Anna",
            "_Anna_",
            "$Anna$",
            "| Anna |\n|-|",
            "x\n\n# Anna\n\n    code",
            "x\n===",
            "[x]: https://evil.example",
            "Anna[^1]",
            "&lt;b&gt;",
            "Anna\\",
        ] {
            let names = [hostile.to_string(), "Ben".into()];
            let text = page(lang, &names, hostile);
            assert_eq!(pieces(&text), usual, "{hostile}: {text}");
        }
    }
}
