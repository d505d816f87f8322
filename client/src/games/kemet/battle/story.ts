/** A battle as its events tell it, one after the other: the position on show is already the one
 *  after all of them. */

import type { GameEvent } from "../../../lib/table/board";
import type { BattleView, Parts, Plan, SideView, SumLine } from "../view.types";

export interface Story {
  readonly battle: BattleView;
  /** It has been fought; what it came to still stands there. */
  readonly isOver: boolean;
}

/** Events after which a battle that is over is no longer of interest. */
const NEXT: ReadonlySet<string> = new Set(["token", "gold_action", "moved", "night", "day"]);

/** The story after one more event. Both sides turn their cards over together: `later` are the events
 *  that follow in the same move. */
export function told(
  story: Story | null,
  event: GameEvent,
  later: readonly GameEvent[] = [],
): Story | null {
  const next = after(story, event);
  if (event.kind !== "revealed") return next;
  return later.filter(({ kind }) => kind === "revealed").reduce(after, next);
}

function after(story: Story | null, { kind, data }: GameEvent): Story | null {
  if (kind === "attacked") return { battle: attackOf(data), isOver: false };
  if (!story) return null;
  if (story.isOver && NEXT.has(kind)) return null;
  const { battle } = story;
  const name = data.side === 0 ? "attacker" : "defender";
  const side = battle[name];
  const change = (changes: Partial<SideView>, more: Partial<BattleView> = {}): Story => ({
    ...story,
    battle: { ...battle, ...more, [name]: { ...side, ...changes } },
  });
  switch (kind) {
    case "committed":
      return change({ committed: battle.commitments, ready: true });
    case "revealed":
      return change(
        {
          committed: battle.commitments,
          ready: true,
          card: String(data.card),
          discard: typeof data.discard === "string" ? data.discard : null,
          di: data.di as Record<string, number>,
          strength: Number(data.strength),
          damage: Number(data.damage),
          protection: Number(data.protection),
          parts: data.parts as Parts,
        },
        { stage: "wound" },
      );
    case "wounded_by_card":
      return change({
        strength: Number(data.strength),
        parts: data.parts as Parts,
      });
    case "battle_result":
      return {
        ...story,
        battle: {
          ...battle,
          stage: "aftermath",
          winner: Number(data.winner),
          attacker: { ...battle.attacker, strength: Number(data.attacker) },
          defender: { ...battle.defender, strength: Number(data.defender) },
        },
      };
    case "casualties":
      return change({ lost: Number(data.lost) });
    case "initiative": {
      const left = Number(data.left);
      if (left === 0) return null; // nobody is left to fight
      const defender = {
        ...battle.defender,
        units: left,
        strength: Number(data.strength),
        parts: data.parts as Parts,
      };
      return { ...story, battle: { ...battle, defender } };
    }
    case "battle_over":
      return { ...story, isOver: true };
    case "escaped":
      return null;
    default:
      return story;
  }
}

/** What the event of an attack tells of both sides, attacker and defender. */
interface Attack {
  readonly area: string;
  readonly night: boolean;
  readonly attacker: number;
  readonly defender: number;
  readonly commitments: number;
  readonly units: readonly [number, number];
  readonly creatures: readonly [string | null, string | null];
  readonly strength: readonly [number, number];
  readonly damage: readonly [number, number];
  readonly protection: readonly [number, number];
  readonly parts: readonly [Parts, Parts];
}

function attackOf(data: GameEvent["data"]): BattleView {
  const attack = data as unknown as Attack;
  const { area, night, commitments } = attack;
  return {
    area,
    night,
    commitments,
    stage: "commit",
    winner: null,
    attacker: begun(attack, attack.attacker, 0),
    defender: begun(attack, attack.defender, 1),
  };
}

function begun(attack: Attack, seat: number, side: 0 | 1): SideView {
  return {
    seat,
    units: attack.units[side],
    creature: attack.creatures[side],
    fought: 0,
    counted: null,
    committed: 0,
    ready: false,
    card: null,
    discard: null,
    di: null,
    wound: 0,
    strength: attack.strength[side],
    damage: attack.damage[side],
    protection: attack.protection[side],
    lost: 0,
    parts: attack.parts[side],
    sums: sumsOf(attack, side),
    may_play: [],
    least: totalOf(attack, side),
    most: totalOf(attack, side),
  };
}

function totalOf({ strength, damage, protection }: Attack, side: 0 | 1): Plan {
  return { strength: strength[side], damage: damage[side], protection: protection[side] };
}

/** What the event tells of the sources; the position says more as soon as it is shown. */
function sumsOf(attack: Attack, side: 0 | 1): SumLine[] {
  const { units, creature, tiles } = attack.parts[side];
  const line = (what: SumLine["what"], id: string | null, strength: number): SumLine => ({
    ...{ what, id, strength, damage: 0, protection: 0 },
    cancelled_by: null,
  });
  const beast = attack.creatures[side];
  return [
    line("units", null, units),
    ...(beast ? [line("creature", beast, creature)] : []),
    ...(tiles > 0 ? [line("tile", null, tiles)] : []),
  ];
}

/** Nothing is being told: the battle of the position, or what the last one came to until the next
 *  decision. `since` is how many decisions lie between what was told or shown last and the position:
 *  more than the one that ended the battle, and somebody has skipped on. */
export function settled(
  story: Story | null,
  battle: BattleView | null,
  since: number,
): Story | null {
  if (battle) return { battle, isOver: false };
  if (!story) return null;
  if (story.battle.winner === null) return null;
  const isNew = story.isOver ? since === 0 : since <= 1;
  return isNew ? { ...story, isOver: true } : null;
}
