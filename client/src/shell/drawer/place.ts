/** Where a drawer, a card with a question or the theatre lies: over the table, under the bar, never
 *  over the action bar. */
import type { Box, Layout } from "../../lib/table/frame";

export type Side = "left" | "right";

const NARROW = 900; // a table that is less wide has sheets of one width
const SHEET = 428;

const LOW = 0.5; // part of a phone's table that a low drawer takes

/** `width` is what the drawer's text asks for; a low one hides less of a phone. */
export function drawerBox(layout: Layout, width: number, side: Side, isLow = false): Box {
  const { mode, size, bar, actions } = layout;
  const y = bar ? bar.height : 0;
  if (mode === "phone") {
    const height = (actions.y - y) * (isLow ? LOW : 1);
    return { x: 0, y: actions.y - height, width: size.width, height };
  }
  // a phone held sideways has its action bar at the right
  const right = mode === "lying" ? actions.x : size.width;
  const wide = Math.min(size.width < NARROW ? SHEET : width, right);
  return {
    x: side === "left" ? 0 : right - wide,
    y,
    width: wide,
    height: (mode === "lying" ? size.height : actions.y) - y,
  };
}

/** Of a phone: one's own things over the stage. */
export function sheetBox(layout: Layout): Box {
  return layout.mode === "lying" ? drawerBox(layout, SHEET, "right") : layout.stage;
}

/** Where cards with a question stand: in the desk, right above the action bar. */
export function dockBox({ mode, desk, players, size, seats, stage, mine, actions }: Layout): {
  x: number;
  width: number;
  /** From the foot of the table. */
  bottom: number;
} {
  if (mode === "lying") return { x: stage.x, width: stage.width, bottom: 8 };
  const bottom = size.height - actions.y + 8;
  if (players === "column" && mode === "low" && desk === "foot")
    return { x: seats.x, width: seats.width, bottom: 8 };
  if (mode === "low") return { x: actions.x, width: actions.width, bottom };
  const box = mine ?? stage;
  // below the stage of a tablet: beside what can be paid with, which stands on the left
  if (mode === "tablet" && mine && mine.height > SHELF && mine.width > 2 * mine.height)
    return { x: mine.x + mine.width / 2, width: mine.width / 2, bottom };
  return { x: box.x, width: box.width, bottom };
}
const SHELF = 100; // pixels: one's own things in less height are one line

const MARGIN = 10; // around the theatre
const STRIP = 64; // of the stage stays in view above it

/** The lower part of stage and desk; on a phone all that is not the action bar, which is its foot in a
 *  low window. */
export function theatreBox({ mode, players, size, bar, seats, stage, actions }: Layout): Box {
  const top = bar ? bar.height : 0;
  if (mode === "phone") return { x: 0, y: top, width: size.width, height: actions.y - top };
  if (mode === "lying") return stage;
  const y = (players === "strip" ? seats.y + seats.height : top) + STRIP;
  if (players === "none") return { ...actions, y, height: actions.y - y };
  const right = players === "column" ? seats.x : size.width;
  return { x: MARGIN, y, width: right - 2 * MARGIN, height: actions.y - MARGIN - y };
}

export function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
