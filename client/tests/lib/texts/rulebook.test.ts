import { describe, expect, test } from "vitest";
import {
  findRule,
  readRules,
  ruleNumber,
  searchRules,
  spansOf,
} from "../../../src/lib/texts/rulebook";

const BOOK = `# Fertility

The Nile is back.

## 4. Placing

### 4.1 Placement

**4.1.1** Choose one of the **three** tiles.

- first
- second
  goes on

**4.1.2** Żeton on a square.

## 10. Scoring

**10.3** Points:

| Gods | 0 | 1 |
|---|---|---|
| Debens | 0 | 3 |
`;
const sections = readRules(BOOK);

describe("the book", () => {
  test("has sections with their numbered rules", () => {
    expect(sections.map((one) => [one.number, one.title])).toEqual([
      ["", "Fertility"],
      ["4", "Placing"],
      ["10", "Scoring"],
    ]);
    expect(sections[1]!.rules.map((one) => one.number)).toEqual(["4.1", "4.1.1", "4.1.2"]);
  });

  test("keeps lists and tables", () => {
    const [, list] = sections[1]!.rules[1]!.blocks;
    expect(list).toMatchObject({ type: "list", ordered: false });
    expect(list?.type === "list" && list.items.length).toBe(2);
    const table = sections[2]!.rules[0]!.blocks[1];
    expect(table?.type === "table" && [table.head.length, table.rows.length]).toEqual([3, 1]);
  });

  test("tells strong words from others", () => {
    expect(spansOf("a **b** c")).toEqual([
      { type: "text", text: "a " },
      { type: "strong", text: "b" },
      { type: "text", text: " c" },
    ]);
  });
});

describe("finding", () => {
  test("a rule by its number, with or without the game's letter", () => {
    expect(findRule(sections, ruleNumber("F4.1.2"))?.number).toBe("4.1.2");
  });
  test("the nearest above an unknown number", () => {
    expect(findRule(sections, "4.1.9")?.number).toBe("4.1");
    expect(findRule(sections, "10")?.number).toBe("10.3");
    expect(findRule(sections, "99")).toBeNull();
  });
  test("words without regard to case and accents", () => {
    expect(searchRules(sections, "zeton SQUARE").map((one) => one.number)).toEqual(["4.1.2"]);
    expect(searchRules(sections, "  ")).toEqual([]);
  });
});
