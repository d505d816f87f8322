/** Who looks, and at whose things. */

export class Looking {
  /** Through whose eyes: what this seat knew then; null: all hands are open. */
  seat = $state<number | null>(null);
  /** Whose things are on show. */
  at = $state(0);

  /** `isOpen`: the game is over, and nothing is secret any more. */
  constructor(
    private readonly isOpen: boolean,
    seat: number | null,
  ) {
    this.seat = isOpen ? seat : null;
  }

  /** -1: a spectator's. With all hands open, those of whoever is looked at. */
  get eyes(): number {
    if (!this.isOpen) return -1;
    return this.seat ?? this.at;
  }
}
