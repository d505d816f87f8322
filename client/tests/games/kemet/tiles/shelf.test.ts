/** The power tiles on their shelves. */
import { expect, test } from "vitest";
import { priceOf, shelfOf } from "../../../../src/games/kemet/tiles/shelf";
import { PRINTED, of, seat, table } from "../tables";

const PYRAMID = { seat: 0, colour: "red", level: 1, area: "nw_1", controller: 0 };
const OFFER = ["charge_2", "stargate", "god_speed", "carnage"];
const SEATS = [seat({ tiles: ["charge_1"] }), seat()];

test("taken, the same once more, for sale, to be bought", () => {
  const choices = [of("buy", 1, "tile:stargate")];
  const shop = table({ offer: OFFER, seats: SEATS, pyramids: [PYRAMID] }, { choices });
  const states = shelfOf(shop, "red", 1, 0).map(({ id, state }) => `${id} ${state}`);
  expect(states).toEqual(["charge_1 taken", "charge_2 twin", "stargate legal", "god_speed free"]);
});

test("above the pyramid that one controls a tile is locked", () => {
  const shop = table({ offer: OFFER, seats: SEATS, pyramids: [PYRAMID] });
  expect(shelfOf(shop, "red", 2, 0)[0]?.state).toBe("high");
  const lost = table({ offer: OFFER, seats: SEATS, pyramids: [{ ...PYRAMID, controller: 1 }] });
  expect(shelfOf(lost, "red", 1, 0).at(-1)?.state).toBe("high");
});

test("a tile that is not offered is away", () => {
  expect(shelfOf(table({ seats: SEATS }), "red", 2, 0)[0]?.state).toBe("away");
});

test("the price is that of the choice, after discounts", () => {
  const [tile] = PRINTED.power_tiles.slice(-1);
  const choices = [{ ...of("buy", 1, "tile:carnage"), args: { cost: 1 } }];
  expect(priceOf(table({}, { choices }), tile!)).toBe(1);
  expect(priceOf(table({}), tile!)).toBe(2);
});
