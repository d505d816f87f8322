import { describe, expect, test } from "vitest";
import { MASKS, product, qrCode } from "../../src/rooms/qr";

const LINK = "https://games.wisla.example/t/7kq-2m";

/** What a reader gets: the mask from the format, then the codewords along the columns. */
function codewords(code: readonly (readonly boolean[])[]): number[] {
  const size = code.length;
  const format = [0, 1, 2, 3, 4].map((at): number => (code[8]?.[at] ? 1 : 0));
  const mask = (format.reduce((sum, bit) => sum * 2 + bit, 0) ^ 0b10101) & 7;
  const isData = (row: number, column: number): boolean => {
    if (row === 6 || column === 6) return false;
    if (row < 9 && (column < 9 || column >= size - 8)) return false;
    if (row >= size - 8 && column < 9) return false;
    return size === 21 || Math.max(Math.abs(row - size + 7), Math.abs(column - size + 7)) > 2;
  };
  const bits: number[] = [];
  let isUp = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1) {
      const row = isUp ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        if (!isData(row, column)) continue;
        bits.push(code[row]?.[column] !== MASKS[mask]?.(row, column) ? 1 : 0);
      }
    }
    isUp = !isUp;
  }
  return Array.from({ length: Math.floor(bits.length / 8) }, (_, at) =>
    bits.slice(at * 8, at * 8 + 8).reduce((sum, bit) => sum * 2 + bit, 0),
  );
}

/** The value of a block as a polynomial at 2^power: 0 for what is read without a fault. */
function syndrome(block: readonly number[], power: number): number {
  let root = 1;
  for (let at = 0; at < power; at += 1) root = product(root, 2);
  return block.reduce((sum, value) => product(sum, root) ^ value, 0);
}

describe("a QR code", () => {
  test("of a short link is read back without a fault", () => {
    const words = codewords(qrCode(LINK) ?? []); // version 3: one block of 44 and 26
    expect(Array.from({ length: 26 }, (_, power) => syndrome(words.slice(0, 70), power))).toEqual(
      Array.from({ length: 26 }, () => 0),
    );
    const nibbles = words.slice(0, 44).flatMap((word) => [word >> 4, word & 15]);
    const length = (nibbles[1] ?? 0) * 16 + (nibbles[2] ?? 0);
    const bytes = Array.from({ length }, (_, at) => {
      return (nibbles[3 + 2 * at] ?? 0) * 16 + (nibbles[4 + 2 * at] ?? 0);
    });
    expect(nibbles[0]).toBe(0b0100);
    expect(new TextDecoder().decode(new Uint8Array(bytes))).toBe(LINK);
  });
  test("grows with its text, and gives up where a camera would", () => {
    expect(qrCode("http://10.0.0.7")?.length).toBe(25);
    expect(qrCode("x".repeat(14))?.length).toBe(21);
    expect(qrCode("x".repeat(106))?.length).toBe(41);
    expect(qrCode("x".repeat(107))).toBeNull();
  });
  test("of four blocks has no fault in any of them", () => {
    const words = codewords(qrCode(LINK.repeat(3).slice(0, 100)) ?? []);
    for (const block of [0, 1, 2, 3]) {
      const own = words.slice(0, 172).filter((_, at) => at % 4 === block);
      expect(syndrome(own, 0) | syndrome(own, 1) | syndrome(own, 15)).toBe(0);
    }
  });
});
