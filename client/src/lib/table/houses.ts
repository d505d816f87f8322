/** Colour, sign and pattern of the seats. */
import { present } from "../present";
import { getContext, setContext } from "svelte";
import type { House } from "./board";

const SIGNS = ["river", "sun", "moon", "mountain", "star"] as const;
const KEY = Symbol("houses");

export const HOUSES: readonly House[] = SIGNS.map((sign, seat) => ({
  colour: `var(--p${seat + 1})`,
  on: `var(--p${seat + 1}-on)`,
  soft: `var(--p${seat + 1}-soft)`,
  sign: `house-${sign}`,
  pattern: `pattern-${sign}`,
}));

export function houseOf(seat: number, houses: readonly House[] = HOUSES): House {
  return present(houses[seat] ?? HOUSES[0], `house for seat ${seat}`);
}

/** Inside this component, signs are those of the game if it has its own. */
export function provideHouses(houses: readonly House[] = HOUSES): void {
  setContext(KEY, houses);
}

/** The houses of the game around this component; outside of a table the default ones. */
export function housesAround(): readonly House[] {
  return getContext<readonly House[] | undefined>(KEY) ?? HOUSES;
}
