/** The boards of the games, each loaded when its table is opened. */
import type { GameBoard } from "../lib/table/board";
import type { Course, Lessons } from "../lib/table/lessons";
import type { Pieces } from "../lib/table/pieces";
import learning from "./learning.json";

const FOLDERS = import.meta.glob<{ board: GameBoard }>("./*/index.ts");
const LESSONS = import.meta.glob<{ lessons: Lessons }>("./*/lessons.ts");
/** How long the lessons take, by course. */
const MINUTES: Readonly<Record<string, Readonly<Record<Course, number>>>> = learning;
const GUIDES = import.meta.glob<{ pieces: Pieces }>("./*/guide.ts");

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

export function minutesToLearn(game: string, course: Course): number {
  return MINUTES[game]?.[course] ?? 0;
}

/** The pieces of a game to read about. */
export async function loadPieces(game: string): Promise<Pieces> {
  const load = GUIDES[`./${game}/guide.ts`];
  if (!load) throw new Error(`there is nothing to read about the pieces of ${game}`);
  return (await load()).pieces;
}
