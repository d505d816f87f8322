/** A battle as its events tell it, one after the other: the position on show is already the one
 *  after all of them. */

import type { GameEvent } from "../../../lib/table/board";
import type { BattleView, Parts, SideView } from "../view";

export interface Story {
  readonly battle: BattleView;
  /** It has been fought; what it came to still stands there. */
  readonly isOver: boolean;
}

const NO_PARTS: Parts = { units: 0, card: 0, di: 0, creature: 0, tiles: 0, wound: 0 };
/** Events after which a battle that is over is no longer of interest. */
const NEXT: ReadonlySet<string> = new Set(["token", "gold_action", "moved", "night", "day"]);

function begun(seat: number, units: number, creature: string | null): SideView {
  return {
    seat,
    units,
    creature,
    committed: 0,
    card: null,
    discard: null,
    di: null,
    wound: 0,
    strength: units,
    damage: 0,
    protection: 0,
    lost: 0,
    parts: { ...NO_PARTS, units },
  };
}

/** The story after one more event. */
export function told(story: Story | null, { kind, data }: GameEvent): Story | null {
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
      return change({ committed: 3 });
    case "revealed":
      return change(
        {
          committed: 3,
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
        parts: { ...side.parts, wound: side.parts.wound + 1 },
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
      const defender = begun(battle.defender.seat, left, battle.defender.creature);
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

function attackOf(data: GameEvent["data"]): BattleView {
  const units = data.units as number[];
  const creatures = data.creatures as (string | null)[];
  return {
    area: String(data.area),
    night: data.night === true,
    stage: "commit",
    winner: null,
    attacker: begun(Number(data.attacker), units[0] ?? 0, creatures[0] ?? null),
    defender: begun(Number(data.defender), units[1] ?? 0, creatures[1] ?? null),
  };
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
