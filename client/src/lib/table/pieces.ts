/** A game whose pieces can be read about has a file `src/games/<id>/guide.ts` that exports
 *  `pieces: Pieces`. */
import type { BoardTable } from "./board";

/** A printed piece: one for all copies that are alike. */
export interface Piece {
  /** Part of its address. */
  readonly id: string;
  /** `shell-pieces-<kind>` is its heading. */
  readonly kind: string;
  readonly name: string;
  /** What it does, in sentences. */
  readonly effect: string;
  readonly icon: string;
  /** CSS colours behind the glyph and of it. */
  readonly colour: string;
  readonly on: string;
  readonly count: number;
}

/** In the language of the table; of the table nothing else is asked than texts and components. */
export type Pieces = (table: BoardTable) => readonly Piece[];
