/**
 * The contract between the table's shell and the board of a game.
 *
 * A game is a folder `src/games/<id>/` whose `index.ts` exports `board: GameBoard`. It is loaded
 * when its table is opened. A part of it is a Svelte component with one property, `table`, which
 * is reactive: what a part reads of it in its markup or in `$derived` stays up to date.
 *
 * A board draws what `table` shows and hands clicks back as targets. It knows no rule, sends
 * nothing, and never works out what is legal: `table.place(target, name)` says how a place
 * behaves at the moment.
 */
import type { Component } from "svelte";
import type { PreviewAnswer, SeatInfo } from "../api/messages";
import type { Desk, Mode, Shape, Size, Viewport } from "./frame";
import type { Hardness } from "./hardness";
import type { Gain, Narration } from "./narration";

export type { Gain } from "./narration";

// ------------------------------------------------------------- what the engine says

/** A place or thing on the board that choices and events name, e.g. "cell:e7". */
export type Target = string;

/** Plain data as the engine gives it. A game narrows its views to types of its own. */
export type Json = Record<string, unknown>;

export type Argument = string | number | Message | readonly Argument[];

/** A text of the game's catalogue, with arguments that may be messages themselves. */
export interface Message {
  readonly text: string;
  readonly args: Readonly<Record<string, Argument>>;
}

/** A legal choice. Its own message is its label. */
export interface Choice extends Message {
  readonly code: number;
  readonly notation: string;
  readonly kind: string;
  readonly targets: readonly Target[];
  readonly rule: string;
  /** It reveals something or hands over to another seat: it cannot be undone. */
  readonly final: boolean;
  /** What it costs, brings or leads to, where the game says so: ids and numbers to draw. */
  readonly data?: Json;
}

/** What happened. Its own message is its line in the log. */
export interface GameEvent extends Message {
  readonly kind: string;
  readonly seat: number;
  readonly targets: readonly Target[];
  readonly data: Json;
}

// ------------------------------------------------------------- what a board gets

/** What the candidate would bring, as its mover will see it. Until the server has answered it is the
 *  position as it stands: no events, nothing played. */
export interface Preview {
  readonly events: readonly GameEvent[];
  /** After what was played; never half-way. */
  readonly public: Json;
  readonly private: Json;
  /** Of the mover; none where another seat decides. */
  readonly choices: readonly Choice[];
  /** How many choices these views show: 0 if chance or a secret decides what the candidate brings. */
  readonly played: number;
  /** Why it goes no further; "": the mover decides again. */
  readonly stopped: PreviewAnswer["stopped"];
}

/** not-now: nothing here. legal: a click does something. chosen: clicked before, or part of the
 *  choice that lies on the board to be confirmed (then `table.candidate` names it too). */
export type PlaceState = "not-now" | "legal" | "chosen";

/** Attributes and handlers to spread on the element of a place: `<g {...table.place(...)}>`. */
export type PlaceAttributes = Record<string, unknown>;

/** Colour, sign and pattern of a seat; never colour alone. */
export interface House {
  /** CSS colours, e.g. "var(--p1)". */
  readonly colour: string;
  readonly on: string;
  readonly soft: string;
  /** Glyph of icons.svg, e.g. "house-river". */
  readonly sign: string;
  /** Id of an SVG pattern that is always in the page: `fill="url(#pattern-river)"`. */
  readonly pattern: string;
}

/** The event that is being played back now. */
export interface Playing {
  readonly event: GameEvent;
  /** What followed from it and is told as tokens (see `GameBoard.gain`). */
  readonly gains: readonly GameEvent[];
  /** What the same move brings after it: for things that happen together. */
  readonly later: readonly GameEvent[];
  /** How long it is shown, in milliseconds; CSS variable --play-time on the stage is the same. */
  readonly time: number;
  /** Grows with every event: a key to start an animation anew. */
  readonly key: number;
}

/** What the coach says of a place: it was chosen (dashed), or would have been better (ringed). */
export type Mark = "chosen" | "better";

/** A choice that a bot would make, best first. */
export interface Hinted {
  readonly choice: Choice;
  /** How much of its thinking the bot spent on it, 0 to 1. */
  readonly share: number;
}

/** All that a part of a board may know and do. */
export interface BoardTable {
  // the position being shown: during a playback or a replay it is not the newest
  readonly public: Json;
  /** Number of log entries up to it: every move adds one, and so does an undo. */
  readonly number: number;
  /** What only `eyes` may see; empty for a spectator. */
  readonly private: Json;
  /** What is printed, the same for everyone and in every game: `game.components`. */
  readonly components: Json;
  readonly seats: readonly SeatInfo[];
  /** The seat through whose eyes we look, -1: a spectator. On a shared screen: who is to move. */
  readonly eyes: number;
  /** The seat whose things `Mine` and `Hand` show: `eyes`, unless a panel was clicked. */
  readonly shown: number;
  readonly toMove: number;
  readonly decision: string;

  // choosing; empty and null when nothing is asked of this screen
  readonly choices: readonly Choice[];
  /** Those that still fit what was clicked. */
  readonly open: readonly Choice[];
  readonly selection: readonly Target[];
  /** What is laid out and not sent yet, one choice after the other: the position being shown is the
   *  one after them, and `choices` are those that it offers. */
  readonly draft: readonly Choice[];
  /** The choice that Enter would play: draw it as a preview. It follows the pointer, too. */
  readonly candidate: Choice | null;
  readonly preview: Preview;
  /** Present while a hint is shown. */
  readonly hints: readonly Hinted[];

  // looking
  /** Lit by the log, a rule or the playback: give these places the highlight look. */
  readonly highlight: ReadonlySet<Target>;
  /** What the coach points out: `place` marks it; a board that shows a part of itself shows these. */
  readonly marks: ReadonlyMap<Target, Mark>;
  readonly playing: Playing | null;
  /** The events of the newest decision of somebody else: mark what it laid with their sign. */
  readonly lastMove: readonly GameEvent[];
  /** False: nothing flies, things just appear. */
  readonly motion: boolean;
  /** Fill areas with the houses' patterns. */
  readonly patterns: boolean;
  readonly viewport: Viewport;
  /** How the table stands; what follows from it for a board is mostly in `room`. */
  readonly mode: Mode;
  readonly desk: Desk;
  /** The stage's box: which drawing fits it. */
  readonly room: Size;

  /** The spread for a place or thing. `name` is what a screen reader says and what the tooltip
   *  shows. Everything that choices name must be drawn with it. Where the same target is drawn
   *  twice (a tile in a hand and in a pool) call it only for the one that the decision is about.
   *  `tip` is what the tooltip says; "" for none, where a preview says more. */
  place(target: Target, name: string, tip?: string): PlaceAttributes;
  state(target: Target): PlaceState;

  /** The same as a click: for drag and drop. */
  select(target: Target): void;
  /** The same as hovering: the candidate as if this were clicked. null: as before. */
  point(target: Target | null): void;
  /** Play the candidate; the same as Enter. */
  confirm(): void;
  /** The next of several open choices, e.g. a tile turned; the same as R. */
  turn(): void;
  /** Lays one of the choices on the board to be confirmed: for a stepper or a row of cards whose
   *  answer is more than the targets that were clicked. */
  lay(choice: Choice): void;
  /** What could stand in the place of a part of the draft, itself included. */
  alternatives(at: number): readonly Choice[];
  /** Puts another choice in the place of a part of the draft; later parts stay if they can. */
  change(at: number, choice: Choice): void;
  /** Change whose things `Mine` shows. */
  show(seat: number): void;
  /** Open the rules beside the board, e.g. "F4.3.1". */
  rule(number: string): void;

  // texts, in the current language
  /** A text by its id: `table.text("terms-valley")`. */
  text(id: string, args?: Readonly<Record<string, Argument>>): string;
  message(message: Message): string;
  /** The name of the player who sits there. */
  name(seat: number): string;
  house(seat: number): House;
}

export interface PartProps {
  readonly table: BoardTable;
}

export interface PanelProps extends PartProps {
  readonly seat: number;
}

// ------------------------------------------------------------- what a game gives

/** What the action bar asks. */
export interface Prompt {
  readonly question: string;
  /** What stands behind the question; beside it, and the first to be cut where there is no room. */
  readonly reason?: string;
  /** For a request that may have no answer: what would stop it, whether I can, why I am asked. */
  readonly note?: { readonly icon: string; readonly text: string };
  /** Whose deed it is about, if not the mover's: their sign stands beside it. */
  readonly seat?: number;
}

/** A step of a turn, for the pills under the prompt. */
export interface Step {
  /** Id of its name. */
  readonly text: string;
  /** The decisions that belong to it. */
  readonly decisions: readonly string[];
}

/** A number that tells how a seat stands, for its panel. */
export interface KeyNumber {
  readonly icon: string;
  readonly value: string | number;
  readonly name: string;
  /** Things that fly to the seat fly here (see `lib/motion`). */
  readonly anchor?: string;
  /** It is too low. */
  readonly warns?: boolean;
}

/** Someone who plays and scores without a seat: the automaton of a solo game. */
export interface Rival {
  readonly id: string;
  readonly name: string;
  /** Glyph and CSS colours of its sign. */
  readonly icon: string;
  readonly colour: string;
  readonly on: string;
  readonly points: number;
  /** The same parts of the score as the seats have. */
  readonly parts: Readonly<Record<string, number>>;
  /** Key numbers for its panel. */
  readonly numbers: readonly KeyNumber[];
  /** What its panel shows below them where there is room, on a desktop. */
  readonly Panel?: Component<PartProps>;
  /** It is its turn. */
  readonly active: boolean;
  /** It has won the game that is over. */
  readonly won: boolean;
}

/** The regions of the table that a game fills, with the ids of their names (tabs on a phone). */
export interface Regions {
  readonly stage: string;
  readonly hand?: string;
  readonly market?: string;
  readonly mine?: string;
}

export interface StageSize extends Size {
  /** The smallest scale at which it can be read and touched: a stage with less room shows a part of
   *  it. Without it, a phone shows a part at full size. */
  readonly least?: number;
}

export interface GameBoard extends Narration {
  /** The shared board: one root `<svg>` or several; the shell pans and zooms it. Its natural size
   *  in CSS pixels at zoom 1 is `size(table)`; draw into exactly that box (`width="100%"` and a
   *  `viewBox`). A phone turns to the places that can be chosen and to what has `data-look`. */
  readonly Stage: Component<PartProps>;
  size(table: BoardTable): StageSize;
  /** Which boxes its drawings fill; without it, those of `size`. */
  shape?(table: BoardTable): Shape;
  /** A small map of the stage for the corner of a phone, drawn into its whole box; without it the
   *  shell draws one from the places. */
  readonly Map?: Component<PartProps>;
  /** What must always be in view for the mover (tiles, cards in hand): one or several
   *  `<section class="card">`. Below the stage; on a phone right above the action bar. */
  readonly Hand?: Component<PartProps>;
  /** What everyone may take from: one or several `<section class="card">`. Below the stage, the
   *  first stands beside the hand and the others have a row each; on a phone a tab of its own. */
  readonly Market?: Component<PartProps>;
  /** The stage needs the full height: the market lies to the right of it, above the player's own
   *  things, and the hand is shown on a phone only. */
  readonly marketBeside?: boolean;
  /** The things of seat `table.shown`, without a frame: right of the stage; on a phone a tab. */
  readonly Mine?: Component<PartProps>;
  /** One row of key numbers in the panel of a seat: `<span class="number">`s with icon, number and
   *  a name for screen readers. */
  readonly Panel?: Component<PanelProps>;
  /** Questions that have no place on the board, e.g. how many: cards above the action bar. */
  readonly Docked?: Component<PartProps>;
  /** What takes the lower part of the table while it lasts, and is empty otherwise: a battle. */
  readonly Theatre?: Component<PartProps>;
  readonly regions: Regions;
  /** Colour, sign and pattern of the seats, where the game has its own. */
  readonly houses?: readonly House[];

  /** How far the game has come, for the bar: "Turn 5 / 9". */
  progress?(table: BoardTable): {
    readonly text: string;
    readonly now: number;
    readonly of: number;
  };
  /** Id of the text that names a part of the game, a Day or a round: $number, 0 for the set-up. */
  readonly period?: string;
  readonly steps?: readonly Step[];
  /** Glyph of a point. */
  readonly points?: string;
  /** Glyph and CSS colour of a part of the score, for the score screen. */
  part?(part: string): { readonly icon: string; readonly colour: string };
  /** What a target is called, for headings in the list of choices. */
  targetName?(target: Target, table: BoardTable): string;
  /** What stands in the place of a printed name, where the position gives another: a district by its
   *  pyramid. null: the printed name. */
  rename?(text: string, table: BoardTable): Message | null;
  /** Texts of the shell that the game says in its own words: Fertility counts Debens, not points. The
   *  shell's id to the game's. */
  rewords?: Readonly<Record<string, string>>;
  /** Glyph for the button of a choice. */
  icon?(choice: Choice): string | undefined;
  /** The question where the decision alone does not say it: which site, whose card. null: the text
   *  `prompt-<decision>`. */
  prompt?(table: BoardTable): Prompt | null;
  /** A part of a draft in a few words, "" for none; else its label. */
  briefly?(choice: Choice, table: BoardTable): string;
  /** What a choice costs though it is paid later, after a reveal; null: the preview tells it. */
  cost?(choice: Choice, table: BoardTable): Gain | null;
  /** How many of what is paid are left afterwards; null: it does not matter. */
  left?(paid: Gain, table: BoardTable): number | null;
  /** Short label of the confirm button ("Place tile"); else the shell says "Confirm". */
  verb?(choice: Choice, table: BoardTable): string;
  /** Who plays without a seat; shown among the panels and on the score screen. */
  rivals?(table: BoardTable): readonly Rival[];
  /** Of a game that can be played alone, and made harder. */
  readonly hardness?: Hardness;

  /** Kinds of choices of which the first lies on the board before anything is clicked, so that Enter
   *  plays it: the engine's order is that of proposal. Clicks and the pointer bring others. */
  readonly ready?: readonly string[];
  /** Several choices are open after a click: the first of them lies on the board if it is of such a
   *  kind and a target of one of these kinds was clicked (none named: any). Else more clicks are
   *  awaited: `{ build: ["site"] }` proposes how to build on a site, but no site. */
  readonly proposes?: Readonly<Record<string, readonly string[]>>;
  /** The same where the order alone does not say it: which of them lies on the board as a preview
   *  that R turns? `before` was shown last (keep its turn if you can). null: as `proposes` says. */
  propose?(
    open: readonly Choice[],
    selection: readonly Target[],
    before: Choice | null,
  ): Choice | null;
  /** Kinds of choices that have a button in the action bar though they name a place, e.g. passing;
   *  their label is `verb`. Choices without a place always have one. */
  readonly buttons?: readonly string[];
  /** Kinds of choices with a small button beside an answer that lies ready: a card that can be played
   *  before the end of the turn. */
  readonly beside?: readonly string[];
  /** Kinds of choices that answer a request: their button is the whole answer, final or not. */
  readonly answers?: readonly string[];
  /** What tells choices of the same places apart, as short as possible ("3" for cards to draw): the
   *  action bar shows these amounts side by side. null: this choice has none; a card above the
   *  action bar asks then, with the sentences of the choices. */
  amount?(choice: Choice): string | null;
  /** Kinds of choices that are shown before they are played even if every target was clicked;
   *  final choices always are, unless the player has switched that off. */
  readonly confirms?: readonly string[];
  /** Kinds of choices that a click lays out as part of a draft, if they neither reveal anything nor
   *  hand over; Enter sends the whole draft. Else every choice is sent by itself. */
  readonly drafts?: readonly string[];
  /** Kinds of choices that name what only their player may see: on a shared screen they are offered
   *  once that lies face up. */
  readonly secrets?: readonly string[];
  /** Kinds of choices of which the first is laid out by itself after the part that leads to them:
   *  the size of a group, the card to discard. They can be changed afterwards. */
  readonly follows?: readonly string[];
  /** The choice whose own choices can be clicked before it is made: the token of an action, so that a
   *  click on a troop moves it. null: there is none. */
  through?(choices: readonly Choice[]): Choice | null;
  /** Keys of the game's own, before those of the table; true: it did something. */
  key?(event: KeyboardEvent, table: BoardTable): boolean;
  /** Kinds of targets of which only the newest click counts, e.g. ["cell"] for the square under a
   *  tile. Else two squares may be clicked one after the other. */
  readonly single?: readonly string[];
  /** The choice that R brings after `now`, if it is one that turns on the board; null, or without
   *  it: the next one in the engine's order. Where the pointer shows it, `propose` gets it as
   *  `before`: give it back if it is open. */
  turned?(open: readonly Choice[], selection: readonly Target[], now: Choice): Choice | null;
}
