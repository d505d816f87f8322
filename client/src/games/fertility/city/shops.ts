/** Shops and Districts as they are printed. */

import type { Printed, Shop } from "../printed";

export function startShops(printed: Printed, metropolis: string): readonly Shop[] {
  return printed.metropolis_boards.find((board) => board.id === metropolis)?.shops ?? [];
}

export function districtShops(printed: Printed, district: string): readonly Shop[] {
  return printed.district_tiles.find((tile) => tile.id === district)?.shops ?? [];
}

export function costOf(printed: Printed, district: string): number {
  return printed.district_tiles.find((tile) => tile.id === district)?.cost ?? 0;
}
