/** The table while a theatre plays (a battle): the stage is the strip above it, over the whole width.
 *  In a low window the theatre takes the place of the players, too, and the action bar is its foot. */
import type { Box, Layout, Mode } from "../../lib/table/frame";

const LEAST = 120; // pixels: what is lower is only a fold, and changes nothing
const GAP = 10; // around the theatre
const FOOT = 72; // the action bar below it, in a low window

const NOWHERE: Box = { x: 0, y: 0, width: 0, height: 0 };

/** Whether a theatre of this height is more than a fold. */
export function isOpen(theatre: number): boolean {
  return theatre >= LEAST;
}

/** Whether a theatre of this height gives the table another order. */
export function isStaged(mode: Mode, theatre: number): boolean {
  return isOpen(theatre) && mode !== "phone" && mode !== "lying";
}

/** `extra`: pixels that the action bar needs more than usual. */
export function staged(layout: Layout, theatre: number, extra = 0): Layout {
  const { mode, players, size, bar, seats } = layout;
  if (mode === "phone" && isOpen(theatre)) return aboveTheatre(layout, theatre);
  if (!isStaged(mode, theatre)) return layout;
  const isLow = mode === "low";
  const foot = FOOT + extra;
  const actions = isLow
    ? { x: GAP, y: size.height - foot - GAP, width: size.width - 2 * GAP, height: foot }
    : layout.actions;
  const isStrip = players === "strip" && !isLow;
  const y = isStrip ? seats.y + seats.height : (bar?.height ?? 0);
  const bottom = actions.y - theatre + (isLow ? 0 : -GAP);
  const width = players === "column" && !isLow ? seats.x : size.width;
  return {
    ...layout,
    desk: isLow ? "foot" : layout.desk,
    players: isLow ? "none" : players,
    seats: isLow ? NOWHERE : seats,
    stage: { x: 0, y, width, height: bottom - y },
    foot: null,
    mine: null,
    actions,
  };
}

const STRIP = 80; // pixels: less than this shows nothing

/** On a phone the theatre lies over the stage: if it leaves a strip of it, the battle is there. */
function aboveTheatre(layout: Layout, theatre: number): Layout {
  const { stage, actions } = layout;
  const height = actions.y - theatre - stage.y;
  return height < STRIP || height > stage.height
    ? layout
    : { ...layout, stage: { ...stage, height } };
}
