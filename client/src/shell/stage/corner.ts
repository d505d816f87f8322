/** Where the small map stands: in the corner where it covers the fewest lit places. */

export interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** In the order in which they are preferred; the fourth has a button. */
export const CORNERS = ["bottom right", "top right", "top left"] as const;
export type Corner = (typeof CORNERS)[number];

const MARGIN = 10; // pixels to the edge of the stage

/** It stays in its corner unless another one is better. */
export function cornerFor(
  stage: Edges,
  map: { readonly width: number; readonly height: number },
  lit: readonly Edges[],
  now: Corner,
): Corner {
  const covered = (corner: Corner): number => {
    const [side, edge] = [corner.endsWith("right"), corner.startsWith("bottom")];
    const left = side ? stage.right - MARGIN - map.width : stage.left + MARGIN;
    const top = edge ? stage.bottom - MARGIN - map.height : stage.top + MARGIN;
    const [right, bottom] = [left + map.width, top + map.height];
    return lit.filter(
      (one) => one.left < right && left < one.right && one.top < bottom && top < one.bottom,
    ).length;
  };
  let [best, least] = [now, covered(now)];
  for (const corner of CORNERS) {
    const count = covered(corner);
    if (count < least) [best, least] = [corner, count];
  }
  return best;
}
