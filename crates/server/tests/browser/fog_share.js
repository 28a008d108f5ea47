// What a question of Fog of Love shows at once:
// [whether all that may be chosen is wholly in sight, or said to be below; how much of the window the scene has;
//  how large its smallest text is; what is wrong].
const { innerWidth: width, innerHeight: height } = window;
const find = css => [...document.querySelectorAll(css)].filter(at => at.checkVisibility({ visibilityProperty: true }) && at.getClientRects().length);
const clips = at => {
  const { overflow, display } = getComputedStyle(at);
  return at !== document.documentElement && at !== document.body && display !== "contents" && /auto|scroll|hidden|clip/.test(overflow);
};
const seen = at => {
  let { left, top, right, bottom } = at.getBoundingClientRect();
  const cut = box => {
    left = Math.max(left, box.left); top = Math.max(top, box.top);
    right = Math.min(right, box.right); bottom = Math.min(bottom, box.bottom);
  };
  cut({ left: 0, top: 0, right: width, bottom: height });
  const foot = !at.closest(".fl-decide") && at.closest(".fl-leaf")?.querySelector(":scope > .fl-decide");
  if (foot) bottom = Math.min(bottom, foot.getBoundingClientRect().top);
  for (let up = at.parentElement; up; up = up.parentElement) if (clips(up)) cut(up.getBoundingClientRect());
  return { left, top, right, bottom, area: Math.max(0, right - left) * Math.max(0, bottom - top) };
};
const whole = at => {
  const box = at.getBoundingClientRect(), part = seen(at);
  return ["left", "top", "right", "bottom"].every(side => Math.abs(box[side] - part[side]) <= 1.5);
};
const wrong = [];
document.querySelector(".fl-leaf").scrollTop = 0;
const asked = find("#fl-leaf [data-pick], #fl-seal [data-pick], .fl-card.playable");
const hidden = asked.filter(at => !whole(at));
// One scroll away, and no further: whatever is not in sight is so at the end of the page.
const leaf = document.querySelector(".fl-leaf");
leaf.scrollTop = 1e6;
const far = hidden.filter(at => leaf.contains(at) && !whole(at) && at.getBoundingClientRect().height < leaf.clientHeight && at.getBoundingClientRect().top > leaf.getBoundingClientRect().bottom);
if (far.length) wrong.push(`${far.length} cannot be scrolled to`);
leaf.scrollTop = 0;
const area = find(".fl-stage, .fl-leaf, .fl-seal, .window, #fl-hand-up").reduce((sum, at) => sum + seen(at).area, 0);
const texts = find(".fl-leaf .fl-text, .fl-leaf .words, .fl-bubble .fl-said").map(at => parseFloat(getComputedStyle(at).fontSize));
const parts = find(".fl-person, .fl-leaf, .fl-seal, #fl-us, .tray, #prompt, .rail summary").map(at => ({ at, box: seen(at) })).filter(({ box }) => box.area > 4);
for (const [n, one] of parts.entries()) for (const other of parts.slice(n + 1)) {
  if (one.at.contains(other.at) || other.at.contains(one.at)) continue;
  const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
  const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
  if (across > 1.5 && down > 1.5) wrong.push(`${one.at.id || one.at.className} and ${other.at.id || other.at.className} overlap by ${Math.round(across)} × ${Math.round(down)}`);
}
return [asked.length, hidden.length, area / (width * height), Math.min(99, ...texts), wrong];
