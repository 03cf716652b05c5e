/** Focal points are rounded to this step, in percent: the CSP forbids style attributes, so each step is a class. */
const STEP = 5;

const roundToStep = (percent: number) => Math.min(100, Math.max(0, Math.round(percent / STEP) * STEP));

/**
 * The classes of styles/focus.css that keep a focal point visible when the picture is cropped.
 * @param x percent from the left
 * @param y percent from the top
 */
export function focusClass(x: number, y: number): string {
  return `fx-${roundToStep(x)} fy-${roundToStep(y)}`;
}
