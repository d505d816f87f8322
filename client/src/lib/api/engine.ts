/** The engine's own data inside the server's messages, given its types in one place. */
import type { Choice, GameEvent, Preview } from "../table/board";
import type { GameState, LogEntry, PreviewAnswer } from "./messages";

export function choicesOf(asked: GameState | PreviewAnswer): readonly Choice[] {
  return asked.choices as unknown as readonly Choice[];
}

export function eventsOf(told: LogEntry | PreviewAnswer): readonly GameEvent[] {
  return told.events as unknown as readonly GameEvent[];
}

export function previewOf(answer: PreviewAnswer): Preview {
  const [mine = {}] = Object.values(answer.private); // the mover's and nobody else's
  const { public: seen, played, stopped } = answer;
  const [events, choices] = [eventsOf(answer), choicesOf(answer)];
  return { events, public: seen, private: mine, choices, played, stopped };
}
