/** A QR code of a short text: byte mode, error correction M, versions 1 to 6 (ISO/IEC 18004). */

/** By version: codewords of data and of error correction in each block, and the blocks. */
const BLOCKS = [
  [16, 10, 1],
  [28, 16, 1],
  [44, 26, 1],
  [32, 18, 2],
  [43, 24, 2],
  [27, 16, 4],
] as const;
const FORMAT_M = 0b00; // the two bits that stand for level M

/** Rows of modules, true for dark; null if the text is too long (106 bytes and more). */
export function qrCode(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const at = BLOCKS.findIndex(([data, , blocks]) => bytes.length + 2 <= data * blocks);
  const form = BLOCKS[at];
  if (!form) return null;
  const size = 21 + 4 * at;
  const fixed = fixedModules(size);
  const bits = interleaved(dataOf(bytes, form[0] * form[2]), form).flatMap((byte) =>
    bitsOf(byte, 8),
  );
  const plain = filled(fixed, bits, size);
  const codes = MASKS.map((mask, number) => masked(plain, fixed, mask, number));
  return codes.reduce((best, code) => (penalty(code) < penalty(best) ? code : best));
}

function bitsOf(value: number, count: number): boolean[] {
  return Array.from({ length: count }, (_, at) => ((value >> (count - 1 - at)) & 1) === 1);
}

/** Mode, length, text, end, and what fills the rest. */
function dataOf(bytes: Uint8Array, room: number): number[] {
  const nibbles = [0b0100, bytes.length >> 4, bytes.length & 15];
  for (const byte of bytes) nibbles.push(byte >> 4, byte & 15);
  nibbles.push(0);
  const data: number[] = [];
  for (let at = 0; at < nibbles.length; at += 2) {
    data.push(((nibbles[at] ?? 0) << 4) | (nibbles[at + 1] ?? 0));
  }
  for (let at = 0; data.length < room; at += 1) data.push(at % 2 === 0 ? 0xec : 0x11);
  return data;
}

// ---------------------------------------------------------------- error correction

/** The product in the field of 256 elements, modulo x^8 + x^4 + x^3 + x^2 + 1. */
export function product(one: number, other: number): number {
  let result = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    result = (result << 1) ^ ((result >> 7) * 0x11d);
    if ((other >> bit) & 1) result ^= one;
  }
  return result;
}

/** The remainder of the data, as a polynomial, by the generator of this degree. */
function correction(data: readonly number[], degree: number): number[] {
  let generator = [1];
  let root = 1;
  for (let at = 0; at < degree; at += 1) {
    const by = root;
    const shifted = [...generator, 0];
    generator = shifted.map((value, place) => value ^ product(generator[place - 1] ?? 0, by));
    root = product(root, 2);
  }
  const rest = [...data, ...Array.from({ length: degree }, () => 0)];
  for (let at = 0; at < data.length; at += 1) {
    const factor = rest[at] ?? 0;
    for (const [place, value] of generator.entries()) {
      rest[at + place] = (rest[at + place] ?? 0) ^ product(value, factor);
    }
  }
  return rest.slice(data.length);
}

/** The blocks' data, codeword by codeword, then their corrections likewise. */
function interleaved(
  data: readonly number[],
  [room, degree, count]: readonly [number, number, number],
): number[] {
  const blocks = Array.from({ length: count }, (_, at) => data.slice(at * room, (at + 1) * room));
  const checks = blocks.map((block) => correction(block, degree));
  return [...columns(blocks), ...columns(checks)];
}

function columns(rows: readonly (readonly number[])[]): number[] {
  return (rows[0] ?? []).flatMap((_, at) => rows.map((row) => row[at] ?? 0));
}

// ---------------------------------------------------------------- modules

type Grid = (boolean | null)[][]; // null: not fixed

/** What every code of this size has: three eyes, the timing lines, the small eye, the dark one. */
function fixedModules(size: number): Grid {
  const grid: Grid = Array.from({ length: size }, () => Array.from({ length: size }, () => null));
  const set = (row: number, column: number, isDark: boolean): void => {
    const line = grid[row];
    if (line && column >= 0 && column < size) line[column] = isDark;
  };
  const eye = (row: number, column: number, reach: number): void => {
    for (let down = -reach; down <= reach; down += 1) {
      for (let across = -reach; across <= reach; across += 1) {
        const ring = Math.max(Math.abs(down), Math.abs(across));
        set(row + down, column + across, reach === 4 ? ring !== 2 && ring !== 4 : ring !== 1);
      }
    }
  };
  for (let at = 8; at < size - 8; at += 1) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  for (let at = 0; at < 9; at += 1) {
    for (const place of [at, size - 8 + at]) {
      if (place < size && (at !== 6 || place !== 6)) {
        set(8, place, false); // room for the format
        set(place, 8, false);
      }
    }
  }
  eye(3, 3, 4);
  eye(3, size - 4, 4);
  eye(size - 4, 3, 4);
  if (size > 21) eye(size - 7, size - 7, 2);
  set(size - 8, 8, true);
  return grid;
}

/** The bits in pairs of columns from the right, up and down in turn. */
function filled(fixed: Grid, bits: readonly boolean[], size: number): boolean[][] {
  const grid = fixed.map((line) => line.map((module) => module ?? false));
  let next = 0;
  for (let pair = 0; pair < (size - 1) / 2; pair += 1) {
    const right = size - 1 - 2 * pair - (size - 2 - 2 * pair < 6 ? 1 : 0);
    for (let step = 0; step < size; step += 1) {
      const row = pair % 2 === 0 ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        const line = grid[row];
        if (!line || fixed[row]?.[column] !== null) continue;
        line[column] = bits[next] ?? false;
        next += 1;
      }
    }
  }
  return grid;
}

type Mask = (row: number, column: number) => boolean;
export const MASKS: readonly Mask[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

function masked(plain: boolean[][], fixed: Grid, mask: Mask, number: number): boolean[][] {
  const code = plain.map((line, row) =>
    line.map((isDark, column) => (fixed[row]?.[column] === null && mask(row, column)) !== isDark),
  );
  const size = code.length;
  const set = (row: number, column: number, isDark: boolean): void => {
    const line = code[row];
    if (line) line[column] = isDark;
  };
  for (const [at, isDark] of formatBits(number).entries()) {
    const near = at < 6 ? at : at < 8 ? at + 1 : 14 - at + (at < 9 ? 1 : 0);
    if (at < 8) set(8, near, isDark);
    else set(near, 8, isDark);
    if (at < 7) set(size - 1 - at, 8, isDark);
    else set(8, size - 15 + at, isDark);
  }
  return code;
}

/** Level and mask with their own correction, the first bit first. */
function formatBits(mask: number): boolean[] {
  const data = (FORMAT_M << 3) | mask;
  let rest = data << 10;
  for (let bit = 14; bit >= 10; bit -= 1) {
    if ((rest >> bit) & 1) rest ^= 0x537 << (bit - 10);
  }
  return bitsOf(((data << 10) | rest) ^ 0x5412, 15);
}

/** How hard a code is to read: long runs, squares of one colour, false eyes, too dark or too light. */
function penalty(code: readonly (readonly boolean[])[]): number {
  const size = code.length;
  const turned = code.map((_, at) => code.map((line) => line[at] ?? false));
  let points = 0;
  for (const line of [...code, ...turned]) {
    const text = line.map((isDark) => (isDark ? "1" : "0")).join("");
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) points += run.length - 2;
    points += 40 * (text.match(/(?=10111010000|00001011101)/g)?.length ?? 0);
  }
  for (let row = 1; row < size; row += 1) {
    for (let column = 1; column < size; column += 1) {
      const isDark = code[row]?.[column];
      const others = [
        code[row - 1]?.[column],
        code[row]?.[column - 1],
        code[row - 1]?.[column - 1],
      ];
      if (others.every((other) => other === isDark)) points += 3;
    }
  }
  const dark = code.flat().filter(Boolean).length / size ** 2;
  return points + 10 * Math.floor(Math.abs(dark - 0.5) * 20);
}
