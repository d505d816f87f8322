/** Shops as they are drawn: which space holds which token. */

import type { Printed, Resource, Shop, ShopState } from "../view";
import { RESOURCES } from "../view";

/** A space of a Shop: what it asks for, and the token on it. */
export interface Space {
  asks: Resource | "any";
  token: Resource | null;
}

/** The tokens of a Shop laid on its spaces: own kind first, then "any" (F6.2). */
export function spacesOf(shop: Shop, state: ShopState | undefined): Space[] {
  const left = new Map(RESOURCES.map((resource) => [resource, state?.tokens[resource] ?? 0]));
  const take = (resource: Resource | undefined): Resource | null => {
    const count = resource ? (left.get(resource) ?? 0) : 0;
    if (!resource || count === 0) return null;
    left.set(resource, count - 1);
    return resource;
  };
  const spaces = shop.requires.map((asks): Space => ({
    asks,
    token: asks === "any" ? null : take(asks),
  }));
  for (const space of spaces) {
    if (space.asks === "any") space.token = take(RESOURCES.find((one) => (left.get(one) ?? 0) > 0));
  }
  return spaces;
}

export function startShops(printed: Printed, metropolis: string): readonly Shop[] {
  return printed.metropolis_boards.find((board) => board.id === metropolis)?.shops ?? [];
}

export function districtShops(printed: Printed, district: string): readonly Shop[] {
  return printed.district_tiles.find((tile) => tile.id === district)?.shops ?? [];
}

export function costOf(printed: Printed, district: string): number {
  return printed.district_tiles.find((tile) => tile.id === district)?.cost ?? 0;
}
