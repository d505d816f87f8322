/** A table of the server: its state over the line, the log, the chat, and what is sent to it. */
import { lineAddress, setReactions } from "../api/http";
import { choicesOf, eventsOf, previewOf } from "../api/engine";
import { Line, type LineState } from "../api/line";
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
import { beatsOf, type Tells } from "../playback/log";
import { Outbox, type Deed } from "./outbox";
import { Playback, type Manner } from "../playback/playback.svelte";

/** What the table's page wants to know of, beyond what it can read. */
export interface LiveListener {
  refused(error: ErrorMessage): void;
  previewed(codes: readonly number[], preview: Preview): void;
  hinted(answer: HintAnswer): void;
  /** Something new stands in the log; `entry` is null after connecting. */
  moved(state: GameState, entry: LogEntry | null): void;
  chatted(line: ChatLine): void;
  /** How an event is told in the log and in a playback. */
  tells: Tells;
}

/** A preview or a hint was asked for when the game had gone on: nobody waits for it any more. */
export function isOutdated(error: ErrorMessage): boolean {
  const codes: readonly ErrorMessage["code"][] = [
    "stale",
    "foreign_seat",
    "illegal",
    "not_running",
  ];
  return error.number === null && codes.includes(error.code);
}

export interface Wishes {
  /** How a move of this seat is shown. */
  readonly manner: (seat: number) => Manner;
  readonly speed: () => number;
}

export class LiveTable {
  info = $state.raw<TableInfo | null>(null);
  /** The newest position; the one on show is `playback.position`. */
  state = $state.raw<GameState | null>(null);
  log = $state.raw<readonly LogEntry[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);
  line = $state<LineState>("connecting");
  retryAt = $state(0);
  pending = $state.raw<Deed | null>(null);
  playback = $state.raw<Playback | null>(null);
  /** The events of the last decision of somebody else. */
  lastMove = $state.raw<readonly GameEvent[]>([]);
  isMissing = $state(false);

  readonly mine = $derived.by(() =>
    (this.info?.seats ?? []).filter((seat) => seat.mine).map((seat) => seat.seat),
  );
  /** When I am asked in other players' turns; null for a spectator. */
  readonly reactions = $derived.by(
    () => this.info?.seats.find((seat) => seat.mine)?.reactions ?? null,
  );
  readonly isMyTurn = $derived.by(() => !!this.state && this.mine.includes(this.state.to_move));
  /** What is asked of this screen now. */
  readonly choices = $derived.by((): readonly Choice[] => {
    if (!this.state || !this.isMyTurn || this.pending || this.line === "lost") return [];
    if (this.playback?.isTelling) return [];
    return choicesOf(this.state);
  });

  private readonly connection: Line;
  private readonly outbox = new Outbox((deed) => (this.pending = deed));

  constructor(
    readonly id: string,
    private readonly listener: LiveListener,
    private readonly wishes: Wishes,
  ) {
    this.connection = new Line(lineAddress(id), {
      heard: (message) => this.hear(message),
      changed: (state, retryAt) => {
        this.line = state;
        this.retryAt = retryAt;
      },
    });
  }

  close(): void {
    this.connection.close();
  }

  retryNow(): void {
    this.connection.retryNow();
  }

  /** A choice, or a draft of several codes: all of them are played, or none. */
  play(codes: readonly number[]): void {
    this.put((number, seat) => ({ type: "move", number, seat, codes: [...codes] }));
  }

  /** A move by its notation, for whoever of mine is to move: lessons. */
  playNotation(notation: string): void {
    this.put((number, seat) => ({ type: "move", number, seat, notation }));
  }

  undo(): void {
    this.put((number, seat) => ({ type: "undo", number, seat }));
  }

  /** What these codes would bring, one after the other, at the position with this number. */
  askPreview(number: number, codes: readonly number[]): void {
    if (this.state?.number !== number || this.pending) return; // the game has gone on
    this.connection.send({ type: "preview", number, codes: [...codes] });
  }

  askHint(): void {
    if (this.state) this.connection.send({ type: "hint", number: this.state.number });
  }

  /** When this person is asked in other players' turns, on all seats of this screen. */
  async setReactions(choice: "ask" | "held" | "pass"): Promise<void> {
    this.info = await setReactions(this.id, choice);
  }

  say(text: string): boolean {
    return this.connection.send({ type: "chat", text });
  }

  private put(deed: (number: number, seat: number) => Deed): void {
    if (!this.state || this.pending) return;
    const made = deed(this.state.number, this.state.to_move);
    this.outbox.put(made);
    this.connection.send(made); // if the line is down, it is sent when it is back
  }

  private hear(message: FromServer): void {
    switch (message.type) {
      case "snapshot":
        this.begin(message);
        return;
      case "update":
        this.update(message);
        return;
      case "table":
        this.info = message.table;
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

  private begin(snapshot: SnapshotMessage): void {
    this.info = snapshot.table;
    this.log = snapshot.log;
    this.chat = snapshot.chat;
    this.state = snapshot.state;
    this.lastMove = this.lastOfOthers();
    if (!snapshot.state) return;
    if (this.playback) this.playback.jump(snapshot.state);
    else this.playback = new Playback(snapshot.state, this.wishes.speed);
    const again = this.outbox.resend(snapshot.state.number);
    if (again) this.connection.send(again);
    this.listener.moved(snapshot.state, null);
  }

  private update({ state, entry }: UpdateMessage): void {
    if (this.state && state.number <= this.state.number) return; // repeated after reconnecting
    this.state = state;
    this.log = [...this.log, entry];
    this.outbox.caughtUp(state.number);
    this.lastMove = this.lastOfOthers();
    const manner = entry.kind === "move" ? this.wishes.manner(entry.seat) : "silent";
    const beats = beatsOf(eventsOf(entry), this.listener.tells);
    if (this.playback) this.playback.push({ state, beats, manner });
    else this.playback = new Playback(state, this.wishes.speed);
    this.listener.moved(state, entry);
  }

  private lastOfOthers(): readonly GameEvent[] {
    const found: GameEvent[] = [];
    const last = this.log.findLast((entry) => entry.kind === "move" && !this.isOwn(entry.seat));
    if (!last) return found;
    // the whole turn of whoever it was: a turn is a row of small decisions
    for (const entry of this.log.slice(0, this.log.indexOf(last) + 1).toReversed()) {
      if (entry.seat !== last.seat) break;
      found.unshift(...eventsOf(entry));
    }
    return found;
  }

  private isOwn(seat: number): boolean {
    return this.mine.length === 1 && this.mine[0] === seat;
  }
}
