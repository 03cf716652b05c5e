/**
 * Controls a row of items that scrolls sideways.
 * @param row the element that scrolls
 * @param items its items from left to right
 */
export function scrollRow(row: HTMLElement, items: readonly HTMLElement[]) {
  const maxScroll = () => row.scrollWidth - row.clientWidth;
  const scrollPosition = (item: HTMLElement) => Math.min(item.offsetLeft - (items[0]?.offsetLeft ?? 0), maxScroll());
  return {
    /** From 0 at the first item to 1 at the last. */
    progress: () => (maxScroll() > 1 ? Math.min(1, Math.max(0, row.scrollLeft / maxScroll())) : 1),
    /** The index of the item in front. */
    current: () => nearest(items.map(scrollPosition), row.scrollLeft),
    /** Scrolls to an item; after the last one comes the first. */
    go: (index: number) => {
      const item = items[(index + items.length) % items.length];
      if (item) row.scrollTo({ left: scrollPosition(item), behavior: prefersReducedMotion() ? "instant" : "smooth" });
    },
  };
}

function nearest(positions: readonly number[], position: number): number {
  let best = 0;
  for (const [at, place] of positions.entries()) {
    if (Math.abs(place - position) < Math.abs((positions[best] ?? 0) - position)) best = at;
  }
  return best;
}

const prefersReducedMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
