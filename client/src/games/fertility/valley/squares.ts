/** What is on a square of the valley, as the view shows it. */

import type { Spot } from "../geometry";
import { RESOURCES } from "../printed";
import type { Resource, Valley } from "../view.types";

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
