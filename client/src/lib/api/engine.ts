/** The engine's own data inside the server's messages, given its types in one place. */
import type { Choice, GameEvent } from "../table/board";
import type { GameState, LogEntry, PreviewAnswer } from "./messages";

export function choicesOf(state: GameState): readonly Choice[] {
  return state.choices as unknown as readonly Choice[];
}

export function eventsOf(told: LogEntry | PreviewAnswer): readonly GameEvent[] {
  return told.events as unknown as readonly GameEvent[];
}
