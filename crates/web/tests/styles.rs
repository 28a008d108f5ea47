//! Style sheets are read by people, too.

use std::path::Path;

#[test]
fn lines_of_style_sheets_are_short() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/css");
    let mut sheets = 0;
    for entry in folder.read_dir().expect("a folder of style sheets") {
        let path = entry.expect("a style sheet").path();
        let text = std::fs::read_to_string(&path).expect("a style sheet");
        for (line, number) in text.lines().zip(1..) {
            let length = line.chars().count();
            assert!(length < 120, "{}:{number} has {length} characters", path.display());
        }
        sheets += 1;
    }
    assert!(sheets > 20, "only {sheets} style sheets");
}
