/** The boards of the games, each loaded when its table is opened. */
import type { GameBoard, Lessons } from "../lib/table/board";

const FOLDERS = import.meta.glob<{ board: GameBoard }>("./*/index.ts");
const LESSONS = import.meta.glob<{ lessons: Lessons }>("./*/lessons.ts");

export function hasBoard(game: string): boolean {
  return `./${game}/index.ts` in FOLDERS;
}

export async function loadBoard(game: string): Promise<GameBoard> {
  const load = FOLDERS[`./${game}/index.ts`];
  if (!load) throw new Error(`there is no board of ${game}`);
  return (await load()).board;
}

export function hasLessons(game: string): boolean {
  return `./${game}/lessons.ts` in LESSONS;
}

export async function loadLessons(game: string): Promise<Lessons> {
  const load = LESSONS[`./${game}/lessons.ts`];
  if (!load) throw new Error(`there are no lessons of ${game}`);
  return (await load()).lessons;
}
