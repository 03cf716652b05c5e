/**
 * A row of items that scrolls sideways and snaps: which item is in front, and moving to another one.
 * @param row the element that scrolls
 * @param items its items from left to right
 */
export function scrollRow(row: HTMLElement, items: readonly HTMLElement[]) {
  const end = () => row.scrollWidth - row.clientWidth;
  const place = (item: HTMLElement) => Math.min(item.offsetLeft - (items[0]?.offsetLeft ?? 0), end());
  return {
    /** From 0 at the first item to 1 at the last. */
    progress: () => (end() > 1 ? Math.min(1, Math.max(0, row.scrollLeft / end())) : 1),
    /** The index of the item that is nearest to its place. */
    current: () => nearest(items.map(place), row.scrollLeft),
    /** Moves to an item; one past the last is the first again. */
    go: (index: number) => {
      const item = items[(index + items.length) % items.length];
      if (item) row.scrollTo({ left: place(item), behavior: isCalm() ? "instant" : "smooth" });
    },
  };
}

function nearest(places: readonly number[], here: number): number {
  let best = 0;
  for (const [at, place] of places.entries()) {
    if (Math.abs(place - here) < Math.abs((places[best] ?? 0) - here)) best = at;
  }
  return best;
}

const isCalm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
