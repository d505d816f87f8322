import { expect, test } from "vitest";
import { previewOf } from "../../../src/lib/api/engine";

test("a preview has the mover's own private view", () => {
  const preview = previewOf({
    type: "preview",
    number: 7,
    codes: [12],
    events: [],
    public: { deck: 3 },
    private: { "1": { hand: ["boat"] } },
    choices: [],
    played: 1,
    stopped: "seat",
  });
  expect(preview).toEqual({
    events: [],
    public: { deck: 3 },
    private: { hand: ["boat"] },
    choices: [],
    played: 1,
    stopped: "seat",
  });
});
