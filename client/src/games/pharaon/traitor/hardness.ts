/** How hard the Traitor is: by the number of tiles with their dark side up (P11.2). */
import type { Hardness } from "../../../lib/table/hardness";

const OPTION = "traitor_difficulty";
const TILES = 5;

export const hardness: Hardness = {
  words: (options, table) =>
    table.text("board-dark_tiles", { count: Number(options[OPTION] ?? 0) }),
  harder(options) {
    const dark = Number(options[OPTION] ?? 0) + 1;
    return dark > TILES ? null : { ...options, [OPTION]: `${dark}` };
  },
};
