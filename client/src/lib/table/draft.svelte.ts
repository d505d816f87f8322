/** A turn laid out before anything is sent: choices one after the other, each legal after those
 *  before it. What it comes to is the engine's answer to the codes of all of them. */
import { SvelteMap } from "svelte/reactivity";
import type { Choice, GameBoard, Preview } from "./board";

/** What the board of a game says about drafts. */
export type DraftPreferences = Pick<GameBoard, "drafts" | "follows" | "through">;

export interface DraftSource {
  /** The choices of the position itself; empty when nothing is asked of this screen. */
  choices(): readonly Choice[];
  preferences(): DraftPreferences;
  /** False where every choice is sent by itself: in lessons, whose script waits for each of them. */
  isDrafting(): boolean;
}

interface Part {
  readonly choice: Choice;
  /** The proposed answer to a question that the part before it has brought. */
  readonly follows: boolean;
}

/** A choice that need not be made by itself: what lies behind it can be clicked right away. */
export interface Ahead {
  readonly choice: Choice;
  readonly choices: readonly Choice[];
}

export class Draft {
  private laid = $state.raw<readonly Part[]>([]);
  /** Parts that hung on one that was changed; they come back if they are still possible. */
  private kept: readonly Part[] = [];
  /** By the codes of a draft. */
  private readonly previews = new SvelteMap<string, Preview>();
  private readonly source: DraftSource;

  readonly parts = $derived.by(() => this.laid.map(({ choice }) => choice));
  readonly codes = $derived.by(() => this.parts.map(({ code }) => code));
  /** The position after all parts; null while the server has not told it, or without a part. */
  readonly after = $derived.by(() => (this.codes.length > 0 ? this.previewOf([]) : null));
  /** The latest position that is known: of the whole draft, or before its newest part. */
  readonly shown = $derived.by((): Preview | null => {
    for (let length = this.codes.length; length > 0; length -= 1) {
      const found = this.previews.get(String(this.codes.slice(0, length)));
      if (found) return found;
    }
    return null;
  });
  readonly choices = $derived.by((): readonly Choice[] => {
    const asked = this.source.choices();
    if (this.codes.length === 0 || asked.length === 0) return asked;
    return this.after?.stopped === "" ? this.after.choices : [];
  });
  private readonly through = $derived.by((): Choice | null => {
    if (!this.source.isDrafting()) return null;
    return this.source.preferences().through?.(this.choices) ?? null;
  });
  readonly ahead = $derived.by((): Ahead | null => {
    const choice = this.through;
    const found = choice ? this.previewOf([choice.code]) : null;
    return choice && found?.stopped === "" ? { choice, choices: found.choices } : null;
  });
  /** Drafts that the server should be asked about at once. */
  readonly asks = $derived.by((): readonly (readonly number[])[] => {
    const found: (readonly number[])[] = [];
    if (this.codes.length > 0 && !this.after) found.push(this.codes);
    else if (this.through && !this.ahead) found.push([...this.codes, this.through.code]);
    return found.filter((codes) => !this.previews.has(String(codes)));
  });

  constructor(source: DraftSource) {
    this.source = source;
  }

  /** Another position is shown. */
  reset(): void {
    this.clear();
    this.previews.clear();
  }

  clear(): void {
    this.laid = [];
    this.kept = [];
  }

  /** Whether the choice is laid out rather than sent. */
  takes(choice: Choice): boolean {
    if (!this.source.isDrafting() || choice.final) return false;
    return this.source.preferences().drafts?.includes(choice.kind) ?? false;
  }

  lay(choice: Choice): void {
    this.kept = [];
    this.add({ choice, follows: false });
  }

  /** Another choice in the place of a part; what hung on the old one stays if it can. */
  change(at: number, choice: Choice): void {
    const old = this.laid[at];
    if (!old || old.choice.code === choice.code) return;
    this.kept = this.laid.slice(at + 1);
    this.laid = this.laid.slice(0, at);
    this.add({ choice, follows: false });
  }

  /** Takes back the newest part that was laid on purpose. False: there is none. */
  takeBack(): boolean {
    const at = this.laid.findLastIndex(({ follows }) => !follows);
    if (at < 0) return false;
    this.kept = [];
    this.laid = this.laid.slice(0, at);
    return true;
  }

  /** What could stand in the place of a part. */
  alternatives(at: number): readonly Choice[] {
    if (at === 0) return this.source.choices();
    return this.previews.get(String(this.codes.slice(0, at)))?.choices ?? [];
  }

  /** What the draft and these codes after it would bring. */
  previewOf(more: readonly number[]): Preview | null {
    return this.previews.get(String([...this.codes, ...more])) ?? null;
  }

  /** The server has told what these codes would bring. */
  previewed(codes: readonly number[], preview: Preview): void {
    this.previews.set(String(codes), preview);
    if (String(codes) === String(this.codes)) this.goOn();
  }

  private add(part: Part): void {
    this.laid = [...this.laid, part];
    this.goOn();
  }

  /** Lays what was kept, or what follows by itself, as far as the engine's answers reach. */
  private goOn(): void {
    const next = this.after && this.nextPart(this.after);
    if (next) this.add(next);
  }

  private nextPart(after: Preview): Part | null {
    const [kept, ...rest] = this.kept;
    const again = after.choices.find(({ code }) => code === kept?.choice.code);
    this.kept = again ? rest : [];
    if (kept && again) return { choice: again, follows: kept.follows };
    const [first] = after.choices;
    const { follows = [] } = this.source.preferences();
    if (!first || after.stopped !== "" || first.final || !follows.includes(first.kind)) return null;
    return { choice: first, follows: true };
  }
}
