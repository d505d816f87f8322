/** Colour, sign and pattern of the seats. */
import type { House } from "./board";

const SIGNS = ["river", "sun", "moon", "mountain", "star"] as const;

export const HOUSES: readonly House[] = SIGNS.map((sign, seat) => ({
  colour: `var(--p${seat + 1})`,
  on: `var(--p${seat + 1}-on)`,
  soft: `var(--p${seat + 1}-soft)`,
  sign: `house-${sign}`,
  pattern: `pattern-${sign}`,
}));

export function houseOf(seat: number): House {
  return HOUSES[seat] ?? HOUSES[0]!;
}
