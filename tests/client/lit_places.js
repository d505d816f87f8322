// What every lit place of the page does when it is clicked; run in the page by test_lit_places.py.

const PATIENCE = 3000; // milliseconds: the server answers previews
const LIT = '[data-target][data-state="legal"][role="button"], button[data-target][data-state="legal"]';
const isSeen = (one) => one.getClientRects().length > 0;
const table = () => document.querySelector("[data-number]");
const numberNow = () => Number(table().dataset.number);
const lit = () => [...document.querySelectorAll(LIT)].filter(isSeen);
const text = (query) => document.querySelector(query)?.textContent ?? "";
const kindOf = (target) => target.split(":")[0];

/** All by which one can see that a click has done something. */
function look() {
  const chosen = [...document.querySelectorAll('[data-target][data-state="chosen"]')];
  return JSON.stringify([
    table().dataset.asked,
    chosen.map((one) => one.dataset.target),
    lit().map((one) => one.dataset.target),
    text('[data-testid="draft"]'),
    text(".actions"),
  ]);
}

async function until(holds) {
  const end = performance.now() + PATIENCE;
  while (!holds() && performance.now() < end) await new Promise((done) => setTimeout(done, 20));
  return holds();
}

/** Something can be confirmed, or other places wait for the next click: those of another kind, or
 *  the same one where it has been opened. */
function leadsOn(place, target) {
  if (document.querySelector(".actions .button.primary.confirm")) return true;
  return lit().some((one) => {
    const other = one.dataset.target;
    return other === target ? one !== place : kindOf(other) !== kindOf(target);
  });
}

const press = (key) => window.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));

/** Back to where nothing was clicked; a move is the server's to take back. */
async function takeBack(before, number) {
  if (numberNow() !== number) {
    await until(() => document.querySelector(".actions .undo"));
    press("u");
    await until(() => numberNow() >= number + 2);
  }
  for (let steps = 0; steps < 6 && look() !== before; steps++) {
    press("Escape");
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  }
  return until(() => look() === before);
}

/** Clicks the lit place with this index. Returns its target, what is wrong with it, and whether the
 *  page is as it was before. */
window.clickLit = async (index) => {
  const place = lit()[index];
  if (!place) return null;
  const { target } = place.dataset;
  const [number, before] = [numberNow(), look()];
  const isSent = () => numberNow() !== number;
  place.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  if (!(await until(() => isSent() || look() !== before)))
    return { target, fault: "does nothing", isBack: true };
  const leads = await until(() => isSent() || leadsOn(place, target));
  return {
    target,
    fault: leads ? null : "leads to no choice",
    isBack: await takeBack(before, number),
  };
};
