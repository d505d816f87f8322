/** The table after the last move: board, result and story side by side, all buttons in one bar. The
 *  board is never smaller than half of the window's height. */
import type { Box, Layout, Shape, Size } from "../../lib/table/frame";

const GAP = 10;
const BAR = 40; // of a phone held sideways, which has none while it plays
const BUTTONS = 60;
const READABLE = 652; // pixels of width: every board has its full drawing
const STORY = 1100; // in less width the story stands below the board, or below the result
const LEAST_STORY = 230; // pixels of height
const TABLET = 900; // from this width on the board takes more than half of it

const NOWHERE: Box = { x: 0, y: 0, width: 0, height: 0 };

export function ended(layout: Layout, shape: Shape): Layout {
  const { size, mode } = layout;
  const bar = layout.bar ?? { x: 0, y: 0, width: size.width, height: BAR };
  const actions = { x: 0, y: size.height - BUTTONS, width: size.width, height: BUTTONS };
  const room = {
    x: GAP,
    y: bar.height + GAP,
    width: size.width - 2 * GAP,
    height: actions.y - bar.height - 2 * GAP,
  };
  return {
    ...layout,
    mode: mode === "lying" ? "low" : mode, // the players make room for a bar
    players: "none",
    seats: NOWHERE,
    bar,
    actions,
    ...(size.width < size.height ? stacked(room, size) : sideBySide(room, shape, size.height / 2)),
  };
}

type Columns = Pick<Layout, "stage" | "mine" | "foot">;

/** The result takes the place of one's own things, the story that of hand and market. */
function sideBySide(room: Box, { full, compact, reading }: Shape, half: number): Columns {
  const most = room.width * (room.width < TABLET ? 0.5 : 0.58);
  const wide = Math.max(room.width * 0.42, Math.min(READABLE, most));
  const stage = { ...room, width: Math.round(wide) };
  const rest = room.width - stage.width - GAP;
  const mine = { ...room, x: stage.x + stage.width + GAP, width: rest };
  if (room.width < STORY) {
    const [aspect] = stage.width < reading ? compact : full;
    const height = Math.ceil(Math.max(half, stage.width / aspect));
    const left = room.height - height - GAP;
    if (left < LEAST_STORY) return { stage, mine, foot: null };
    const below = { ...stage, y: stage.y + height + GAP, height: left };
    return { stage: { ...stage, height }, mine, foot: below };
  }
  const width = Math.round((rest - GAP) * 0.6);
  const story = { ...mine, x: mine.x + width + GAP, width: rest - width - GAP };
  return { stage, mine: { ...mine, width }, foot: story };
}

function stacked(room: Box, { width, height }: Size): Columns {
  const stage = { x: 0, y: room.y - GAP, width, height: Math.ceil(height / 2) };
  const y = stage.y + stage.height + GAP;
  return { stage, mine: { ...room, y, height: room.y + room.height - y }, foot: null };
}
