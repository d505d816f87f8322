/** The tablet in the pixels of its stage: five panels in the order of the ring around the wheel, and
 *  the seams between them, where the gods stand. Position 0 is top middle, then clockwise: top right,
 *  bottom right, bottom left, top left. Any section may stand in any place. */

export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Box extends Point, Size {}

export interface Circle extends Point {
  radius: number;
}

/** Numbers only, by position: so that one layout can glide into another. */
export interface Layout {
  /** The wheel, without its rim. */
  wheel: Circle;
  panels: Box[];
  /** The room of the god on the clockwise edge of each position. */
  seams: Box[];
}

export const RIM = 9; // the gold ring around the wheel
const GAP = 8; // of bare ground around it
const FULL = { width: 806, height: 748 }; // from here on everything grows with the stage
const LARGEST = 1.2;
const NARROWEST = 102; // a panel
const HIGHEST = 208; // the middle of the wheel: the panel above it needs some room

/** Below this a stage shows the dial and one section. */
const SMALLEST: Size = { width: 640, height: 480 };

export function needsDial({ width, height }: Size): boolean {
  return width < SMALLEST.width || height < SMALLEST.height;
}

/** By how much text and pieces grow on a large stage. */
export function growthOf({ width, height }: Size): number {
  const fits = Math.min(width / FULL.width, height / FULL.height);
  return Math.min(Math.max(fits, 1), LARGEST);
}

/** Where the wheel stands as parts of the stage, and how wide the middle panel is: at rest, and with
 *  the section at each position swollen. The wheel moves away from what swells. */
interface Pose extends Circle {
  middle: number;
}

const REST: Pose = { x: 0.5, y: 0.525, radius: 0.145, middle: 0.36 };
const SWOLLEN: readonly Pose[] = [
  { x: 0.5, y: 0.69, radius: 0.118, middle: 0.5 },
  { x: 0.36, y: 0.63, radius: 0.11, middle: 0.245 },
  { x: 0.35, y: 0.37, radius: 0.108, middle: 0.245 },
  { x: 0.65, y: 0.37, radius: 0.108, middle: 0.245 },
  { x: 0.64, y: 0.63, radius: 0.11, middle: 0.245 },
];

/** The panels, wheel and seams of a stage; `swollen` is the position that takes most of it. */
export function layoutOf(stage: Size, swollen: number | null): Layout {
  const { width, height } = stage;
  const pose = (swollen === null ? undefined : SWOLLEN[swollen]) ?? REST;
  const growth = growthOf(stage);
  const margin = clamp(height * 0.016, 8, 12);
  const seam = 58 * growth;
  const flat = clamp(height * 0.067, 42, 50) * growth;
  const wheel = {
    x: pose.x * width,
    y: Math.max(pose.y * height, HIGHEST),
    radius: pose.radius * height,
  };
  const reach = reachOf(wheel);
  const outside = Math.min(wheel.x, width - wheel.x) - seam - margin - NARROWEST;
  const middle = Math.min(pose.middle * width, 2 * outside);
  const [left, right] = [wheel.x - middle / 2, wheel.x + middle / 2];
  const [lid, floor] = [wheel.y - flat / 2, wheel.y + flat / 2];
  const far = { x: width - margin, y: height - margin };
  const [inner, outer] = [wheel.x - seam / 2, wheel.x + seam / 2];
  return {
    wheel,
    panels: [
      between(left, margin, right, wheel.y - wheel.radius / 2),
      between(right + seam, margin, far.x, lid),
      between(outer, floor, far.x, far.y),
      between(margin, floor, inner, far.y),
      between(margin, margin, left - seam, lid),
    ],
    seams: [
      between(right, margin, right + seam, wheel.y - reach),
      between(wheel.x + reach, lid, far.x, floor),
      between(inner, wheel.y + reach, outer, far.y),
      between(margin, lid, wheel.x - reach, floor),
      between(left - seam, margin, left, wheel.y - reach),
    ],
  };
}

/** How far from the middle of the wheel other things begin. */
export function reachOf({ radius }: Circle): number {
  return radius + RIM + GAP;
}

/** Whether the title of a panel stands at its foot: the wheel covers no title. */
export function isBelow(position: number): boolean {
  return position === 2 || position === 3;
}

/** Whether the god on the clockwise edge of a position stands on a seam that lies flat. */
export function isFlat(position: number): boolean {
  return position === 1 || position === 3;
}

const CORNER = 10; // radius of a panel's corners

/** The outline of a panel: its box without the wheel's circle. */
export function outline(box: Box, position: number, wheel: Circle): string {
  const [left, top] = [box.x, box.y];
  const [right, bottom] = [box.x + box.width, box.y + box.height];
  const reach = reachOf(wheel);
  /** From the middle of the wheel to where its circle meets a line so far from it. */
  const chord = (distance: number): number =>
    Math.sqrt(Math.max(reach * reach - distance * distance, 0));
  const arc = (x: number, y: number, sweep: 0 | 1): string =>
    `A${round(reach)} ${round(reach)} 0 0 ${sweep} ${round(x)} ${round(y)}`;
  const round4 = {
    topLeft: `V${round(top + CORNER)}q0 ${-CORNER} ${CORNER} ${-CORNER}`,
    topRight: `H${round(right - CORNER)}q${CORNER} 0 ${CORNER} ${CORNER}`,
    bottomRight: `V${round(bottom - CORNER)}q0 ${CORNER} ${-CORNER} ${CORNER}`,
    bottomLeft: `H${round(left + CORNER)}q${-CORNER} 0 ${-CORNER} ${-CORNER}`,
  };
  const start = `M${round(left)} ${round(bottom - CORNER)}`;
  const notch = chord(bottom - wheel.y);
  if (position === 0 && notch > 0) {
    const cut = `H${round(wheel.x + notch)}${arc(wheel.x - notch, bottom, 0)}`;
    return `${start}${round4.topLeft}${round4.topRight}${round4.bottomRight}${cut}${round4.bottomLeft}Z`;
  }
  if (position === 2) {
    const [down, along] = [chord(left - wheel.x), chord(top - wheel.y)];
    const cut = `V${round(wheel.y + down)}${arc(wheel.x + along, top, 0)}`;
    return `${start}${cut}${round4.topRight}${round4.bottomRight}${round4.bottomLeft}Z`;
  }
  if (position === 3) {
    const [down, along] = [chord(right - wheel.x), chord(top - wheel.y)];
    const cut = `H${round(wheel.x - along)}${arc(right, wheel.y + down, 0)}`;
    return `${start}${round4.topLeft}${cut}${round4.bottomRight}${round4.bottomLeft}Z`;
  }
  return `${start}${round4.topLeft}${round4.topRight}${round4.bottomRight}${round4.bottomLeft}Z`;
}

/** The rooms inside a panel that the wheel leaves free, the widest first: boxes by the panel's own
 *  corner, without its title. A panel at the foot has one below the wheel and one beside it. */
export function roomsOf(box: Box, position: number, wheel: Circle, title: number): Box[] {
  const pad = PADDING;
  const width = box.width - 2 * pad;
  if (!isBelow(position)) {
    const end = position === 0 ? wheel.y - reachOf(wheel) - box.y : box.height;
    return [{ x: pad, y: title + pad, width, height: end - title - 2 * pad }];
  }
  const floor = box.height - title - pad;
  const below = Math.max(wheel.y + reachOf(wheel) - box.y, pad);
  const cut = wheel.x + reachOf(wheel) - box.x; // of a panel on the right
  const beside =
    position === 2
      ? { x: cut, y: pad, width: box.width - pad - cut, height: floor - pad }
      : { x: pad, y: pad, width: wheel.x - reachOf(wheel) - box.x - pad, height: floor - pad };
  return [{ x: pad, y: below, width, height: floor - below }, beside];
}

export const PADDING = 9;

function between(left: number, top: number, right: number, bottom: number): Box {
  return { x: left, y: top, width: right - left, height: bottom - top };
}

export function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

export function round(value: number): number {
  return Math.round(value * 100) / 100;
}
