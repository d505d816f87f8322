/** The table's plain data as Fertility's own types. */

import type { BoardTable, Choice } from "../../lib/table/board";
import type { Printed } from "./printed";
import type { Laying } from "./tiles";
import type { PublicView, Resource } from "./view.types";

export function viewOf(table: BoardTable): PublicView {
  return table.public as unknown as PublicView;
}

export function printedOf(table: BoardTable): Printed {
  return table.components as unknown as Printed;
}

/** How a choice to place a tile would lay it. */
export function layingOf(choice: Choice): Laying {
  const { first, second, first_scene, second_scene } = choice.args;
  return {
    code: choice.code,
    squares: [first as string, second as string],
    scenes: [sceneOf(first_scene), sceneOf(second_scene)],
  };
}

function sceneOf(argument: unknown): Resource {
  const { text } = argument as { text: string };
  return text.slice(text.indexOf("-") + 1) as Resource;
}

/** The tile that a choice is about, e.g. "grape-papyrus". */
export function tileOf(choice: Choice): string | undefined {
  return named(choice, "tile:");
}

export function named(choice: Choice, kind: string): string | undefined {
  return choice.targets.find((target) => target.startsWith(kind))?.slice(kind.length);
}
