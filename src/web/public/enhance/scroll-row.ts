/**
 * Controls a row of items that scrolls sideways.
 * @param row the element that scrolls
 * @param items its items from left to right
 */
export function scrollRow(row: HTMLElement, items: readonly HTMLElement[]) {
  const maxScroll = () => row.scrollWidth - row.clientWidth;
  const scrollPosition = (item: HTMLElement) => Math.min(item.offsetLeft - (items[0]?.offsetLeft ?? 0), maxScroll());
  const current = () => nearest(items.map(scrollPosition), row.scrollLeft);
  const go = (index: number) => {
    const item = items[(index + items.length) % items.length];
    if (item) row.scrollTo({ left: scrollPosition(item), behavior: prefersReducedMotion() ? "instant" : "smooth" });
  };
  return {
    /** From 0 at the first item to 1 at the last. */
    progress: () => (maxScroll() > 1 ? Math.min(1, Math.max(0, row.scrollLeft / maxScroll())) : 1),
    /** The index of the item in front. */
    current,
    /** Scrolls to an item; after the last one comes the first. */
    go,
    /** Moves by one item with the two buttons in `controls`, and with the arrow keys while the focus is in `keys`. */
    moveBy: (controls: HTMLElement, keys: HTMLElement) => {
      controls.querySelector("[data-previous]")?.addEventListener("click", () => go(current() - 1));
      controls.querySelector("[data-next]")?.addEventListener("click", () => go(current() + 1));
      keys.addEventListener("keydown", (event) => {
        if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
        event.preventDefault();
        go(current() + (event.key === "ArrowRight" ? 1 : -1));
      });
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
