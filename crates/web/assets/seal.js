// The numbers that this browser adds to the seeds of games. It pledges one before a game, opens it when all
// pledges lie on the table, and checks at the end that it is among those of which the seed was made. Hashes
// are worked out here: browsers lend theirs only over HTTPS, and a parlour at home has none.
globalThis.parlour.seals = (() => {
  const { find, all, on, setting } = globalThis.parlour;

  // ── SHA-256, as FIPS 180-4 has it ──

  const primes = [];
  for (let n = 2; primes.length < 64; n++) if (primes.every(prime => n % prime)) primes.push(n);
  const fraction = root => (root - Math.floor(root)) * 2 ** 32;
  const constants = Int32Array.from(primes, prime => fraction(Math.cbrt(prime)));
  const turn = (word, by) => (word >>> by) | (word << (32 - by));

  const sha256 = bytes => {
    const padded = new Uint8Array((((bytes.length + 8) >> 6) + 1) * 64);
    padded.set(bytes);
    padded[bytes.length] = 0x80;
    const view = new DataView(padded.buffer);
    view.setUint32(padded.length - 4, bytes.length * 8);
    const state = Int32Array.from(primes.slice(0, 8), prime => fraction(Math.sqrt(prime)));
    const words = new Int32Array(64);
    for (let block = 0; block < padded.length; block += 64) {
      let [a, b, c, d, e, f, g, h] = state;
      for (let at = 0; at < 64; at++) {
        const [early, late] = [words[at - 15], words[at - 2]];
        words[at] = at < 16
          ? view.getInt32(block + at * 4)
          : words[at - 16] + words[at - 7] + (turn(early, 7) ^ turn(early, 18) ^ (early >>> 3)) +
            (turn(late, 17) ^ turn(late, 19) ^ (late >>> 10));
        const mixed = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + constants[at] + words[at];
        const most = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
        [a, b, c, d, e, f, g, h] = [(mixed + most) | 0, a, b, c, (d + mixed) | 0, e, f, g];
      }
      [a, b, c, d, e, f, g, h].forEach((word, at) => (state[at] += word));
    }
    return [...state].map(word => (word >>> 0).toString(16).padStart(8, "0")).join("");
  };

  const hex = bytes => [...bytes].map(byte => byte.toString(16).padStart(2, "0")).join("");
  const bytes = text => (text.match(/../g) ?? []).map(pair => parseInt(pair, 16));
  /** The hash of a line and of what is written in hexadecimal digits. */
  const hash = (line, ...digits) => sha256([...new TextEncoder().encode(line + "\n"), ...bytes(digits.join(""))]);
  const pledgeOf = number => hash("parlour pledge 1", number);

  // ── What this browser has given, by table and game. Two tabs of one table share it. ──

  const given = {};
  const nameOf = (game, path = location.pathname) => `${path} ${game}`;
  const stored = () => {
    try {
      return JSON.parse(setting("seals") ?? "{}");
    } catch {
      return {};
    }
  };
  const read = game => stored()[nameOf(game)] ?? given[game] ?? {};
  const keep = (game, what, path) => {
    given[game] = what;
    const others = Object.entries(stored()).filter(([name]) => name !== nameOf(game, path));
    const latest = [...others.slice(-30), [nameOf(game, path), what]];
    setting("seals", JSON.stringify(Object.fromEntries(latest)));
  };

  const drawn = () => hex(crypto.getRandomValues(new Uint8Array(32)));

  /** For which game a pledge was sent on this line. */
  let pledged;

  const pledge = (game, send) => {
    const before = read(game);
    const number = (!before.opened && before.number) || drawn();
    keep(game, { ...before, number, opened: false });
    if (send({ click: "ask", do: "pledge", pledge: pledgeOf(number) })) pledged = game;
  };

  /** Opens what was pledged, once: what all have pledged by then is kept, to be compared at the end. */
  const redeem = (game, asked, send) => {
    const { pledge, people } = asked;
    const isAsked = own => own?.number && people.some(one => one.pledge === pledgeOf(own.number));
    const own = [read(game), given[game]].find(isAsked);
    if (!own || own.opened === pledge) return;
    const rounds = (own.rounds ?? 0) + 1;
    if (send({ click: "ask", do: "redeem", number: own.number })) {
      keep(game, { ...own, opened: pledge, people, rounds });
      pledged = null;
    }
  };

  /** Follows the table. Nobody needs to click for any of this. */
  const follow = send => {
    const { seals, asked } = find("#table").dataset;
    if (asked) redeem(seals, JSON.parse(asked), send);
    else if (seals && pledged !== seals) pledge(seals, send);
    const seal = find("[data-seal]");
    const own = seal && read(seal.dataset.seal);
    if (own?.opened && !own.seal) keep(seal.dataset.seal, { ...own, seal: seal.textContent });
    const place = find("[data-deal]");
    if (place) tell(place);
  };

  // ── Against bots a game begins as its table is opened: the parlour pledges when it names the table ──

  const reserve = async form => {
    const answer = await fetch(form.dataset.reserve, { signal: AbortSignal.timeout(1500) });
    const { table, ticket, pledge } = await answer.json();
    const number = drawn();
    form.elements.ticket.value = ticket;
    form.elements.number.value = number;
    const people = [{ seat: 0, pledge: pledgeOf(number) }];
    keep(1, { number, opened: pledge, people, rounds: 1 }, "/t/" + table);
  };

  on("submit", event => {
    const { target: form, submitter } = event;
    if (!form.dataset.reserve || form.dataset.reserved || !/bots|lessons/.test(submitter?.value)) return;
    event.preventDefault();
    form.dataset.reserved = true;
    // Whoever gets no ticket plays all the same.
    reserve(form).catch(() => {}).finally(() => form.requestSubmit(submitter));
  });
  // A ticket is good for once, and whoever comes back to the page wants another.
  on("pageshow", () => {
    for (const form of all("[data-reserved]")) {
      delete form.dataset.reserved;
      form.elements.ticket.value = form.elements.number.value = "";
    }
  });

  // ── The end: everything is open ──

  const same = (some, others) => {
    const list = people => people.map(one => `${one.seat} ${one.pledge}`).join();
    return list(some) === list(others);
  };

  /** What is to be said of a deal: that it was made as it was pledged, and of which numbers. */
  const verdict = ({ game, seal, seed, numbers: { pledge, number, people } }) => {
    const opened = people.filter(one => one.number);
    const parts = opened.map(one => hex([one.seat]) + one.number);
    const own = read(game);
    const isWhole =
      pledgeOf(number) === pledge &&
      opened.every(one => pledgeOf(one.number) === one.pledge) &&
      hash("parlour seed 1", number, ...parts) === seed &&
      hash("parlour deal 1", seed) === seal;
    if (!isWhole) return "wrong";
    if (!own.opened) return "others";
    // What was opened for another beginning, which came to nothing, is not in this one.
    if (own.opened !== pledge) return "missing";
    if (!same(own.people, people) || (own.seal && own.seal !== seal)) return "wrong";
    if (opened.every(one => one.number !== own.number)) return "missing";
    return own.rounds > 1 ? "again" : "mine";
  };

  const tell = place => {
    const told = verdict(JSON.parse(place.dataset.deal));
    place.textContent = place.dataset[told];
    place.dataset.told = told;
    place.hidden = false;
  };

  return { follow, anew: () => (pledged = null), hash };
})();
