/** The boards of the games, each loaded when its table is opened. */
import type { GameBoard } from "../lib/table/board";

const FOLDERS = import.meta.glob<{ board: GameBoard }>("./*/index.ts");

export function hasBoard(game: string): boolean {
  return `./${game}/index.ts` in FOLDERS;
}

export async function loadBoard(game: string): Promise<GameBoard> {
  const load = FOLDERS[`./${game}/index.ts`];
  if (!load) throw new Error(`there is no board of ${game}`);
  return (await load()).board;
}
