/** What things of Egizia are called: messages with the numbers that are printed on them. */

import { byId } from "../../lib/board/lookup";
import type { Argument, BoardTable, Message } from "../../lib/table/board";
import { cardOf, printedOf } from "./position";
import type { Printed, Scoring } from "./printed";

export function message(text: string, args: Record<string, Argument> = {}): Message {
  return { text, args };
}

/** A Nile card or a card that a player begins with. */
export function cardWord(table: BoardTable, id: string): Message {
  const { category, effect } = cardOf(printedOf(table), id);
  if (id.startsWith("start_")) return message(`start_cards-${id}`);
  const { grain = 0, stones = 0 } = effect;
  if (category === "field") return message(`fields-${effect.soil}`, { grain });
  if (category === "quarry") return message("quarry", { stones });
  return message(`nile_cards-${id}`);
}

export function sphinxWord(table: BoardTable, id: string): Message {
  const printed = printedOf(table);
  return message(
    `sphinx_cards-${id}`,
    conditionOf(printed, byId(printed.sphinx_cards, id).scoring),
  );
}

/** The numbers of what a Sphinx card asks for. */
export function conditionOf(printed: Printed, { spaces, min }: Scoring): Record<string, number> {
  if (spaces?.[0]) return { level: byId(printed.obelisk_spaces, spaces[0]).level };
  return min === undefined ? {} : { least: min };
}

export function spaceWord(id: string): Message {
  return message(`nile_spaces-${id}`);
}

/** A space of a building. */
export function stoneWord(table: BoardTable, id: string): Message {
  const printed = printedOf(table);
  const level = printed.obelisk_spaces.find((space) => space.id === id);
  if (level) return message("obelisk_space", { level: level.level });
  const grave = printed.grave_spaces.find((space) => space.id === id);
  if (grave) return message("grave_space", { place: grave.order });
  const stone = printed.pyramid_spaces.find((space) => space.id === id);
  if (stone) return message("pyramid_space", { row: stone.row, number: stone.col });
  const { part } = byId(printed.temple_spaces, id);
  const alike = printed.temple_spaces.filter((space) => space.part === part);
  const number = alike.findIndex((space) => space.id === id) + 1;
  return message(`temple_spaces-${part}`, { number });
}
