/** A table as a board sees it: the position being shown, choosing, texts. */
import { SvelteMap } from "svelte/reactivity";
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
  Message,
  PlaceAttributes,
  PlaceState,
  Playing,
  Preview,
  Target,
} from "./board";
import { Choosing } from "./choosing.svelte";
import { houseOf } from "./houses";
import { nameOf } from "./names";
import { targetSet } from "./narrowing";

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
  /** What is asked of this screen now. */
  readonly choices: readonly Choice[];
  readonly playing: Playing | null;
  readonly lastMove: readonly GameEvent[];
  readonly motion: boolean;
  readonly patterns: boolean;
  readonly confirmsFinal: boolean;
  readonly viewport: "phone" | "tablet" | "desktop";
  play(choice: Choice): void;
  openRule(number: string): void;
}

export class Table implements BoardTable {
  private readonly source: Source;
  readonly choosing: Choosing;

  private chosenSeat = $state<number | null>(null);
  /** Places lit by the log, the rules or a panel. */
  private lit = $state.raw<readonly Target[]>([]);
  /** By the codes of the draft. */
  private readonly previews = new SvelteMap<string, Preview>();
  private shownHints = $state.raw<readonly Hinted[]>([]);
  private stop = $state<Target | null>(null);

  readonly names = $derived.by(() => this.seats.map((seat) => this.name(seat.seat)));
  readonly highlight = $derived.by(() => targetSet(this.lit, this.playing?.event.targets ?? []));
  readonly preview = $derived.by((): Preview => {
    const found = this.previews.get(String(this.candidate?.code));
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

  constructor(source: Source) {
    this.source = source;
    this.choosing = new Choosing({
      choices: () => source.choices,
      preferences: () => source.board,
      confirmsFinal: () => source.confirmsFinal,
      play: (choice) => source.play(choice),
    });
  }

  /** Another position is shown: clicks and previews belonged to the old one. */
  reset(): void {
    this.choosing.reset();
    this.previews.clear();
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
    return this.source.position.public;
  }
  get number(): number {
    return this.source.position.number;
  }
  get private(): Json {
    return this.source.position.private[String(this.eyes)] ?? {};
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
    return this.chosenSeat ?? Math.max(this.eyes, 0);
  }
  get toMove(): number {
    return this.source.position.to_move;
  }
  get decision(): string {
    return this.source.position.decision;
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
  get viewport(): "phone" | "tablet" | "desktop" {
    return this.source.viewport;
  }

  place(target: Target, name: string, tip: string = name): PlaceAttributes {
    const state = this.state(target);
    const shared = {
      "data-target": target,
      "data-state": state,
      "data-highlight": this.highlight.has(target) ? "" : undefined,
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
  /** The server has told what a draft of these codes would bring. */
  previewed(codes: readonly number[], preview: Preview): void {
    this.previews.set(String(codes), preview);
  }
  isPreviewed(codes: readonly number[]): boolean {
    return this.previews.has(String(codes));
  }

  text(id: string, args: Readonly<Record<string, Argument>> = {}): string {
    return this.source.catalogue.text(id, args, this.names);
  }
  hasText(id: string): boolean {
    return this.source.catalogue.has(id);
  }
  message(message: Message): string {
    return this.source.catalogue.message(message, this.names);
  }
  name(seat: number): string {
    return nameOf(this.seats[seat], seat, this.source.catalogue);
  }
  house(seat: number): House {
    return houseOf(seat, this.source.board.houses);
  }
}
