/** Where things of the river lie, in the board's own pixels. The Nile flows from left to right. */

export const WIDTH = 1120;
export const HEIGHT = 566;

const FIRST = 54; // middle of the first space
const STEP = 53.3; // from one space of the river to the next: they lie in turn above and below it

export const CARD = { width: 94, height: 116, top: 9 } as const;
export const ROUND = { y: 252, radius: 33 } as const;
export const SLOT = { width: 70, height: 24, top: 223, step: 25.5 } as const;
export const PLATE = { y: 207, radius: 13 } as const;
export const RIVER = { top: 143, bottom: 191 } as const;
export const BANKS_END = 328; // there the works begin

/** The middle of a space by its order, 1 (source) to 20 (mouth). */
export function middleOf(order: number): number {
  return FIRST + (order - 1) * STEP;
}

/** How far the water sways from its straight line at x. */
function sway(x: number): number {
  return 5 * Math.sin(x / 118);
}

function line(x: number, y: number): string {
  return `${x} ${(y + sway(x)).toFixed(1)}`;
}

/** A strip of the river between two heights, along its whole length. */
export function strip(top: number, bottom: number): string {
  const steps = Array.from({ length: WIDTH / 20 + 1 }, (_, index) => index * 20);
  const there = steps.map((x) => line(x, top));
  const back = [...steps].reverse().map((x) => line(x, bottom));
  return `M${there.join("L")}L${back.join("L")}Z`;
}

/** The line behind which a seat's ships cannot go any more: left of it lies what is upstream.
 *  `downstream` is the order of the first space that can still be reached. */
export function boundary(downstream: number): string {
  const above = firstFrom(downstream, 1);
  const below = firstFrom(downstream, 0);
  const x1 = above > 19 ? middleOf(19) + STEP : middleOf(above) - STEP;
  const x2 = below > 20 ? WIDTH - 6 : Math.max(middleOf(below) - STEP, 4);
  const bend = (x1 + x2) / 2;
  return (
    `M${x1.toFixed(1)} 6V${RIVER.top - 14}` +
    `C${x1.toFixed(1)} ${RIVER.bottom - 8} ${bend.toFixed(1)} ${RIVER.top + 20} ${x2.toFixed(1)} ${RIVER.bottom + 10}` +
    `V${BANKS_END - 4}`
  );
}

/** The area left of that line. */
export function upstream(downstream: number): string {
  return `${boundary(downstream)}H6V6Z`;
}

/** The first order from here on that is odd (1: cards) or even (0: round spaces and sites). */
function firstFrom(order: number, odd: 0 | 1): number {
  return order % 2 === odd ? order : order + 1;
}

export function slotTop(slot: number): number {
  return SLOT.top + slot * SLOT.step;
}
