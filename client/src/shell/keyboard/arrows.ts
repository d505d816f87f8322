/** Arrow keys: from one lit place to the next one in that direction on the screen. */

export type Direction = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

export interface Spot {
  readonly x: number;
  readonly y: number;
}

const SIDEWAYS = 2.5; // how much a distance sideways counts against one straight ahead

/** Index of the nearest spot in this direction, -1: there is none. */
export function nearest(from: Spot, spots: readonly Spot[], direction: Direction): number {
  let best = -1;
  let least = Infinity;
  spots.forEach((spot, index) => {
    const [dx, dy] = [spot.x - from.x, spot.y - from.y];
    const along =
      direction === "ArrowLeft"
        ? -dx
        : direction === "ArrowRight"
          ? dx
          : direction === "ArrowUp"
            ? -dy
            : dy;
    const aside = Math.abs(direction === "ArrowLeft" || direction === "ArrowRight" ? dy : dx);
    if (along <= 1) return;
    const cost = along + aside * SIDEWAYS;
    if (cost < least) {
      least = cost;
      best = index;
    }
  });
  return best;
}

/** The lit places, in the order of the page. */
export function litPlaces(root: ParentNode): HTMLElement[] {
  const lit =
    '[data-target]:is([data-state="legal"], [data-state="chosen"]):is([role="button"], button)';
  return [...root.querySelectorAll<HTMLElement>(lit)].filter(
    (place) => place.getBoundingClientRect().width > 0,
  );
}

function middle(element: Element): Spot {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** Moves the focus, at first to the place that Tab would stop at. False: it has not moved. */
export function moveFocus(root: ParentNode, direction: Direction): boolean {
  const places = litPlaces(root);
  const focused = document.activeElement;
  const here = places.find((place) => place === focused);
  const target = here
    ? places[nearest(middle(here), places.map(middle), direction)]
    : (places.find((place) => place.tabIndex === 0) ?? places[0]);
  target?.focus();
  return target !== undefined;
}
