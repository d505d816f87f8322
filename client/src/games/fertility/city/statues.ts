/** The statues that a Metropolis shows. What they are worth is the engine's word. */

import type { Printed, SeatView, Shop } from "../view";

export interface StatuesShown {
  gods: ReadonlySet<string>;
  ofChoice: number;
  /** Different gods, those of choice included; and the Debens for them. */
  count: number;
  worth: number;
}

export function statuesOf(printed: Printed, seat: SeatView): StatuesShown {
  const gods = new Set<string>();
  let ofChoice = 0;
  const shops = new Map(allShops(printed).map((shop) => [shop.id, shop]));
  for (const { shop, full } of seat.shops) {
    const effect = shops.get(shop)?.effect;
    if (!full || !effect) continue;
    if (effect.type === "statues") for (const god of effect.gods) gods.add(god);
    if (effect.type === "statue_of_choice") ofChoice += effect.count;
  }
  const worth = seat.parts.statues ?? 0;
  return {
    gods,
    ofChoice,
    worth,
    count: Math.max(0, printed.scoring.statues.debens.indexOf(worth)),
  };
}

function allShops(printed: Printed): Shop[] {
  return [...printed.metropolis_boards, ...printed.district_tiles].flatMap((entry) => entry.shops);
}
