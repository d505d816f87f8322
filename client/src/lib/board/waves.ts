/** Water in drawings. */

/** The path of a wavy line that begins at (x, y), of `count` waves up and down in turn. */
export function wavePath(
  x: number,
  y: number,
  step: number,
  height: number,
  count: number,
): string {
  return `M${x} ${y}q${step / 2} ${-height} ${step} 0${`t${step} 0`.repeat(count - 1)}`;
}
