/** Where on the board the gains of a placement come from (F4.2): to draw them, not to count them.
 *  What a placement really brings is the server's word. */

import { SIDES, nameOf, sideOf, spotOf, step, type Spot } from "./geometry";
import { RESOURCES, type Good, type Resource, type Valley } from "./view";

/** A tile as it lies, or would lie: its two squares and the scene on each. */
export interface Placement {
  squares: readonly [string, string];
  scenes: readonly [Resource, Resource];
}

/** A gain, at a point given in squares: the middle of an edge, or inside the covered square. */
export interface Source {
  good: Good;
  kind: "connection" | "wheat" | "icon";
  x: number;
  y: number;
}

/** The scene on each covered square. */
export function scenesBySquare(valley: Valley): Map<string, Resource> {
  const scenes = new Map<string, Resource>();
  for (const tile of valley.tiles) {
    for (const [index, square] of tile.squares.entries()) {
      const scene = tile.scenes[index];
      if (scene) scenes.set(square, scene);
    }
  }
  return scenes;
}

/** The resource whose icon is printed on a square, covered or not. */
export function iconAt(valley: Valley, [column, row]: Spot): Resource | undefined {
  const mark = valley.map[row]?.charAt(column);
  return mark ? RESOURCES.find((resource) => resource.startsWith(mark)) : undefined;
}

/** Connections, wheat fields and covered icons of a placement, in reading order of its squares. */
export function sourcesOf(valley: Valley, placement: Placement): Source[] {
  const others = scenesBySquare(valley);
  for (const square of placement.squares) others.delete(square);
  const found: Source[] = [];
  for (const [index, square] of placement.squares.entries()) {
    const spot = spotOf(square);
    const scene = placement.scenes[index];
    const mate = spotOf(placement.squares[1 - index] ?? square);
    for (const side of SIDES) {
      const [column, row] = step(spot, side);
      const at = { x: spot[0] + 0.5 + side[0] / 2, y: spot[1] + 0.5 + side[1] / 2 };
      if (scene && others.get(nameOf([column, row])) === scene) {
        found.push({ good: scene, kind: "connection", ...at });
      } else if (valley.map[row]?.charAt(column) === "W") {
        found.push({ good: "wheat", kind: "wheat", ...at });
      }
    }
    const icon = iconAt(valley, spot);
    if (icon) found.push({ good: icon, kind: "icon", ...iconPoint(spot, mate) });
  }
  return found;
}

/** Where a covered icon's token lies: in the corner of its square that is farthest from the mate,
 *  so that it hides neither the glyph nor a token on an edge. */
function iconPoint(spot: Spot, mate: Spot): { x: number; y: number } {
  const side = sideOf(spot, mate);
  const away = SIDES[(side + 2) % 4] ?? [0, 0];
  const aside = SIDES[(side + 1) % 4] ?? [0, 0];
  return {
    x: spot[0] + 0.5 + 0.3 * (away[0] - aside[0]),
    y: spot[1] + 0.5 + 0.3 * (away[1] - aside[1]),
  };
}
