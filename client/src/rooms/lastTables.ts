/** The last table of each game that was opened on this device: the next one starts from it. */
import type { GameInfo } from "../lib/api/messages";
import type { Level } from "../lib/settings/settings.svelte";
import { firstForm, type Form } from "../lobby/newTable";

const KEY = "iteru-last-tables";

function stored(): Record<string, Partial<Form>> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof found === "object" && found !== null ? (found as ReturnType<typeof stored>) : {};
  } catch {
    return {}; // unreadable or forbidden storage: every table starts from the first form
  }
}

export function remember(form: Form): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...stored(), [form.game]: form }));
  } catch {
    // private windows may refuse to store
  }
}

/** The form as it was left; its name is proposed anew, and options of an older game are dropped. */
export function lastForm(game: GameInfo, level: Level): Form {
  const first = firstForm(game, level);
  const last = stored()[game.id];
  if (!last) return first;
  const seats = (last.seats ?? first.seats).slice(0, game.max_seats - 1);
  const options = game.options.map(({ name, choices, default: usual }) => {
    const chosen = last.options?.[name] ?? usual;
    return [name, choices.includes(chosen) ? chosen : usual] as const;
  });
  return {
    ...first,
    ...last,
    name: "",
    seats: seats.length + 1 >= game.min_seats ? seats : first.seats,
    options: Object.fromEntries(options),
  };
}
