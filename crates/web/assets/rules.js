// The script of the rules: finds a word, and marks the chapter that is being read.
(() => {
  const { find, all } = parlour;
  const field = find("[data-find]");
  const sections = all(".chapter");
  const none = find(".book .none");
  /** Letters alone: who looks for "Grafin" finds the Gräfin. Its length is that of the text. */
  const plain = text => [...text].map(sign => sign.normalize("NFD")[0]).join("").toLowerCase();
  const linkTo = part => find(`.contents a[href="#${part.querySelector("[id]")?.id ?? part.id}"]`);

  /** Where a word stands in a part of the page. */
  const places = (part, word) => {
    const found = [];
    const walk = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const text = plain(walk.currentNode.data);
      for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
        const place = new Range();
        place.setStart(walk.currentNode, at);
        place.setEnd(walk.currentNode, at + word.length);
        found.push(place);
      }
    }
    return found;
  };

  /** Puts away what does not have the word, in the text and in its contents. */
  const show = (part, shown) => {
    part.hidden = !shown;
    const link = linkTo(part);
    if (link) link.parentElement.hidden = !shown;
  };

  const look = () => {
    const word = plain(field.value.trim());
    let found = [];
    for (const section of sections) {
      const here = word ? places(section, word) : [];
      const title = word && places(section.querySelector("h2"), word).length;
      for (const entry of section.querySelectorAll(".entry")) {
        show(entry, !word || title || places(entry, word).length);
      }
      show(section, !word || here.length);
      found = found.concat(here);
    }
    none.hidden = !word || !!found.length;
    if (globalThis.Highlight) CSS.highlights.set("found", new Highlight(...found));
  };

  field.parentElement.hidden = false;
  field.addEventListener("input", look);

  const reading = new IntersectionObserver(seen => {
    for (const { target, isIntersecting } of seen) {
      if (!isIntersecting) continue;
      for (const link of all(".contents [aria-current]")) link.removeAttribute("aria-current");
      linkTo(target)?.setAttribute("aria-current", "true");
    }
  }, { rootMargin: "-10% 0px -80% 0px" });
  for (const section of [find(".minute"), ...sections]) reading.observe(section);
})();
