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
 * The seat to decide is not there, and the others may agree what happens.
 */
export interface AbsentInfo {
  seat: number;
  choices: ("wait" | "bot" | "end" | "stop" | "unrated")[];
  at_once: boolean;
}
/**
 * A move or undo is stored for good; sent back to its sender, also when it is repeated.
 */
export interface AcceptedMessage {
  type: "accepted";
  number: number;
}
export interface AgainstBots {
  level: "easy" | "medium" | "hard" | "master";
  played: number;
  won: number;
}
export interface AgainstPerson {
  name: string;
  before: number;
  behind: number;
}
/**
 * What is read so far; all of it can be used.
 */
export interface AnalysisAnswer {
  running: ("quick" | "deep") | null;
  is_mine: boolean;
  is_complete: boolean;
  progress: AnalysisProgress | null;
  read: number;
  of: number;
  summary: SeatSummary[];
  graph: GraphPlace[];
  moments: MomentInfo[];
  decisions: DecisionInfo[];
}
/**
 * Of the pass that is being made.
 */
export interface AnalysisProgress {
  depth: "quick" | "deep";
  done: number;
  of: number;
  move: number;
}
export interface SeatSummary {
  decisions: number;
  sound: number;
  cost: number;
}
/**
 * The beginning of a turn, or the end of the game.
 */
export interface GraphPlace {
  move: number;
  turn: number;
  period: number;
  chances: number[];
  points: number[];
  is_read: boolean;
}
export interface MomentInfo {
  kind: "lead" | "costly" | "praise" | "fortune";
  move: number;
  seat: number;
  amount: number;
}
/**
 * What was read of a decision, in short.
 */
export interface DecisionInfo {
  move: number;
  seat: number;
  depth: "quick" | "deep";
  choices: number;
  verdict: "best" | "sound" | "costly" | "close";
  cost: number;
  error: number;
  is_exact: boolean;
  played: {
    [k: string]: unknown;
  } | null;
  best: {
    [k: string]: unknown;
  } | null;
}
export interface AnalysisRequest {
  depth: "quick" | "deep";
}
/**
 * What who runs the server tells everybody.
 */
export interface Announcement {
  id: string;
  text: string;
}
/**
 * The host does not wait any longer: bots take the open seats.
 */
export interface BeginTable {
  level?: "easy" | "medium" | "hard" | "master";
}
/**
 * Somebody whom I do not want to play with, a guest perhaps: one of the two names them.
 */
export interface Block {
  seat?: number | null;
  line?: number | null;
}
export interface BlockInfo {
  id: string;
  name: string;
}
/**
 * A study that leaves a game at a move. Chance is another from there on.
 */
export interface BranchInfo {
  id: string;
  name: string | null;
  game: string;
  table: string | null;
  at: number;
  moves: number;
  status: "open" | "running" | "finished" | "abandoned";
  both: boolean;
  created: string;
}
/**
 * A finished game: that of a table, or of a record; one of the two.
 */
export interface BranchOrigin {
  table?: string | null;
  record?: {
    [k: string]: unknown;
  } | null;
}
export interface Bulletin {
  turns: Turn[];
  announcements: Announcement[];
  warning: string | null;
  build: string;
}
/**
 * A table where other people wait for me.
 */
export interface Turn {
  table: string;
  game: string;
  name: string | null;
  others: string[];
  until: string | null;
}
/**
 * What the host says anew in the waiting room: all of it, also what stays.
 */
export interface ChangeTable {
  pace?: NoClock | LivePace | DaysPace;
  when_time_is_up?: "bot" | "end" | "ask";
  hand_over_after?: number;
  name?: string | null;
  options?: {
    [k: string]: string;
  };
}
export interface NoClock {
  kind: "none";
}
export interface LivePace {
  kind: "live";
  minutes: number;
  seconds: number;
}
export interface DaysPace {
  kind: "days";
  hours: number;
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
/**
 * The clocks as they stand at the moment of the message: whoever shows them counts on.
 */
export interface ClocksInfo {
  left: number[];
  running: number;
  stands: number;
  until: string | null;
}
export interface Credentials {
  account: string;
  password: string;
}
export interface DecisionFacts {
  move: number;
  seat: number;
  depth: "quick" | "deep";
  choices: number;
  verdict: "best" | "sound" | "costly" | "close";
  cost: number;
  error: number;
  is_exact: boolean;
}
/**
 * A browser's push subscription, and the language in which it is told.
 */
export interface Device {
  endpoint: string;
  p256dh: string;
  auth: string;
  language: "en" | "pl" | "fr";
}
/**
 * All that is mine goes for good. An account needs its password.
 */
export interface Erase {
  password?: string;
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
    | "too_many"
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
    | "table_name_taken"
    | "wrong_password"
    | "weak_password"
    | "wrong_code"
    | "banned"
    | "unavailable"
    | "failed";
  sentence: string;
  number: number | null;
}
export interface ForgottenPassword {
  account: string;
  language: "en" | "pl" | "fr";
}
export interface GameInfo {
  id: string;
  min_seats: number;
  max_seats: number;
  options: OptionInfo[];
  rules_version: number;
  fingerprint: string;
  has_secrets: boolean;
}
export interface OptionInfo {
  name: string;
  choices: string[];
  default: string;
  seats: number[];
}
export interface GameResults {
  game: string;
  played: number;
  ratings: RatingInfo[];
  by_seats: PlacesInfo[];
  against_bots: AgainstBots[];
}
export interface RatingInfo {
  time: string;
  rating: number;
  band: number;
  is_new: boolean;
}
export interface PlacesInfo {
  seats: number;
  places: number[];
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
  undo_seat: number;
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
/**
 * Another choice, and why the hint's is better.
 */
export interface HintAlternative {
  code: number;
  points: number;
  is_close: boolean;
  parts: HintPart[];
  sentences: {
    [k: string]: unknown;
  }[];
  line: HintStep[];
}
/**
 * What the hint's choice brings more than another, of one kind; below zero: less.
 */
export interface HintPart {
  name: {
    [k: string]: unknown;
  };
  points: number;
}
/**
 * A decision of the line that the hint foresees.
 */
export interface HintStep {
  seat: number;
  choice: {
    [k: string]: unknown;
  };
}
export interface HintAnswer {
  type: "hint";
  number: number;
  code: number;
  shares: HintShare[];
  expected: number;
  line: HintStep[];
  alternatives: HintAlternative[];
}
export interface HintShare {
  code: number;
  share: number;
}
export interface HintMessage {
  type: "hint";
  number: number;
}
/**
 * This server as its visitors find it.
 */
export interface House {
  address: string;
  is_reachable: boolean;
  ratings: boolean;
}
export interface JoinTable {
  seat?: number | null;
  from_record?: boolean;
  ready?: boolean;
}
/**
 * One entry of the table's log with the events that this viewer may see.
 *
 * People who share a screen see the public events only.
 */
export interface LogEntry {
  number: number;
  kind: "setup" | "move" | "undo" | "timeout" | "wait" | "bot" | "back" | "left" | "pause" | "end";
  seat: number;
  stands: number;
  turn: number;
  events: {
    [k: string]: unknown;
  }[];
  time: string;
}
/**
 * What a link in a mail holds.
 */
export interface MailLink {
  token: string;
}
export interface Me {
  id: string;
  name: string;
  account: string | null;
  recovery: boolean;
}
export interface MoveMessage {
  number: number;
  seat: number;
  code?: number | null;
  notation?: string | null;
  codes?: number[] | null;
  type: "move";
}
export interface Mute {
  line: number;
  for_all?: boolean;
}
/**
 * Somebody whom I do not hear; or, with a table whose host I am, nobody does there.
 */
export interface MuteInfo {
  id: string;
  name: string;
  table: string | null;
}
export interface NewBranch {
  table?: string | null;
  record?: {
    [k: string]: unknown;
  } | null;
  at: number;
  seat: number;
  level?: ("easy" | "medium" | "hard" | "master") | null;
  name?: string | null;
}
export interface NewPassword {
  old: string;
  new: string;
}
/**
 * A game to learn from: a lesson, a puzzle, a what-if. Nobody else sees it; no open seats.
 */
export interface NewStudy {
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
/**
 * me: the creator; local: another person on the creator's screen; open: whoever joins;
 * person: the holder of an account, for whom the seat is kept.
 */
export interface SeatRequest {
  kind: "me" | "local" | "open" | "bot" | "person";
  name?: string | null;
  level?: ("easy" | "medium" | "hard" | "master") | null;
}
export interface NewTable {
  pace?: NoClock | LivePace | DaysPace;
  when_time_is_up?: "bot" | "end" | "ask";
  hand_over_after?: number;
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
  name?: string | null;
  rated?: boolean;
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
/**
 * What the server can tell me, and what I want to be told.
 */
export interface Notices {
  push_key: string | null;
  sends_mail: boolean;
  here: boolean;
  devices: number;
  address: string | null;
  confirmed: boolean;
  channels: {
    [k: string]: ("push" | "mail")[];
  };
}
/**
 * What a table's players have agreed on about time.
 */
export interface PaceRules {
  pace: NoClock | LivePace | DaysPace;
  when_time_is_up: "bot" | "end" | "ask";
  hand_over_after: number;
}
export interface PasswordByMail {
  token: string;
  new: string;
}
export interface PastGame {
  table: string;
  game: string;
  name: string | null;
  time: string;
  place: number;
  seats: number;
  others: (string | null)[];
}
/**
 * Somebody with an account who is here now; where, only at listed tables.
 */
export interface PersonHere {
  name: string;
  account: string;
  regard: ("favourite" | "blocked") | null;
  table: string | null;
  game: string | null;
  plays: boolean;
  idle: boolean;
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
/**
 * Tables by link are told to those who sat there, and to nobody else.
 */
export interface Profile {
  name: string;
  account: string | null;
  since: string;
  me: boolean;
  regard: ("favourite" | "blocked") | null;
  games: GameResults[];
  against_people: AgainstPerson[];
  history: PastGame[];
}
export interface PuzzleAnswer {
  code: number;
}
export interface PuzzleDay {
  date: string;
  puzzle: PuzzleInfo;
}
export interface PuzzleInfo {
  id: string;
  game: string;
  seats: number;
  grade: number;
  tried: number;
  found: number;
  mine: ("open" | "found" | "missed") | null;
}
export interface PuzzleList {
  days: PuzzleDay[];
  puzzles: PuzzleInfo[];
}
/**
 * What a puzzle is about, as the seat that decides sees it: for a picture.
 */
export interface PuzzlePosition {
  puzzle: PuzzleInfo;
  seat: number;
  state: GameState;
}
/**
 * What was asked for; told when the puzzle is over, and not before.
 */
export interface PuzzleReason {
  answers: {
    [k: string]: unknown;
  }[];
  closest: {
    [k: string]: unknown;
  };
  margin: number;
  parts: HintPart[];
  sentences: {
    [k: string]: unknown;
  }[];
  line: HintStep[];
}
/**
 * A puzzle as far as I have come with it.
 */
export interface PuzzleState {
  puzzle: PuzzleInfo;
  study: string;
  seat: number;
  status: "open" | "found" | "missed";
  tries: PuzzleTry[];
  left: number;
  question: {
    [k: string]: unknown;
  } | null;
  rule: string | null;
  area: string[] | null;
  piece: string[] | null;
  reason: PuzzleReason | null;
}
/**
 * A wrong answer, and what it would have cost.
 */
export interface PuzzleTry {
  choice: {
    [k: string]: unknown;
  };
  cost: number;
}
/**
 * What a rated game has made of the rating of who played there.
 */
export interface RatingChange {
  seat: number;
  rating: number;
  change: number;
  band: number;
  is_new: boolean;
}
/**
 * All that was read of a decision.
 */
export interface ReadingAnswer {
  move: number;
  seat: number;
  depth: "quick" | "deep";
  choices: number;
  verdict: "best" | "sound" | "costly" | "close";
  cost: number;
  error: number;
  is_exact: boolean;
  played: WeighedChoice;
  best: WeighedChoice;
  alternatives: WeighedChoice[];
  points: number;
  parts: HintPart[];
  sentences: {
    [k: string]: unknown;
  }[];
}
export interface WeighedChoice {
  choice: {
    [k: string]: unknown;
  };
  chances: number[];
  line: HintStep[];
}
export interface RecordUpload {
  record: {
    [k: string]: unknown;
  };
}
export interface Recover {
  code: string;
}
export interface Recovered {
  me: Me;
  code: string;
}
/**
 * A guest's way back after the cookie is lost. It is shown this once, and used once.
 */
export interface RecoveryCode {
  code: string;
}
export interface Registration {
  account: string;
  password: string;
}
export interface Rename {
  name: string;
}
/**
 * What a replay is of. Its steps are asked for by range.
 */
export interface Replay {
  game: string;
  options: {
    [k: string]: string;
  };
  seats: number;
  moves: ReplayMove[];
  steps: number;
  scores: number[] | null;
  places: number[] | null;
}
/**
 * What a timeline shows of a move, before its step is asked for.
 */
export interface ReplayMove {
  seat: number;
  turn: number;
  period: number;
  kinds: string[];
}
/**
 * The table after a move of a record, as a spectator sees it.
 *
 * When the game is over all hands are open: the state has what is private of every seat.
 */
export interface ReplayStep {
  state: GameState;
  entry: LogEntry;
}
/**
 * At least one step, perhaps fewer than asked for: no answer is too long.
 */
export interface ReplaySteps {
  first: number;
  steps: ReplayStep[];
}
/**
 * For who runs the server: a line of the chat that goes too far.
 */
export interface Report {
  line: number;
}
export interface SeatInfo {
  seat: number;
  kind: "person" | "bot" | "open";
  name: string | null;
  level: ("easy" | "medium" | "hard" | "master") | null;
  mine: boolean;
  local: boolean;
  readiness: "seated" | "reading" | "ready";
  here: boolean;
  away: string | null;
  stand_in: boolean;
  may_return: boolean;
  left: boolean;
  wish: ("wait" | "bot" | "end" | "stop" | "unrated") | null;
}
/**
 * Where mail is to be sent; a mail with a link asks whether it is mine.
 */
export interface SetAddress {
  address: string;
  language: "en" | "pl" | "fr";
}
export interface SetNotices {
  channels: {
    [k: string]: ("push" | "mail")[];
  };
  language: "en" | "pl" | "fr";
}
/**
 * The game begins when all seats are taken and everybody is ready.
 */
export interface SetReadiness {
  readiness: "seated" | "reading" | "ready";
}
/**
 * favourite: found first; blocked: neither sits nor speaks at my tables, nor invites me.
 */
export interface SetRegard {
  regard: ("favourite" | "blocked") | null;
}
/**
 * Whether I want to hear when a seat of a full table is free.
 */
export interface SetSeatWish {
  wanted: boolean;
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
  pace: NoClock | LivePace | DaysPace;
  when_time_is_up: "bot" | "end" | "ask";
  hand_over_after: number;
  id: string;
  code: string | null;
  name: string | null;
  game: string;
  options: {
    [k: string]: string;
  };
  status: "open" | "running" | "finished" | "abandoned";
  listed: boolean;
  rated: boolean;
  seats: SeatInfo[];
  number: number;
  to_move: number;
  my_turn: boolean;
  creator: boolean;
  host: string | null;
  invited: boolean;
  created: string;
  changed: string;
  clocks: ClocksInfo | null;
  absent: AbsentInfo | null;
  ended: ("time" | "absence" | "agreed") | null;
  places: number[] | null;
  scores: number[] | null;
  rematch: string | null;
  watching: number;
  may_chat: boolean;
  from_record: boolean;
  study: boolean;
}
export interface StepsOfRecord {
  record: {
    [k: string]: unknown;
  };
  first: number;
  count?: number;
}
/**
 * Who sits on one seat takes the other. Guests may move to an open seat only.
 */
export interface SwapSeats {
  one: number;
  other: number;
}
/**
 * How many tables fit the search, by status.
 */
export interface TableCounts {
  open: number;
  running: number;
  finished: number;
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
  last: TableInfo[];
  tables: TableInfo[];
  pages: number;
  counts: TableCounts;
}
/**
 * The table itself has changed: who sits where, who is here, its status.
 */
export interface TableMessage {
  type: "table";
  table: TableInfo;
}
/**
 * Which of the listed tables to show; what is left out does not matter.
 */
export interface TableSearch {
  status?: "open" | "running" | "finished";
  game?: string;
  pace?: ("none" | "live" | "days") | null;
  free?: boolean;
  alone?: boolean;
  text?: string;
  page?: number;
}
export interface TokenRequest {
  name: string;
}
export interface Tried {
  sent: boolean;
}
/**
 * Sends me a notice that says nothing, to see whether it arrives.
 */
export interface TryNotice {
  channel: "push" | "mail";
  language: "en" | "pl" | "fr";
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
/**
 * What I agree with. None takes it back, and declines an offer to stop.
 */
export interface WishRequest {
  wish: ("wait" | "bot" | "end" | "stop" | "unrated") | null;
}
