/** The way back from a branch: the very address at which it was begun or opened. */

const key = (id: string): string => `iteru-whatif-${id}`;

/** The address on show, at this move. */
export function keepWayBack(id: string, move: number): void {
  const here = new URL(location.href);
  here.searchParams.set("move", String(move));
  try {
    sessionStorage.setItem(key(id), here.pathname + here.search);
  } catch {
    // private windows may refuse to store: the game's own address is left
  }
}

/** `table`: where the game was played; null for a record that was uploaded. */
export function wayBack(id: string, table: string | null, move: number): string {
  const game = table === null ? "/replay" : `/replay/${table}`;
  return sessionStorage.getItem(key(id)) ?? `${game}?move=${move}`;
}
