/** The widths of the smaller files of an illustration, which the build makes, in pixels. The largest is 800 pixels wide. */
export const SMALLER_WIDTHS = [320, 640];
