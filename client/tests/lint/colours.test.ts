import { expect, test } from "vitest";
import { literalColours, unknownNames } from "../../lint/colours";

const found = (source: string): string[] => literalColours(source).map(({ colour }) => colour);

test("colours by number are refused, wherever they stand", () => {
  expect(found("a { color: #fff; border: 1px solid #12345680 }")).toEqual(["#fff", "#12345680"]);
  expect(found('<rect fill="#231c15" />')).toEqual(["#231c15"]);
  expect(found('const token = { on: "#ABCDEF" };')).toEqual(["#ABCDEF"]);
  expect(found("a { box-shadow: 0 0 2px rgb(0 0 0 / 0.5) }")).toEqual(["rgb(0 0 0 / 0.5)"]);
  expect(found("a { fill: hsl(20deg 5% 5%) }")).toEqual(["hsl(20deg 5% 5%)"]);
});

test("colours by name are refused where they are values of colours", () => {
  expect(found("a { background: white; outline: 2px solid red }")).toEqual(["white", "red"]);
  expect(found('<path stroke="black" />')).toEqual(["black"]);
  expect(found('const part = { icon: "wheat", colour: "gold" };')).toEqual(["gold"]);
  expect(found("a { --edge: navy }")).toEqual(["navy"]);
});

test("names of tokens, things and blocks are no colours", () => {
  expect(found("a { fill: var(--k-white); color: transparent; stroke: currentColor }")).toEqual([]);
  expect(found('type Colour = "white" | "red";')).toEqual([]);
  expect(found('const token = { icon: "wheat", text: "red" };')).toEqual([]);
  expect(
    found("{#each rows as row}{/each} <use href=\"#i-face\" mask='url(#cafe-mask)' />"),
  ).toEqual([]);
});

test("comments do not count, and lines are counted through them", () => {
  expect(literalColours("/* #fff\n red */\n// color: #000\na { color: #123 }")).toEqual([
    { line: 4, colour: "#123" },
  ]);
});

test("a name that is used must be declared by some source", () => {
  const sources = [
    ":root { --edge: #123; }",
    '<g style:--house={colour} fill="var(--edge)" /> a { color: var(--house); stroke: var(--rim) }',
    "const colour = `var(--res-${resource})`;",
  ];
  expect(unknownNames(sources)).toEqual(["--rim"]);
});
