/** What must not scroll takes less room step by step, until all of it is in sight. */

import { tick } from "svelte";
import type { Attachment } from "svelte/attachments";

export class Fitting {
  /** How many steps are taken now. */
  step = $state(0);
  #round = 0;

  /** `most`: how many steps there are. */
  constructor(readonly most: number) {}

  /** Of an element whose nearest scrolling ancestor is its room. What is read in `shown` makes it
   *  begin anew, as another size of the room does. */
  watch(shown: () => unknown): Attachment<HTMLElement> {
    return (element) => {
      const room = roomOf(element);
      const observer = new ResizeObserver(() => void this.begin(room));
      observer.observe(room);
      $effect(() => {
        shown();
        void this.begin(room);
      });
      return () => observer.disconnect();
    };
  }

  /** All before the next picture: nothing flickers. */
  async begin(room: Pick<HTMLElement, "scrollHeight" | "clientHeight">): Promise<void> {
    const round = (this.#round += 1);
    this.step = 0;
    for (;;) {
      await tick();
      const isOver = round !== this.#round || this.step >= this.most;
      if (isOver || room.scrollHeight <= room.clientHeight + 1) return;
      this.step += 1;
    }
  }
}

function roomOf(element: HTMLElement): HTMLElement {
  let room: HTMLElement = element;
  for (let one = element.parentElement; one; one = one.parentElement) {
    if (["auto", "scroll"].includes(getComputedStyle(one).overflowY)) return one;
    room = one;
  }
  return room;
}
