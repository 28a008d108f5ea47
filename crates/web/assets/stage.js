// The script of the stage of Fog of Love: what is only seen, heard or felt. The server sends what is shown;
// this says how it comes, and that there is more below.
if (document.querySelector("#table.fog-of-love")) {
  const { find, all, on } = globalThis.parlour;

  // ── “2 more ↓” ──

  /** What may be chosen on the page and is not in sight, and the sign that says so. */
  const more = () => {
    const leaf = find(".playing #fl-leaf");
    if (!leaf) return;
    let sign = leaf.querySelector(":scope > .fl-more");
    const { bottom } = leaf.getBoundingClientRect();
    const foot = leaf.querySelector(":scope > .fl-decide")?.getBoundingClientRect().height ?? 0;
    const isBelow = at => at.getBoundingClientRect().bottom > bottom - foot + 4;
    const below = [...leaf.querySelectorAll("[data-pick]:not(.fl-decide *), .fl-considered .fl-option")].filter(isBelow);
    if (!sign && below.length) {
      sign = document.createElement("button");
      sign.type = "button";
      sign.className = "fl-more";
      sign.dataset.scrolls = "";
      leaf.append(sign);
    }
    if (!sign) return;
    sign.hidden = !below.length;
    // Above what makes a move, never on it.
    sign.style.setProperty("--foot", `${foot}px`);
    const said = leaf.dataset.more.replace("0", below.length);
    if (sign.textContent !== said) sign.textContent = said;
  };

  // ── Whoever is asked anew has the first choice before them, unless they are writing or reading elsewhere ──

  const choices = () => all("#fl-leaf [data-pick], .fl-card.playable");
  const question = () => {
    const picks = find("#table.playing")?.dataset.turn === "true" ? choices().map(at => at.id) : [];
    return picks.length ? [find("#fl-leaf").dataset.tells, ...picks].join() : "";
  };
  let asked = question();
  const focus = () => {
    const at = document.activeElement, now = question();
    if (now === asked || find("dialog[open], [data-letters]:not([hidden])")) return;
    const isBusy = at?.closest("input, select, textarea, details[open], #fl-seal, #fl-leaf, header");
    if (now && !isBusy) choices()[0].focus({ preventScroll: true });
    asked = now;
  };

  // ── Keys: a letter chooses, Enter seals ──

  const letters = { a: "option-a", b: "option-b", c: "option-c", d: "option-d" };

  on("keydown", event => {
    const { key, target } = event;
    if (/INPUT|SELECT|TEXTAREA/.test(target.tagName) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (find("dialog[open]")) return;
    const option = find(`#${letters[key.toLowerCase()] ?? "fl-none"}[data-pick]`);
    if (option) {
      option.click();
      find(`#${option.id}`)?.focus();
    }
    const radio = target.closest?.("[role=radio]");
    if (radio && key === "Enter" && radio.getAttribute("aria-checked") === "true") {
      event.preventDefault();
      find("#confirm")?.click();
    }
    if (radio && /^Arrow/.test(key)) {
      const group = [...radio.parentElement.querySelectorAll("[role=radio]")];
      const step = /Down|Right/.test(key) ? 1 : -1;
      const next = group[(group.indexOf(radio) + step + group.length) % group.length];
      event.preventDefault();
      next.click();
      find(`#${next.id}`)?.focus();
    }
  });

  on("click", event => {
    if (event.target.closest?.("[data-scrolls]")) find("#fl-leaf").scrollBy({ top: 240, behavior: "smooth" });
  });

  // ── The board lies over the table until it is shut, or Esc is pressed ──

  on("keydown", ({ key }) => key === "Escape" && find("#fl-board")?.removeAttribute("open"));

  // ── Names: the dice propose another ──

  on("click", event => {
    const dice = event.target.closest?.("[data-dice]"), field = find("#character-name");
    if (!dice) return;
    const names = dice.dataset.dice.split("|").filter(name => name !== field.value);
    field.value = names[Math.floor(Math.random() * names.length)];
  });

  // Whoever says “That’s me” has said who: the name goes before the press makes a move.
  on("pointerdown keydown", ({ key, target }) => {
    const form = find(`#${target.closest?.("[data-first]")?.dataset.first ?? "fl-none"}`);
    if (!form || (key && !/^( |Enter)$/.test(key))) return;
    const field = form.elements.name, name = field.value.trim();
    if (name && (form.dataset.named == null || name !== field.defaultValue)) form.requestSubmit();
  });

  // ── Telling: the field is as high as what is written; with a keyboard Enter tells it, Shift breaks the line ──

  const grow = () => {
    const field = find("#tell-text");
    if (!field || CSS.supports("field-sizing", "content")) return;
    field.style.height = "auto";
    field.style.height = `${field.scrollHeight + 4}px`;
  };
  on("input", grow);
  on("keydown", event => {
    const { key, target, shiftKey, isComposing } = event;
    if (target.id !== "tell-text" || key !== "Enter" || shiftKey || isComposing) return;
    // Under a thumb there is a button.
    if (matchMedia("(pointer: coarse)").matches) return;
    event.preventDefault();
    target.form.requestSubmit();
  });

  // ── The seals break: what lies over the table goes by itself, or with a press; then hearts travel ──

  const isStill = () => {
    const { motion } = document.documentElement.dataset;
    return motion ? motion !== "full" : matchMedia("(prefers-reduced-motion: reduce)").matches;
  };

  /** A heart on its way from what was said to where it counts. */
  const fly = (from, to, sign, nth) => {
    const [start, end] = [from, to].map(at => at.getBoundingClientRect());
    const heart = sign.cloneNode(true);
    heart.classList.add("fl-flies");
    document.body.append(heart);
    const at = ({ left, top, width, height }) => `translate(${left + width / 2}px, ${top + height / 2}px)`;
    const over = `translate(${(start.left + end.left) / 2}px, ${Math.min(start.top, end.top) - 40}px) scale(1.4)`;
    const frames = [{ transform: at(start), opacity: 0 }, { transform: over, opacity: 1 }, { transform: at(end), opacity: 1 }];
    const flight = heart.animate(frames, { duration: 600, delay: nth * 90, easing: "cubic-bezier(.6, 0, .3, 1)", fill: "both" });
    flight.finished.finally(() => heart.remove());
  };

  /** What came of it is counted where it stands. */
  const count = letters => {
    letters.dataset.hearts.split(" ").forEach((hearts, seat) => {
      const plate = find(`#player-${seat} .hearts`);
      const said = all(".fl-answer")[seat] ?? find("#fl-answers");
      if (!plate || !said || !+hearts) return;
      plate.animate([{ opacity: .2 }, { opacity: 1 }], 600);
      if (isStill()) return;
      const sign = plate.firstElementChild;
      for (let nth = 0; nth < Math.min(3, Math.abs(hearts)); nth++) {
        if (hearts > 0) fly(said, plate, sign, nth);
        else fly(plate, find(".fl-stage"), sign, nth);
      }
    });
  };

  const seen = new Set(all("[data-letters]").map(at => at.id));
  const end = letters => {
    if (letters.hidden) return;
    letters.hidden = true;
    seen.add(letters.id);
    count(letters);
    focus();
  };
  on("animationend", ({ animationName, target }) => {
    if (animationName === "fl-goes") end(target);
  });
  on("click", event => {
    const letters = event.target.closest?.("[data-letters]");
    if (letters) end(letters);
  });
  on("keydown", ({ key }) => {
    const letters = find("[data-letters]:not([hidden])");
    if (letters && /^( |Enter|Escape|s)$/.test(key)) end(letters);
  });
  /** Whoever opens the page again has seen what is over. */
  const pass = () => all("[data-letters]").filter(at => seen.has(at.id)).forEach(at => (at.hidden = true));

  let due;
  const soon = () => {
    cancelAnimationFrame(due);
    pass();
    focus();
    due = requestAnimationFrame(() => {
      more();
      grow();
    });
  };
  new MutationObserver(soon).observe(find("main"), { childList: true, subtree: true, attributeFilter: ["class", "open"] });
  on("scroll resize", soon);
  soon();
}
