/** The gods: seat i plays god i of the data, with the colour that the data names and its head as
 *  the sign. */

import type { House } from "../../lib/table/board";

function god(sign: string, colour: number, pattern: string): House {
  return {
    colour: `var(--p${colour})`,
    on: `var(--p${colour}-on)`,
    soft: `var(--p${colour}-soft)`,
    sign: `god-${sign}`,
    pattern: `pattern-${pattern}`,
  };
}

export const GODS: readonly House[] = [
  god("jackal", 4, "mountain"), // Anubis, black
  god("cat", 1, "river"), // Bastet, blue
  god("falcon", 2, "sun"), // Horus, red
  god("croc", 3, "moon"), // Sobek, green
  god("cobra", 5, "star"), // Wadjet, yellow
];
