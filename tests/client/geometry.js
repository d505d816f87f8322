// What is wrong with how the table on this page is drawn: sentences, none if nothing is. Runs in the
// browser; `limits` says how small text may be and what may scroll.
globalThis.measure = (limits) => {
  const faults = [];
  const table = document.querySelector(".table");
  const stage = document.querySelector(".stage");
  const SLACK = 1.5; // pixels that fonts may stick out of their box
  const CLIPS = ["hidden", "clip", "auto", "scroll"];
  const GIVES_WAY = ".numbers, .numbers *, .state, .middle, .steps, .balance, .reason, .last, h3"; // what has no room there wraps away
  const NOT_READ = ".hidden-text, .minimap, [hidden], option, .toast";

  /** Some words are for screen readers only. */
  const isSpoken = (element) => getComputedStyle(element).clipPath === "inset(50%)";
  const shown = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !isSpoken(element);
  const around = function* (element) {
    for (let one = element; one && one !== document.body; one = one.parentElement) yield one;
  };
  const meet = (a, b) => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const isEmpty = (box) => box.right - box.left < 1 || box.bottom - box.top < 1;
  const isInside = (box, frame) =>
    box.left >= frame.left - SLACK &&
    box.right <= frame.right + SLACK &&
    box.top >= frame.top - SLACK &&
    box.bottom <= frame.bottom + SLACK;
  const window_ = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };

  /** How much larger than its font size a text is on the screen. */
  const scaleOf = (element) => {
    const svg = element.closest("svg");
    const html = svg ?? [...around(element)].find((one) => one.offsetWidth > 0);
    const width = svg ? svg.clientWidth : html?.offsetWidth;
    const wide = html && width ? html.getBoundingClientRect().width / width : 1;
    const outer = Math.abs(wide - 1) < 0.04 ? 1 : wide; // widths are whole pixels
    return outer * (svg ? Math.abs(element.getCTM?.()?.a ?? 1) : 1);
  };

  /** What clips an element, nearest first, with whether it scrolls. */
  const clipsOf = (element) =>
    [...around(element)]
      .filter((one) => !(one instanceof SVGElement) || one.matches("svg"))
      .filter((one) => CLIPS.includes(getComputedStyle(one).overflowY))
      .map((one) => ({
        box: one.getBoundingClientRect(),
        scrolls: ["auto", "scroll"].includes(getComputedStyle(one).overflowY),
        hides: one.matches(GIVES_WAY),
        isStage: one.matches(".frame"),
      }));

  const regionOf = (element) =>
    element.closest(".drawer, .docked, [data-region]")?.dataset.region ?? "drawer";

  /** Of the line that it stands on, the part that its letters fill. */
  const inkOf = (box) => ({
    left: box.left + 1,
    right: box.right - 1,
    top: box.top + box.height * 0.24,
    bottom: box.bottom - box.height * 0.24,
  });

  const texts = [];
  const walk = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const words = node.textContent.trim();
    const element = node.parentElement;
    if (!words || element.closest(NOT_READ) || !shown(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width < 1) continue;
      const region = regionOf(element);
      texts.push({
        words: words.slice(0, 40),
        element,
        box: inkOf(box),
        region,
      });
    }
  }

  const isFreeIn = (clip) => clip.scrolls || (clip.isStage && limits.pans);
  const seen = texts.filter(({ words, element, box }) => {
    let left = box;
    const clips = clipsOf(element);
    // out of sight for a reason
    if (clips.some((clip) => (clip.hides || isFreeIn(clip)) && isEmpty(meet(box, clip.box))))
      return false;
    for (const clip of clips) {
      const before = left;
      left = meet(left, clip.box);
      if (!isInside(before, clip.box) && !isFreeIn(clip)) {
        faults.push(`cut: "${words}" in ${regionOf(element)}`);
        return true;
      }
    }
    const shelf = element.closest(".folded")?.getBoundingClientRect(); // opens for what is below it
    if (shelf && !isInside(box, shelf)) {
      if (isEmpty(meet(box, shelf))) return false;
      faults.push(`half in sight: "${words}" in ${regionOf(element)}`);
    }
    if (!isInside(left, window_)) faults.push(`outside the window: "${words}"`);
    return true;
  });

  for (const { words, element } of seen) {
    const size = parseFloat(getComputedStyle(element).fontSize) * scaleOf(element);
    const least = stage.contains(element) ? limits.boardText : limits.text;
    if (size < least - 0.05)
      faults.push(`${size.toFixed(1)} px: "${words}" in ${regionOf(element)}`);
  }

  seen.forEach((one, at) => {
    for (const other of seen.slice(at + 1)) {
      if (one.region !== other.region || one.element === other.element) continue;
      if (!isEmpty(meet(one.box, other.box)))
        faults.push(`over each other: "${one.words}" and "${other.words}"`);
    }
  });

  for (const region of document.querySelectorAll("[data-region]:not(.stage)")) {
    const home = region.getBoundingClientRect();
    for (const thing of region.querySelectorAll("[data-target], button, .card, svg")) {
      const box = thing.getBoundingClientRect();
      const isGone = thing.closest(GIVES_WAY) || thing.closest("[data-region]") !== region;
      if (!shown(thing) || box.width < 2 || isGone || thing.closest(NOT_READ)) continue;
      const clips = clipsOf(thing.parentElement);
      if (clips.some(({ scrolls }) => scrolls) || isInside(box, home)) continue;
      faults.push(`sticks out of ${region.dataset.region}: ${thing.outerHTML.slice(0, 60)}`);
    }
  }

  if (limits.still) {
    for (const box of document.querySelectorAll('[data-region="mine"] *')) {
      if (!["auto", "scroll"].includes(getComputedStyle(box).overflowY) || !shown(box)) continue;
      const more = box.scrollHeight - box.clientHeight;
      if (more > 1) faults.push(`scrolls by ${more} px: ${box.className}`);
    }
  }

  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > innerWidth + 1 || scrollHeight > innerHeight + 1)
    faults.push(`the page scrolls: ${scrollWidth}x${scrollHeight}`);

  const lit = [...document.querySelectorAll('.table [data-target][data-state="legal"]')];
  const inView = lit.filter(shown);
  if (lit.length > 0 && inView.length === 0) faults.push("no lit place can be seen");
  const frame = stage.getBoundingClientRect();
  for (const place of inView) {
    const box = place.getBoundingClientRect();
    const name = place.dataset.target;
    if (Math.max(box.width, box.height) < limits.place)
      faults.push(`small: ${name} is ${box.width.toFixed(0)}x${box.height.toFixed(0)}`);
    const home = stage.contains(place) ? frame : window_;
    const isFree = limits.pans || clipsOf(place).some(({ scrolls }) => scrolls);
    if (!isFree && !isInside(box, home)) faults.push(`out of reach: ${name}`);
  }

  for (const panel of document.querySelectorAll(".panels .panel")) {
    if (!shown(panel)) continue; // the result or a battle has its place
    for (const part of [".name b", ".score b"]) {
      const found = panel.querySelector(part);
      if (!found || !seen.some(({ element }) => element === found))
        faults.push(`a panel lacks ${part}`);
    }
  }
  const { width, height } = frame;
  return { faults: [...new Set(faults)], stage: { width, height } };
};
