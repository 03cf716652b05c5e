/** Focal points are kept to this grid: the pages' policy allows no style attributes, so each step is a class. */
const STEP = 5;

const onGrid = (percent: number) => Math.min(100, Math.max(0, Math.round(percent / STEP) * STEP));

/**
 * The classes of styles/focus.css that keep a point of a picture in view.
 * @param x percent from the left
 * @param y percent from the top
 */
export function focusClass(x: number, y: number): string {
  return `fx-${onGrid(x)} fy-${onGrid(y)}`;
}
