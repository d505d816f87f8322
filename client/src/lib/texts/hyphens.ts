/** Where a long word may be broken: browsers know that of few languages. */

const SOFT = "\u00ad"; // seen only where a line ends
const VOWELS = "aeiouyàâäéèêëîïôöùûüąęó";
const PAIRS: readonly string[] = ["sz", "cz", "rz", "ch", "dz", "ph", "th", "gn"]; // stay together
const LEAST = 4; // letters before a break, and after it

/** With a soft hyphen in its longer words, before a syllable near the end of a line of so many
 *  letters. */
export function softened(text: string, line: number): string {
  return text.replaceAll(/\p{L}+/gu, (word) => (word.length > line ? broken(word, line) : word));
}

function broken(word: string, line: number): string {
  const at = breaksOf(word).findLast((one) => one < line);
  return at === undefined ? word : word.slice(0, at) + SOFT + word.slice(at);
}

/** Before a consonant that a vowel follows. */
function breaksOf(word: string): number[] {
  const letters = [...word.toLowerCase()];
  const isVowel = (at: number): boolean => VOWELS.includes(letters[at] ?? "-");
  return letters.flatMap((_, at) => {
    if (isVowel(at) || !isVowel(at + 1)) return [];
    const start = PAIRS.includes(word.slice(at - 1, at + 1).toLowerCase()) ? at - 1 : at;
    return start >= LEAST && word.length - start >= LEAST ? [start] : [];
  });
}
