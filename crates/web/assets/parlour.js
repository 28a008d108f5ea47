// Knows no game: keys and gestures press buttons of the page.
{
const doc = document;
const on = (names, does) => names.split(" ").map(at => addEventListener(at, does, true));
const find = what => doc.querySelector(what), all = what => [...doc.querySelectorAll(what)];
const at = (e, what) => e.target.closest?.(`[data-${what}]`);
const kept = (key, to) => { try { return to == null ? localStorage[key] : (localStorage[key] = to); } catch {} };
const send = (click, vals) => {
  const by = find("#send-" + click);
  if (vals) by?.setAttribute("hx-vals", JSON.stringify({ click, ...vals }));
  by?.click();
};
let turn, seen = {}, long, rest, idle, quiet, held;

const chosen = () => {
  const theme = kept("theme") || "", { dataset } = doc.documentElement;
  if (theme) dataset.theme = theme; else delete dataset.theme;
  all("[data-theme-to], [data-notify]").map(b => b.setAttribute("aria-pressed", b.dataset.themeTo == null ? !!kept("notify") : b.dataset.themeTo === theme));
};
chosen();

const fresh = () => {
  const now = find("#table")?.dataset ?? {}, reveal = find("dialog[open]:not(:modal)");
  if (now.title) doc.title = now.title;
  if (now.turn > turn && doc.hidden && kept("notify")) try { new Notification(now.title); } catch {}
  turn = now.turn;
  if (reveal) { reveal.open = false; reveal.showModal(); }
  find("dialog [data-got-it]")?.focus();
  all("#body-log, #talk").map(box => { if (seen[box.id] !== (seen[box.id] = box.textContent)) box.scrollTop = 1e6; });
  chosen();
};
on("DOMContentLoaded", () => { find("[data-theme-menu]").hidden = false; fresh(); });
on("htmx:ws:after:message:incoming htmx:after:swap", fresh);
on("htmx:ws:close htmx:ws:after:connection", e => doc.body.classList.toggle("is-offline", /close/.test(e.type)));
on("htmx:ws:after:message:outgoing", e => at(e, "clear")?.reset());

on("click", e => {
  if (quiet) return quiet = 0, e.preventDefault(), e.stopImmediatePropagation();
  const theme = at(e, "theme-to"), copy = at(e, "copy"), field = find("#" + copy?.dataset.copy);
  all(".menu").map(menu => menu.contains(e.target) || (menu.open = false));
  if (theme) { kept("theme", theme.dataset.themeTo); chosen(); }
  field?.select();
  if (field) navigator.clipboard?.writeText(field.value).then(() => { copy.lastChild.data = copy.dataset.copied; });
  if (at(e, "notify")) Notification.requestPermission().then(may => {
    kept("notify", may === "granted" && !kept("notify") ? 1 : "");
    chosen();
  });
});

// Esc back, ? explains, a figure picks.
const peek = by => { held = 1; send("open", { seat: +by.dataset.peek }); };
const about = e => JSON.parse(e.target.closest?.("[hx-vals*=pick]")?.getAttribute("hx-vals") ?? "{}").what;
const explain = what => what == find("#explained")?.dataset.what || send("explain", { what });
on("keydown", e => {
  const { key } = e, by = / |Enter/.test(key) && at(e, "peek");
  if (by) { e.preventDefault(); e.repeat || peek(by); }
  if (key === "Escape" && !find("dialog")) send("cancel");
  if (/INPUT|SELECT/.test(e.target.tagName) || e.ctrlKey || e.metaKey) return;
  if (key === "?" && about(e)) explain(about(e));
  if (key > 0) all("[hx-vals*=pick]:not([aria-disabled=true])")[key - 1]?.click();
});
on("unhandledrejection", e => /Trans/.test(e.reason) && e.preventDefault());
on("cancel", e => { e.preventDefault(); find("[data-got-it]")?.click(); });

on("pointerdown pointerover", e => {
  const over = /r$/.test(e.type), mouse = e.pointerType === "mouse", what = about(e), by = at(e, "peek");
  clearTimeout(rest);
  if (!over) { quiet = 0; by && peek(by); }
  if (what && mouse && over) rest = setTimeout(explain, 900, what);
  if (what && !mouse && !over) long = setTimeout(() => { explain(what); quiet = 1; }, 550);
});

const cover = () => { if (held || find("[data-open]")) { held = 0; send("cover"); } };
on("pointerup pointercancel keyup", () => { clearTimeout(long); held && cover(); });
on("blur visibilitychange", e => { if (e.target === window || doc.hidden) cover(); });
on("pointerdown pointermove keydown", () => { clearTimeout(idle); idle = setTimeout(cover, 6e4); });
}
