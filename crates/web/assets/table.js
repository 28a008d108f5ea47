// The script of a table. It knows no game: the server sends the parts of the page that have changed, and
// what the page would show after each pick; clicks walk among these until they are a move, which is sent.
if (document.querySelector("[data-socket]")) {
  const { find, all, on, within, setting, showSettings, seals, motion, sounds, focus } = globalThis.parlour;
  const now = () => performance.now();

  // ── The page: its parts, and where one has come with picking ──

  /** All parts that were sent, by id. A comment in one keeps the place of another. */
  const known = {};
  /** What each pick would show, and where it leads. */
  let ahead = {};
  /** The picks that the server knows of, those that the page shows, and how it came there. */
  let base = "", at = "", trail = [];
  /** How many steps the page shows, and what the server's clock was when ours was 0. */
  let steps, clock;
  /** Whether a move is on its way, and whether one has been sent since something was picked. */
  let sent, moved;

  const whole = (id, over) =>
    (over[id] ?? known[id] ?? "").replace(/<!--([\w-]+)-->/g, (_, inner) => whole(inner, over));

  /** Forgets what stands nowhere any more: a hand that is covered is not in the page at all. */
  const forget = () => {
    const kept = {};
    const keep = html => {
      for (const [, id] of html.matchAll(/<!--([\w-]+)-->/g)) {
        if (id in known && !(id in kept)) keep((kept[id] = known[id]));
      }
    };
    keep("<!--table-->");
    for (const { parts = {} } of Object.values(ahead)) Object.values(parts).forEach(keep);
    for (const id in known) if (!(id in kept)) delete known[id];
  };

  /** What is open and what is typed belong to whoever sits before the page. */
  const beforeAttributeUpdated = (name, node) => {
    if (name === "open") return !/DETAILS|DIALOG/.test(node.tagName);
    if (name === "style") return node.dataset.left == null;
    if (name === "value" && node.tagName === "INPUT") return node.value === node.defaultValue;
  };

  /** Lines that are being written, each of its own seat, for when their place comes back. */
  const drafts = {};
  const keepLine = () => {
    const form = find("#tell");
    if (form) drafts[form.dataset.send] = find("#tell-text").value;
  };
  const bringLine = () => {
    const line = find("#tell-text");
    if (line && !line.value) line.value = drafts[find("#tell").dataset.send] ?? "";
  };

  const show = () => {
    const html = whole("table", ahead[at]?.parts ?? {});
    if (!html) return;
    keepLine();
    Idiomorph.morph(find("#table"), html, {
      morphStyle: "outerHTML",
      ignoreActiveValue: true,
      callbacks: { beforeAttributeUpdated },
    });
    bringLine();
    refresh();
  };

  /** What is going on calmly, which would lie over everything. */
  let calm;

  /** The same, calmly. A transition that is overtaken by the next is no error. */
  const showCalmly = () => {
    // Where pieces fly by themselves, nothing else moves.
    if (find(".love-letter, .favor")) return motion.bridge(show);
    if (!motion.isWanted() || !document.startViewTransition) return show();
    calm = document.startViewTransition(show);
    calm.ready.catch(() => {});
    calm.finished.catch(() => {});
    return calm.updateCallbackDone;
  };

  let wasMyTurn;
  const scrolledTo = {};
  const read = {};

  /** What is new in a panel that is closed is marked on its tab. */
  const mark = () => {
    for (const panel of all("#panel-log, #panel-chat")) {
      const text = panel.textContent;
      const seen = panel.lastElementChild.checkVisibility({ contentVisibilityAuto: true });
      if (panel.open || seen || !(panel.id in read)) read[panel.id] = text;
      panel.toggleAttribute("data-news", read[panel.id] !== text);
    }
  };
  on("toggle", mark);

  const refresh = () => {
    const table = find("#table").dataset;
    document.title = table.title;
    if (wasMyTurn === "false" && table.turn === "true") sounds.play("bell@300");
    if (table.turn > wasMyTurn && document.hidden && setting("notify")) {
      try {
        new Notification(table.title);
      } catch {}
    }
    wasMyTurn = table.turn;
    if (!find("[data-open]")) document.documentElement.classList.remove("is-covered");
    const reveal = find("dialog[open]");
    if (reveal) {
      motion.finish();
      if (!reveal.matches(":modal")) {
        reveal.open = false;
        reveal.showModal();
      }
      // A dialog is never under anything, whether it is new or only what it says.
      calm?.skipTransition();
    }
    find("dialog [data-got-it]")?.focus();
    focus.turn(table.turn === "true", at);
    // What is new in the log and in the chat is at the bottom.
    for (const box of all("#body-log, #talk")) {
      if (scrolledTo[box.id] !== box.textContent) box.scrollTop = 1e6;
      scrolledTo[box.id] = box.textContent;
    }
    // Whatever is told anew is read from its beginning.
    for (const box of all("[data-tells]")) {
      if (scrolledTo[box.id] !== box.dataset.tells) box.scrollTop = box.closest(".play").scrollTop = 0;
      scrolledTo[box.id] = box.dataset.tells;
    }
    // A bar runs down by itself, in the time that was left when it was drawn.
    for (const bar of all("[data-left]")) bar.style.setProperty("--left", `${bar.dataset.left}ms`);
    mark();
    showSettings();
    seals.follow(send);
  };

  /** What can be picked at first: whoever is asked the same as before may still pick the same. */
  const offered = () => Object.keys(ahead[base]?.next ?? {}).join();

  /** News from the server. What is picked stays picked while others act, until it is answered. */
  const take = news => {
    const before = offered();
    Object.assign(known, news.parts);
    if (news.ahead) [ahead, base] = [news.ahead, news.base];
    forget();
    const goesOn = news.steps !== steps;
    const anew = goesOn && (moved || before !== offered());
    if (anew || !(at in ahead)) [at, trail] = [base, []];
    [steps, clock, sent] = [news.steps, news.clock - now(), false];
    document.body.classList.add("is-connected");
    return goesOn ? showCalmly() : show();
  };

  // ── The line: lost and found again ──

  let line, heard = 0, due = 0;

  /** A sample of what frames have in common, which what is sent refers to. */
  const sample = fetch(find("[data-frames]").dataset.frames).then(answer => answer.arrayBuffer());

  /** Unpacks what was sent: as if the sample had been sent before it, as it is. */
  const unpack = async data => {
    const length = new DataView(data).getUint32(0);
    const known = await sample;
    const size = known.byteLength;
    const stored = new Uint8Array([0, size, size >> 8, ~size, ~size >> 8]);
    const squeezed = new Blob([stored, known, data.slice(4, 4 + length)]).stream();
    const text = squeezed.pipeThrough(new DecompressionStream("deflate-raw"));
    const bytes = await new Response(text).arrayBuffer();
    return JSON.parse(new TextDecoder().decode(bytes.slice(size)));
  };

  /** Who does not understand what is sent has an older page than they should. */
  const renew = () => {
    if (performance.getEntriesByType("navigation")[0].type !== "reload") location.reload();
  };

  const offline = is => {
    document.body.classList.toggle("is-offline", is);
    if (is) document.body.classList.remove("is-connected");
    find("[data-socket]").hidden = !is;
  };

  const hangUp = () => {
    if (line) line.onclose = line.onmessage = null;
    line?.close();
    line = null;
    due = now() + 300 + Math.random() * 500;
    offline(true);
  };

  const call = () => {
    const opened = new WebSocket(location.origin.replace("http", "ws") + find("[data-socket]").dataset.socket);
    let order = Promise.resolve();
    seals.anew();
    opened.binaryType = "arraybuffer";
    opened.onmessage = ({ data }) => {
      heard = now();
      offline(false);
      if (data.byteLength) order = order.then(() => unpack(data).then(take, renew));
    };
    // A table that is gone, or not for us any more, says so on its page.
    opened.onclose = ({ code }) => (/440[34]/.test(code) ? location.reload() : hangUp());
    line = opened;
    heard = now();
  };

  const isOpen = () => line?.readyState === 1 && !document.body.classList.contains("is-offline");

  /** Says something, in a length that does not betray it. What cannot be sent now is not sent later. */
  const send = click => {
    if (!isOpen()) return false;
    line.send(JSON.stringify({ ...click, clock: Math.round(clock + now()) }).padEnd(240));
    return true;
  };

  /** Whoever is not heard of for long is gone, even if they did not say so. */
  const watch = () => {
    const silent = now() - heard;
    if (!line) {
      if (now() >= due) call();
    } else if (silent > (line.readyState ? 4000 : 1500)) hangUp();
    else if (silent > 1500 && !document.hidden) send({ click: "ping" });
  };
  call();
  setInterval(watch, 500);
  on("online pageshow", () => (due = 0));
  on("visibilitychange", () => {
    // A page out of sight is not watched over, so it cannot say what was heard.
    heard = Math.max(heard, now() - 1600);
    watch();
  });

  // ── Picking ──

  const depth = picks => picks.split(" ").filter(String).length;

  const pick = what => {
    const next = ahead[at]?.next[what];
    if (next == null || sent) return;
    moved = typeof next !== "string";
    if (!moved) {
      // Another choice in place of one is no step further.
      trail = trail.concat(at).filter(one => depth(one) < depth(next));
      at = next;
      if (find(".love-letter, .favor")) for (const panel of all("details[name=rail][open], #know[open]")) panel.open = false;
      show();
      focus.on();
      // What makes a move of it may lie below what is read.
      find("#confirm")?.parentElement.scrollIntoView({ block: "nearest" });
    } else {
      sent = send({ click: "pick", picks: at.split(" ").concat(what).filter(String), steps });
      // Until there is an answer: whatever is shown next takes it away.
      find("#table").classList.toggle("is-sent", sent);
    }
  };

  /** Closes what is open, or takes the last pick back. */
  const back = () => {
    const panel = find("details[name=rail][open], #know[open]");
    if (!find("#explained").hidden) explain();
    else if (trail.length) {
      const picked = find(".hand .card.selected");
      at = trail.pop();
      show();
      if (at) focus.on();
      else focus.to(picked);
    } else if (base) send({ click: "cancel" });
    else if (panel) panel.open = false;
  };

  // ── Explaining ──

  const explain = what => {
    const place = find("#explained");
    const text = what && find(`[data-explains="${what}"]`);
    place.hidden = !text || place.dataset.what === what;
    place.dataset.what = place.hidden ? "" : what;
    // What is being read may stand elsewhere on the page: an id is there once.
    if (!place.hidden) place.firstElementChild.innerHTML = text.innerHTML.replace(/ id="[\w-]+"/g, "");
  };

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
    if (within(event, "hide")) hide();
    const button = event.target.closest?.("a, button, input, select, summary, label");
    const { pick: picked, explain: asked, send: said, back: isBack, fill } = button?.dataset ?? {};
    const isShown = !find("#explained").hidden;
    if (button?.getAttribute("aria-disabled") === "true" && !asked) return;
    if (picked) pick(picked);
    else if (isBack != null) back();
    else if (asked) return explain(asked);
    else if (said) send(JSON.parse(said));
    else if (fill) {
      find("#tell-text").value = fill;
      find("#tell-text").focus();
    }
    else if (!button && !isShown) goOn();
    if (isShown && (!within(event, "what") || within(event, "close-explained"))) explain();
  });

  on("submit", event => {
    const form = event.target;
    if (!form.dataset.send) return;
    const told = JSON.parse(form.dataset.send);
    if (send({ ...told, ...Object.fromEntries(new FormData(form, event.submitter)) })) {
      if (form.dataset.clear != null) form.reset();
      keepLine();
    } else if (form.hasAttribute("action")) return;
    event.preventDefault();
  });

  // ── Keys: Esc goes back, ? explains, h holds on, a figure picks what bears it ──

  on("keydown", event => {
    const { key } = event;
    const peeking = / |Enter/.test(key) && within(event, "peek");
    if (peeking) {
      event.preventDefault();
      if (!event.repeat) peek(peeking);
    }
    if (key === "Escape" && event.target.id === "tell-text") {
      event.target.value = "";
      event.target.blur();
    } else if (key === "Escape" && !find("dialog[open]")) back();
    if (/INPUT|SELECT|TEXTAREA/.test(event.target.tagName) || event.ctrlKey || event.metaKey) return;
    if (key === "?") {
      const what = within(event, "explain")?.dataset.explain;
      if (what) explain(what);
      else find("#keys-help")?.showModal();
    }
    if (key === " " && !event.target.closest?.("a, button, summary")) goOn();
    if (/^\d$/.test(key)) focus.press(key);
    if (key === "h") find("[data-hold]")?.click();

  });
  // Esc in what is revealed means that it has been taken in.
  on("cancel", event => {
    if (event.target.id !== "reveal") return;
    event.preventDefault();
    find("[data-got-it]")?.click();
  });

  // ── Pointers: resting on something, or holding it, explains it ──

  let resting, rested, holding;

  on("pointerdown pointerover", event => {
    const over = event.type === "pointerover";
    const mouse = event.pointerType === "mouse";
    const what = within(event, "explain")?.dataset.explain;
    clearTimeout(resting);
    if (!over) {
      passOver = false;
      const peeking = within(event, "peek");
      if (peeking) peek(peeking);
    }
    const shown = find("#explained").dataset.what;
    if (rested && over && what !== rested && !event.target.closest?.("#explained")) {
      if (shown === rested) explain();
      rested = "";
    }
    const isNew = what && what !== shown;
    // What was asked for stays until it is put away.
    if (isNew && mouse && over && (!shown || rested)) {
      resting = setTimeout(() => {
        rested = what;
        explain(what);
      }, 900);
    }
    if (isNew && !mouse && !over) {
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
    send({ click: "open", seat: +button.dataset.peek });
  };
  const cover = () => {
    if (peeked || find("[data-open]")) {
      peeked = false;
      hide();
      send({ click: "cover" });
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
