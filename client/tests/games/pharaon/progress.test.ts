/** Which gods a choice brings closer. */
import { expect, test } from "vitest";
import { progressOf } from "../../../src/games/pharaon/progress";
import { god, seat } from "./tables";

test("names the half that would become met, and the god that would be satisfied", () => {
  const now = seat([
    god("isis", false, ["artisans", 2, 3], ["burial_chamber", 2, 2]),
    god("anubis", false, ["burial_chamber", 2, 2], ["nile", 0, 2]),
    god("osiris", true, ["nile", 2, 2], ["nobles", 2, 2]),
  ]);
  const then = seat([
    god("isis", true, ["artisans", 3, 3], ["burial_chamber", 2, 2]),
    god("anubis", false, ["burial_chamber", 0, 2], ["nile", 2, 2]),
    god("osiris", true, ["nile", 4, 2], ["nobles", 2, 2]),
  ]);
  expect(progressOf(now, then)).toEqual([
    { god: "isis", value: 9, sections: ["artisans"], pleased: true },
    { god: "anubis", value: 9, sections: ["nile"], pleased: false },
  ]);
});

test("says nothing of satisfied gods, nor where nothing changes", () => {
  const satisfied = seat([god("ra", true, ["offerings", 3, 3], ["nobles", 2, 2])]);
  expect(progressOf(satisfied, satisfied)).toEqual([]);
  const far = seat([god("ra", false, ["offerings", 0, 3], ["nobles", 0, 2])]);
  const closer = seat([god("ra", false, ["offerings", 2, 3], ["nobles", 0, 2])]);
  expect(progressOf(far, closer)).toEqual([]);
});
