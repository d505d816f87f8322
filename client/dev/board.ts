/** Shows the board of a game on positions of tools/board_positions.py, without a server. */
import { mount } from "svelte";
import "../src/styles/fonts.css";
import "../src/styles/tokens.css";
import "../src/styles/base.css";
import "../src/styles/places.css";
import { loadBoard } from "../src/games";
import type { GameState, PreviewAnswer } from "../src/lib/api/messages";
import type { GameEvent, Json } from "../src/lib/table/board";
import { texts } from "../src/lib/texts/texts.svelte";
import { loadGlyphs } from "../src/lib/ui/glyphs";
import Workbench from "./Workbench.svelte";

export interface Positions {
  components: Json;
  texts: Record<string, string>;
  positions: { state: GameState; events: GameEvent[]; previews: Record<string, PreviewAnswer> }[];
}

const asked = new URLSearchParams(location.search);
const game = asked.get("game") ?? "";
const answer = await fetch(`/dev/positions/${game}.json`);
if (!answer.ok) throw new Error(`run tools/board_positions.py ${game} first`);
const positions = (await answer.json()) as Positions;
await loadGlyphs();
if (asked.has("shell")) await texts.load();
mount(Workbench, { target: document.body, props: { positions, board: await loadBoard(game) } });
