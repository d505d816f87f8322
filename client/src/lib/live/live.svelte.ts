/** A table on the server: its newest state, the log, the chat, and what is sent to it. */
import { block, mute, socketAddress } from "../api/http";
import { attempt } from "../api/refusals";
import { choicesOf, eventsOf, previewOf } from "../api/engine";
import { Connection, type ConnectionState } from "../api/connection";
import type {
  ChatLine,
  ErrorMessage,
  FromServer,
  GameState,
  HintAnswer,
  LogEntry,
  SnapshotMessage,
  TableInfo,
  UpdateMessage,
} from "../api/messages";
import type { Choice, GameEvent, Preview } from "../table/board";
import {
  beatsOf,
  isNote,
  leadAfter,
  playedOf,
  standing,
  type Beat,
  type Tells,
} from "../playback/log";
import { RunningClocks } from "./clocks.svelte";
import { Outbox, type Action } from "./outbox";
import { Playback, type PlaybackMode } from "../playback/playback.svelte";

/** What the page of the table is told, beyond what it can read here. */
export interface LiveListener {
  refused(error: ErrorMessage): void;
  previewed(codes: readonly number[], preview: Preview): void;
  hinted(answer: HintAnswer): void;
  /** The log has a new entry; null after connecting. */
  moved(state: GameState, entry: LogEntry | null): void;
  chatted(line: ChatLine): void;
  /** How an event is told in the log and in a playback. */
  tells: Tells;
  /** How long the caption of a beat stands at speed 1, in milliseconds. */
  lasts(beat: Beat): number;
  /** How many of these beats are told to everybody before the position changes. */
  holds(beats: readonly Beat[]): number;
}

/** The game had moved on when a preview or a hint was asked for: nobody waits for it any more. */
export function isOutdated(error: ErrorMessage): boolean {
  const codes: readonly ErrorMessage["code"][] = [
    "stale",
    "foreign_seat",
    "illegal",
    "not_running",
  ];
  return error.number === null && codes.includes(error.code);
}

const NOBODY = -1;
const LATE = 800; // milliseconds that a move may be on its way without a word
const DEAD = 4000; // after which the line is taken to be dead

export interface PlaybackPreferences {
  /** How a move of this seat is shown. */
  readonly modeOf: (seat: number) => PlaybackMode;
  readonly speed: () => number;
}

export class LiveTable {
  info = $state.raw<TableInfo | null>(null);
  readonly clocks = new RunningClocks();
  /** The newest position; the one being shown is `playback.position`. */
  state = $state.raw<GameState | null>(null);
  log = $state.raw<readonly LogEntry[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);
  connectionState = $state<ConnectionState>("connecting");
  retryAt = $state(0);
  pending = $state.raw<Action | null>(null);
  /** My move has been on its way for longer than usual. */
  isLate = $state(false);
  playback = $state.raw<Playback | null>(null);
  /** What somebody else did last. */
  lastMove = $state.raw<readonly GameEvent[]>([]);
  isMissing = $state(false);

  readonly mine = $derived.by(() =>
    (this.info?.seats ?? []).filter((seat) => seat.mine).map((seat) => seat.seat),
  );
  readonly isMyTurn = $derived.by(() => !!this.state && this.mine.includes(this.state.to_move));
  /** What is asked of this screen now. */
  readonly choices = $derived.by((): readonly Choice[] => {
    if (!this.state || !this.isMyTurn || this.pending || this.connectionState === "lost") return [];
    if (this.playback?.isTelling) return [];
    return choicesOf(this.state);
  });

  private readonly connection: Connection;
  private readonly outbox = new Outbox((action) => this.wait(action));
  private patience: ReturnType<typeof setTimeout>[] = []; // while a move is on its way

  constructor(
    readonly id: string,
    private readonly listener: LiveListener,
    private readonly preferences: PlaybackPreferences,
  ) {
    this.connection = new Connection(socketAddress(id), {
      received: (message) => this.receive(message),
      changed: (state, retryAt) => {
        this.connectionState = state;
        this.retryAt = retryAt;
      },
    });
  }

  close(): void {
    this.wait(null);
    this.connection.close();
  }

  retryNow(): void {
    this.connection.retryNow();
  }

  /** The browser says that there is no network, or a move has waited for too long. */
  renew(): void {
    this.connection.renew();
  }

  /** A choice, or a draft of several codes: all of them are played, or none. */
  play(codes: readonly number[]): void {
    this.put((number, seat) => ({ type: "move", number, seat, codes: [...codes] }));
  }

  /** A move by its notation, for whichever of my seats is to move: for lessons. */
  playNotation(notation: string): void {
    this.put((number, seat) => ({ type: "move", number, seat, notation }));
  }

  /** Takes the last decision of one of my seats back: the mover's, or what another has committed. */
  undo(): void {
    const seat = this.state?.undo_seat ?? NOBODY;
    if (seat !== NOBODY) this.put((number) => ({ type: "undo", number, seat }));
  }

  /** What these codes would bring, one after the other, at the position with this number. */
  askPreview(number: number, codes: readonly number[]): void {
    if (this.state?.number !== number || this.pending) return; // the game has moved on
    this.connection.send({ type: "preview", number, codes: [...codes] });
  }

  askHint(): void {
    if (this.state) this.connection.send({ type: "hint", number: this.state.number });
  }

  say(text: string): boolean {
    return this.connection.send({ type: "chat", text });
  }

  /** I hear no more of whoever said this; for all: nobody at this table does, if I am its host. */
  async mute(line: ChatLine, forAll: boolean): Promise<void> {
    this.chat =
      (await attempt(() => mute(this.id, { line: line.id, for_all: forAll }))) ?? this.chat;
  }

  /** Whoever said this neither sits nor speaks at my tables any more, and is not heard. */
  async block(line: ChatLine): Promise<boolean> {
    if (!(await attempt(() => block(this.id, { line: line.id })))) return false;
    this.chat = this.chat.filter(({ name, seat }) => name !== line.name || seat !== line.seat);
    return true;
  }

  private put(make: (number: number, seat: number) => Action): void {
    if (!this.state || this.pending) return;
    const action = make(this.state.number, this.state.to_move);
    this.outbox.put(action);
    this.connection.send(action); // if the connection is down, it is sent when it is back
  }

  /** A move that is not answered is said to be late, and then sent again over a new connection. */
  private wait(action: Action | null): void {
    this.pending = action;
    this.isLate = false;
    for (const timer of this.patience) clearTimeout(timer);
    this.patience = action
      ? [setTimeout(() => (this.isLate = true), LATE), setTimeout(() => this.renew(), DEAD)]
      : [];
  }

  private receive(message: FromServer): void {
    switch (message.type) {
      case "snapshot":
        this.begin(message);
        return;
      case "update":
        this.update(message);
        return;
      case "table":
        this.know(message.table);
        return;
      case "accepted":
        this.outbox.answered(message.number);
        return;
      case "preview":
        if (message.number === this.state?.number) {
          this.listener.previewed(message.codes, previewOf(message));
        }
        return;
      case "hint":
        if (message.number === this.state?.number) this.listener.hinted(message);
        return;
      case "chat":
        this.chat = [...this.chat.filter((line) => line.id !== message.line.id), message.line];
        this.listener.chatted(message.line);
        return;
      case "error":
        if (message.number !== null) this.outbox.answered(message.number);
        if (message.code === "not_found") this.isMissing = true;
        this.listener.refused(message);
        return;
      case "pong":
        return;
    }
  }

  private know(info: TableInfo): void {
    this.info = info;
    this.clocks.take(info.clocks);
  }

  private begin(snapshot: SnapshotMessage): void {
    this.know(snapshot.table);
    this.log = snapshot.log;
    this.chat = snapshot.chat;
    this.state = snapshot.state;
    this.lastMove = this.lastOfOthers();
    if (!snapshot.state) return;
    if (this.playback) this.playback.jump(snapshot.state);
    else this.playback = this.newPlayback(snapshot.state);
    const again = this.outbox.resend(playedOf(snapshot.log));
    if (again) this.connection.send(again);
    this.listener.moved(snapshot.state, null);
  }

  private update({ state, entry }: UpdateMessage): void {
    if (this.state && state.number <= this.state.number) return; // repeated after reconnecting
    this.state = state;
    this.log = [...this.log, entry];
    if (!isNote(entry)) this.outbox.caughtUp(state.number);
    this.lastMove = this.lastOfOthers();
    const usual = entry.kind === "move" ? this.preferences.modeOf(entry.seat) : "silent";
    const { tells } = this.listener;
    const beats = beatsOf(eventsOf(entry), tells, leadAfter(this.log.at(-2), entry.turn, tells));
    const held = usual === "silent" ? 0 : this.listener.holds(beats);
    const mode = held > 0 ? "told" : usual;
    if (this.playback) this.playback.push({ state, beats, mode, held });
    else this.playback = this.newPlayback(state);
    if (!isNote(entry) || state.over) this.listener.moved(state, entry); // a draft outlives a note
  }

  private newPlayback(state: GameState): Playback {
    const { speed } = this.preferences;
    return new Playback(state, { speed, lasts: (beat) => this.listener.lasts(beat) });
  }

  private lastOfOthers(): readonly GameEvent[] {
    const moves = standing(this.log).filter((entry) => entry.kind === "move");
    const last = moves.findLast((entry) => !this.isOwn(entry.seat));
    // all that they did in that turn: a turn is a series of small decisions
    const same = moves.filter((entry) => entry.turn === last?.turn && entry.seat === last.seat);
    return same.flatMap(eventsOf);
  }

  private isOwn(seat: number): boolean {
    return this.mine.length === 1 && this.mine[0] === seat;
  }
}
