/** Key numbers of a seat or of the Traitor, the same in the same order for all. */

import type { BoardTable, KeyNumber } from "../../lib/table/board";
import { printedOf } from "./position";
import type { SeatView, TraitorView } from "./view";

export function numbersOf(table: BoardTable, player: SeatView | TraitorView): KeyNumber[] {
  const { burial_stages, nile } = printedOf(table);
  const { counts } = player;
  const count = (icon: string, id: string, number: number): KeyNumber => ({
    icon,
    value: `${number}`,
    name: table.text(id, { count: number, all: nile.tracks.length }),
  });
  const gods = "gods" in player ? player.gods : [];
  const pleased = gods.filter((god) => god.satisfied).length;
  const found = [
    count("noble", "board-count_nobles", counts.nobles),
    count("artisan", "board-count_artisans", counts.artisans),
    count("offering", "board-count_offerings", counts.offerings),
    {
      icon: "chamber",
      value: `${counts.burial_chamber}`,
      name: table.text("board-count_stage", {
        stage: counts.burial_chamber,
        all: burial_stages.length,
      }),
    },
    count("water", "board-count_tracks", counts.nile),
  ];
  if (gods.length === 0) return found; // the Traitor's gods are on its tiles
  const name = table.text("board-count_gods", { count: pleased, all: gods.length });
  return [...found, { icon: "god", value: `${pleased}`, name }];
}
