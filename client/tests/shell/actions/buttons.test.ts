import { describe, expect, test } from "vitest";
import { buttonsOf } from "../../../src/shell/actions/buttons";
import { choice } from "../../choices";
import { table } from "../tables";

describe("buttons", () => {
  test("are for choices without a place, and for the kinds that the game names", () => {
    const pass = { ...choice(2, "pyramid"), kind: "pass" };
    const choices = [choice(1, "cell:e5"), pass, choice(3)];
    expect(buttonsOf(table({}, { choices })).map((one) => one.code)).toEqual([3]);
    const named = buttonsOf(table({ buttons: ["pass"] }, { choices }));
    expect(named.map((one) => one.code)).toEqual([2, 3]);
  });
});
