// The sounds of a table, synthesised: there are no files. Silent until somebody asks for them with one press, and
// after that until the page is first touched, as browsers want it. Nothing private is heard: a sound belongs to a move
// that everybody sees, and the bell to one's own turn on one's own device.
{
// N: filtered noise (start, length, filter, from Hz, to Hz, Q, gain, attack). T: tone (start, Hz, length, gain, attack, wave, to Hz).
// L: a low-passed tone for strings and hinges (start, Hz, length, gain, attack, cut-off, to Hz, Q).
const B = "bandpass", H = "highpass", W = "lowpass";
const SOUNDS = {
  slide: (N) => N(0, .13, W, 1500, 520, .6, 1, .035),
  flip: (N) => { N(0, .035, B, 2600, 1500, 1, 1, .002); N(.035, .05, B, 1400, 900, 1.2, .5, .004); },
  quill: (N) => [0, .12, .21].map((t, i) => N(t, [.1, .07, .13][i], B, 2600 + i * 350, 3400 - i * 300, 2.2, .8, .02)),
  knock: (N, T) => { T(0, 92, .2, 1, .003, "sine", 70); T(0, 184, .15, .6, .002); N(0, .03, W, 700, 300, .7, .6, .001); },
  crack: (N, T) => { N(0, .05, B, 3600, 2000, .9, 1, .001); N(.028, .16, B, 2400, 520, 1.1, .8, .002); N(.07, .03, B, 1700, 900, 2, .6, .001); T(0, 130, .12, .45, .002, "sine", 80); },
  scales: (N, T) => [[0, 1174.7], [.17, 1568]].map(([t, f]) => { T(t, f, .75, .6, .004); T(t, f * 2.76, .28, .16, .002); T(t, f * 1.004, .6, .25, .004); }),
  bell: (N, T) => { T(0, 659.26, 1.3, .7, .008); T(0, 1318.5, .8, .22, .006); T(0, 1977.8, .4, .07, .004); T(0, 660.6, 1.1, .25, .01); },
  stamp: (N, T) => { T(0, 118, .2, 1, .003, "sine", 58); T(0, 236, .13, .5, .002); N(0, .025, W, 900, 400, .7, .4, .001); N(.05, .13, B, 420, 1150, 2.4, .42, .03); },
  strings: (N, T, L) => { for (const d of [.997, 1.003]) { L(0, 293.66 * d, .95, .4, .09, 1300); L(.32, 440 * d, 1.1, .45, .12, 1500); } T(.32, 880, .9, .05, .15); },
  fifth: (N, T) => { T(0, 392, .7, .5, .04, "triangle"); T(.2, 587.33, .95, .5, .05, "triangle"); },
  riffle: (N) => { for (let i = 0; i < 8; i++) N(i * .05 - i * i * .0012, .035, B, 1700 + i * 130, 1100, 1.3, .75 + i * .03, .002); },
  coin: (N, T) => { T(0, 2489, .3, .6, .001); T(.004, 3951, .22, .4, .001); T(0, 5274, .06, .12, .001); N(0, .008, H, 3500, 3500, .7, .2, .001); },
  gavel: (N, T) => { T(0, 182, .18, 1, .002, "sine", 168); T(0, 437, .09, .5, .001); T(0, 780, .04, .3, .001); N(0, .02, B, 1600, 800, .8, .7, .001); },
  hinge: (N, T, L) => { L(0, 74, .3, .7, .06, 950, 58, 5); L(.26, 60, .42, .8, .08, 800, 88, 6); N(0, .6, B, 700, 1000, 3, .08, .1); },
};
// Measured: peaks of −6 to −11 dBFS.
const LEVEL = { slide: 0.52, flip: 0.62, quill: 0.46, knock: 0.32, crack: 0.47, scales: 0.24, bell: 0.34, stamp: 0.41, strings: 0.65, fifth: 0.54, riffle: 0.42, coin: 0.31, gavel: 0.33, hinge: 0.17 };
// Schedule one sound on any context (an OfflineAudioContext too); returns nothing.
function schedule(ctx, out, name, at = 0, gain = 1) {
  const bus = ctx.createGain(), dc = ctx.createBiquadFilter();
  dc.type = H; dc.frequency.value = 38; bus.gain.value = gain * (LEVEL[name] ?? .5); bus.connect(dc).connect(out);
  const shape = (node, t, len, g, a) => {
    const e = ctx.createGain(), p = e.gain;
    p.setValueAtTime(0, t); p.linearRampToValueAtTime(g, t + a);
    p.setTargetAtTime(0, t + a, (len - a) / 4.5); p.setValueAtTime(g * .011, t + len); p.linearRampToValueAtTime(0, t + len + .03);
    node.connect(e).connect(bus);
  };
  const filter = (type, f, q, to, t, len) => { const x = ctx.createBiquadFilter(); x.type = type; x.Q.value = q; x.frequency.setValueAtTime(f, t); x.frequency.exponentialRampToValueAtTime(to, t + len); return x; };
  const osc = (type, f, to, t, len) => { const o = ctx.createOscillator(); o.type = type; o.frequency.setValueAtTime(f, t); o.frequency.exponentialRampToValueAtTime(to, t + len); o.start(t); o.stop(t + len + .04); return o; };
  const N = (t, len, type, f, to, q, g, a) => {
    const s = ctx.createBufferSource(), x = filter(type, f, q, to, t += at, len);
    s.buffer = noise(ctx); s.start(t, (f % 7) / 10); s.stop(t + len + .04); s.connect(x); shape(x, t, len, g * 2, a);
  };
  const T = (t, f, len, g, a, type = "sine", to = f) => shape(osc(type, f, to, t += at, len), t, len, g, a);
  const L = (t, f, len, g, a, cut, to = f, q = .8) => { const x = filter(W, cut, q, cut * .7, t += at, len); osc("sawtooth", f, to, t, len).connect(x); shape(x, t, len, g, a); };
  SOUNDS[name](N, T, L);
}
let buf; // the same soft noise every time
function noise(ctx) {
  if (buf?.sampleRate === ctx.sampleRate) return buf;
  buf = ctx.createBuffer(1, ctx.sampleRate * 1.6, ctx.sampleRate);
  const d = buf.getChannelData(0);
  for (let i = 0, x = 1, y = 0; i < d.length; i++) d[i] = y += (((x = Math.imul(x, 1664525) + 1013904223 | 0) >> 8) / 8388608 - y) * .4;
  return buf;
}
const { find, all, on, within, setting } = globalThis.parlour;
let ctx, master;
const isOn = () => setting("sound") === "on";
const unlock = () => {
  if (!isOn()) return;
  if (!ctx) {
    ctx = new AudioContext();
    master = ctx.createGain();
    master.gain.value = .35;
    master.connect(ctx.destination);
  }
  if (ctx.state === "suspended") ctx.resume();
};
// Several sounds, one after the other: "slide quill@300 knock@660".
const play = names => {
  if (!names || !isOn() || ctx?.state !== "running") return;
  for (const one of names.split(" ")) {
    const [name, after = 0] = one.split("@");
    if (SOUNDS[name]) schedule(ctx, master, name, ctx.currentTime + after / 1000);
  }
};
const show = () => {
  for (const button of all("[data-sound]")) {
    button.hidden = !globalThis.AudioContext;
    button.setAttribute("aria-pressed", isOn());
  }
};
const toggle = () => {
  setting("sound", isOn() ? "off" : "on");
  show();
  unlock();
  if (isOn()) setTimeout(() => play("bell"), 60);
};
on("click", event => within(event, "sound") && toggle());
on("pointerdown keydown", unlock);
on("DOMContentLoaded", show);
show();
Object.assign(globalThis.parlour, { sounds: { play, toggle } });
}
