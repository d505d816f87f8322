/** The glyphs of icons.svg: they stand in the page, where every drawing finds them at once. */

/** Fetches them once. Without them the page is drawn all the same: words stand beside most. */
export async function loadGlyphs(): Promise<void> {
  try {
    const answer = await fetch("/icons.svg");
    const sheet = new DOMParser().parseFromString(await answer.text(), "image/svg+xml");
    document.body.prepend(document.importNode(sheet.documentElement, true));
  } catch {
    // no line: what follows will say so
  }
}
