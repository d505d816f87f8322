/** A live table as the source of a board: whose view is shown, and what this screen is asked. */
import { present } from "../../lib/present";
import type { GameInfo, GameState, SeatInfo } from "../../lib/api/messages";
import { settings } from "../../lib/settings/settings.svelte";
import type { Choice, GameBoard, GameEvent, Json, Playing, Preview } from "../../lib/table/board";
import type { LiveTable } from "../../lib/live/live.svelte";
import type { Playback } from "../../lib/playback/playback.svelte";
import type { Companion } from "../../lib/table/companion";
import type { Layout } from "../../lib/table/frame";
import type { Source } from "../../lib/table/table.svelte";
import type { Catalogue } from "../../lib/texts/catalogue";
import { texts } from "../../lib/texts/texts.svelte";
import { LEARNER, type LessonRun } from "../lessons/lessons.svelte";
import type { Shell } from "./shell.svelte";

const NOBODY = -1; // eyes that see what everybody may

/** What belongs to the game and not to the table. */
export interface Parts {
  readonly game: GameInfo;
  readonly board: GameBoard;
  readonly components: Json;
}

export class LiveSource implements Source {
  /** Shade and marks are off, to see the bare board. */
  isClear = $state(false);
  /** Whose secrets lie open on a shared screen; -1: nobody's. */
  private unveiled = $state(-1);

  constructor(
    private readonly live: LiveTable,
    private readonly parts: Parts,
    private readonly shell: Shell,
    private readonly run: LessonRun | null,
    private readonly companion: Companion | undefined,
  ) {}

  readonly eyes = $derived.by(() => {
    if (this.run) return LEARNER;
    if (this.isCovered || (this.isShared && !this.live.isMyTurn)) return NOBODY;
    return this.live.isMyTurn ? this.newest.to_move : (this.live.mine[0] ?? -1);
  });
  /** Several people share the screen, and they have secrets; a study is one person's. */
  private readonly isShared = $derived.by(
    () => !this.live.info?.study && this.parts.game.has_secrets && this.live.mine.length > 1,
  );
  /** Whether whoever is to move at a shared screen has secrets. */
  readonly hasSecrets = $derived.by(() => {
    const { to_move, private: hidden } = this.newest;
    if (!this.isShared || !this.live.isMyTurn) return false;
    return Object.keys(hidden[to_move] ?? {}).length > 0;
  });
  /** Their secrets lie face down: what needs none can be decided all the same. */
  readonly isCovered = $derived.by(() => this.hasSecrets && this.unveiled !== this.newest.to_move);
  readonly choices = $derived.by((): readonly Choice[] => {
    if (this.isClear) return [];
    if (this.isCovered) return this.open(this.live.choices);
    return this.run ? this.run.allowed(this.live.choices) : this.live.choices;
  });
  /** In lessons all seats are on this screen, but the learner sits on one of them. */
  readonly seats = $derived.by((): readonly SeatInfo[] => {
    const { seats } = present(this.live.info, "table");
    return this.run ? seats.map((seat) => ({ ...seat, mine: seat.seat === LEARNER })) : seats;
  });

  /** Whose things are shown while nobody's secrets are. */
  get atScreen(): number {
    return this.live.isMyTurn ? this.newest.to_move : (this.live.mine[0] ?? 0);
  }

  /** Turns the secrets of whoever is to move face up, or down again. */
  uncover(isOpen: boolean): void {
    this.unveiled = isOpen ? this.newest.to_move : NOBODY;
  }
  /** A move was made: the next person at the screen may be another than before. */
  handOver(): void {
    if (this.unveiled !== this.newest.to_move) this.unveiled = NOBODY;
  }

  /** What a preview may show now. */
  shownOf(preview: Preview): Preview {
    if (!this.isCovered) return preview;
    return { ...preview, private: {}, choices: this.open(preview.choices) };
  }

  /** The choices that name nothing secret. */
  private open(choices: readonly Choice[]): readonly Choice[] {
    const { secrets = [] } = this.parts.board;
    return choices.filter(({ kind }) => !secrets.includes(kind));
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
    return settings.motion !== "off" && settings.values.playbacks !== "never";
  }
  get patterns(): boolean {
    return settings.values.patterns;
  }
  get confirmsFinal(): boolean {
    return settings.values.confirmFinal;
  }
  get layout(): Layout {
    return this.shell.layout;
  }
  get isDrafting(): boolean {
    return !this.run && !this.companion?.takesMoves;
  }
  play(choices: readonly Choice[]): void {
    const [first] = choices;
    if (first && this.companion?.takesMoves) this.companion.take(first);
    else this.live.play(choices.map(({ code }) => code));
  }
  openRule(number: string): void {
    this.shell.openRule(number);
  }
}
