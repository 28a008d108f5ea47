//! Settings: one form, kept in cookies, and good without a script.

use crate::client::{Caller, Reply};
use crate::parlour::Parlour;

const FORM: &str = "Content-Type: application/x-www-form-urlencoded";

async fn keeps(caller: &Caller, form: &str) -> Reply {
    caller.call("POST", "/settings", &[FORM], form).await.expect("an answer")
}

/// The cookies of an answer, as a browser sends them back.
fn cookies(reply: &Reply) -> String {
    let lines = reply.head.lines().filter_map(|line| line.split_once(": "));
    let set = lines.filter(|(name, _)| name.eq_ignore_ascii_case("set-cookie"));
    let pairs: Vec<&str> = set.filter_map(|(_, value)| value.split(';').next()).collect();
    format!("Cookie: {}", pairs.join("; "))
}

#[tokio::test]
async fn what_was_chosen_holds_on_every_page() {
    let parlour = Parlour::open().await;
    let anybody = parlour.somebody();
    let page = anybody.get("/settings").await.expect("an answer").body;
    assert!(page.contains("<html lang=\"en\">") && page.contains("Settings"), "{page}");
    let chosen = "name=Zo%C3%AB+%26+Co&lang=it&theme=dark&motion=none&speed=quick";
    let kept = keeps(&anybody, chosen).await;
    assert_eq!((kept.status, kept.header("location")), (303, Some("/settings?saved=1")));
    let cookies = cookies(&kept);
    let get = async |path: &str| {
        anybody.call("GET", path, &[&cookies], "").await.expect("an answer").body
    };
    let settings = get("/settings?saved=1").await;
    assert!(settings.contains("value=\"Zoë &amp; Co\""), "{settings}");
    for id in ["lang-it", "theme-dark", "motion-none", "speed-quick"] {
        let field = settings.split_once(&format!("id=\"{id}\"")).expect("a field").1;
        assert!(field.split('>').next().is_some_and(|tag| tag.contains("checked")), "{id}");
    }
    let hints = settings.split_once("id=\"settings-hints\"").expect("a box").1;
    assert!(!hints.split('>').next().is_some_and(|tag| tag.contains("checked")), "not ticked");
    for path in ["/", "/rules/favor", "/settings"] {
        let root = "<html lang=\"it\" data-theme=\"dark\" data-motion=\"none\">";
        assert!(get(path).await.contains(root), "{path}");
    }
    // Whoever opens a table is called so, and whoever comes to one is asked with it.
    let lines = [FORM, &cookies];
    let opened = anybody.call("POST", "/new", &lines, "game=love-letter&mode=invite").await;
    let opened = opened.expect("an answer");
    let table = opened.header("location").expect("a table").to_string();
    let lobby = get(&table).await;
    assert!(
        lobby.contains("Zoë &amp; Co</span>") && lobby.contains("value=\"Zoë &amp; Co\""),
        "{lobby}"
    );
    parlour.close().await;
}

#[tokio::test]
async fn what_cannot_be_chosen_is_not_kept() {
    let parlour = Parlour::open().await;
    let anybody = parlour.somebody();
    let rest = "lang=en&theme=dark&motion=calm&speed=slow&hints=on";
    let refused = keeps(&anybody, &format!("name={}&{rest}", "x".repeat(25))).await;
    assert_eq!((refused.status, refused.header("set-cookie")), (200, None));
    assert!(refused.body.contains("up to 24 characters"), "{}", refused.body);
    for wrong in ["theme=pink", "motion=wild", "lang=xx", "speed=warp"] {
        let (field, _) = wrong.split_once('=').expect("a field");
        let form = rest.split('&').map(|one| if one.starts_with(field) { wrong } else { one });
        let form: Vec<&str> = form.collect();
        assert_eq!(keeps(&anybody, &form.join("&")).await.status, 400, "{wrong}");
    }
    // A cookie that somebody has tampered with is as good as none.
    let odd = ["Cookie: theme=pink; motion=1; name=%00; speed=?"];
    let page = anybody.call("GET", "/settings", &odd, "").await.expect("an answer");
    assert!(page.status == 200 && page.body.contains("<html lang=\"en\">"), "{}", page.body);
    parlour.close().await;
}
