/** What is still lacking for a god, and which gods a choice brings closer. */
import { describe, expect, test } from "vitest";
import { standingOf } from "../../../src/games/pharaon/gods";
import { addedBy, progressOf } from "../../../src/games/pharaon/progress";
import { event, god, seat } from "./tables";

describe("standingOf", () => {
  const gods = [
    god("ra", true, ["offerings", 4, 3], ["nobles", 2, 2]),
    god("horus", false, ["nobles", 2, 2], ["nile", 1, 2]),
    god("isis", false, ["artisans", 0, 3], ["offerings", 4, 3]),
  ];

  test("does not count for a god what a satisfied one uses (P8.4)", () => {
    const [ra, horus, isis] = standingOf(gods);
    expect(ra).toEqual(gods[0]);
    expect(horus?.halves).toMatchObject([
      { section: "nobles", have: 0, met: false },
      { section: "nile", have: 1, met: false },
    ]);
    expect(isis?.halves[1]).toMatchObject({ section: "offerings", have: 1, met: false });
  });
});

describe("progressOf", () => {
  test("names the half that would become met, and the god that would be satisfied", () => {
    const player = seat([
      god("isis", false, ["artisans", 2, 3], ["burial_chamber", 1, 2]),
      god("anubis", false, ["burial_chamber", 1, 2], ["nile", 2, 2]),
      god("osiris", true, ["nile", 2, 2], ["nobles", 2, 2]),
    ]);
    // the two tracks serve Osiris already
    expect(progressOf([event("stage_built", { stage: 2 })], player)).toEqual([
      { god: "isis", value: 9, sections: ["burial_chamber"], pleased: false },
      { god: "anubis", value: 9, sections: ["burial_chamber"], pleased: false },
    ]);
    const both = [event("stage_built", { stage: 2 }), event("artisan_taken", {})];
    expect(progressOf(both, player)[0]).toEqual({
      god: "isis",
      value: 9,
      sections: ["artisans", "burial_chamber"],
      pleased: true,
    });
  });

  test("says nothing of satisfied gods, nor where nothing changes", () => {
    const player = seat([god("ra", true, ["offerings", 3, 3], ["nobles", 2, 2])]);
    expect(progressOf([event("noble_taken")], player)).toEqual([]);
    const far = seat([god("ra", false, ["offerings", 0, 3], ["nobles", 0, 2])]);
    expect(progressOf([event("noble_taken")], far)).toEqual([]);
  });
});

describe("addedBy", () => {
  test("counts a Nile track once, and only if it was not begun", () => {
    const events = [
      event("advanced", { track: "trade", level: 1 }),
      event("advanced", { track: "trade", level: 2 }),
      event("advanced", { track: "justice", level: 3 }),
    ];
    expect(addedBy(events, seat([], { justice: 2 })).get("nile")).toBe(1);
  });

  test("takes off the offering tokens that are paid", () => {
    const events = [
      event("paid", { access: "offering_trade", units: ["trade", "offering_area_offerings"] }),
      event("set_taken", { tokens: ["offering_trade", "offering_prestige_1"] }),
      event("offering_taken", { token: "offering_justice" }),
    ];
    expect(addedBy(events, seat([])).get("offerings")).toBe(1);
  });
});
