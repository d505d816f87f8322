/** Names and signs of the players where there is little room. */
import type { Mode, Viewport } from "../../lib/table/frame";

/** Pixels of the sign beside a name. */
export const SIGNS: Readonly<Record<Mode, number>> = {
  wide: 30,
  low: 24,
  tablet: 24,
  lying: 20,
  phone: 20,
};

const LONGEST: Readonly<Record<Viewport, number>> = { phone: 9, tablet: 14, desktop: 18 };

/** A name is the last thing to give way: only a long one is cut, at a letter and without dots. The
 *  number at its end tells apart who shares a screen, and stays. */
export function shortened(name: string, viewport: Viewport): string {
  const longest = LONGEST[viewport];
  if ([...name].length <= longest) return name;
  const number = / \d$/.exec(name)?.[0] ?? "";
  const words = [...name.slice(0, name.length - number.length)].slice(0, longest - number.length);
  return words.join("").trimEnd() + number;
}
