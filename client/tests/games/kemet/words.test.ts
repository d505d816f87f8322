/** Names that the position gives. */
import { expect, test } from "vitest";
import { rename } from "../../../src/games/kemet/words";
import { PRINTED, table } from "./tables";

const DISTRICTS = ["nw_1", "nw_2", "nw_3"];
const printed = {
  ...PRINTED,
  areas: [
    ...DISTRICTS.map((id) => ({ id, kind: "district", city: "nw" })),
    { id: "front_nw", kind: "desert", city: "" },
  ],
};

/** The name of an area where these pyramids stand, by area. */
function named(area: string, pyramids: Record<string, string>): unknown {
  const standing = Object.entries(pyramids).map(([at, colour]) => ({ seat: 0, area: at, colour }));
  const shown = table({ pyramids: standing }, { components: printed });
  return rename(`areas-${area}`, shown)?.args;
}

test("a district takes the name of its pyramid", () => {
  const pyramids = { nw_1: "red", nw_2: "white" };
  expect(named("nw_1", pyramids)).toEqual({ player: "player 0", colour: "red" });
  expect(named("nw_3", pyramids)).toEqual({ player: "player 0", colour: "none" });
});

test("several empty districts must be told apart", () => {
  expect(named("nw_1", {})).toBeUndefined();
  expect(named("nw_2", { nw_1: "red" })).toBeUndefined();
});

test("other areas, and what is no area, keep their printed names", () => {
  expect(named("front_nw", { nw_1: "red" })).toBeUndefined();
  expect(rename("battle_cards-nw_1", table({}))).toBeNull();
});
