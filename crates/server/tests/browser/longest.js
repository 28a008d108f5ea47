// Writes texts, one after the other, where the page shows texts of their kind, and says which of
// them do not fit: [how many were written, complaints].
// arguments: what is filled, the card around it, the texts, whether they may not break.
const [css, around, texts, stiff] = arguments;
const wrong = [];
const width = document.documentElement.clientWidth;
const places = [...document.querySelectorAll(css)].filter(at => at.checkVisibility());
const box = at => at.getBoundingClientRect();
const cut = at => {
  const { overflowX, overflowY } = getComputedStyle(at);
  return (at.scrollWidth > at.clientWidth + 1 && overflowX !== "visible") ||
    (at.scrollHeight > at.clientHeight + 1 && /hidden|clip/.test(overflowY));
};
let written = 0;
for (const [n, text] of texts.entries()) {
  // Every place has its turn: the first card of a row is not as wide as the last of it.
  const at = places[n % places.length];
  if (!at) break;
  const before = [...at.childNodes], space = at.style.whiteSpace;
  at.replaceChildren(text);
  if (stiff) at.style.whiteSpace = "nowrap";
  written += 1;
  const card = at.closest(around);
  const say = what => wrong.push(`${css}: ${what}: ${text}`);
  if (!card) say("there is no card around it");
  else {
    const [inner, outer] = [box(at), box(card)];
    const range = document.createRange();
    range.selectNodeContents(at);
    const lines = [...range.getClientRects()].filter(line => line.width);
    const left = Math.min(...lines.map(line => line.left)), right = Math.max(...lines.map(line => line.right));
    const top = Math.min(...lines.map(line => line.top)), bottom = Math.max(...lines.map(line => line.bottom));
    if (!lines.length) say("nothing of it is seen");
    if (left < -1 || right > width + 1) say(`it leaves the window, ${Math.round(right)} of ${width}`);
    if (left < outer.left - 1 || right > outer.right + 1) say(`it leaves the card, ${Math.round(right)} of ${Math.round(outer.right)}`);
    const scrolls = /auto|scroll/.test(getComputedStyle(card).overflowY);
    if (!scrolls && (top < outer.top - 3 || bottom > outer.bottom + 3)) say(`it is ${Math.round(bottom - top)} high in a card of ${Math.round(outer.height)}`);
    for (let up = at; up !== card.parentElement; up = up.parentElement) if (getComputedStyle(up).display !== "inline" && cut(up)) say(`${up.className || up.tagName} is cut off`);
    for (const other of at.parentElement.children) {
      if (other === at || !other.checkVisibility() || getComputedStyle(other).position === "absolute") continue;
      const its = box(other);
      const across = Math.min(inner.right, its.right) - Math.max(inner.left, its.left);
      const down = Math.min(inner.bottom, its.bottom) - Math.max(inner.top, its.top);
      if (across > 1 && down > 1 && getComputedStyle(at).display !== "inline") say(`it lies on ${other.className || other.tagName}`);
    }
    if (document.documentElement.scrollWidth > width + 1) say(`the page is ${document.documentElement.scrollWidth} wide`);
  }
  at.replaceChildren(...before);
  at.style.whiteSpace = space;
}
return [written, wrong];
