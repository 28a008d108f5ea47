// What moves on a table. It knows no game: the page says from where a piece comes (data-from, data-flights), what lies on the
// mat (a new id for each move), and which sounds belong to it (data-sounds). Every step is painted first, and then
// bridged: so whoever wants no motion, or has had enough, sees the same. Only transform and opacity move.
{
  const { find, all, setting } = globalThis.parlour;
  const OUT = "cubic-bezier(.2,.8,.2,1)", IN_OUT = "cubic-bezier(.6,0,.3,1)";
  let flights = [];

  const isWanted = () => {
    const { motion } = document.documentElement.dataset;
    const wanted = motion ? motion === "system" : !matchMedia("(prefers-reduced-motion: reduce)").matches;
    return wanted && !document.hidden;
  };

  const box = at => at?.getClientRects().length && at.getBoundingClientRect();

  /** How quickly: as the table is set. */
  const pace = () => ({ slow: 1.4, quick: .5, instant: 0 })[find("#table")?.dataset.speed] ?? 1;

  const fly = (at, from, { ms, delay = 0, easing = OUT, scale, fade = 0.2 }) => {
    const to = box(at);
    if (!to || !from) return;
    const grown = scale ?? Math.min(1, from.width / (to.width || 1));
    const x = from.left + from.width / 2 - to.left - to.width / 2, y = from.top + from.height / 2 - to.top - to.height / 2;
    const begin = { transform: `translate(${x}px, ${y}px) scale(${grown})`, opacity: fade };
    const timing = { duration: ms * pace(), delay: delay * pace(), easing, fill: "backwards" };
    flights.push(at.animate([begin, { transform: "none", opacity: 1 }], timing));
  };

  /** Whatever is under way is at its end. */
  const finish = () => {
    for (const flight of flights) flight.finish();
    flights = [];
  };

  const CANDLE = ".candle-at";
  const held = seat => find(`#player-${seat} .sealed`) ?? (find(`.oneself #player-${seat}`) && find(".hand .held"));

  /** Lets pieces of the new page come from where they were. */
  const move = (before, stage) => {
    const candle = find(CANDLE), kind = stage.id.split("-").pop();
    fly(candle, before.candle, { ms: 450, easing: IN_OUT, scale: 1, fade: 1 });
    for (const piece of stage.querySelectorAll("[data-from]")) {
      const delay = piece.matches(".on") ? 300 : 0;
      fly(piece, box(find(`#${piece.dataset.from} .portrayed`)), { ms: delay ? 300 : 240, delay });
    }
    for (const flight of (stage.dataset.flights ?? "").split(" ")) {
      const [to, from] = flight.split("<");
      if (from) fly(document.getElementById(to), box(document.getElementById(from)), { ms: 380 });
    }
    const [one, other] = (stage.dataset.swaps ?? "").split(" ");
    if (other) {
      const [a, b] = [held(one), held(other)], [from, to] = [box(b), box(a)];
      fly(a, from, { ms: 420, delay: 300, easing: IN_OUT, scale: 1, fade: 1 });
      fly(b, to, { ms: 420, delay: 300, easing: IN_OUT, scale: 1, fade: 1 });
    }
    if (kind === "end") {
      const seal = box(stage.querySelector(".seal-won"));
      for (const row of all(".opponent.wins .tokens")) {
        fly([...row.querySelectorAll(".seal:not(.empty)")].pop(), seal, { ms: 600, delay: 900, scale: 2 });
      }
    }
    if (kind === "begun") {
      const deck = box(find("#deck"));
      all(".hand .held, .others .sealed").forEach((card, n) => fly(card, deck, { ms: 260, delay: 90 * n }));
    }
  };

  /** Shows what is new, and bridges it if a new move is told. */
  const bridge = show => {
    const old = find(".stage")?.id, before = { candle: box(find(CANDLE)) };
    finish();
    show();
    const stage = find(".stage");
    if (!stage || stage.id === old || old == null) return;
    globalThis.parlour.sounds?.play(stage.dataset.sounds);
    if (isWanted() && !find("dialog:modal")) move(before, stage);
  };

  Object.assign(globalThis.parlour, { motion: { bridge, finish, isWanted } });
}
