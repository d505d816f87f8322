/** The power tiles on their shelves. */
import { expect, test } from "vitest";
import { priceOf, shelfOf } from "../../../../src/games/kemet/tiles/shelves";
import { PRINTED, of, seat, table } from "../tables";

const OFFER = ["charge_2", "stargate", "god_speed", "carnage"];
const SEATS = [
  seat({ tiles: ["charge_1"], twins: ["charge_2"], too_high: ["carnage"] }),
  seat({ too_high: OFFER }),
];

test("taken, the same once more, for sale, to be bought", () => {
  const choices = [of("buy", 1, "tile:stargate")];
  const shop = table({ offer: OFFER, seats: SEATS }, { choices });
  const states = shelfOf(shop, "red", 1, 0).map(({ id, state }) => `${id} ${state}`);
  expect(states).toEqual(["charge_1 taken", "charge_2 twin", "stargate legal", "god_speed free"]);
});

test("a tile that the engine calls too high for a seat is locked", () => {
  const shop = table({ offer: OFFER, seats: SEATS });
  expect(shelfOf(shop, "red", 2, 0)[0]?.state).toBe("high");
  expect(shelfOf(shop, "red", 1, 1).at(-1)?.state).toBe("high");
});

test("a tile that is not offered is away", () => {
  expect(shelfOf(table({ seats: SEATS }), "red", 2, 0)[0]?.state).toBe("away");
});

test("the price is that of the choice, after discounts", () => {
  const [tile] = PRINTED.power_tiles.slice(-1);
  const choices = [{ ...of("buy", 1, "tile:carnage"), data: { prayer: 1 } }];
  expect(priceOf(table({}, { choices }), tile!)).toBe(1);
  expect(priceOf(table({}), tile!)).toBe(2);
});
