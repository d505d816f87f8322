/** Whether something lies beside a Metropolis, or is to be taken from the Stock for it. */

import { RESOURCES } from "../printed";
import type { PublicView } from "../view.types";

export function hasBeside(view: PublicView, seat: number): boolean {
  if (view.active !== seat) return false;
  const hand = view.seats[seat]?.hand;
  return (
    view.decision === "exchange" ||
    view.decision === "supply" ||
    RESOURCES.some((resource) => (hand?.[resource] ?? 0) > 0)
  );
}
