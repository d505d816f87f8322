/** Names of seats outside a table's own texts. */
import type { SeatInfo } from "../api/messages";
import { nameOf } from "../table/names";
import { texts } from "./texts.svelte";

export function seatName(seat: SeatInfo): string {
  return nameOf(seat, seat.seat, texts.shell);
}
