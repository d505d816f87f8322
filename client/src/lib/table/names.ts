/** Names of who sits where. */
import type { SeatInfo } from "../api/messages";
import { t } from "../texts/texts.svelte";

export function seatName(seat: SeatInfo): string {
  if (seat.kind === "open") return t("shell-seat-open");
  if (seat.kind === "bot" && seat.level) {
    return seat.name ?? t("shell-seat-bot-level", { level: t(`table-level-${seat.level}`) });
  }
  return seat.name ?? t("shell-seat-number", { number: seat.seat + 1 });
}
