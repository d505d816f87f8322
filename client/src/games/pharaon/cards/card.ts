/** What of a card can be read at its size: picture, name, signs, words. */

import type { Size } from "../tablet/geometry";

export interface CardLook {
  /** The picture stands above the name, or left of it. */
  isUpright: boolean;
  /** Side of the bust. */
  picture: number;
  hasName: boolean;
  hasSigns: boolean;
  hasWords: boolean;
  /** Width of what is beside or below the picture. */
  room: number;
}

const LETTER = 6.7; // of a bold name of 12.5 pixels
const LINE = 15;
const SIGNS = 25;
const SMALLEST = 34; // a bust
const WORDY = 108; // the narrowest card with words
const [WORD_LETTER, WORD_LINE] = [5.8, 14.5]; // of words of 12.5 pixels
const PICTURED = 46; // a bust above words

/** `names` are those of all cards that lie there: they are shown if all of them fit. `words` are what
 *  this card says in full: all of it, or nothing, is shown. */
export function lookOf(
  { width, height }: Size,
  names: readonly string[],
  words: readonly string[] = [],
  growth = 1,
): CardLook {
  const isUpright = height >= width;
  const letters = LETTER * growth;
  const longest = lengthOf(names.flatMap((name) => name.split(" "))) * letters;
  const whole = lengthOf(names) * letters;
  if (!isUpright) {
    const picture = Math.min(height - 3, width * 0.46);
    const room = width - picture - 14;
    const lines = whole > room ? 2 : 1;
    const hasName = longest <= room && lines * LINE * growth + 6 <= height;
    const hasSigns = room >= 40 && (hasName ? lines * LINE * growth : 0) + SIGNS <= height - 4;
    return { isUpright, picture, hasName, hasSigns, hasWords: false, room };
  }
  const room = width - 8;
  const lines = whole > room ? 2 : 1;
  const foot = lines * LINE * growth + SIGNS * growth + 6;
  const hasName = longest <= room && height - foot >= SMALLEST;
  const hasSigns = hasName || (width >= 60 && height - SIGNS >= SMALLEST + 8);
  const left = height - (hasName ? foot : hasSigns ? SIGNS : 0) - 3;
  const lineLength = room / (WORD_LETTER * growth) - 1.5; // words are broken before they end
  const wordLines = words.reduce((sum, one) => sum + Math.ceil(one.length / lineLength), 0);
  const said = left - wordLines * WORD_LINE * growth - 3 * words.length;
  const hasWords = hasName && words.length > 0 && width >= WORDY && said >= PICTURED;
  const picture = Math.min(width - 3, hasWords ? said : left);
  return { isUpright, picture, hasName, hasSigns, hasWords, room };
}

/** Of the longest one. */
function lengthOf(texts: readonly string[]): number {
  return Math.max(0, ...texts.map(({ length }) => length));
}
