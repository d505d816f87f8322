/** The decisions that were read, as the list tells them. */
import type { DecisionInfo } from "../lib/api/messages";

export type Order = "cost" | "time";

/** Of a chance to win: what costs less is folded. */
export const LEAST_COST = 0.03;

export interface Told {
  readonly costly: readonly DecisionInfo[];
  /** Folded: they hardly matter. */
  readonly small: readonly DecisionInfo[];
  /** Another choice may have been better; that is not sure. */
  readonly close: readonly DecisionInfo[];
}

/** `seat`: the only one whose decisions are told; null: all. */
export function told(decisions: readonly DecisionInfo[], seat: number | null, order: Order): Told {
  const own = decisions
    .filter((one) => seat === null || one.seat === seat)
    .toSorted((one, other) =>
      order === "cost" ? other.cost - one.cost || one.move - other.move : one.move - other.move,
    );
  const costly = own.filter(({ verdict }) => verdict === "costly");
  return {
    costly: costly.filter(({ cost }) => cost >= LEAST_COST),
    small: costly.filter(({ cost }) => cost < LEAST_COST),
    close: own.filter(({ verdict }) => verdict === "close"),
  };
}

/** Parts of a sentence, of which some name a rule: "(F12.4)". */
export interface Part {
  readonly text: string;
  /** Number of the rule; "": plain words. */
  readonly rule: string;
}

const RULE = /(?<=\()[A-Z]?(\d+(?:\.\d+)+)(?=\))/;

export function withRules(sentence: string): readonly Part[] {
  // every second part is what the group has caught
  return sentence.split(RULE).map((text, at) => ({ text, rule: at % 2 === 1 ? text : "" }));
}

/** A share in whole hundredths, 0 to 100. */
export function percent(share: number): number {
  return Math.round(100 * share);
}

/** With its sign: "−93", "+4". */
export function signedPercent(share: number): string {
  const amount = percent(Math.abs(share));
  return share < 0 ? `−${amount}` : `+${amount}`;
}
