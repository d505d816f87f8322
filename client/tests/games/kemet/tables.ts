/** Tables, choices and events for tests of Kemet's board: only what a test looks at. */
import type { BoardTable, Choice, GameEvent, Json } from "../../../src/lib/table/board";
import { GODS } from "../../../src/games/kemet/houses";
import type { Printed } from "../../../src/games/kemet/printed";
import type { AreaView, SeatView } from "../../../src/games/kemet/view.types";
import { choice } from "../../choices";
import { preview } from "../../previews";

export function of(kind: string, code: number, ...targets: string[]): Choice {
  return { ...choice(code, ...targets), kind };
}

export function event(kind: string, data: Json = {}, seat = 0): GameEvent {
  return { kind, seat, data, targets: [], text: `event-${kind}`, args: {} };
}

export const PRINTED = {
  cities: [
    { id: "nw", districts: ["nw_1", "nw_2", "nw_3"], front: "front_nw" },
    { id: "sw", districts: ["sw_1", "sw_2", "sw_3"], front: "front_sw" },
  ],
  areas: [
    { id: "nw_1", kind: "district", city: "nw", obelisk: false },
    { id: "front_nw", kind: "desert", city: "", obelisk: false },
  ],
  battle_cards: [
    { id: "cavalry_blitz", strength: 4, damage: 1, protection: 0 },
    { id: "fervent_purge", strength: 3, damage: 2, protection: 0 },
    { id: "shield_push", strength: 3, damage: 0, protection: 1 },
  ],
  creatures: [
    { id: "royal_scarab", movement: 2, strength: 2, damage: 0, protection: 0, effects: [] },
    {
      id: "deep_desert_snake",
      movement: 1,
      strength: 0,
      damage: 0,
      protection: 0,
      effects: [{ kind: "cancel_creature", amount: 0, ref: "" }],
    },
  ],
  di_cards: [
    { id: "war_rage", count: 3, cost: 0, effects: [{ kind: "strength", amount: 1, ref: "" }] },
    { id: "bloodbath", count: 3, cost: 1, effects: [{ kind: "damage", amount: 2, ref: "" }] },
    { id: "prayer", count: 2, cost: 0, effects: [{ kind: "gain_prayer", amount: 2, ref: "" }] },
  ],
  power_tiles: [
    { id: "charge_1", group: "charge", colour: "red", level: 1, cost: 1, effects: [] },
    { id: "charge_2", group: "charge", colour: "red", level: 1, cost: 1, effects: [] },
    { id: "stargate", group: "stargate", colour: "red", level: 1, cost: 1, effects: [] },
    { id: "god_speed", group: "god_speed", colour: "red", level: 1, cost: 1, effects: [] },
    { id: "carnage", group: "carnage", colour: "red", level: 2, cost: 2, effects: [] },
  ],
} as unknown as Printed;

export function seat(rest: Partial<SeatView> = {}): SeatView {
  const found: Partial<SeatView> = {
    god: "anubis",
    city: "nw",
    attack: 0,
    defend: 0,
    tiles: [],
    battle_set: ["cavalry_blitz", "fervent_purge", "shield_push"],
    battle_cards: { cavalry_blitz: "hand", fervent_purge: "hand", shield_push: "hand" },
    twins: [],
    too_high: [],
    shown: [],
    hidden: 0,
    ...rest,
  };
  return found as SeatView;
}

export function area(id: string, ...troops: [number, number, string?][]): AreaView {
  return {
    area: id,
    troops: troops.map(([player, units, creature = null]) => ({ seat: player, units, creature })),
    controller: troops[0]?.[0] ?? null,
  };
}

/** A table with this position, seen by seat 0, who is to move. */
export function table(position: Json, rest: Partial<BoardTable> = {}): BoardTable {
  const found: Partial<BoardTable> = {
    public: {
      side: "side_24",
      areas: [],
      pyramids: [],
      seats: [seat(), seat({ god: "bastet", city: "sw" })],
      move: null,
      battle: null,
      offer: [],
      waiting_battles: [],
      ...position,
    },
    private: {},
    components: PRINTED as unknown as Json,
    eyes: 0,
    shown: 0,
    toMove: 0,
    decision: "",
    choices: [],
    candidate: null,
    preview: preview(),
    text: (id) => id,
    name: (player) => `player ${player}`,
    house: (player) => GODS[player]!,
    ...rest,
  };
  return found as BoardTable;
}
