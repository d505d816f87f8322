/** How a table stands on the screen, for its regions and for boards. All in CSS pixels. */

export type Mode = "wide" | "low" | "tablet" | "lying" | "phone";
/** Where a player's own things and the action bar are: beside the stage or below it. */
export type Desk = "side" | "foot";
/** How the panels of the players stand; none: the result shows them. */
export type Players = "column" | "strip" | "rail" | "none";

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box extends Size {
  readonly x: number;
  readonly y: number;
}

/** Width by height: the narrowest and the widest box that a drawing fills. */
export type Aspect = readonly [least: number, most: number];

/** What the layout must know of a board. It may depend on the number of seats, not on the screen. */
export interface Shape {
  readonly full: Aspect;
  /** Of the compact drawing; on phones. */
  readonly compact: Aspect;
  /** The narrowest stage on which the full drawing can be read; 0: it is never too small. */
  readonly reading: number;
}

export interface Layout {
  readonly mode: Mode;
  readonly desk: Desk;
  readonly players: Players;
  /** Of the whole table. */
  readonly size: Size;
  /** A phone held sideways has no bar. */
  readonly bar: Box | null;
  /** The panels of the players; a column also holds what stands below them. */
  readonly seats: Box;
  readonly stage: Box;
  /** Hand and market below the stage. */
  readonly foot: Box | null;
  /** A player's own things; null: in the column, or behind a door of the desk. */
  readonly mine: Box | null;
  readonly actions: Box;
}

export type Viewport = "phone" | "tablet" | "desktop";

/** The same in three steps, for parts that need not know more. */
export function viewportOf(mode: Mode): Viewport {
  if (mode === "tablet") return "tablet";
  return mode === "phone" || mode === "lying" ? "phone" : "desktop";
}
