/** Shows the board of a game on positions of tools/board_positions.py, without a server. */
import { mount } from "svelte";
import "../src/fonts.css";
import "../src/tokens.css";
import "../src/base.css";
import "../src/places.css";
import { loadBoard } from "../src/games";
import type { GameState } from "../src/lib/api/messages";
import type { GameEvent, Json } from "../src/lib/table/board";
import Workbench from "./Workbench.svelte";

export interface Positions {
  components: Json;
  texts: Record<string, string>;
  positions: { state: GameState; events: GameEvent[]; previews: Record<string, GameEvent[]> }[];
}

const game = new URLSearchParams(location.search).get("game") ?? "";
const answer = await fetch(`/dev/positions/${game}.json`);
if (!answer.ok) throw new Error(`run tools/board_positions.py ${game} first`);
const positions = (await answer.json()) as Positions;
mount(Workbench, { target: document.body, props: { positions, board: await loadBoard(game) } });
