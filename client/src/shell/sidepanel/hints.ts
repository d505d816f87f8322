/** A bot's answer: the few choices that it considered most, its own first. */
import type { HintAnswer } from "../../lib/api/messages";
import type { Choice, Hinted } from "../../lib/table/board";

const SHOWN = 3;

export function bestHints(answer: HintAnswer, choices: readonly Choice[]): readonly Hinted[] {
  const shares = answer.shares.toSorted((one, other) => other.share - one.share);
  const codes = new Set([answer.code, ...shares.map((one) => one.code)]);
  const found = [...codes].flatMap((code): Hinted[] => {
    const choice = choices.find((one) => one.code === code);
    const share = shares.find((one) => one.code === code)?.share ?? 0;
    return choice ? [{ choice, share }] : [];
  });
  return found.slice(0, SHOWN);
}
