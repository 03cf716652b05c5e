/** Widths that `/photos/{id}?w=` serves, in pixels; the largest is the kept original's (rules §3). */
export const PHOTO_WIDTHS = [320, 640, 960, 1600] as const;
export type PhotoWidth = (typeof PHOTO_WIDTHS)[number];

/** The default focal point of the photo frame, in percent (spec §3). */
export const DEFAULT_FOCUS = { x: 50, y: 5 } as const;

/** Focal points are rounded to this step, in percent: the CSP forbids style attributes, so each step is a class. */
export const FOCUS_STEP = 5;

/** @returns the address of a picture, at a width when one is named */
export function photoPath(id: number, width?: PhotoWidth): string {
  return width ? `/photos/${id}?w=${width}` : `/photos/${id}`;
}
