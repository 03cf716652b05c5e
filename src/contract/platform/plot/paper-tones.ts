import type { Tone } from "./plot.ts";

/** The colours of plots on white paper and in pictures; those of screens are in statistics.css, here as its light ones. */
export const PAPER_TONES: Readonly<Record<Tone, string>> = {
  s1: "#1f3d36",
  s2: "#4f8299",
  s3: "#c08a1e",
  s4: "#87967b",
  s5: "#b5462e",
  s6: "#6b6f76",
  wash: "#e1ece4",
  limit: "#b5462e",
  ink: "#1f3d36",
  soft: "#4c625b",
  grid: "#e4dccd",
  edge: "#ffffff",
  sign: "#ffffff",
};
