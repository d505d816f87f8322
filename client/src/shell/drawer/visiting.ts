/** Looking at the things of another seat without showing them in the place of one's own. */
import type { BoardTable } from "../../lib/table/board";

/** The same table, but its boards show the things of this seat. */
export function seenFrom(table: BoardTable, seat: number): BoardTable {
  return new Proxy(table, {
    get(real, key) {
      if (key === "shown") return seat;
      const value: unknown = Reflect.get(real, key, real);
      return typeof value === "function" ? (value.bind(real) as unknown) : value;
    },
  });
}
