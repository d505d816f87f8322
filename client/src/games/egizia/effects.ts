/** What cards and spaces do, in words, with the numbers that are printed on them. */

import type { Argument, BoardTable } from "../../lib/table/board";
import { byId } from "../../lib/board/lookup";
import { cardOf, printedOf } from "./position";
import type { Effect, NileSpace, Printed, Scoring } from "./printed";
import { conditionOf, message } from "./names";

type Numbers = Record<string, Argument>;

/** What a Nile card or a card to begin with does. */
export function cardEffect(table: BoardTable, id: string): string {
  const printed = printedOf(table);
  const { category, effect } = cardOf(printed, id);
  if (category === "field") return fieldEffect(table, effect);
  if (category === "quarry") return table.text("quarry_effect", { stones: effect.stones ?? 0 });
  return table.text(`nile_cards-${id}-text`, numbersOf(printed, effect));
}

/** What a field gives, and what it brings once, when it is taken. */
function fieldEffect(table: BoardTable, effect: Effect): string {
  const { grain = 0, soil = "green_field" } = effect;
  const sentences = [table.text(`field_effects-${soil}`, { grain })];
  const { bonus_market_steps: steps, bonus_points: points, bonus_stones: stones } = effect;
  if (steps) sentences.push(table.text("field_bonuses-market_steps", { steps }));
  if (points) sentences.push(table.text("field_bonuses-points", { points }));
  if (stones) sentences.push(table.text("field_bonuses-stones", { stones }));
  return sentences.join(" ");
}

/** The numbers of an effect that a text may name. */
function numbersOf(printed: Printed, effect: Effect): Numbers {
  const { cards, steps, cost_stones: cost, grain, strength, value, points, stones } = effect;
  if (effect.kind === "sphinx_extra") {
    return { cards: cards ?? 0, most: printed.sphinx_visit.max_cards };
  }
  if (effect.kind === "sell_stones") {
    return { most: effect.max ?? 0, points: effect.points_per_stone ?? 0 };
  }
  const found = { cards, steps, cost, grain, strength, value, points, stones };
  return Object.fromEntries(
    Object.entries(found).filter((entry): entry is [string, number] => entry[1] !== undefined),
  );
}

/** What a ship does on a space of the Nile. */
export function spaceEffect(table: BoardTable, { effect }: NileSpace): string {
  const { kind, site, crews = [], steps = 0, stones = 0 } = effect;
  if (kind === "site") return table.text(`site_effects-${site}`);
  return table.text(`space_effects-${kind}`, {
    crews: crews.map((crew) => message(`crews-${crew}`)),
    steps,
    stones,
  });
}

/** What a Sphinx card is worth at the end. */
export function sphinxEffect(table: BoardTable, id: string): string {
  const printed = printedOf(table);
  const { scoring } = byId(printed.sphinx_cards, id);
  return table.text(`sphinx_cards-${id}-text`, worthOf(printed, scoring));
}

function worthOf(printed: Printed, scoring: Scoring): Numbers {
  const { points = 0, every = 0 } = scoring;
  switch (scoring.kind) {
    case "players_at_bottom":
      return byPlayers(scoring.points_by_players ?? []);
    case "crew_strength": {
      const steps = scoring.thresholds ?? [];
      return {
        points: listed(steps.map((step) => step.points)),
        strengths: listed(steps.map((step) => step.min)),
      };
    }
    default:
      return { points, every, ...conditionOf(printed, scoring) };
  }
}

/** Points by the number of players who are there; what more players would bring too is left out. */
function byPlayers(points: readonly number[]): Numbers {
  let last = points.length - 1;
  while (last > 0 && points[last] === points[last - 1]) last -= 1;
  const told = points
    .map((worth, players) => ({ worth, players }))
    .filter(({ worth, players }) => players <= last && (players > 0 || worth > 0));
  return {
    points: listed(told.map(({ worth }) => worth)),
    players: listed(told.map(({ players }) => players)),
  };
}

/** "4 / 6 / 8" */
function listed(numbers: readonly number[]): string {
  return numbers.join(" / ");
}
