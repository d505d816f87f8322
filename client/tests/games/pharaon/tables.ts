/** Tables and events for tests of Pharaon's board: only what a test looks at. */
import type { BoardTable, Choice, GameEvent, Json } from "../../../src/lib/table/board";
import type { SeatGod, SeatView, Section } from "../../../src/games/pharaon/view";
import { preview } from "../../previews";

export function event(kind: string, data: Json = {}, seat = 0): GameEvent {
  return { kind, seat, data, targets: [], text: `event-${kind}`, args: {} };
}

export function choice(code: number, kind: string, ...targets: string[]): Choice {
  return {
    code,
    notation: `${kind} ${code}`,
    kind,
    targets,
    rule: "P4.1",
    text: `choice-${kind}`,
    args: {},
    final: false,
  };
}

/** A table with this position, seen by seat 0, who is to move. */
export function table(position: Json, rest: Partial<BoardTable> = {}): BoardTable {
  const found: Partial<BoardTable> = {
    public: position,
    toMove: 0,
    shown: 0,
    choices: [],
    candidate: null,
    preview: preview(),
    marks: new Map(),
    text: (id) => id,
    ...rest,
  };
  return found as BoardTable;
}

/** A god whose two halves have so much: `god("isis", false, ["artisans", 2, 3], ["nile", 2, 2])`. */
export function god(
  id: string,
  satisfied: boolean,
  ...halves: [section: Section, have: number, needed: number][]
): SeatGod {
  return {
    id,
    value: 9,
    satisfied,
    halves: halves.map(([section, have, needed]) => ({
      section,
      have,
      needed,
      met: have >= needed,
      promised: null,
    })),
  };
}

export function seat(gods: SeatGod[], nile: Partial<SeatView["nile"]> = {}): SeatView {
  return {
    resources: { agriculture: 0, construction: 0, trade: 0, royalty: 0, justice: 0, silver: 0 },
    offerings: {},
    nobles: [],
    set_aside: false,
    artisans: [],
    nile: { agriculture: 0, construction: 0, trade: 0, royalty: 0, justice: 0, ...nile },
    stage: 0,
    counts: { offerings: 0, nobles: 0, nile: 0, artisans: 0, burial_chamber: 0 },
    round_disk: "round",
    row: 0,
    index: 0,
    passed: false,
    gods,
    parts: {},
    points: 0,
    place: 1,
  };
}
