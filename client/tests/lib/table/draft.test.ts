import { beforeEach, describe, expect, test } from "vitest";
import type { Choice, Preview } from "../../../src/lib/table/board";
import { Draft, type DraftPreferences } from "../../../src/lib/table/draft.svelte";
import { choice } from "../../choices";
import { preview } from "../../previews";

const of = (kind: string, code: number): Choice => ({ ...choice(code), kind });
const token = of("token", 1);
const from = of("from", 2);
const [all, some] = [of("take", 4), of("take", 3)];
const stop = of("stop", 5);

const PREFERENCES: DraftPreferences = {
  drafts: ["token", "from", "take", "stop"],
  follows: ["take"],
};

/** The mover goes on with these. */
const after = (...choices: Choice[]): Preview => ({ ...preview(), choices });

let asked: readonly Choice[];
let draft: Draft;

function begin(preferences: DraftPreferences = PREFERENCES, isDrafting = true): Draft {
  return new Draft({
    choices: () => asked,
    preferences: () => preferences,
    isDrafting: () => isDrafting,
  });
}

beforeEach(() => {
  asked = [token];
  draft = begin();
});

describe("laying out", () => {
  test("asks with one more code each time, and offers what the engine answers", () => {
    draft.lay(token);
    expect(draft.choices).toEqual([]);
    expect(draft.asks).toEqual([[1]]);

    draft.previewed([1], after(from));
    expect(draft.choices).toEqual([from]);
    draft.lay(from);

    expect(draft.asks).toEqual([[1, 2]]);
  });

  test("what follows by itself is laid out too, unless it is final", () => {
    draft.lay(token);
    draft.previewed([1], after(all, some));
    expect(draft.parts).toEqual([token, all]);

    draft.clear();
    draft.reset();
    draft.lay(token);
    draft.previewed([1], after({ ...all, final: true }));
    expect(draft.parts).toEqual([token]);
  });

  test("goes no further than the engine does", () => {
    draft.lay(token);
    draft.previewed([1], { ...after(all), stopped: "chance" });

    expect(draft.parts).toEqual([token]);
    expect(draft.choices).toEqual([]);
  });

  test("takes what can be taken back, of the kinds that the board names", () => {
    expect(draft.takes(token)).toBe(true);
    expect(draft.takes({ ...token, final: true })).toBe(false);
    expect(draft.takes(of("buy", 9))).toBe(false);
    expect(begin(PREFERENCES, false).takes(token)).toBe(false);
  });

  test("nothing is offered when nothing is asked of this screen", () => {
    draft.lay(token);
    draft.previewed([1], after(from));
    asked = [];
    const later = begin();
    later.lay(token);
    later.previewed([1], after(from));
    expect(later.choices).toEqual([]);
  });
});

describe("changing", () => {
  beforeEach(() => {
    draft.lay(token);
    draft.previewed([1], after(all, some));
    draft.previewed([1, 4], after(stop));
    draft.lay(stop);
  });

  test("a part keeps what hung on it if that is still possible", () => {
    expect(draft.alternatives(1)).toEqual([all, some]);
    draft.change(1, some);
    expect(draft.parts).toEqual([token, some]);

    draft.previewed([1, 3], after(stop));

    expect(draft.parts).toEqual([token, some, stop]);
  });

  test("what is no longer possible is dropped", () => {
    draft.change(1, some);
    draft.previewed([1, 3], after(from));

    expect(draft.parts).toEqual([token, some]);
  });

  test("taking back goes part by part, with what followed by itself", () => {
    expect(draft.takeBack()).toBe(true);
    expect(draft.parts).toEqual([token, all]);
    expect(draft.takeBack()).toBe(true);
    expect(draft.parts).toEqual([]);
    expect(draft.takeBack()).toBe(false);
  });
});

describe("looking ahead", () => {
  test("what lies behind a choice can be clicked before it is made", () => {
    draft = begin({ ...PREFERENCES, through: () => token });
    expect(draft.asks).toEqual([[1]]);
    expect(draft.ahead).toBeNull();

    draft.previewed([1], after(from));

    expect(draft.ahead).toEqual({ choice: token, choices: [from] });
    expect(draft.asks).toEqual([]);
  });
});
