/** What the action bar says in Kemet: questions that name the place, the card and the colour, requests
 *  that explain themselves, drafts in a few words. */

import { byId } from "../../lib/board/lookup";
import type { BoardTable, Choice, Gain, Message, Prompt } from "../../lib/table/board";
import { goesAlong, named, numberOf } from "./choosing";
import { cardEffects } from "./effects";
import { dataOf, previewOf, printedOf, viewOf } from "./position";
import { PRAYER } from "./tokens";
import { message } from "./words";

export function prompt(table: BoardTable): Prompt | null {
  switch (table.decision) {
    case "choose_token_and_space":
      return tokenPrompt(table);
    case "setup_pyramids":
      return { question: table.text("board-ask_levels") };
    case "place_pyramid":
      return pyramidPrompt(table);
    case "move_depart":
    case "move_group":
      return movePrompt(table);
    case "veto":
      return vetoPrompt(table);
    case "escape":
      return escapePrompt(table);
    case "battle_card":
    case "battle_discard":
    case "battle_di":
      return battlePrompt(table);
    case "retreat_space":
      return retreatPrompt(table);
    default:
      return null;
  }
}

function offers(table: BoardTable, ...kinds: string[]): boolean {
  return table.choices.some(({ kind }) => kinds.includes(kind));
}

/** Names exactly what can still be done in this turn. */
function tokenPrompt(table: BoardTable): Prompt {
  const hasToken = offers(table, "token", "gold");
  if (offers(table, "end_turn")) {
    if (hasToken) return { question: table.text("board-ask_more") };
    return {
      question: table.text(offers(table, "card") ? "board-ask_end_or_card" : "board-ask_end"),
    };
  }
  const seat = viewOf(table).seats[table.toMove];
  const missing = (seat?.levels_missing ?? []).map(String);
  const placed = viewOf(table).turns - (seat?.tokens.regular ?? 0);
  return {
    question: table.text("board-ask_token", { number: placed + 1 }),
    reason: missing.length > 0 ? table.text("board-levels_open", { levels: missing }) : undefined,
  };
}

function pyramidPrompt(table: BoardTable): Prompt | null {
  const colours = new Set(table.choices.map((choice) => named(choice, "pyramid")));
  const [colour] = colours;
  if (!colour || colours.size > 1) return null;
  const question = table.text("board-ask_pyramid", { colour });
  return { question };
}

function movePrompt(table: BoardTable): Prompt | null {
  const { move } = viewOf(table);
  if (!move) return null;
  return {
    question: table.text("board-ask_where"),
    reason: table.text("board-march", {
      area: message(`areas-${move.at}`),
      left: move.points - move.points_used,
    }),
  };
}

/** A request to react: whoever holds a card at all is asked, so that nobody learns who could. */
function request(table: BoardTable, card: "veto" | "escape", about: Omit<Prompt, "note">): Prompt {
  const canAnswer = offers(table, `use_${card}`);
  const name = message(`di_cards-${card}`);
  const cost = byId(printedOf(table).di_cards, card).cost;
  return {
    ...about,
    note: {
      icon: canAnswer ? "card" : "lock",
      text: canAnswer
        ? table.text("board-request_held", { card: name, cost })
        : table.text("board-request_not_held", { card: name }),
    },
  };
}

function vetoPrompt(table: BoardTable): Prompt | null {
  const { card } = viewOf(table);
  if (!card) return null;
  const printed = byId(printedOf(table).di_cards, card.card);
  const isVetoed = card.vetoes % 2 === 1; // a Veto cancels a Veto
  return request(table, "veto", {
    seat: isVetoed ? card.last : card.seat,
    question: table.text(isVetoed ? "board-request_vetoed" : "board-request_card", {
      player: table.name(card.seat),
      other: table.name(card.last),
      card: message(`di_cards-${card.card}`),
    }),
    reason: cardEffects(table, printed),
  });
}

function escapePrompt(table: BoardTable): Prompt | null {
  const { battle } = viewOf(table);
  if (!battle) return null;
  return request(table, "escape", {
    seat: battle.attacker.seat,
    question: table.text("board-request_attack", { player: table.name(battle.attacker.seat) }),
    reason: table.text("board-before_cards", {
      area: message(`areas-${battle.area}`),
      mine: battle.defender.strength,
      theirs: battle.attacker.strength,
    }),
  });
}

function battlePrompt(table: BoardTable): Prompt | null {
  const { battle } = viewOf(table);
  if (!battle) return null;
  return {
    question: table.text("board-ask_cards"),
    reason: table.text("board-change_freely"),
  };
}

function retreatPrompt(table: BoardTable): Prompt | null {
  const { battle } = viewOf(table);
  if (!battle) return null;
  const { attacker, defender, winner } = battle;
  const loser = attacker.seat === winner ? defender : attacker;
  return { question: table.text("board-ask_retreat", { player: table.name(loser.seat) }) };
}

/** "move" of "mid_move". */
export function actionOf(space: string): string {
  return space.slice(space.indexOf("_") + 1);
}

/** A part of a draft in a few words; what goes without saying has none. */
export function briefly(choice: Choice, table: BoardTable): string {
  const of = (table_: string, kind: string): Message => message(`${table_}-${named(choice, kind)}`);
  switch (choice.kind) {
    case "token":
      return table.text(`board-short_${actionOf(named(choice, "space"))}`);
    case "from":
      return ""; // the way tells it
    case "step":
    case "teleport":
      return table.text(`board-brief_${choice.kind}`, { area: of("areas", "area") });
    case "take":
      return table.text(goesAlong(choice) ? "board-brief_take_along" : "board-brief_take", {
        units: numberOf(choice, "units"),
      });
    case "play":
    case "discard":
      return table.text(`board-brief_${choice.kind}`, { card: of("battle_cards", "battle_card") });
    case "add":
      return choice.targets.includes("no_cards") ? "" : table.message(choice);
    case "stop":
      return table.draft.length > 0 ? "" : table.message(choice);
    default:
      return table.message(choice);
  }
}

/** What Enter does, in one or two words. */
export function verb(choice: Choice, table: BoardTable): string {
  if (choice.kind === "first") return table.text(`power_tiles-${named(choice, "tile")}`);
  return table.text(`board-verb_${deedOf(choice, table)}`);
}

function deedOf(choice: Choice, table: BoardTable): string {
  if (dataOf(choice).clash) return "attack";
  if (choice.kind === "take" || choice.kind === "stop") {
    const way = table.draft.findLast(({ kind }) => kind === "step" || kind === "teleport");
    return way?.kind ?? choice.kind;
  }
  return choice.kind;
}

/** Divine cards of a battle are paid when they are revealed. */
export function cost(choice: Choice, table: BoardTable): Gain | null {
  const { prayer } = dataOf(choice);
  if (choice.kind !== "add" || !prayer) return null;
  return { ...PRAYER, amount: -prayer, name: table.text("board-gain_prayer") };
}

/** Prayer points after what is laid out. */
export function left({ icon }: Gain, table: BoardTable): number | null {
  if (icon !== PRAYER.icon) return null;
  const prayer = previewOf(table).seats[table.toMove]?.prayer ?? 0;
  const { candidate } = table;
  return prayer - (candidate?.kind === "add" ? (dataOf(candidate).prayer ?? 0) : 0);
}
