/** The last tile of each player who is not to move: what has happened since the mover's last turn. */

import type { LaidTile, PublicView } from "../view.types";

export function newestTiles(view: PublicView): LaidTile[] {
  const newest = new Map<number, LaidTile>();
  for (const tile of view.board.tiles) if (tile.seat >= 0) newest.set(tile.seat, tile);
  newest.delete(view.active);
  return [...newest.values()];
}
