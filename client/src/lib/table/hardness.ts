import type { BoardTable } from "./board";

/** How hard the options of a game make it for one who plays alone. */
export interface Hardness {
  /** In words, for a button and a list: "2 dark tiles". */
  words(options: Options, table: BoardTable): string;
  /** The next harder ones; null: there are none. */
  harder(options: Options): Options | null;
}
type Options = Readonly<Record<string, string>>;
