import { readFileSync } from "node:fs";
import type * as Fontkit from "fontkit";
import { fontFile } from "../../platform/papers/paper.ts";
import { inCheckout } from "../../platform/repository.ts";

/**
 * Letters as outlines from the product's own fonts: pictures are drawn on machines without any fonts, and the same
 * everywhere (docs/decisions/0048).
 */

let fontkit: typeof Fontkit;

/** Loads the library for fonts, which a start does without. Call it before letters are drawn. */
export async function loadLettering(): Promise<void> {
  fontkit ??= await import("fontkit");
}

/** The fonts of each face; a letter is drawn with the first font that has it. */
const FACES = {
  head: () => [pageFont("fraunces-latin"), pageFont("fraunces-polish")],
  text: () => [readFileSync(fontFile("400Regular"))],
  bold: () => [readFileSync(fontFile("700Bold"))],
} as const satisfies Record<string, () => Buffer[]>;
export type Face = keyof typeof FACES;

const pageFont = (name: string) => readFileSync(inCheckout(`src/web/public/fonts/${name}.woff2`));

const opened = new Map<Face, readonly Fontkit.Font[]>();

function fontsOf(face: Face): readonly Fontkit.Font[] {
  const fonts = opened.get(face) ?? FACES[face]().map((bytes) => fontkit.create(bytes));
  opened.set(face, fonts);
  return fonts;
}

const canWrite = (letter: string) => (font: Fontkit.Font) => font.hasGlyphForCodePoint(letter.codePointAt(0) as number);

/** @returns the text without letters that cannot be drawn, such as emoji; they would become boxes */
export const drawableText = (text: string): string =>
  [...text.normalize("NFC")]
    .filter((letter) => fontsOf("text").some(canWrite(letter)))
    .join("")
    .replace(/\s+/g, " ")
    .trim();

/** @returns the face of a headline: its own, or bold text when that lacks one of its letters */
export const faceFor = (face: Face, text: string): Face =>
  [...text].every((letter) => fontsOf(face).some(canWrite(letter))) ? face : "bold";

/** Splits a text into runs of letters of the same font. */
function fontRuns(face: Face, text: string): { font: Fontkit.Font; text: string }[] {
  const runs: { font: Fontkit.Font; text: string }[] = [];
  for (const letter of text) {
    const font = fontsOf(face).find(canWrite(letter));
    const last = runs.at(-1);
    if (!font) continue;
    if (last?.font === font) last.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs;
}

/** A line of text: its width in pixels, and its outlines as SVG path data with the baseline at 0. */
type Outline = { width: number; path: string };

/** Draws a line of text. @param size in pixels */
export function outline(face: Face, text: string, size: number): Outline {
  let width = 0;
  let path = "";
  for (const { font, text: piece } of fontRuns(face, text)) {
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(piece);
    for (const [at, { xAdvance, xOffset, yOffset }] of positions.entries()) {
      const moved = glyphs[at]?.path.transform(scale, 0, 0, -scale, width + xOffset * scale, -yOffset * scale);
      path += moved?.toSVG() ?? "";
      width += xAdvance * scale;
    }
  }
  return { width, path };
}

/** Shortens a line until it fits with an ellipsis. */
function truncate(face: Face, text: string, size: number, maxWidth: number): string {
  const letters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
  while (letters.length > 1 && outline(face, `${letters.join("").trimEnd()}…`, size).width > maxWidth) letters.pop();
  return `${letters.join("").trimEnd()}…`;
}

/**
 * Wraps a text into lines.
 * @param size of the letters and `maxWidth` of a line, in pixels
 * @returns at most `lines` lines, and whether the text was cut: its last line then ends with an ellipsis
 */
export function wrapText(
  face: Face,
  text: string,
  { size, maxWidth, lines }: { size: number; maxWidth: number; lines: number },
) {
  const fits = (line: string) => outline(face, line, size).width <= maxWidth;
  const wrapped: string[] = [];
  for (const word of text.split(" ")) {
    const last = wrapped.at(-1);
    if (last !== undefined && fits(`${last} ${word}`)) wrapped[wrapped.length - 1] = `${last} ${word}`;
    else wrapped.push(word);
  }
  const shown = wrapped.slice(0, lines);
  const isCut = wrapped.length > lines || shown.some((line) => !fits(line));
  const rest = wrapped.slice(lines - 1).join(" ");
  if (wrapped.length > lines) shown[lines - 1] = truncate(face, rest, size, maxWidth);
  return { lines: shown.map((line) => (fits(line) ? line : truncate(face, line, size, maxWidth))), isCut };
}
