/** Which places the coach marks: what was chosen, and what was better. */
import type { ReadingAnswer, WeighedChoice } from "../lib/api/messages";
import type { Choice, Mark, Target } from "../lib/table/board";
import { NO_MARKS } from "../lib/table/narrowing";

function targetsOf({ choice }: WeighedChoice): readonly Target[] {
  return (choice as unknown as Choice).targets;
}

/** Places that both choices name tell nothing, and are left alone. */
export function marksOf(reading: ReadingAnswer | undefined): ReadonlyMap<Target, Mark> {
  if (!reading) return NO_MARKS;
  const played = targetsOf(reading.played);
  if (reading.verdict === "best" || reading.verdict === "sound")
    return new Map(played.map((target) => [target, "chosen"]));
  const better = targetsOf(reading.best);
  return new Map<Target, Mark>([
    ...played.filter((target) => !better.includes(target)).map(marked("chosen")),
    ...better.filter((target) => !played.includes(target)).map(marked("better")),
  ]);
}

function marked(mark: Mark): (target: Target) => [Target, Mark] {
  return (target) => [target, mark];
}
