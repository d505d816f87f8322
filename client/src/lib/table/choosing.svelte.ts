/** What was clicked so far, and which choice it leads to. */
import type { Choice, GameBoard, PlaceState, Target } from "./board";
import type { Ahead } from "./draft.svelte";
import {
  candidateOf,
  isComplete,
  legalTargets,
  nextChoice,
  openChoices,
  selectionAfter,
  targetSet,
} from "./narrowing";

/** What the board of a game says about choosing. */
export type Preferences = Pick<
  GameBoard,
  "ready" | "proposes" | "propose" | "buttons" | "answers" | "confirms" | "single" | "turned"
>;

export interface ChoiceSource {
  /** The legal choices, empty when nothing is asked of this screen. */
  choices(): readonly Choice[];
  preferences(): Preferences;
  /** Whether final choices are to be confirmed. */
  confirmsFinal(): boolean;
  /** What can be clicked though another choice comes before it. */
  ahead?(): Ahead | null;
  /** Whether it would become a part of a draft instead of being sent. */
  drafts?(choice: Choice): boolean;
  /** What was clicked. */
  play(choice: Choice): void;
  /** What was confirmed, with all that was laid out before it; null: only that. */
  send(choice: Choice | null): void;
}

export class Choosing {
  selection = $state.raw<readonly Target[]>([]);
  private pointed = $state.raw<Target | null>(null);
  /** Chosen from the list or by turning: it takes precedence over what the clicks lead to. */
  private picked = $state.raw<Choice | null>(null);
  private isFromList = false; // then one step back takes all of it back
  /** Shown last: a tile keeps its turn from place to place. */
  private before = $state.raw<Choice | null>(null);

  private readonly source: ChoiceSource;
  readonly choices = $derived.by(() => this.source.choices());
  private readonly own = $derived.by(() => legalTargets(this.choices, this.selection));
  readonly legal = $derived.by(() => {
    const ahead = this.source.ahead?.();
    return ahead ? targetSet([...this.own], [...legalTargets(ahead.choices, [])]) : this.own;
  });
  readonly open = $derived.by(() => openChoices(this.choices, this.selection));
  /** What the selection alone leads to, without the pointer. */
  readonly firm = $derived.by(() => this.picked ?? this.proposed(this.selection));
  readonly candidate = $derived.by(() => this.atPointer() ?? this.firm);

  constructor(source: ChoiceSource) {
    this.source = source;
  }

  /** Other choices are offered now. */
  reset(): void {
    this.selection = [];
    this.pointed = null;
    this.picked = null;
    this.isFromList = false;
    this.before = null;
  }

  state(target: Target): PlaceState {
    if (this.selection.includes(target) || this.firm?.targets.includes(target)) return "chosen";
    return this.legal.has(target) ? "legal" : "not-now";
  }

  /** A click: narrows the choices, or confirms the one it is part of. */
  select(target: Target): void {
    const firm = this.firm;
    const earlier = this.selection.indexOf(target);
    const newest = this.selection.length - 1;
    if (firm?.targets.includes(target) && (earlier < 0 || earlier === newest)) {
      this.source.play(firm);
      return;
    }
    if (earlier < 0 && !this.own.has(target)) {
      this.goThrough(target);
      return;
    }
    this.remember();
    const shown = this.candidate;
    this.picked = null;
    this.pointed = null;
    this.isFromList = false;
    this.selection =
      earlier >= 0 && earlier === newest
        ? this.selection.slice(0, newest)
        : this.selectionWith(target);
    if (shown && this.open.length > 1 && this.open.includes(shown)) this.picked = shown;
    if (this.firm && this.isMeant(this.firm)) this.source.play(this.firm);
  }

  /** Makes the choice that comes before those of this place, then clicks it. */
  private goThrough(target: Target): void {
    const ahead = this.source.ahead?.();
    if (!ahead || !this.legal.has(target)) return;
    this.source.play(ahead.choice);
    if (this.own.has(target)) this.select(target);
  }

  /** The pointer or the focus is on this place; null: it has left. */
  point(target: Target | null): void {
    if (target === this.pointed) return;
    this.remember();
    this.pointed = target !== null && this.own.has(target) ? target : null;
  }

  /** A button or a choice from the list: played at once if it can be undone or answers a request. */
  pick(choice: Choice): void {
    const isAnswer = this.source.preferences().answers?.includes(choice.kind);
    if (isAnswer || this.firm?.code === choice.code || !this.mustAsk(choice))
      this.source.play(choice);
    else this.lay(choice);
  }

  /** Lays a choice on the board to be confirmed. */
  lay(choice: Choice): void {
    this.pointed = null;
    this.selection = choice.targets;
    this.picked = choice;
    this.isFromList = true;
  }

  /** Puts this one of the open choices on the board. */
  take(choice: Choice): void {
    this.pointed = null;
    this.picked = choice;
  }

  /** Another of the open choices, e.g. a tile turned; under the pointer it stays a proposal. */
  turn(): void {
    const place = this.pointed;
    const selection = place ? this.selectionWith(place) : this.selection;
    const open = openChoices(this.choices, selection);
    const now = this.candidate;
    if (selection.length === 0 || open.length < 2) return;
    const next =
      (now && this.source.preferences().turned?.(open, selection, now)) ?? nextChoice(open, now);
    if (this.atPointer()) {
      this.before = next;
      return;
    }
    this.pointed = null;
    this.selection = selection;
    this.picked = next;
  }

  /** Whether something on the board turns. */
  canTurn(): boolean {
    if (this.selection.length === 0 || !this.candidate) return false;
    const { turned } = this.source.preferences();
    const next = turned?.(this.open, this.selection, this.candidate);
    return !!next && next.code !== this.candidate.code;
  }

  /** Enter: the candidate, and the draft before it. */
  confirm(): void {
    this.source.send(this.candidate);
  }

  /** One step back. False: there was nothing to take back. */
  stepBack(): boolean {
    if (this.selection.length === 0 && !this.picked) return false;
    this.selection = this.isFromList ? [] : this.selection.slice(0, -1);
    this.picked = null;
    this.pointed = null;
    this.isFromList = false;
    return true;
  }

  /** Whether the clicks say enough: all of its targets, or of what goes into a draft so much that it
   *  is proposed, for it can be changed there. */
  private isMeant(choice: Choice): boolean {
    if (this.mustAsk(choice)) return false;
    if (this.source.drafts?.(choice)) return true;
    return this.open.length === 1 && isComplete(choice, this.selection);
  }

  private mustAsk(choice: Choice): boolean {
    if (this.source.preferences().confirms?.includes(choice.kind)) return true;
    return choice.final && this.source.confirmsFinal();
  }

  private atPointer(): Choice | null {
    if (!this.pointed || this.selection.includes(this.pointed)) return null;
    if (this.firm?.targets.includes(this.pointed)) return null;
    return this.proposed(this.selectionWith(this.pointed));
  }

  private selectionWith(target: Target): readonly Target[] {
    return selectionAfter(this.choices, this.selection, target, this.source.preferences().single);
  }

  private proposed(selection: readonly Target[]): Choice | null {
    const preferences = this.source.preferences();
    if (selection.length === 0) return this.lyingReady(preferences);
    return candidateOf(this.choices, selection, this.before, preferences);
  }

  /** Before anything is clicked; the only answer, too, if it is a button. */
  private lyingReady({ ready, buttons }: Preferences): Choice | null {
    const first = this.choices[0];
    if (!first) return null;
    const isOnly = this.choices.length === 1 && buttons?.includes(first.kind);
    return isOnly || ready?.includes(first.kind) ? first : null;
  }

  private remember(): void {
    if (this.candidate) this.before = this.candidate;
  }
}
