/** What is being paid, where it goes on the wheel, and what flies. */
import { describe, expect, test } from "vitest";
import { countIn, payingOf } from "../../../../src/games/pharaon/hall/paying";
import { pathsOf } from "../../../../src/games/pharaon/motion/flights";
import { accessOf } from "../../../../src/games/pharaon/tablet/access";
import { choice, event, table } from "../tables";
import { preview } from "../../../previews";

const PAYMENT = {
  section: "artisans",
  variant: "wheel",
  access: null,
  units: [],
  proposal: { access: "trade", units: ["trade", "offering_trade"] },
};

describe("payingOf", () => {
  test("is the proposal while a payment is asked for", () => {
    const paying = payingOf(table({ payment: PAYMENT }), 0);
    expect(paying).toEqual(PAYMENT.proposal);
    expect(countIn(paying, "trade")).toBe(2);
    expect(countIn(paying, "offering_trade")).toBe(1);
    expect(countIn(paying, "silver")).toBe(0);
  });

  test("else what the action at hand would cost, and only for the one who pays", () => {
    const paid = preview(event("paid", { access: null, units: ["silver"] }));
    expect(payingOf(table({ payment: null }, { preview: paid }), 0)).toEqual({
      access: null,
      units: ["silver"],
    });
    expect(payingOf(table({ payment: PAYMENT }), 1)).toBeNull();
    expect(countIn(null, "trade")).toBe(0);
  });
});

describe("accessOf", () => {
  test("follows the payment: what was chosen, else what is proposed", () => {
    expect(accessOf(table({ payment: PAYMENT }))).toEqual({ section: "artisans", unit: "trade" });
    const chosen = { ...PAYMENT, access: "silver" };
    expect(accessOf(table({ payment: chosen }))?.unit).toBe("silver");
    expect(accessOf(table({ payment: { ...PAYMENT, variant: "free" } }))).toBeNull();
  });

  test("follows the candidate, unless a noble acts without the wheel", () => {
    const data = { section: "nile", wheel: true };
    const act = { ...choice(1, "act", "section:nile", "nile_option:nile_pair"), data };
    expect(accessOf(table({ payment: null }, { candidate: act }))).toEqual({
      section: "nile",
      unit: null,
    });
    const free = { ...act, data: { ...data, wheel: false } };
    expect(accessOf(table({ payment: null }, { candidate: free }))).toBeNull();
    expect(accessOf(table({ payment: null }))).toBeNull();
  });
});

describe("pathsOf", () => {
  const here = table({ ring: [{ position: 3, sector: "trade" }] });

  test("the access unit goes to the wheel, the others to where they came from", () => {
    const paid = event("paid", { access: "trade", position: 3, units: ["silver"] });
    const [access, unit] = pathsOf(here, paid);
    expect(access?.traveller).toEqual({ type: "unit", unit: "trade" });
    expect(access?.to).toEqual(['[data-target="wheel:3"]']);
    expect(unit?.to[0]).toBe('[data-anchor="supply-silver"]');
  });

  test("gains fly one by one to the hall on show, else to the panel", () => {
    const gained = { resource: "trade", amount: 2 };
    const mine = pathsOf(here, event("gained", gained));
    expect(mine).toHaveLength(2);
    expect(mine[0]?.to[0]).toBe('[data-anchor="hall-trade"]');
    const theirs = pathsOf(here, event("gained", gained, 1));
    expect(theirs[0]?.to).toEqual(['[data-anchor="panel-1"]']);
  });

  test("what nobody at the table does is the Traitor's", () => {
    const [path] = pathsOf(here, event("stage_built", { stage: 1 }, -1));
    expect(path?.traveller).toEqual({ type: "man", seat: -2, cube: true });
    expect(path?.from).toEqual(['[data-anchor="rival-traitor"]']);
    const [token] = pathsOf(here, event("traitor_wheel", { resource: "trade" }, -1));
    expect(token?.to).toEqual(['[data-target="wheel:3"]']);
  });

  test("who passes moves from the round track into the pyramid", () => {
    const [path] = pathsOf(here, event("passed", { row: 2 }));
    expect(path?.to).toEqual(['[data-space="2-0"]']);
    expect(pathsOf(here, event("round", { round: 2 }))).toEqual([]);
  });
});
