import { describe, expect, test } from "vitest";
import { Catalogue } from "../../../src/lib/texts/catalogue";

const SHARED = `
table-list-more = { $list }, { $item }
table-list-last = { $list } and { $item }
table-list-times = { $count } × { $item }
`;
const GAME = `
player = Player { $number }
resources-grape = Grape
resources-wheat = Wheat
payment = for { $goods }
event-built = { $player } builds a Shrine { $payment }.
debens =
    { $value ->
        [one] { $value } Deben
       *[other] { $value } Debens
    }
`;
const texts = new Catalogue("en", SHARED, GAME);
const grape = { text: "resources-grape", args: {} };
const wheat = { text: "resources-wheat", args: {} };

describe("messages", () => {
  test("are sentences with names, nested messages and lists", () => {
    const message = {
      text: "event-built",
      args: {
        player: { text: "player", args: { seat: 1 } },
        payment: { text: "payment", args: { goods: [grape, wheat] } },
      },
    };
    expect(texts.message(message, ["Ala", "Zoé"])).toBe("Zoé builds a Shrine for Grape and Wheat.");
    expect(texts.message(message)).toBe("Player 2 builds a Shrine for Grape and Wheat.");
  });

  test("count equal things of a list together", () => {
    const payment = { text: "payment", args: { goods: [grape, grape] } };
    expect(texts.message(payment)).toBe("for 2 × Grape");
  });
});

test("lists of three have a comma and a last word", () => {
  expect(texts.listed(["a", "b", "c"])).toBe("a, b and c");
  expect(texts.listed(["a"])).toBe("a");
});

test("plural forms are the language's own", () => {
  expect(texts.text("debens", { value: 1 })).toBe("1 Deben");
  expect(texts.text("debens", { value: 5 })).toBe("5 Debens");
  const polish = new Catalogue(
    "pl",
    "ruch = { $n ->\n    [one] ruch\n    [few] ruchy\n   *[many] ruchów\n}\n",
  );
  expect([1, 2, 5, 22].map((n) => polish.text("ruch", { n }))).toEqual([
    "ruch",
    "ruchy",
    "ruchów",
    "ruchy",
  ]);
});

test("a missing text shows its id", () => {
  expect(texts.text("no-such-text")).toBe("no-such-text");
  expect(texts.has("no-such-text")).toBe(false);
});
