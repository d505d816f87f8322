import type { Size } from "../../lib/table/frame";

/** Tells how large an element is, now and whenever that changes; returns what ends it. */
export function watchSize(element: HTMLElement, tell: (size: Size) => void): () => void {
  const watch = new ResizeObserver(([entry]) => {
    if (entry) tell({ width: entry.contentRect.width, height: entry.contentRect.height });
  });
  watch.observe(element);
  return () => watch.disconnect();
}
