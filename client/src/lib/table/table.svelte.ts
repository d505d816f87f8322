/** A table as a board sees it: the position being shown, choosing, texts. */
import type { GameState, SeatInfo } from "../api/messages";
import type { Catalogue } from "../texts/catalogue";
import type {
  Argument,
  BoardTable,
  Choice,
  GameBoard,
  GameEvent,
  Hinted,
  House,
  Json,
  Mark,
  Message,
  PlaceAttributes,
  PlaceState,
  Playing,
  Preview,
  Target,
} from "./board";
import { Choosing } from "./choosing.svelte";
import { Draft } from "./draft.svelte";
import { viewportOf, type Desk, type Layout, type Mode, type Size, type Viewport } from "./frame";
import { houseOf } from "./houses";
import type { Trail } from "./narration";
import { nameOf, renamed } from "./names";
import { NO_MARKS, targetSet } from "./narrowing";

/** Where a table gets what it shows: a live table, a replay, lessons, the workbench. */
export interface Source {
  readonly seats: readonly SeatInfo[];
  readonly components: Json;
  readonly catalogue: Catalogue;
  readonly board: GameBoard;
  /** The position being shown. */
  readonly position: GameState;
  /** Through whose eyes, -1: a spectator's. */
  readonly eyes: number;
  /** Whose things are shown where nobody's eyes look, on a screen that several people share. */
  readonly atScreen?: number;
  /** What is asked of this screen now. */
  readonly choices: readonly Choice[];
  readonly playing: Playing | null;
  readonly lastMove: readonly GameEvent[];
  readonly motion: boolean;
  readonly patterns: boolean;
  readonly confirmsFinal: boolean;
  readonly layout: Layout;
  /** Whether several choices may be laid out before they are sent. */
  readonly isDrafting: boolean;
  /** Sends these choices: all of them are played, or none. */
  play(choices: readonly Choice[]): void;
  openRule(number: string): void;
}

export class Table implements BoardTable {
  private readonly source: Source;
  readonly choosing: Choosing;
  readonly drafted: Draft;

  private chosenSeat = $state<number | null>(null);
  /** Ways that others went, one after the other, with their seats: drawn over the stage. */
  trails = $state.raw<readonly (Trail & { readonly seat: number })[]>([]);
  /** Whose board stands in the place of one's own while their turn is told; null: nobody's. */
  visited = $state<number | null>(null);
  /** Places lit by the log, the rules or a panel. */
  private lit = $state.raw<readonly Target[]>([]);
  marks = $state.raw<ReadonlyMap<Target, Mark>>(NO_MARKS);
  private shownHints = $state.raw<readonly Hinted[]>([]);
  private stop = $state<Target | null>(null);

  readonly names = $derived.by(() => this.seats.map((seat) => this.name(seat.seat)));
  readonly highlight = $derived.by(() => targetSet(this.lit, this.playing?.event.targets ?? []));
  readonly preview = $derived.by((): Preview => {
    const found = this.drafted.previewOf(this.candidate ? [this.candidate.code] : []);
    if (found) return found;
    const { public: seen, private: mine, choices } = this;
    return { events: [], public: seen, private: mine, choices, played: 0, stopped: "" };
  });
  /** The one legal place that Tab stops at; arrows go on from there. */
  readonly tabStop = $derived.by(() => {
    const { legal } = this.choosing;
    if (this.stop !== null && legal.has(this.stop)) return this.stop;
    return legal.values().next().value ?? null;
  });

  /** Whether Enter sends something: a choice lies ready, or the draft has come to its end. */
  readonly canSend = $derived.by(() => {
    const { after } = this.drafted;
    return this.candidate !== null || (after !== null && after.stopped !== "");
  });

  constructor(source: Source) {
    this.source = source;
    this.drafted = new Draft({
      choices: () => source.choices,
      preferences: () => source.board,
      isDrafting: () => source.isDrafting,
    });
    this.choosing = new Choosing({
      choices: () => this.drafted.choices,
      ahead: () => this.drafted.ahead,
      preferences: () => source.board,
      confirmsFinal: () => source.confirmsFinal,
      drafts: (choice) => this.drafted.takes(choice),
      play: (choice) => this.play(choice),
      send: (choice) => this.send(choice),
    });
  }

  /** Another position is shown: clicks and previews belonged to the old one. */
  reset(): void {
    this.choosing.reset();
    this.drafted.reset();
    this.shownHints = [];
    this.lit = [];
  }

  get board(): GameBoard {
    return this.source.board;
  }
  get position(): GameState {
    return this.source.position;
  }
  get public(): Json {
    return this.drafted.shown?.public ?? this.source.position.public;
  }
  get number(): number {
    return this.source.position.number;
  }
  get private(): Json {
    return this.drafted.shown?.private ?? this.source.position.private[String(this.eyes)] ?? {};
  }
  get components(): Json {
    return this.source.components;
  }
  get seats(): readonly SeatInfo[] {
    return this.source.seats;
  }
  get eyes(): number {
    return this.source.eyes;
  }
  get shown(): number {
    if (this.visited !== null) return this.visited;
    return this.chosenSeat ?? (this.eyes < 0 ? (this.source.atScreen ?? 0) : this.eyes);
  }
  get toMove(): number {
    return this.source.position.to_move;
  }
  get decision(): string {
    const drafted = this.drafted.shown?.public.decision;
    return typeof drafted === "string" ? drafted : this.source.position.decision;
  }
  get choices(): readonly Choice[] {
    return this.choosing.choices;
  }
  get open(): readonly Choice[] {
    return this.choosing.open;
  }
  get selection(): readonly Target[] {
    return this.choosing.selection;
  }
  get draft(): readonly Choice[] {
    return this.drafted.parts;
  }
  get candidate(): Choice | null {
    return this.choosing.candidate;
  }
  get hints(): readonly Hinted[] {
    return this.shownHints;
  }
  get playing(): Playing | null {
    return this.source.playing;
  }
  get lastMove(): readonly GameEvent[] {
    return this.source.lastMove;
  }
  get motion(): boolean {
    return this.source.motion;
  }
  get patterns(): boolean {
    return this.source.patterns;
  }
  get viewport(): Viewport {
    return viewportOf(this.mode);
  }
  get mode(): Mode {
    return this.source.layout.mode;
  }
  get desk(): Desk {
    return this.source.layout.desk;
  }
  get room(): Size {
    return this.source.layout.stage;
  }

  place(target: Target, name: string, tip: string = name): PlaceAttributes {
    const state = this.state(target);
    const shared = {
      "data-target": target,
      "data-state": state,
      "data-highlight": this.highlight.has(target) ? "" : undefined,
      "data-mark": this.marks.get(target),
      "data-tip": tip || undefined,
      "aria-label": name,
    };
    if (state === "not-now") return { ...shared, role: "img" };
    return {
      ...shared,
      role: "button",
      tabindex: target === this.tabStop ? 0 : -1,
      "aria-pressed": state === "chosen",
      onclick: () => this.select(target),
      onkeydown: (event: KeyboardEvent) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        event.stopPropagation();
        this.select(target);
      },
      onpointerenter: (event: PointerEvent) => {
        if (event.pointerType === "mouse") this.point(target);
      },
      onpointerleave: () => this.point(null),
      onfocus: ({ currentTarget }: FocusEvent) => {
        this.stop = target;
        // A finger does not point before it taps: what the candidate opens could appear under it.
        if ((currentTarget as Element).matches(":focus-visible")) this.point(target);
      },
      onblur: () => this.point(null),
    };
  }

  state(target: Target): PlaceState {
    return this.choosing.state(target);
  }
  select(target: Target): void {
    this.choosing.select(target);
  }
  point(target: Target | null): void {
    this.choosing.point(target);
  }
  confirm(): void {
    this.choosing.confirm();
  }
  turn(): void {
    this.choosing.turn();
  }
  show(seat: number): void {
    this.chosenSeat = seat === this.eyes ? null : seat;
  }
  rule(number: string): void {
    this.source.openRule(number);
  }

  lay(choice: Choice): void {
    this.choosing.lay(choice);
  }

  /** Lights these places until told otherwise. */
  light(targets: readonly Target[]): void {
    this.lit = targets;
  }
  hint(hints: readonly Hinted[]): void {
    this.shownHints = hints;
    if (hints[0]) this.choosing.lay(hints[0].choice);
  }
  hideHints(): void {
    this.shownHints = [];
    this.choosing.reset();
  }
  alternatives(at: number): readonly Choice[] {
    return this.drafted.alternatives(at);
  }
  change(at: number, choice: Choice): void {
    this.choosing.reset();
    this.drafted.change(at, choice);
  }
  /** The newest click, else the newest part of the draft. False: there is nothing to take back. */
  stepBack(): boolean {
    if (this.choosing.stepBack()) return true;
    this.choosing.reset();
    return this.drafted.takeBack();
  }
  /** The whole draft. False: there is none. */
  dropDraft(): boolean {
    const hasAny = this.draft.length > 0;
    this.choosing.reset();
    this.drafted.clear();
    return hasAny;
  }

  /** What a choice comes to that was clicked: another part of the draft, or a move. */
  private play(choice: Choice): void {
    if (!this.drafted.takes(choice)) {
      this.send(choice);
      return;
    }
    this.choosing.reset();
    this.drafted.lay(choice);
  }

  /** The draft, and this choice after it; without one, a draft that has come to its end. */
  private send(choice: Choice | null): void {
    if (choice) this.source.play([...this.draft, choice]);
    else if (this.canSend) this.source.play(this.draft);
  }

  text(id: string, args: Readonly<Record<string, Argument>> = {}): string {
    return this.message({ text: id, args });
  }
  hasText(id: string): boolean {
    return this.source.catalogue.has(id);
  }
  message(message: Message): string {
    const { board, catalogue } = this.source;
    const said = board.rename
      ? renamed(message, (text) => board.rename?.(text, this) ?? null)
      : message;
    return catalogue.message(said, this.names);
  }
  name(seat: number): string {
    return nameOf(this.seats[seat], seat, this.source.catalogue);
  }
  house(seat: number): House {
    return houseOf(seat, this.source.board.houses);
  }
}
