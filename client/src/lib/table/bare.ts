/** A table that is only looked at from outside: nothing is asked, and nothing moves. */
import type { GameState, SeatInfo } from "../api/messages";
import { settings } from "../settings/settings.svelte";
import { texts } from "../texts/texts.svelte";
import type { GameBoard, Json } from "./board";
import type { Layout } from "./frame";
import { Table } from "./table.svelte";

const box = { x: 0, y: 0, width: 1000, height: 800 };
const LAYOUT: Layout = {
  mode: "wide",
  desk: "side",
  players: "column",
  size: box,
  bar: null,
  seats: box,
  stage: box,
  foot: null,
  mine: null,
  actions: box,
};

/** Before anything is laid out: for what is printed, and the same in every game. */
export const NO_POSITION: GameState = {
  number: 0,
  public: {},
  private: {},
  to_move: -1,
  decision: "",
  rule: "",
  over: false,
  secret: false,
  choices: [],
  undo_seat: -1,
  scores: [],
  places: [],
  parts: [],
  history: [],
};

export interface Looked {
  /** Id of the game, whose texts are loaded. */
  readonly game: string;
  readonly board: GameBoard;
  readonly components: Json;
  readonly position?: GameState;
  readonly seats?: readonly SeatInfo[];
}

export function bareTable({
  game,
  board,
  components,
  position = NO_POSITION,
  seats = [],
}: Looked): Table {
  return new Table({
    seats,
    components,
    get catalogue() {
      return texts.of(game) ?? texts.shell;
    },
    board,
    position,
    eyes: seats.find((seat) => seat.mine)?.seat ?? -1,
    choices: [],
    playing: null,
    lastMove: [],
    motion: false,
    get patterns() {
      return settings.values.patterns;
    },
    confirmsFinal: true,
    isDrafting: false,
    layout: LAYOUT,
    play: () => undefined,
    openRule: () => undefined,
  });
}
