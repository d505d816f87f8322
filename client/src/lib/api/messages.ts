/* Every message between server and client. Made by tools/client_types.py: do not edit. */

export type FromClient = MoveMessage | UndoMessage | PreviewMessage | HintMessage | ChatMessage | PingMessage;
export type FromServer =
  | TableMessage
  | SnapshotMessage
  | UpdateMessage
  | AcceptedMessage
  | PreviewAnswer
  | HintAnswer
  | ChatAnswer
  | PongMessage
  | ErrorMessage;

export interface Messages {}
/**
 * A move or undo is stored for good; sent back to its sender, also when it is repeated.
 */
export interface AcceptedMessage {
  type: "accepted";
  number: number;
}
export interface ChatAnswer {
  type: "chat";
  line: ChatLine;
}
export interface ChatLine {
  id: number;
  name: string;
  seat: number | null;
  text: string;
  time: string;
}
export interface ChatMessage {
  type: "chat";
  text: string;
}
export interface Credentials {
  account: string;
  password: string;
}
/**
 * What was wrong and what is allowed; nothing has changed.
 */
export interface ErrorMessage {
  type: "error";
  code:
    | "malformed"
    | "too_large"
    | "too_fast"
    | "not_found"
    | "not_allowed"
    | "foreign_seat"
    | "stale"
    | "illegal"
    | "nothing_to_undo"
    | "not_running"
    | "full"
    | "bad_options"
    | "bad_record"
    | "from_record"
    | "name_taken"
    | "wrong_password"
    | "unavailable"
    | "failed";
  sentence: string;
  number: number | null;
}
export interface GameInfo {
  id: string;
  min_seats: number;
  max_seats: number;
  options: OptionInfo[];
  rules_version: number;
  fingerprint: string;
  has_secrets: boolean;
  has_reactions: boolean;
}
export interface OptionInfo {
  name: string;
  choices: string[];
  default: string;
  seats: number[];
}
/**
 * What one viewer may see of a table now: all that is needed to draw it.
 */
export interface GameState {
  number: number;
  public: {
    [k: string]: unknown;
  };
  private: {
    [k: string]: {
      [k: string]: unknown;
    };
  };
  to_move: number;
  decision: string;
  rule: string;
  over: boolean;
  secret: boolean;
  choices: {
    [k: string]: unknown;
  }[];
  can_undo: boolean;
  scores: number[];
  places: number[];
  parts: {
    [k: string]: number;
  }[];
  history: number[][];
}
export interface Health {
  version: string;
  build: string;
  database: "sqlite" | "postgresql";
}
export interface HintAnswer {
  type: "hint";
  number: number;
  code: number;
  shares: HintShare[];
  expected: number;
}
export interface HintShare {
  code: number;
  share: number;
}
export interface HintMessage {
  type: "hint";
  number: number;
}
export interface JoinTable {
  seat?: number | null;
  from_record?: boolean;
}
/**
 * One entry of the table's log with the events that this viewer may see.
 *
 * People who share a screen see the public events only.
 */
export interface LogEntry {
  number: number;
  kind: "setup" | "move" | "undo";
  seat: number;
  stands: number;
  turn: number;
  events: {
    [k: string]: unknown;
  }[];
  time: string;
}
export interface Me {
  id: string;
  name: string;
  account: string | null;
}
export interface MoveMessage {
  number: number;
  seat: number;
  code?: number | null;
  notation?: string | null;
  codes?: number[] | null;
  type: "move";
}
export interface NewTable {
  game: string;
  /**
   * @minItems 1
   * @maxItems 5
   */
  seats: SeatRequest[];
  options?: {
    [k: string]: string;
  };
  listed?: boolean;
}
/**
 * me: the creator; local: another person on the creator's screen; open: whoever joins.
 */
export interface SeatRequest {
  kind: "me" | "local" | "open" | "bot";
  name?: string | null;
  level?: ("easy" | "medium" | "hard") | null;
}
/**
 * Sent as `Authorization: Bearer TOKEN`; it is shown this once.
 */
export interface NewToken {
  token: string;
  session: SessionInfo;
}
/**
 * A browser that is signed in as me, or a token of a script of mine.
 */
export interface SessionInfo {
  id: string;
  kind: "browser" | "script";
  name: string;
  created: string;
  used: string;
  here: boolean;
}
export interface PingMessage {
  type: "ping";
}
/**
 * A code, its notation (for scripts), or a draft of several codes: one of the three.
 *
 * A draft is numbered and accepted as one, all or nothing. It may go as far as its preview: only
 * its last code may reveal something or hand over to another seat.
 */
export interface PlayMove {
  number: number;
  seat: number;
  code?: number | null;
  notation?: string | null;
  codes?: number[] | null;
}
export interface PongMessage {
  type: "pong";
}
/**
 * What a draft would bring, as its mover may see it; never a position half-way.
 *
 * stopped: "" if the mover decides again after all codes. Else why it ended: the next code needs
 * "chance" or depends on a "secret", so it is not played; or the last one that was played is a
 * "reveal", leads to another "seat", or the game is "over".
 */
export interface PreviewAnswer {
  type: "preview";
  number: number;
  codes: number[];
  events: {
    [k: string]: unknown;
  }[];
  public: {
    [k: string]: unknown;
  };
  private: {
    [k: string]: {
      [k: string]: unknown;
    };
  };
  choices: {
    [k: string]: unknown;
  }[];
  played: number;
  stopped: "" | "chance" | "secret" | "reveal" | "seat" | "over";
}
/**
 * What a draft would bring, up to the first thing that chance or a secret decides.
 */
export interface PreviewMessage {
  type: "preview";
  number: number;
  /**
   * @minItems 1
   * @maxItems 64
   */
  codes: number[];
}
export interface RecordUpload {
  record: {
    [k: string]: unknown;
  };
}
export interface Rename {
  name: string;
}
export interface Replay {
  game: string;
  options: {
    [k: string]: string;
  };
  seats: number;
  steps: ReplayStep[];
}
/**
 * The table after a move of a record, as a spectator sees it.
 */
export interface ReplayStep {
  state: GameState;
  entry: LogEntry;
}
export interface SeatInfo {
  seat: number;
  kind: "person" | "bot" | "open";
  name: string | null;
  level: ("easy" | "medium" | "hard") | null;
  mine: boolean;
  reactions: ("ask" | "held" | "pass") | null;
  here: boolean;
}
/**
 * When the server is to pass for me if I am asked in another player's turn.
 *
 * "held" passes for me where I could do nothing else: quicker, but the others may guess why.
 */
export interface SetReactions {
  choice: "ask" | "held" | "pass";
}
/**
 * On connecting: everything. state is None until the game has begun.
 */
export interface SnapshotMessage {
  type: "snapshot";
  table: TableInfo;
  state: GameState | null;
  log: LogEntry[];
  chat: ChatLine[];
}
export interface TableInfo {
  id: string;
  game: string;
  options: {
    [k: string]: string;
  };
  status: "open" | "running" | "finished" | "abandoned";
  listed: boolean;
  seats: SeatInfo[];
  number: number;
  to_move: number;
  my_turn: boolean;
  creator: boolean;
  created: string;
  changed: string;
  places: number[] | null;
  scores: number[] | null;
  rematch: string | null;
  from_record: boolean;
}
export interface TableFromRecord {
  record: {
    [k: string]: unknown;
  };
  to: number;
  /**
   * @minItems 1
   * @maxItems 5
   */
  seats: SeatRequest[];
}
export interface TableList {
  mine: TableInfo[];
  open: TableInfo[];
  finished: TableInfo[];
}
/**
 * The table itself has changed: who sits where, who is here, its status.
 */
export interface TableMessage {
  type: "table";
  table: TableInfo;
}
export interface TokenRequest {
  name: string;
}
export interface UndoMessage {
  number: number;
  seat: number;
  type: "undo";
}
export interface UndoMove {
  number: number;
  seat: number;
}
/**
 * After each entry of the log, one after the other.
 */
export interface UpdateMessage {
  type: "update";
  state: GameState;
  entry: LogEntry;
}
