/** The four shades of one colour, the lightest first. */
export type Tones = { light: string; base: string; shade: string; deep: string };

/** The site's colours, as in `src/web/tokens.css`, so that the pictures match the pages. */
export const BRAND = {
  paper: "#fbf8f3",
  pine: "#1f3d36",
  terracotta: "#c8553d",
  honey: "#e9b44c",
  sky: "#7fa7b8",
} as const;

export const INK = "#2b211f";

/** Mixes two #rrggbb colours; 0 gives the first, 1 the second. */
export function mix(from: string, to: string, amount: number): string {
  const channel = (at: number) => {
    const a = Number.parseInt(from.slice(at, at + 2), 16);
    const b = Number.parseInt(to.slice(at, at + 2), 16);
    return Math.round(a + (b - a) * amount)
      .toString(16)
      .padStart(2, "0");
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

/** Lights are mixed with warm yellow and shadows with violet-brown, so that shadows do not look grey. */
export function tones(base: string): Tones {
  return {
    light: mix(base, "#fff1d6", 0.3),
    base,
    shade: mix(base, "#4a2f3c", 0.26),
    deep: mix(base, "#2c1c28", 0.52),
  };
}

/** Perceived lightness from 0 (black) to 1 (white). */
export function lightness(colour: string): number {
  const part = (at: number) => Number.parseInt(colour.slice(at, at + 2), 16) / 255;
  return 0.3 * part(1) + 0.59 * part(3) + 0.11 * part(5);
}

/** The colour of lips and cheeks: the skin with more red. */
export function rosy(skin: Tones, amount: number): string {
  return mix(skin.base, "#c4534a", amount);
}
