import { expect, test } from "vitest";
import { pixelSizes } from "../../lint/sizes";

test("text in pixels is refused", () => {
  expect(pixelSizes("a { font-size: 14px; }")).toEqual(["font-size: 14px"]);
  expect(pixelSizes(".b { color: red; font: 700 12.5px/1.2 var(--font-ui); }")).toHaveLength(1);
  expect(pixelSizes("@media (max-width: 9px) { a { font-size: 14px; } }")).toHaveLength(1);
});

test("what grows may have a cap, and drawings have their own scale", () => {
  expect(pixelSizes("a { font-size: min(1rem, 17px); line-height: 18px; }")).toEqual([]);
  expect(pixelSizes("a { font: 700 0.75rem/18px var(--font-ui); }")).toEqual([]);
  expect(pixelSizes("svg text { font: 400 12px var(--font-ui); }")).toEqual([]);
});
