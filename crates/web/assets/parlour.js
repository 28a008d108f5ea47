// What a page cannot do without a script. It knows nothing about any game: keys and gestures press
// buttons that are in the page, and the server decides what that means.
(() => {
  const root = document.documentElement, on = (what, does) => addEventListener(what, does, true);
  const find = (what) => document.querySelector(what), table = () => find("#table");
  const kept = (name, value) => { try { return value === undefined ? localStorage.getItem(name) : localStorage.setItem(name, value); } catch { return null; } };
  const send = (id, vals) => {
    const button = find("#send-" + id);
    if (!button) return;
    if (vals) button.setAttribute("hx-vals", JSON.stringify({ click: id, ...vals }));
    button.click();
  };

  // The theme, before anything is painted.
  const theme = (name) => {
    if (name) root.dataset.theme = name; else delete root.dataset.theme;
    document.querySelectorAll("[data-theme-to]").forEach((b) => b.setAttribute("aria-pressed", b.dataset.themeTo === (name || "")));
  };
  theme(kept("theme"));

  // Frames: the title, whose turn it is, what is to be taken in, the end of the log.
  let wasMine = false;
  const fresh = () => {
    const now = table();
    if (!now) return;
    document.title = now.dataset.title;
    const mine = now.dataset.turn === "true";
    if (mine && !wasMine && document.hidden && kept("notify") && window.Notification?.permission === "granted") {
      const note = new Notification(now.dataset.title, { tag: "turn" });
      note.onclick = () => { focus(); note.close(); };
    }
    wasMine = mine;
    const reveal = find("dialog[open]");
    if (reveal && !reveal.matches(":modal")) { reveal.removeAttribute("open"); reveal.showModal(); }
    document.querySelectorAll("#body-log, #talk").forEach((box) => {
      if (box.dataset.seen !== box.textContent.length + "") { box.scrollTop = box.scrollHeight; box.dataset.seen = box.textContent.length; }
    });
    showNotify();
  };
  const showNotify = () => document.querySelectorAll("[data-notify]").forEach((b) => b.setAttribute("aria-pressed", !!kept("notify")));
  on("DOMContentLoaded", () => {
    find("[data-theme-menu]")?.removeAttribute("hidden");
    theme(kept("theme"));
    fresh();
  });
  on("htmx:ws:after:message:incoming", fresh);
  on("htmx:ws:close", () => document.body.classList.add("is-offline"));
  on("htmx:ws:after:connection", () => document.body.classList.remove("is-offline"));
  on("htmx:ws:after:message:outgoing", (e) => e.target.matches?.("form[data-clear]") && e.target.reset());

  // Presses.
  on("click", (e) => {
    if (quiet) { quiet = false; e.preventDefault(); e.stopImmediatePropagation(); return; }
    const hit = (what) => e.target.closest?.(what), copy = hit("[data-copy]"), to = hit("[data-theme-to]");
    document.querySelectorAll("details.menu[open]").forEach((menu) => menu.contains(e.target) || menu.removeAttribute("open"));
    if (to) { kept("theme", to.dataset.themeTo); theme(to.dataset.themeTo); }
    if (copy) {
      const field = document.getElementById(copy.dataset.copy);
      field.select();
      Promise.resolve(navigator.clipboard?.writeText(field.value)).then(() => { copy.lastChild.data = copy.dataset.copied; }, () => {});
    }
    if (hit("[data-notify]") && window.Notification) {
      if (kept("notify")) { kept("notify", ""); showNotify(); }
      else Notification.requestPermission().then((may) => { kept("notify", may === "granted" ? "1" : ""); showNotify(); });
    }
  });

  // Keys: Esc takes back, ? explains, a figure picks.
  on("keydown", (e) => {
    const typing = e.target.matches?.("input, select, textarea");
    const peek = (e.key === " " || e.key === "Enter") && e.target.closest?.("[data-peek]");
    if (peek) { e.preventDefault(); if (!e.repeat) open(peek); return; }
    if (!table() || e.ctrlKey || e.metaKey || e.altKey) return;
    if (e.key === "Escape" && !find("dialog[open]")) { find("#explained button")?.click() ?? send("cancel"); }
    if (typing) return;
    if (e.key === "?") { const what = e.target.closest?.("[data-explain]"); if (what) send("explain", { what: what.dataset.explain }); }
    if (/^[1-9]$/.test(e.key)) {
      const picks = document.querySelectorAll("#table [hx-vals*='\"pick\"']:not([aria-disabled=true], :disabled)");
      picks[e.key - 1]?.click();
    }
  });
  on("cancel", (e) => { if (e.target.matches?.("dialog.reveal")) { e.preventDefault(); e.target.querySelector("[data-got-it]").click(); } });

  // Explanations: a long press, or a pointer that rests.
  let press, rest, quiet = false;
  const explain = (what) => { if (find("#explained")?.dataset.what !== what) send("explain", { what }); };
  on("pointerdown", (e) => {
    quiet = false;
    const peek = e.target.closest?.("[data-peek]"), what = e.target.closest?.("[data-explain]");
    if (peek && e.button === 0) open(peek);
    clearTimeout(rest);
    if (what && e.pointerType !== "mouse") press = setTimeout(() => { quiet = true; explain(what.dataset.explain); }, 550);
  });
  on("pointerover", (e) => {
    if (e.pointerType !== "mouse") return;
    clearTimeout(rest);
    const what = e.target.closest?.("[data-explain]")?.dataset.explain, shown = find("#explained[data-hover]");
    if (what) rest = setTimeout(() => explain(what), 900);
  });
  on("contextmenu", (e) => { if (e.target.closest?.("[data-explain], [data-peek]") && e.pointerType !== "mouse") e.preventDefault(); });

  // One device: what was opened is covered again.
  let peeking = false, idle;
  const open = (button) => { peeking = true; send("open", { seat: +button.dataset.peek }); };
  const cover = () => { if (peeking || table()?.hasAttribute("data-open")) { peeking = false; send("cover"); } };
  const release = () => { clearTimeout(press); if (peeking) cover(); };
  ["pointerup", "pointercancel", "keyup"].forEach((what) => on(what, release));
  on("pointermove", (e) => { if (e.movementX ** 2 + e.movementY ** 2 > 60) clearTimeout(press); });
  on("blur", (e) => { if (e.target === window) cover(); });
  on("visibilitychange", () => { if (document.hidden) cover(); });
  ["pointerdown", "pointermove", "keydown"].forEach((what) => on(what, () => { clearTimeout(idle); idle = setTimeout(cover, 60000); }));
})();
