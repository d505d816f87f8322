/** How the coach's page stands, for its styles and for boards. */
import type { Box, Layout, Mode, Size } from "../lib/table/frame";
import { modeOf } from "../shell/table/layout";

/** The transport is a bar of its own at the foot of the page, within reach of the thumb. */
export function isSmall(mode: Mode): boolean {
  return mode === "phone" || mode === "lying";
}

/** Where the parts stand: all above each other, the stage over two columns, or the list beside. */
export type Arrangement = "wide" | "beside" | "upright" | "lying" | "phone";

export function arrangementOf(size: Size): Arrangement {
  const mode = modeOf(size);
  if (mode === "low") return "beside";
  if (mode === "tablet") return size.width > size.height ? "beside" : "upright";
  return mode;
}

const NOWHERE: Box = { x: 0, y: 0, width: 0, height: 0 };

/** For boards and drawers, from what was measured. */
export function layoutOf(size: Size, stage: Box, bar: number, foot: number): Layout {
  return {
    mode: modeOf(size),
    desk: "side",
    players: "none",
    size,
    bar: { x: 0, y: 0, width: size.width, height: bar },
    seats: NOWHERE,
    stage,
    foot: null,
    mine: null,
    actions: { x: size.width, y: size.height - foot, width: 0, height: foot },
  };
}
