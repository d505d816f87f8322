/** The address of a moment: every move of every game has one, as a seat saw it or with all hands
 *  open. */

export interface Asked {
  /** Moves that were played. */
  readonly move: number;
  /** Through whose eyes; null: all hands are open. */
  readonly seat: number | null;
  /** The analysis is to begin at once. */
  readonly isAnalysed: boolean;
}

/** What the part behind the question mark asks for; what is no number in its range counts as
 *  missing. */
export function askedIn(search: string, moves: number, seats: number): Asked {
  const query = new URLSearchParams(search);
  return {
    move: Math.min(numberIn(query, "move") ?? 0, moves),
    seat: seatIn(query, seats),
    isAnalysed: query.has("analyse"),
  };
}

function seatIn(query: URLSearchParams, seats: number): number | null {
  const seat = numberIn(query, "seat");
  return seat !== null && seat < seats ? seat : null;
}

function numberIn(query: URLSearchParams, name: string): number | null {
  const text = query.get(name) ?? "";
  return /^\d{1,6}$/.test(text) ? Number(text) : null;
}

export function searchOf(move: number, seat: number | null): string {
  return seat === null ? `?move=${move}` : `?move=${move}&seat=${seat}`;
}
