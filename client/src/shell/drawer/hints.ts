/** A bot's answer: the few choices that it considered most, its own first. */
import type { HintAnswer, HintPart, HintStep } from "../../lib/api/messages";
import type { Choice, Hinted, Message } from "../../lib/table/board";

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

const LEAST = 0.1; // points; smaller parts are not worth a line
const STEPS = 3;

export interface Bar {
  readonly name: Message;
  readonly points: number;
  /** Of the largest, 0 to 1. */
  readonly share: number;
}

/** What one choice brings more than another, part by part. */
export function barsOf(parts: readonly HintPart[]): readonly Bar[] {
  const told = parts.filter(({ points }) => Math.abs(points) >= LEAST);
  const most = Math.max(...told.map(({ points }) => Math.abs(points)));
  return told.map(({ name, points }) => ({
    name: name as unknown as Message,
    points,
    share: Math.abs(points) / most,
  }));
}

/** How it would go on after the choice itself. */
export function stepsOf({ line }: HintAnswer): readonly HintStep[] {
  return line.slice(1, 1 + STEPS);
}

/** With its sign and one decimal: "+1.5". */
export function inPoints(points: number): string {
  return `${points < 0 ? "−" : "+"}${Math.abs(points).toFixed(1)}`;
}
