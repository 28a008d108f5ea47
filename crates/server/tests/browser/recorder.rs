//! Notes what a page shows, from one change to the next: on the stage, in dialogs, in the live region. And
//! what it must never do: tell again what was told, or put anything over a dialog.

use crate::beats::{Shown, css};
use crate::browser::Browser;
use serde::Deserialize;
use serde_json::json;

/// A script that is in the page before its own. What it notes outlives the page in the same tab.
const RECORDER: &str = r"
(() => {
  const [TABLE, STAGE, TAKE_IN, SPOKEN, PICK] = $CSS;
  const find = css => document.querySelector(css);
  const plain = at => at ? at.textContent.replace(/\s+/g, ' ').trim() : '';
  const keep = (where, what) => {
    const kept = JSON.parse(sessionStorage[where] ?? '[]');
    sessionStorage[where] = JSON.stringify(kept.concat(what));
  };
  const fault = (what, step) => keep('faults', [`${what}, in step ${step}`]);
  let fresh = true, cut = false, last = {}, spoken;
  const staged = new Map();

  const uncovered = take_in => {
    const dialog = find(TAKE_IN);
    // Esc may close it a moment before it is gone.
    if (dialog?.tagName !== 'DIALOG' || !dialog.open || dialog.dataset.takeIn !== take_in) return;
    const { left, top, width } = dialog.getBoundingClientRect();
    const over = document.elementFromPoint(left + width / 2, top + 3);
    if (!dialog.contains(over)) fault(`${over?.tagName} is over a dialog`, take_in);
  };

  const note = changes => {
    const table = find(TABLE);
    cut ||= document.body?.classList.contains('is-offline');
    if (!table || document.readyState === 'loading' || !+table.dataset.step) return;
    const now = {
      step: +table.dataset.step,
      take_in: find(TAKE_IN)?.dataset.takeIn ?? null,
      spoken: [...find(SPOKEN)?.children ?? []].map(plain).join(' '),
      staged: find(STAGE) ? plain(find(STAGE)) : null,
      offers: !!find(PICK),
    };
    const same = now.step === last.step && !fresh;
    // A move, the end of its round and what is dealt then have one place, one after the other.
    const at = find(STAGE), before = at && staged.get(at.id);
    if (same && before && before !== at) fault('a move is staged again', now.step);
    if (same && spoken && find(SPOKEN) !== spoken) fault('the live region is another', now.step);
    const respoken = changes.some(({ type, target }) => type !== 'attributes' && find(SPOKEN)?.contains(target));
    if (same && respoken && now.spoken === last.spoken) fault('something is said again', now.step);
    if (at) staged.set(at.id, at);
    spoken = find(SPOKEN);
    if (JSON.stringify(now) === JSON.stringify(last) && !fresh) return;
    if (now.take_in && now.take_in !== last.take_in) setTimeout(uncovered, 80, now.take_in);
    keep('noted', [{ ...now, fresh, cut: cut || fresh, at: performance.timeOrigin + performance.now() }]);
    [last, fresh, cut] = [now, false, false];
  };

  const run = new WeakMap();
  document.addEventListener('animationstart', ({ target, animationName }) => {
    if (!target.closest?.(STAGE)) return;
    const before = run.get(target) ?? run.set(target, new Set()).get(target);
    if (before.has(animationName)) fault(`a move is played again, ${target.className} by ${animationName}`, last.step);
    before.add(animationName);
  }, true);
  const watch = { subtree: true, childList: true, attributes: true, characterData: true };
  new MutationObserver(note).observe(document, watch);
  document.addEventListener('DOMContentLoaded', () => note([]));
})();";

/// What a page showed, and when.
#[derive(Clone, Debug, Deserialize)]
pub struct Noted {
    #[serde(flatten)]
    pub shown: Shown,
    /// In milliseconds.
    pub at: f64,
}

impl Browser {
    /// Notes what the pages of this tab show, from the next that is opened on.
    pub async fn record(&self) {
        let known = [css::TABLE, css::STAGE, css::TAKE_IN, css::SPOKEN, css::PICK];
        let source = RECORDER.replace("$CSS", &json!(known).to_string());
        let script = json!({ "source": source });
        self.command("Page.addScriptToEvaluateOnNewDocument", script).await;
    }

    /// What was noted so far.
    pub async fn noted(&self) -> Vec<Noted> {
        self.kept("noted").await
    }

    /// What it must not have done, and did.
    pub async fn faults(&self) -> Vec<String> {
        self.kept("faults").await
    }

    async fn kept<T: for<'a> Deserialize<'a>>(&self, what: &str) -> Vec<T> {
        let kept = self.eval(&format!("JSON.parse(sessionStorage[{what:?}] ?? '[]')")).await;
        serde_json::from_value(kept).expect("it is what the recorder keeps")
    }
}
