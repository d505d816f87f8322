/** Which part of a table must be shown so that some places can be seen. */
import type { Tab } from "./shell.svelte";

/** The tab that holds the first of these places, if none on the stage or in a tab can be seen; null:
 *  nothing has to change. What always stays in view (the hand) does not count: it is only a part of
 *  what is asked. A sheet lies over the stage while it is open. */
export function hiddenTab(places: readonly Element[], isStageCovered: boolean): Tab | null {
  const homes = places.flatMap((place) => {
    const isOnStage = place.closest(".stage") !== null;
    const part = place.closest<HTMLElement>("[data-tab]");
    return isOnStage || part ? [{ isOnStage, part }] : [];
  });
  const isSeen = ({ isOnStage, part }: (typeof homes)[number]): boolean => {
    if (isOnStage) return !isStageCovered;
    return !part?.hidden && !part?.closest("[data-region][hidden]");
  };
  const [first] = homes;
  if (!first || homes.some(isSeen)) return null;
  return first.isOnStage ? "stage" : (first.part?.dataset.tab as Tab);
}
