/** Spans of time in the words of a language. */

const [MINUTE, HOUR, DAY] = [60, 3600, 86_400]; // seconds
const UNITS = [
  ["day", DAY],
  ["hour", HOUR],
  ["minute", MINUTE],
] as const;

/** In its largest unit of which there are two: "19 hr", "45 min". */
function span(seconds: number, language: string): string {
  const [unit, size] =
    UNITS.find(([, size]) => seconds >= 2 * size) ?? (["minute", MINUTE] as const);
  const format = { style: "unit", unit, unitDisplay: "short" } as const;
  return new Intl.NumberFormat(language, format).format(Math.floor(seconds / size));
}

/** What is left until a moment. */
export function timeLeft(until: string, language: string, now = Date.now()): string {
  return span(Math.max(0, (Date.parse(until) - now) / 1000), language);
}

/** What has passed since a moment; at least a minute. */
export function timeSince(moment: string, language: string, now = Date.now()): string {
  return span(Math.max(MINUTE, (now - Date.parse(moment)) / 1000), language);
}
