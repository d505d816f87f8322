const BETWEEN = 3; // letters that the sign between two parts takes

/** Of the parts of a draft as many as there is room for, from the newest on; that one always. */
export function newestOf(parts: readonly string[], room: number): readonly string[] {
  let first = parts.length - 1;
  let letters = parts[first]?.length ?? 0;
  for (let at = first - 1; at >= 0; at -= 1) {
    letters += BETWEEN + (parts[at]?.length ?? 0);
    if (letters > room) break;
    first = at;
  }
  return parts.slice(Math.max(0, first));
}
