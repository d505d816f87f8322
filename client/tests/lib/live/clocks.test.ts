import { describe, expect, it } from "vitest";
import { RunningClocks, clockText, hoursOf, knocksAt } from "../../../src/lib/live/clocks.svelte";

describe("clocks", () => {
  it("run on from the last message, and only where somebody decides", () => {
    const clocks = new RunningClocks();
    expect(clocks.left(0)).toBeNull();

    clocks.take({ left: [100, 50.5], running: 1, stands: 0, until: "2026-01-02T03:04:05Z" }, 1000);
    clocks.tick(11_000);

    expect([clocks.left(0), clocks.left(1)]).toEqual([100, 40.5]);
    clocks.tick(999_000);
    expect(clocks.left(1)).toBe(0);
    expect(clocks.until).toBe(Date.UTC(2026, 0, 2, 3, 4, 5));
  });

  it("stand while a question may still answer itself", () => {
    const clocks = new RunningClocks();
    clocks.take({ left: [50], running: 0, stands: 10, until: "2026-01-02T03:04:05Z" }, 1000);

    clocks.tick(9000);
    expect(clocks.left(0)).toBe(50);
    clocks.tick(13_000);
    expect(clocks.left(0)).toBe(48);
  });

  it("show minutes and seconds, with hours where there are some", () => {
    expect([0, 0.2, 47.3, 60, 702, 3750].map(clockText)).toEqual(
      ["0:00", "0:01", "0:48", "1:00", "11:42", "1:02:30"], // the last second counts
    );
    expect([hoursOf(3599), hoursOf(19.9 * 3600)]).toEqual([null, 19]);
  });

  it("knock at a minute and at twenty seconds", () => {
    expect([null, 61, 60, 21, 20, 0].map(knocksAt)).toEqual([0, 0, 1, 1, 2, 2]);
  });
});
