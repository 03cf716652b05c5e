/** The smallest contrast of text of normal size by WCAG 2.2 AA. */
export const MIN_CONTRAST = 4.5;

type Rgb = readonly [number, number, number];

const channels = (hex: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as never;
const hexOf = (rgb: Rgb): string =>
  `#${rgb.map((channel) => Math.round(channel).toString(16).padStart(2, "0")).join("")}`;

/** Relative luminance of WCAG 2.2, from 0 for black to 1 for white. */
function luminance(hex: string): number {
  const [red, green, blue] = channels(hex).map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** @returns the contrast of two colours such as `#c8553d`, from 1 to 21 */
export function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

/** Mixes two colours. @param share of the second one, from 0 to 1 */
export function mix(hex: string, other: string, share: number): string {
  const towards = channels(other);
  return hexOf(
    channels(hex).map((channel, at) => channel + ((towards[at] as number) - channel) * share) as never as Rgb,
  );
}

/** @returns the colour itself, or the nearest one towards another one that has enough contrast on every background */
export function nearestReadable(hex: string, backgrounds: readonly string[], towards: string): string {
  for (let share = 0; share < 1; share += 0.01) {
    const nearest = mix(hex, towards, share);
    if (backgrounds.every((background) => contrast(nearest, background) >= MIN_CONTRAST)) return nearest;
  }
  return towards;
}

/** The backgrounds behind text in the accent colour. */
const BACKGROUNDS = { paper: "#fbf8f3", rose: "#f9e4dc", dark: "#131d1a", darkRaised: "#38231d" } as const;
const WHITE = "#ffffff";
const BLACK = "#000000";
const DARK_LETTERS = "#1d1411";

/** Why an accent colour is refused: its smallest contrast, and the nearest colour that has enough. */
export type Unreadable = { contrast: number; nearest: string };

/** Buttons have white text on the accent colour, and pages have text in the accent colour on their background. */
const accentBackgrounds = [WHITE, BACKGROUNDS.paper];

/** @returns undefined when this accent colour meets WCAG AA, both as text and behind white text */
export function unreadableAccent(hex: string): Unreadable | undefined {
  const least = Math.min(...accentBackgrounds.map((background) => contrast(hex, background)));
  if (least >= MIN_CONTRAST) return undefined;
  return { contrast: least, nearest: nearestReadable(hex, accentBackgrounds, BLACK) };
}

/** @returns the tokens of `tokens.css` that follow the accent colour, for light and dark mode */
export function accentTokens(accent: string): Readonly<Record<string, string>> {
  const dark = nearestReadable(
    mix(accent, WHITE, 0.4),
    [BACKGROUNDS.dark, BACKGROUNDS.darkRaised, DARK_LETTERS],
    WHITE,
  );
  const pair = (light: string, inDark: string) => `light-dark(${light}, ${inDark})`;
  return {
    "--terracotta": accent,
    "--call": pair(accent, dark),
    "--call-hover": pair(mix(accent, BLACK, 0.18), mix(dark, WHITE, 0.25)),
    "--on-call": pair(WHITE, DARK_LETTERS),
    "--ink-accent": pair(nearestReadable(accent, [BACKGROUNDS.paper, BACKGROUNDS.rose], BLACK), dark),
  };
}
