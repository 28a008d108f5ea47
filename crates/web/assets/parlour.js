// The script of every page. It knows no game: keys and gestures press buttons that the page has, and
// what a click means is the server's affair.
{
  const find = selector => document.querySelector(selector);
  const all = selector => [...document.querySelectorAll(selector)];
  /** Listens on the whole page, before anybody else. */
  const on = (names, listener) => {
    for (const name of names.split(" ")) addEventListener(name, listener, true);
  };
  /** The element with this data attribute that an event happened in. */
  const within = (event, attribute) => event.target.closest?.(`[data-${attribute}]`);

  /** Reads a setting of this browser, or changes it. Storage may be forbidden. */
  const setting = (key, value) => {
    try {
      if (value == null) return localStorage[key];
      localStorage[key] = value;
    } catch {}
  };

  /** Presses one of the hidden buttons that send a click over the socket. */
  const send = (click, values) => {
    const button = find("#send-" + click);
    if (values) button?.setAttribute("hx-vals", JSON.stringify({ click, ...values }));
    button?.click();
  };

  // ── Settings: the theme, and whether to be notified ──

  const showSettings = () => {
    const theme = setting("theme") || "";
    const root = document.documentElement;
    if (theme) root.dataset.theme = theme;
    else delete root.dataset.theme;
    for (const button of all("[data-theme-to]")) {
      button.setAttribute("aria-pressed", button.dataset.themeTo === theme);
    }
    for (const button of all("[data-notify]")) {
      button.setAttribute("aria-pressed", !!setting("notify"));
    }
  };
  // At once: the theme must be there before anything is painted.
  showSettings();

  // ── After every change of the page ──

  let wasMyTurn;
  const scrolledTo = {};

  const refresh = () => {
    const table = find("#table")?.dataset ?? {};
    if (table.title) document.title = table.title;
    if (table.turn > wasMyTurn && document.hidden && setting("notify")) {
      try {
        new Notification(table.title);
      } catch {}
    }
    wasMyTurn = table.turn;
    if (!find("[data-open]")) document.documentElement.classList.remove("is-covered");
    const reveal = find("dialog[open]:not(:modal)");
    if (reveal) {
      reveal.open = false;
      reveal.showModal();
    }
    find("dialog [data-got-it]")?.focus();
    // What is new in the log and in the chat is at the bottom.
    for (const box of all("#body-log, #talk")) {
      if (scrolledTo[box.id] !== box.textContent) box.scrollTop = 1e6;
      scrolledTo[box.id] = box.textContent;
    }
    showSettings();
  };

  on("DOMContentLoaded", () => {
    find("[data-theme-menu]").hidden = false;
    refresh();
  });
  on("htmx:ws:after:message:incoming htmx:after:swap", refresh);
  on("htmx:ws:close htmx:ws:after:connection", event => {
    document.body.classList.toggle("is-offline", /close/.test(event.type));
  });
  // What was typed is kept without being asked for.
  on("change", event => within(event, "keep")?.requestSubmit());
  on("htmx:ws:after:message:outgoing", event => within(event, "clear")?.reset());
  // A transition that is overtaken by the next is no error.
  on("unhandledrejection", event => /Trans/.test(event.reason) && event.preventDefault());

  // ── Clicks ──

  /** While there is more to be shown, a click beside everything, or the space bar, goes on. */
  const goOn = () => find("#behind button")?.click();

  /** Whether the click that ends a long press is to be passed over. */
  let passOver;

  on("click", event => {
    if (passOver) {
      passOver = false;
      event.preventDefault();
      event.stopImmediatePropagation();
      return;
    }
    for (const menu of all(".menu")) {
      if (!menu.contains(event.target)) menu.open = false;
    }
    if (within(event, "hide")) hide();
    const remembered = within(event, "cookie");
    if (remembered) {
      document.cookie = remembered.dataset.cookie + "; path=/; max-age=31536000; samesite=lax";
    }
    if (!event.target.closest?.("a, button, input, select, summary, label")) goOn();
    const theme = within(event, "theme-to");
    if (theme) {
      setting("theme", theme.dataset.themeTo);
      showSettings();
    }
    const copy = within(event, "copy");
    const field = copy && find("#" + copy.dataset.copy);
    if (field) {
      field.select();
      navigator.clipboard?.writeText(field.value).then(() => {
        copy.lastChild.data = copy.dataset.copied;
      });
    }
    if (within(event, "notify")) {
      Notification.requestPermission().then(answer => {
        setting("notify", answer === "granted" && !setting("notify") ? 1 : "");
        showSettings();
      });
    }
  });

  // ── Keys: Esc goes back, ? explains, a figure picks what bears it ──

  /** What cannot be taken back wants to be pressed twice: the first time it gets the focus. */
  const press = figure => {
    const bearers = all(`[data-key="${figure}"]:not([aria-disabled=true])`);
    const button = bearers.find(one => one.dataset.final != null) ?? bearers[0];
    if (button?.dataset.final != null && document.activeElement !== button) button.focus();
    else button?.click();
  };

  /** What would be picked where an event happened. */
  const picked = event => {
    const button = event.target.closest?.("[hx-vals*=pick]");
    return JSON.parse(button?.getAttribute("hx-vals") ?? "{}").what;
  };
  const explain = what => {
    if (what !== find("#explained")?.dataset.what) send("explain", { what });
  };

  on("keydown", event => {
    const { key } = event;
    const peeking = / |Enter/.test(key) && within(event, "peek");
    if (peeking) {
      event.preventDefault();
      if (!event.repeat) peek(peeking);
    }
    if (key === "Escape" && !find("dialog[open]")) send("cancel");
    if (/INPUT|SELECT/.test(event.target.tagName) || event.ctrlKey || event.metaKey) return;
    if (key === "?") {
      if (picked(event)) explain(picked(event));
      else find("#keys-help")?.showModal();
    }
    if (key === " " && !event.target.closest?.("a, button, summary")) goOn();
    if (/^\d$/.test(key)) press(key);
  });
  // Esc in what is revealed means that it has been taken in.
  on("cancel", event => {
    if (event.target.id !== "reveal") return;
    event.preventDefault();
    find("[data-got-it]")?.click();
  });

  // ── Pointers: resting on something, or holding it, explains it ──

  let resting, holding;

  on("pointerdown pointerover", event => {
    const over = event.type === "pointerover";
    const mouse = event.pointerType === "mouse";
    const what = picked(event);
    clearTimeout(resting);
    if (!over) {
      passOver = false;
      const peeking = within(event, "peek");
      if (peeking) peek(peeking);
    }
    if (what && mouse && over) resting = setTimeout(explain, 900, what);
    if (what && !mouse && !over) {
      holding = setTimeout(() => {
        explain(what);
        passOver = true;
      }, 550);
    }
  });

  // ── One device: hold to peek; hidden on release, when the window is left, and after a minute ──

  let peeked, untouched;

  /** Hides the table before anything more is painted. It stays hidden until the curtain is there. */
  const hide = () => document.documentElement.classList.add("is-covered");

  const peek = button => {
    peeked = true;
    send("open", { seat: +button.dataset.peek });
  };
  const cover = () => {
    if (peeked || find("[data-open]")) {
      peeked = false;
      hide();
      send("cover");
    }
  };
  on("pointerup pointercancel keyup", () => {
    clearTimeout(holding);
    if (peeked) cover();
  });
  on("blur visibilitychange", event => {
    if (event.target === window || document.hidden) cover();
  });
  on("pointerdown pointermove keydown", () => {
    clearTimeout(untouched);
    untouched = setTimeout(cover, 60_000);
  });
}
