/** What part of the board its frame shows: all of it at first, up to three times closer. */

const CLOSEST = 3; // times the size at which the whole board is seen
const FLOATING = 76; // pixels that a map or a button in a corner may cover
const ANOTHER = 0.7; // of the frame's height: a lower one shows something else
const LARGEST_FIT = 1.5; // a board does not grow beyond this on a large screen

export class Camera {
  scale = $state(1);
  x = $state(0);
  y = $state(0);
  /** The smallest scale that can be read. */
  private least = $state(0);

  private frame = $state.raw({ width: 0, height: 0 });
  private board = $state.raw({ width: 1, height: 1 });
  private isMoved = false; // by hand: then a new frame size keeps the view
  private part: DOMRectReadOnly | null = null; // what is to be in view, all of it
  private focus: { x: number; y: number } | null = null; // what was brought into the middle last
  private readonly whole = $derived(
    Math.min(
      this.frame.width / this.board.width,
      this.frame.height / this.board.height,
      LARGEST_FIT,
    ),
  );
  /** The part of the board that is seen, 0 to 1. */
  readonly seen = $derived({
    x: -this.x / (this.board.width * this.scale),
    y: -this.y / (this.board.height * this.scale),
    width: this.frame.width / (this.board.width * this.scale),
    height: this.frame.height / (this.board.height * this.scale),
  });

  /** Opens with a part of the board, since all of it would be too small to read. */
  get isClose(): boolean {
    return this.whole < this.least;
  }

  setLeast(least: number): void {
    this.least = least;
    this.settle();
  }

  get isReady(): boolean {
    return this.frame.width > 0;
  }

  get canPan(): boolean {
    return this.scale > this.whole * 1.01;
  }

  get ratio(): number {
    return this.board.width / this.board.height;
  }

  setFrame(width: number, height: number): void {
    if (height < this.frame.height * ANOTHER) this.isMoved = false;
    this.frame = { width, height };
    this.settle();
  }

  setBoard(width: number, height: number): void {
    this.board = { width, height };
    this.settle();
  }

  /** Shows all of the board. */
  fit(): void {
    this.isMoved = false;
    this.part = null;
    this.place(this.whole, this.board.width / 2, this.board.height / 2);
  }

  /** Brings this point of the board into the middle. */
  centre(at: { x: number; y: number } | null): void {
    if (!at || this.isMoved) return;
    const scale = this.part ? this.first : this.scale;
    this.part = null;
    this.focus = at;
    this.place(scale, at.x, at.y);
  }

  /** Brings this part of the board into view, from farther away if it is large. */
  show(part: DOMRectReadOnly): void {
    if (this.isMoved) return;
    this.part = part;
    if (!this.isReady) return; // as soon as it has a frame
    const { width, height } = this.frame;
    const scale = Math.min(this.first, width / part.width, height / part.height);
    this.place(Math.max(scale, this.whole), part.x + part.width / 2, part.y + part.height / 2);
  }

  /** Brings this part of the board (0 to 1) into the middle. */
  look(x: number, y: number): void {
    this.isMoved = true;
    this.place(this.scale, x * this.board.width, y * this.board.height);
  }

  pan(dx: number, dy: number): void {
    this.isMoved = true;
    this.x += dx;
    this.y += dy;
    this.hold();
  }

  zoom(factor: number): void {
    this.zoomAt(this.frame.width / 2, this.frame.height / 2, factor);
  }

  /** Zooms so that this point of the frame stays where it is. */
  zoomAt(x: number, y: number, factor: number): void {
    const closest = Math.max(this.whole * CLOSEST, this.first);
    const scale = Math.min(Math.max(this.scale * factor, this.whole), closest);
    const grown = scale / this.scale;
    this.x = x - (x - this.x) * grown;
    this.y = y - (y - this.y) * grown;
    this.scale = scale;
    this.isMoved = this.canPan;
    this.hold();
  }

  toBoard(x: number, y: number): { x: number; y: number } {
    return { x: (x - this.x) / this.scale, y: (y - this.y) / this.scale };
  }

  private settle(): void {
    if (!this.isReady) return;
    if (this.isMoved) {
      this.hold();
      return;
    }
    if (this.part) {
      this.show(this.part);
      return;
    }
    const middle = { x: this.board.width / 2, y: this.board.height / 2 };
    const { x, y } = this.isClose && this.focus ? this.focus : middle;
    this.place(this.first, x, y);
  }

  /** The scale to begin with. */
  private get first(): number {
    return Math.max(this.whole, this.least);
  }

  private place(scale: number, x: number, y: number): void {
    this.scale = scale;
    this.x = this.frame.width / 2 - x * scale;
    this.y = this.frame.height / 2 - y * scale;
    this.hold();
  }

  /** The board's edge may move in a little, so that nothing stays under what floats over the
   *  corners; a board smaller than the frame stays in the middle. */
  private hold(): void {
    this.x = held(this.x, this.frame.width, this.board.width * this.scale);
    this.y = held(this.y, this.frame.height, this.board.height * this.scale);
  }
}

function held(at: number, frame: number, board: number): number {
  if (board <= frame) return (frame - board) / 2;
  return Math.min(Math.max(at, frame - board - FLOATING), FLOATING);
}
