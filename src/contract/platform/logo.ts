const PAD =
  "M20 23.5c3.6 0 8 4.6 8 8.3 0 2.3-1.8 3.7-3.9 3.7-1.7 0-2.7-.8-4.1-.8s-2.4.8-4.1.8c-2.1 0-3.9-1.4-3.9-3.7 0-3.7 4.4-8.3 8-8.3z";
const toe = (x: number, top: number) => `M${x} ${top}a2.7 3.4 0 1 1 0 6.8a2.7 3.4 0 1 1 0-6.8z`;

/** The shelter's logo, a paw under a roof, as SVG paths in a square of `size`. The roof is a stroke, the paw is filled. */
export const LOGO = {
  size: 40,
  roof: "M3 19.5L18.2 4.8a2.6 2.6 0 0 1 3.6 0L37 19.5",
  roofWidth: 3.4,
  paw: `${PAD}${toe(10.5, 17.6)}${toe(16.7, 12.8)}${toe(23.3, 12.8)}${toe(29.5, 17.6)}`,
} as const;
