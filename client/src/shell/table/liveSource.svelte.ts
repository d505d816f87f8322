/** A live table as the source of a board: whose view is shown, and what this screen is asked. */
import { present } from "../../lib/present";
import type { GameInfo, GameState, SeatInfo } from "../../lib/api/messages";
import { settings } from "../../lib/settings/settings.svelte";
import type { Choice, GameBoard, GameEvent, Json, Playing } from "../../lib/table/board";
import type { LiveTable } from "../../lib/live/live.svelte";
import type { Playback } from "../../lib/playback/playback.svelte";
import type { Source } from "../../lib/table/table.svelte";
import type { Catalogue } from "../../lib/texts/catalogue";
import { texts } from "../../lib/texts/texts.svelte";
import { LEARNER, type LessonRun } from "../lessons/lessons.svelte";
import { prefersReducedMotion, viewport, type Shell } from "./shell.svelte";

/** What belongs to the game and not to the table. */
export interface Parts {
  readonly game: GameInfo;
  readonly board: GameBoard;
  readonly components: Json;
}

export class LiveSource implements Source {
  /** Shade and marks are off, to see the bare board. */
  isClear = $state(false);
  /** Who has opened the curtain on a shared screen; -1: nobody has yet. */
  private unveiled = $state(-1);

  constructor(
    private readonly live: LiveTable,
    private readonly parts: Parts,
    private readonly shell: Shell,
    private readonly run: LessonRun | null,
  ) {}

  readonly eyes = $derived.by(() => {
    if (this.run) return LEARNER;
    return this.live.isMyTurn ? this.newest.to_move : (this.live.mine[0] ?? -1);
  });
  /** Between the turns of people who share a screen, if the next one has secrets. */
  readonly isCurtain = $derived.by(() => {
    const isShared = !this.run && this.parts.game.has_secrets && this.live.mine.length > 1;
    const { to_move, private: hidden } = this.newest;
    if (!isShared || !this.live.isMyTurn || this.unveiled === to_move) return false;
    return Object.keys(hidden[to_move] ?? {}).length > 0;
  });
  readonly choices = $derived.by((): readonly Choice[] => {
    if (this.isCurtain || this.isClear) return [];
    return this.run ? this.run.allowed(this.live.choices) : this.live.choices;
  });
  /** In lessons all seats are on this screen, but the learner sits on one of them. */
  readonly seats = $derived.by((): readonly SeatInfo[] => {
    const { seats } = present(this.live.info, "table");
    return this.run ? seats.map((seat) => ({ ...seat, mine: seat.seat === LEARNER })) : seats;
  });

  unveil(): void {
    this.unveiled = this.newest.to_move;
  }
  /** A move was made: the next person at the screen may be another than opened the curtain. */
  handOver(): void {
    if (this.unveiled !== this.newest.to_move) this.unveiled = -1;
  }

  /** The newest position, which may not be shown yet. */
  get newest(): GameState {
    return present(this.live.state, "position");
  }
  get playback(): Playback {
    return present(this.live.playback, "playback");
  }
  get board(): GameBoard {
    return this.parts.board;
  }
  get components(): Json {
    return this.parts.components;
  }
  get catalogue(): Catalogue {
    return texts.of(this.parts.game.id) ?? texts.shell;
  }
  get position(): GameState {
    return this.playback.position;
  }
  get playing(): Playing | null {
    return this.playback.playing;
  }
  get lastMove(): readonly GameEvent[] {
    return this.isClear ? [] : this.live.lastMove;
  }
  get motion(): boolean {
    return !prefersReducedMotion() && settings.values.playbacks !== "never";
  }
  get patterns(): boolean {
    return settings.values.patterns;
  }
  get confirmsFinal(): boolean {
    return settings.values.confirmFinal;
  }
  get viewport(): "phone" | "tablet" | "desktop" {
    return viewport();
  }
  play(choice: Choice): void {
    this.live.play([choice.code]);
  }
  openRule(number: string): void {
    this.shell.openRule(number);
  }
}
