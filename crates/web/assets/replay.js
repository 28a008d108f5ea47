// The script of a replay: all steps are fetched in the background, and one goes among them without a
// page being loaded. What it does not have yet is a link like any other.
if (document.querySelector("#slider")) {
  const { find, all, on } = globalThis.parlour;
  const slider = find("#slider");
  const first = +slider.min;
  /** The steps through each pair of eyes, by what their address says of them; those looked through now. */
  const known = {};
  let eyes, at = +slider.value;
  /** The address of what is shown. */
  let shown;
  /** The steps where rounds begin. */
  let rounds = [];
  let resting;

  /** What an address says, but for the step. */
  const eyesOf = address => {
    const { searchParams: says } = new URL(address);
    const step = +says.get("step");
    says.delete("step");
    says.sort();
    return [`${says}`, step];
  };
  const addressOf = (step, through = eyes) => `${location.pathname}?step=${step}${through && "&" + through}`;

  const whole = (parts, id) =>
    (parts[id] ?? "").replace(/<!--([\w-]+)-->/g, (_, inner) => whole(parts, inner));

  /** Fetches all steps through these eyes, some at a time. */
  const fetchAll = async through => {
    const seen = (known[through] = { steps: [], of: +slider.max });
    try {
      while (seen.steps.length <= seen.of - first) {
        const from = seen.steps.length + first;
        const answer = await fetch(addressOf(from, through).replace("?", "/steps?"));
        const { of, steps } = await answer.json();
        let parts = {};
        for (const step of steps) seen.steps.push({ ...step, parts: (parts = { ...parts, ...step.parts }) });
        seen.of = of;
        if (!steps.length) break;
        if (through === eyes) arrived(from);
      }
    } catch {
      // Whoever waits for more is given the page instead.
      delete known[through];
      if (through === eyes && shown !== addressOf(at)) location.assign(addressOf(at));
    }
  };

  /** Some steps have come: the one that is waited for may be among them. */
  const arrived = from => {
    const { steps, of } = known[eyes];
    slider.max = of;
    if (of - first < steps.length) listRounds();
    if (at >= from && at < first + steps.length && shown !== addressOf(at)) show();
  };

  const listRounds = () => {
    const begun = known[eyes].steps.flatMap(({ round }, n) => (round ? [[n + first, round]] : []));
    rounds = begun.map(([step]) => step);
    find("#rounds").replaceChildren(...begun.map(([step, round]) => {
      const link = document.createElement("a");
      [link.href, link.textContent] = [addressOf(step), round];
      return link;
    }));
    steer();
  };

  const mark = (link, attribute, is) =>
    is ? link.setAttribute(attribute, "true") : link.removeAttribute(attribute);

  /** Marks the one among links that scroll sideways, and has it in sight. */
  const markCurrent = (link, is) => {
    mark(link, "aria-current", is);
    const row = link.parentNode;
    if (is) row.scrollLeft = link.offsetLeft - row.offsetLeft - row.clientWidth / 2 + link.clientWidth / 2;
  };

  /** All links lead on from here. */
  const steer = () => {
    const last = +slider.max;
    const ways = { first, previous: Math.max(at - 1, first), next: Math.min(at + 1, last), last };
    for (const link of all("[data-go]")) {
      const to = ways[link.dataset.go];
      link.href = addressOf(to);
      mark(link, "aria-disabled", to === at);
    }
    for (const link of all("#eyes a")) {
      const [through] = eyesOf(link.href);
      link.href = addressOf(at, through);
      markCurrent(link, through === eyes);
    }
    const round = rounds.findLast(step => step <= at);
    for (const link of all("#rounds a")) {
      const step = eyesOf(link.href)[1];
      link.href = addressOf(step);
      if (rounds.length) markCurrent(link, step === round);
    }
    slider.value = at;
    slider.style.setProperty("--at", (at - first) / Math.max(last - first, 1));
  };

  /** Shows the step where one is, if it has come. */
  const show = () => {
    steer();
    const { steps } = known[eyes] ?? {};
    const step = steps?.[at - first];
    if (!step) return;
    shown = addressOf(at);
    Idiomorph.morph(find("#then"), whole(step.parts, "then"), { morphStyle: "outerHTML" });
    slider.ariaValueText = find("#at").textContent = step.at;
    find("#log").innerHTML = steps.slice(0, at - first + 1).map(({ log }) => log).join("");
    find("#body-log").scrollTop = 1e6;
    clearTimeout(resting);
    resting = setTimeout(rest, 250, step);
  };

  /** Where one comes to rest is told, and kept in the address. */
  const rest = ({ log, at: said }) => {
    history.replaceState(null, "", shown);
    for (const back of all("[name=back]")) back.value = shown;
    const told = new DOMParser().parseFromString(log, "text/html");
    const lines = [...told.querySelectorAll("h3, p")].map(line => line.textContent);
    find("#spoken").textContent = [said + ".", ...lines].join(" ");
  };

  const go = (to, through = eyes) => {
    at = Math.min(Math.max(to, first), +slider.max);
    if (through !== eyes) {
      eyes = through;
      if (!known[eyes]) fetchAll(eyes);
    }
    if (known[eyes]) show();
    else location.assign(addressOf(at));
  };

  /** The round after this one, or before it: its own beginning first. */
  const byRound = ahead =>
    (ahead ? rounds.find(step => step > at) : rounds.findLast(step => step < at)) ?? (ahead ? +slider.max : first);

  on("input", event => event.target === slider && go(+slider.value));
  on("click", event => {
    const link = event.target.closest?.("#replay nav a");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
    event.preventDefault();
    const [through, step] = eyesOf(link.href);
    go(step, through);
  });
  on("keydown", event => {
    const { key, target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (target !== slider && /INPUT|SELECT|TEXTAREA/.test(target.tagName)) return;
    const ways = {
      ArrowLeft: () => at - 1,
      ArrowRight: () => at + 1,
      Home: () => first,
      End: () => +slider.max,
      PageUp: () => byRound(false),
      PageDown: () => byRound(true),
    };
    // The log scrolls by the keys that scroll.
    if (!ways[key] || (target.id === "body-log" && !key.startsWith("Arrow"))) return;
    event.preventDefault();
    go(ways[key]());
  });

  eyes = eyesOf(location.href)[0];
  shown = addressOf(at);
  slider.hidden = false;
  find("#body-log").scrollTop = 1e6;
  steer();
  fetchAll(eyes);
}
