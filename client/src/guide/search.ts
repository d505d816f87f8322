/** Searching what is printed, by name and effect. */
import type { Piece } from "../lib/table/pieces";
import { folded } from "../lib/texts/rulebook";

/** The pieces that contain every word; case and accents do not matter. */
export function searchPieces(pieces: readonly Piece[], words: string): readonly Piece[] {
  const wanted = folded(words).split(/\s+/).filter(Boolean);
  return pieces.filter(({ name, effect }) => {
    const text = folded(`${name} ${effect}`);
    return wanted.every((word) => text.includes(word));
  });
}
