/** The ring: five sections around the wheel, five columns between them. The middle is (0, 0), the
 *  drawing reaches from -384 to 384 both ways, position 0 is at the top, positions go clockwise. */

export const SIDE = 768;
export const MIDDLE = SIDE / 2;

export const RIM = 380;
export const OUTER = 366; // of a section, with its title's band
export const BAND = 333; // where the band begins
export const INNER = 120; // of a section
export const WHEEL = 116;
export const HUB = 38;
export const SPACES = 4; // of a wheel sector, usable or not

/** Degrees on each side of the middle of a section, of a column. */
const SECTION_HALF = 29.6;
const COLUMN_HALF = 5.8;

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

/** The middle of a position, in degrees from the right, clockwise as the screen counts. */
export function angleOf(position: number): number {
  return -90 + 72 * position;
}

/** The angle of the column on the clockwise edge of a position. */
export function columnAngle(position: number): number {
  return angleOf(position) + 36;
}

export function polar(radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: round(radius * Math.cos(angle)), y: round(radius * Math.sin(angle)) };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** A piece of a ring between two radii, so many degrees on each side of an angle; inside by so many
 *  others, where its edges are to run along something. */
export function wedge(
  inner: number,
  outer: number,
  angle: number,
  half: number,
  innerHalf: number = half,
): string {
  const [a, b] = [polar(outer, angle - half), polar(outer, angle + half)];
  const [c, d] = [polar(inner, angle + innerHalf), polar(inner, angle - innerHalf)];
  return (
    `M${a.x} ${a.y}A${outer} ${outer} 0 0 1 ${b.x} ${b.y}` +
    `L${c.x} ${c.y}A${inner} ${inner} 0 0 0 ${d.x} ${d.y}Z`
  );
}

export function sectionPath(position: number): string {
  return wedge(INNER, OUTER, angleOf(position), SECTION_HALF);
}

/** The line inside a section that shows its state: everywhere as far from its edge. */
export function ringPath(position: number): string {
  const gap = 5;
  const [inner, outer] = [INNER + gap, OUTER - gap];
  const inset = (radius: number): number => (Math.asin(gap / radius) * 180) / Math.PI;
  return wedge(
    inner,
    outer,
    angleOf(position),
    SECTION_HALF - inset(outer),
    SECTION_HALF - inset(inner),
  );
}

export function bandPath(position: number): string {
  return wedge(BAND, OUTER, angleOf(position), SECTION_HALF);
}

export function columnPath(position: number): string {
  return wedge(INNER, OUTER, columnAngle(position), COLUMN_HALF);
}

/** The line on which a section's title stands: never upside down. */
export function titlePath(position: number): string {
  const angle = angleOf(position);
  const below = Math.sin((angle * Math.PI) / 180) > 0.4;
  const radius = below ? 356 : 343;
  const [from, to] = below ? [angle + 29, angle - 29] : [angle - 29, angle + 29];
  const [a, b] = [polar(radius, from), polar(radius, to)];
  return `M${a.x} ${a.y}A${radius} ${radius} 0 0 ${below ? 0 : 1} ${b.x} ${b.y}`;
}

/** Offerings and burial chamber are drawn upright into a box of this size. */
const CONTENTS = { width: 180, height: 138 };

/** The free upright boxes inside the sections, by position. */
const FREE: readonly Box[] = [
  { x: -94, y: -314, width: 188, height: 145 },
  { x: 126, y: -122, width: 187, height: 146 },
  { x: 32, y: 121, width: 178, height: 137 },
  { x: -210, y: 121, width: 178, height: 137 },
  { x: -313, y: -122, width: 187, height: 146 },
];

/** Puts contents of that size into the free box of a position, as large as they may be drawn. */
export function contentsTransform(position: number): string {
  const free = FREE[position] ?? { x: 0, y: 0, ...CONTENTS };
  const scale = round(Math.min(free.width / CONTENTS.width, free.height / CONTENTS.height));
  const x = round(free.x + (free.width - CONTENTS.width * scale) / 2);
  const y = round(free.y + (free.height - CONTENTS.height * scale) / 2);
  return `translate(${x} ${y}) scale(${scale})`;
}

/** The spaces of a wheel sector whose middle is at the top, first to last as they are filled. */
export function spacesOf(count: number): Point[] {
  const step = 16.5;
  return Array.from({ length: count }, (_, index) =>
    polar(WHEEL - 21, -90 + step * (index - (count - 1) / 2)),
  );
}

/** By how many degrees the wheel goes on turning to show an offset: the short way. */
export function turnTo(angle: number, offset: number): number {
  const wanted = offset * 72;
  const rest = (((wanted - angle) % 360) + 540) % 360;
  return angle + rest - 180;
}

/** How pieces lie together in a box: as large as `largest`, in as few rows as they need. */
export function spread(
  count: number,
  box: { width: number; height: number },
  largest: number,
): { size: number; spots: Point[] } {
  if (count === 0) return { size: largest, spots: [] };
  let best = { size: 0, columns: 1, rows: 1 };
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns);
    const size = Math.min(largest, box.width / columns, box.height / rows);
    if (size > best.size) best = { size, columns, rows };
  }
  const { size, columns, rows } = best;
  const spots = Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns);
    const inRow = row === rows - 1 ? count - columns * row : columns;
    return {
      x: round(box.width / 2 + ((index % columns) - (inRow - 1) / 2) * size),
      y: round(box.height / 2 + (row - (rows - 1) / 2) * size),
    };
  });
  return { size, spots };
}
