// Where the focus goes at a table: to the hand on one's turn, after a pick to what comes next, after a dialog back to
// where it was. And the keys that lead somewhere: arrows from card to card, letters to what stands beside the table.
{
  const { find, all, on } = globalThis.parlour;
  /** Whether something was to be taken in, what had the focus before, and at which step a hand was offered. */
  let revealed, left, asked;

  const to = at => at?.focus({ preventScroll: true });
  const isTyping = () => /INPUT|SELECT|TEXTAREA/.test(document.activeElement?.tagName);

  /** The page has changed: whether it is one's turn, and what is picked. */
  const turn = (mine, picked) => {
    // Where one thing is to be done, nothing else can be: browsers are late to notice by themselves that it is gone.
    find("#table").classList.toggle("waits", !!find("#behind, .onward, .pass-on"));
    const active = document.activeElement, dialog = find("dialog:modal");
    const lost = !active || active === document.body, { step } = find("#table").dataset;
    if (!dialog && active?.id) left = active.id;
    const onward = find(".onward [data-got-it]");
    if (dialog) [asked, revealed] = [step, true];
    else if (onward && !isTyping()) to(onward);
    else {
      const first = !picked && mine ? find(".hand .card.playable, #fv-bid, #fv-add, #fv-actions .pass") : null;
      if (revealed && lost) to(first ?? document.getElementById(left));
      // Whoever is asked anew has a card before them, unless they are writing, or reading beside the table.
      if (first && asked !== step && !isTyping() && !find("details[name=rail][open]")) to(first);
      revealed = false;
      if (first) asked = step;
    }
  };

  const NEXT = [
    "#confirm",
    ".fv-confirm",
    ".of.named:not(.impossible)",
    ".of.named",
    ".order .rank[aria-pressed=false]",
    ".opponent.target .pick",
  ];
  /** Something was picked. What comes next may only be coming to light: it is waited for, a moment. */
  const next = (tries = 20) => {
    const at = NEXT.map(css => find(css)).find(at => at);
    to(at);
    if (at && document.activeElement !== at && tries) setTimeout(next, 50, tries - 1);
  };

  const along = by => {
    const cards = all(".hand .card");
    const from = cards.indexOf(document.activeElement.closest?.(".card"));
    to(cards[from < 0 ? 0 : (from + by + cards.length) % cards.length]);
  };

  /** What cannot be taken back wants to be pressed twice: the first time it gets the focus. */
  let armed;
  const press = figure => {
    const bearers = all(`[data-key="${figure}"]:not([aria-disabled=true])`);
    const button = bearers.find(one => one.dataset.final != null) ?? bearers[0];
    const again = armed && armed === button && document.activeElement === button;
    armed = button;
    if (button?.dataset.final != null && !again) to(button);
    else button?.click();
  };

  const PANELS = { l: "#panel-log", c: "#panel-chat", r: "#panel-rules", k: "#know" };
  /** What a bid is changed with, where there is one. */
  const PRESSED = { ArrowUp: "#fv-more", ArrowDown: "#fv-less", p: "#fv-pass" };
  const toggle = panel => {
    if (!panel) return;
    panel.open = !panel.open;
    if (panel.open) to(panel.querySelector("summary"));
  };

  on("keydown", ({ key, ctrlKey, metaKey, altKey }) => {
    if (isTyping() || ctrlKey || metaKey || altKey || find("dialog:modal") || !find(".playing:is(.love-letter, .favor)")) return;
    if (key === "ArrowLeft" || key === "ArrowRight") along(key === "ArrowLeft" ? -1 : 1);
    if (key in PANELS) toggle(find(PANELS[key]));
    if (key in PRESSED) find(PRESSED[key])?.click();
    if (key === "m") globalThis.parlour.sounds.toggle();
  });

  Object.assign(globalThis.parlour, { focus: { to, turn, on: () => next(), press } });
}
