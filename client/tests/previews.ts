/** Previews for tests: `preview(event)` tells these events and shows nothing else. */
import type { GameEvent, Preview } from "../src/lib/table/board";

export function preview(...events: GameEvent[]): Preview {
  return {
    events,
    public: {},
    private: {},
    choices: [],
    played: Math.min(events.length, 1),
    stopped: "",
  };
}
