// What a page cannot do without a script. It knows no game: keys and gestures press buttons that
// are in the page, and the server decides what that means.
(() => {
  const doc = document, on = (names, does) => names.split(" ").forEach((name) => addEventListener(name, does, true));
  const find = (what) => doc.querySelector(what), all = (what) => doc.querySelectorAll(what);
  const at = (e, what) => e.target.closest?.(what), table = () => find("#table");
  const kept = (name, value) => { try { return value == null ? localStorage[name] : (localStorage[name] = value); } catch { return ""; } };
  const pressed = (what, is) => all(what).forEach((b) => b.setAttribute("aria-pressed", is(b)));
  const send = (click, vals) => {
    const button = find("#send-" + click);
    if (vals) button?.setAttribute("hx-vals", JSON.stringify({ click, ...vals }));
    button?.click();
  };

  // The theme, before anything is painted.
  const theme = (name = "") => {
    doc.documentElement.toggleAttribute("data-theme", name);
    if (name) doc.documentElement.dataset.theme = name;
    pressed("[data-theme-to]", (b) => b.dataset.themeTo === name);
  };
  theme(kept("theme"));

  // A frame: the title, whose turn it is, what is to be taken in, the end of the log.
  let mine, length = {};
  const fresh = () => {
    const { title, turn } = table()?.dataset ?? {};
    if (title) doc.title = title;
    if (turn === "true" && mine === "false" && doc.hidden && kept("notify")) try { new Notification(title, { tag: "turn" }); } catch {}
    mine = turn;
    const reveal = find("dialog[open]:not(:modal)");
    if (reveal) { reveal.open = false; reveal.showModal(); }
    all("#body-log, #talk").forEach((box) => { if (length[box.id] !== (length[box.id] = box.textContent.length)) box.scrollTop = 1e6; });
    pressed("[data-notify]", () => !!kept("notify"));
  };
  on("DOMContentLoaded", () => { find("[data-theme-menu]").hidden = false; theme(kept("theme")); fresh(); });
  on("htmx:ws:after:message:incoming", fresh);
  on("htmx:ws:close", () => doc.body.classList.add("is-offline"));
  on("htmx:ws:after:connection", () => doc.body.classList.remove("is-offline"));
  on("htmx:ws:after:message:outgoing", (e) => at(e, "[data-clear]")?.reset());

  let long, rest, idle, quiet, peeking;
  on("click", (e) => {
    if (quiet) { quiet = false; e.preventDefault(); return e.stopImmediatePropagation(); }
    all(".menu[open]").forEach((menu) => { menu.open = menu.contains(e.target); });
    const to = at(e, "[data-theme-to]")?.dataset.themeTo, copy = at(e, "[data-copy]");
    if (to != null) theme(kept("theme", to));
    if (copy) {
      const field = doc.getElementById(copy.dataset.copy);
      field.select();
      navigator.clipboard?.writeText(field.value).then(() => { copy.lastChild.data = copy.dataset.copied; });
    }
    if (at(e, "[data-notify]") && window.Notification) Notification.requestPermission().then((may) => {
      kept("notify", may === "granted" && !kept("notify") ? "1" : "");
      fresh();
    });
  });

  // Keys: Esc takes back, ? explains, a figure picks.
  const open = (peek) => { peeking = true; send("open", { seat: +peek.dataset.peek }); };
  on("keydown", (e) => {
    const peek = (e.key === " " || e.key === "Enter") && at(e, "[data-peek]");
    if (peek) { e.preventDefault(); if (!e.repeat) open(peek); }
    if (e.ctrlKey || e.metaKey || e.altKey) return;
    if (e.key === "Escape" && !find("dialog[open]")) send("cancel");
    if (at(e, "input, select")) return;
    const what = e.key === "?" && at(e, "[data-explain]");
    if (what) send("explain", { what: what.dataset.explain });
    if (e.key > 0) all("#table [hx-vals*='\"pick\"']:not([aria-disabled=true])")[e.key - 1]?.click();
  });
  on("cancel", (e) => { e.preventDefault(); find("[data-got-it]")?.click(); });

  // Explanations: a long press, or a pointer that rests.
  const explain = (of) => { const what = of.dataset.explain; if (find("#explained")?.dataset.what !== what) send("explain", { what }); };
  on("pointerdown", (e) => {
    const peek = at(e, "[data-peek]"), what = at(e, "[data-explain]");
    quiet = false;
    if (peek) open(peek);
    if (what && e.pointerType !== "mouse") long = setTimeout(() => { quiet = true; explain(what); }, 550);
  });
  on("pointerover pointerdown", (e) => {
    clearTimeout(rest);
    const what = at(e, "[data-explain]");
    if (what && e.pointerType === "mouse" && !e.buttons) rest = setTimeout(explain, 900, what);
  });

  // One device: what was opened is covered again.
  const cover = () => { if (peeking || find("#table[data-open]")) { peeking = false; send("cover"); } };
  on("pointerup pointercancel keyup", () => { clearTimeout(long); if (peeking) cover(); });
  on("blur visibilitychange", (e) => { if (e.target === window || doc.hidden) cover(); });
  on("pointerdown pointermove keydown", () => { clearTimeout(idle); idle = setTimeout(cover, 6e4); });
})();
