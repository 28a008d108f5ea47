// What does not fit on the page of a table: a list of complaints, empty if all is well.
// arguments: whether everything must be in sight at once (a desktop), or what is asked for alone.
const [all] = arguments;
const { innerWidth: width, innerHeight: height } = window;
const wrong = [];
const named = at => at.id ? "#" + at.id : at.tagName.toLowerCase() + "." + [...at.classList].join(".");
const shown = at => at.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !at.closest(".sr") && getComputedStyle(at).clipPath === "none";
const find = css => [...document.querySelectorAll(css)].filter(shown).filter(at => at.getClientRects().length);
const clips = at => {
  const { overflow, display } = getComputedStyle(at);
  return at !== document.documentElement && at !== document.body && display !== "contents" && /auto|scroll|hidden|clip/.test(overflow);
};
const dialog = document.querySelector("dialog:modal");
const over = document.querySelector(".final");

/** The part of an element that can be seen without scrolling anything. */
const seen = at => {
  let { left, top, right, bottom } = at.getBoundingClientRect();
  const cut = box => {
    left = Math.max(left, box.left); top = Math.max(top, box.top);
    right = Math.min(right, box.right); bottom = Math.min(bottom, box.bottom);
  };
  cut({ left: 0, top: 0, right: width, bottom: height });
  // The page of a novel goes on behind the buttons at its foot.
  const foot = !at.closest(".fl-decide") && at.parentElement?.closest(".fl-leaf")?.querySelector(":scope > .fl-decide");
  if (foot && foot.compareDocumentPosition(at) & 2) bottom = Math.min(bottom, foot.getBoundingClientRect().top);
  const fixed = getComputedStyle(at).position === "fixed";
  for (let up = at.parentElement; up && !fixed; up = up.parentElement) {
    if (clips(up)) cut(up.getBoundingClientRect());
    if (getComputedStyle(up).position === "fixed") break;
  }
  return { left, top, right, bottom, gone: right - left < 1 || bottom - top < 1 };
};
const whole = at => {
  const box = at.getBoundingClientRect(), part = seen(at);
  return !part.gone && ["left", "top", "right", "bottom"].every(side => Math.abs(box[side] - part[side]) <= 1.5);
};

// The page itself is as large as the window, or scrolls down at the end of a game.
const root = document.documentElement;
if (root.scrollWidth > width + 1) wrong.push(`the page is ${root.scrollWidth} wide`);
if (!over && root.scrollHeight > height + 1) wrong.push(`the page is ${root.scrollHeight} high`);

// Nothing lies on anything else.
const sheet = document.querySelector(".panel[open] .body, .fog-of-love :is(.fl-us-body, .fl-private, details.fl-hand > ul):is([open] > *)");
// On a telephone the rack rises over the hand while a Guard asks.
const rack = document.querySelector(".remaining.guess");
const pad = rack && getComputedStyle(rack).position === "absolute" ? rack : null;
const parts = dialog ? [] : find(`${document.querySelector(".playing.love-letter, .playing.favor, .playing.fog-of-love") ? "header.top .home, header.top nav > *" : "header.top"}, #prompt, .notes > *, .notice-place > *, #since, #hint, #behind, .opponent .hd, .opponent .discards li,
  #deck, #aside, #open, :is(.love-letter, .favor) .stage, .remaining, .hand .card, .acts > *, .onward,
  .fv-lot, .bid-now, .bidder .hd, .bidder .collection, .bidmark .told, .fv-piles > *, .know summary, .fv-own, .fv-price, #fv-actions .button, .pass-on, .rail summary, .rail .body,
  .window, .fl-progress, .fl-person, .fl-more-us, .fl-leaf, .fl-leaf .fl-option, .fl-leaf .fl-choice, .fl-leaf .button, .fl-tray .fl-card,
  .fl-tray .fl-mine, #explained`).filter(at => !pad?.contains(at) && !(pad && at.matches(".hand .card"))).map(at => ({ at, box: seen(at) })).filter(({ box }) => !box.gone);
for (const [n, one] of parts.entries()) {
  for (const other of parts.slice(n + 1)) {
    if (one.at.contains(other.at) || other.at.contains(one.at)) continue;
    // Cards of one row lie on each other.
    if (one.at.matches(".discards li") && one.at.parentElement === other.at.parentElement) continue;
    // What is said to somebody, or a hint, lies on the mat.
    const mat = [one, other].some(({ at }) => at.matches(".stage"));
    if (mat && [one, other].some(({ at }) => at.closest(".notes, .hint"))) continue;
    // What floats lies on something, but on nothing that is asked for: see below.
    if ([one, other].some(({ at }) => at.id === "explained" || at === sheet || sheet?.contains(at))) continue;
    const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
    const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
    if (across > 1 && down > 1) wrong.push(`${named(one.at)} and ${named(other.at)} overlap by ${Math.round(across)} × ${Math.round(down)}`);
  }
}

// What is asked for is in sight, whole.
const asked = dialog ? "dialog [data-got-it]" : `#prompt, .rail summary, .of.named, .order .rank, #confirm, #cancel, .acts .wait, .onward .button, .love-letter .notes .button,
  .window .button, #fv-actions .button, #fv-amount, #fv-own-door, .fv-lot .high, .pass-on .button` +
  (document.querySelector(".prompt.mine") && !over ? ", .fv-lot .clue" : "") +
  (pad ? "" : ", .hand .card, .opponent.target .hd") +
  (all ? ", .opponent .hd, .opponent .discards, #deck, #aside, .stage, .remaining, .remains li, .bidder .hd, .bidder .collection, .bidmark .told, .bid-now, .fv-price" : "") +
  (all && document.querySelector("#tray-place") ? ", .fv-piles > *" : "") +
  // The page of a novel may be longer than the window and is then scrolled; who the two are stays.
  (all ? ", .fl-progress:has(.marks), .fl-person" : "");
if (!over) for (const at of find(asked)) if (!whole(at)) wrong.push(`${named(at)} is not in sight`);
if (!over && document.querySelector(".prompt.mine") && !dialog && !find(".hand .card, .of.named, #fv-actions .button, .fl-card.playable, #fl-leaf [data-pick]").length) {
  wrong.push("there is nothing to press");
}

// Seals lie on the plate of whoever has them.
for (const at of find(".hd .who .tokens .art")) {
  const box = at.getBoundingClientRect(), plate = at.closest(".who").getBoundingClientRect();
  if (box.left < plate.left || box.right > plate.right || box.bottom > plate.bottom) wrong.push("a seal lies beside its plate");
}

// The latest move is told where it can be read.
if (!over && !dialog) for (const at of find(".stage")) {
  if (!whole(at)) wrong.push("the stage is not in sight");
  if (at.scrollHeight > at.clientHeight + 2) wrong.push(`the stage is ${at.scrollHeight} high in ${at.clientHeight}`);
}

// A hint is there as a whole.
for (const at of find("#hint p")) {
  const box = at.parentElement.getBoundingClientRect(), words = at.getBoundingClientRect();
  if (!whole(at.parentElement) || words.top < box.top - 1 || words.bottom > box.bottom + 1) wrong.push(`the hint is ${Math.round(words.height)} high in ${Math.round(box.height)}`);
}

// No text is squeezed or cut off.
const inside = dialog ?? document.querySelector("#table");
for (const at of inside.querySelectorAll("*")) {
  // Names that are too long end in dots, and are whole in their title.
  if (!shown(at) || at.closest("svg, .sr, .stage, .called, .wood, .rim, .light, option, select") || !at.getClientRects().length) continue;
  const style = getComputedStyle(at);
  const scrolls = /auto|scroll/.test(style.overflowY);
  if (style.display !== "inline" && at.clientWidth && at.scrollWidth > at.clientWidth + 1 && !at.closest(".card, table, .discards, .lot, .collection, input, .hd, :is(.love-letter, .favor) .prompt") && !at.querySelector(".hd")) {
    wrong.push(`${named(at)} is ${at.scrollWidth} wide in ${at.clientWidth}`);
  }
  if (/hidden|clip/.test(style.overflowY) && !scrolls && at.scrollHeight > at.clientHeight + 2 && !at.closest(".card")) {
    wrong.push(`${named(at)} is ${at.scrollHeight} high in ${at.clientHeight}`);
  }
  const text = [...at.childNodes].find(node => node.nodeType === 3 && node.data.trim().length > 3);
  if (!text || at.closest(".face")) continue;
  const range = document.createRange();
  range.selectNodeContents(text);
  // What has tails or a candle beside it is wider than it looks: its words are within it all the same.
  const box = at.getBoundingClientRect(), words = range.getBoundingClientRect();
  if (at.closest(".hd, :is(.love-letter, .favor) .prompt") && (words.left < box.left - 1 || words.right > box.right + 1)) {
    wrong.push(`${named(at)} has words beside it`);
  }
  const lines = new Set([...range.getClientRects()].filter(box => box.width).map(box => Math.round(box.top))).size;
  const letters = text.data.trim().length;
  if (lines > 2 && letters / lines < 4) wrong.push(`${named(at)} has ${letters} letters on ${lines} lines`);
}
return [...new Set(wrong)];
