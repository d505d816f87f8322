/** What a new table, its waiting room and its invitation say in the same words. */
import type { TableInfo } from "../lib/api/messages";
import { t } from "../lib/texts/texts.svelte";
import { settings } from "../lib/settings/settings.svelte";
import { levelOf, type Pace, type SeatChoice } from "../lobby/newTable";

/** In a few words, for a summary: "15 min + 20 s a turn". */
export function paceWords(pace: Pace): string {
  if (pace.kind === "live") return t("shell-pace-live-short", { ...pace });
  if (pace.kind === "days") return t("shell-pace-days-short", { hours: pace.hours });
  return t("shell-pace-none");
}

/** What that means for a player. */
export function paceSentence(pace: Pace): string {
  if (pace.kind === "live") return t("shell-pace-live-sentence", { ...pace });
  if (pace.kind === "days") return t("shell-pace-days-sentence", { hours: pace.hours });
  return t("shell-pace-none-about");
}

/** The day and something of the game: "Tuesday on the river". */
export function proposedName(game: string): string {
  const day = new Intl.DateTimeFormat(settings.values.language, { weekday: "long" });
  const name = day.format(new Date());
  return t(`shell-table-name-${game}`, { day: name.charAt(0).toUpperCase() + name.slice(1) });
}

/** The table's name, or the game's if it has none. */
export function titleOf(table: TableInfo): string {
  return table.name ?? t(`shell-game-${table.game}`);
}

/** Game, pace, rated or friendly, open or by link. */
export function factsOf(table: TableInfo): string {
  const facts = [
    ...(table.name ? [t(`shell-game-${table.game}`)] : []),
    paceWords(table.pace),
    t(table.rated ? "shell-rated-short" : "shell-friendly"),
    ...(table.listed ? [] : [t("shell-by-link-short")]),
  ];
  return facts.join(" · ");
}

/** What a seat of the form is to be: "Open seat", "Bot, easy". */
export function choiceName(choice: SeatChoice): string {
  const level = levelOf(choice);
  if (level) return t("shell-seat-bot-level", { level: t(`table-level-${level}`) });
  return t(`shell-seat-${choice}`);
}
