import { readFileSync } from "node:fs";
import type { Bidi } from "bidi-js";
import type * as Fontkit from "fontkit";
import { inCheckout } from "../../base/repository.ts";
import { fontFile } from "../../platform/papers/paper.ts";
import { type Cut, requireFonts, type ScriptFont, scriptFontOf } from "../../platform/papers/script-fonts.ts";
import {
  linesOf,
  loadBidi,
  type Measure,
  type Piece,
  placesOf,
  widthOfPieces,
} from "../../platform/papers/script-lines.ts";

/**
 * Letters as outlines from the product's own fonts: pictures are drawn on machines without any fonts, and the same
 * everywhere (docs/decisions/0048).
 */

let fontkit: typeof Fontkit;
let bidi: Bidi;

/** Loads the libraries for fonts and for writing from right to left, which a start does without. Call it before letters are drawn. */
export async function loadLettering(): Promise<void> {
  [fontkit, bidi] = await Promise.all([import("fontkit"), loadBidi()]);
}

/** The fonts of each face; a letter is drawn with the first font that has it, or with that of its script in this cut. */
const FACES = {
  head: { cut: "Bold", fonts: () => [pageFont("fraunces-latin"), pageFont("fraunces-polish")] },
  text: { cut: "Regular", fonts: () => [readFileSync(fontFile("400Regular"))] },
  bold: { cut: "Bold", fonts: () => [readFileSync(fontFile("700Bold"))] },
} as const satisfies Record<string, { cut: Cut; fonts: () => Buffer[] }>;
export type Face = keyof typeof FACES;

const pageFont = (name: string) => readFileSync(inCheckout(`src/web/public/fonts/${name}.woff2`));

const opened = new Map<string, readonly Fontkit.Font[]>();

function openOnce(name: string, bytes: () => readonly Uint8Array[]): readonly Fontkit.Font[] {
  const fonts = opened.get(name) ?? bytes().map((font) => fontkit.create(font));
  opened.set(name, fonts);
  return fonts;
}

const fontsOf = (face: Face) => openOnce(face, FACES[face].fonts);

/** The font of another script: a file, or the bytes of a cut, which `requireFonts` has asked for. */
const scriptFont = ({ name, source }: ScriptFont) =>
  openOnce(name, () => [typeof source === "string" ? readFileSync(source) : (source as Buffer)]);

const canWrite = (letter: string) => (font: Fontkit.Font) => font.hasGlyphForCodePoint(letter.codePointAt(0) as number);

const characters = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** @returns the text without letters that cannot be drawn, such as emoji; they would become boxes */
export const drawableText = (text: string): string =>
  [...characters.segment(text.normalize("NFC"))]
    .map(({ segment }) =>
      scriptFontOf(segment, "Regular")
        ? segment
        : [...segment].filter((one) => fontsOf("text").some(canWrite(one))).join(""),
    )
    .join("")
    .replace(/\s+/g, " ")
    .trim();

/** @returns the face of a headline: its own, or bold text when that lacks one of its letters */
export const faceFor = (face: Face, text: string): Face =>
  [...text].every((letter) => fontsOf(face).some(canWrite(letter))) ? face : "bold";

type Run = { font: Fontkit.Font; text: string };

/** The runs of letters of one font in a piece of a line. */
function fontRuns(face: Face, { text, font: ofScript }: Pick<Piece, "text" | "font">): Run[] {
  if (ofScript) return scriptFont(ofScript).map((font) => ({ font, text }));
  const runs: Run[] = [];
  for (const letter of text) {
    const font = fontsOf(face).find(canWrite(letter));
    const last = runs.at(-1);
    if (!font) continue;
    if (last?.font === font) last.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs;
}

/** @param size in pixels, as are the widths */
const measureIn =
  (face: Face, size: number): Measure =>
  (text, font) =>
    fontRuns(face, { text, font }).reduce(
      (sum, run) => sum + (run.font.layout(run.text).advanceWidth * size) / run.font.unitsPerEm,
      0,
    );

/** A line of text, in the order in which it is read. */
export type Line = readonly Piece[];

/** A line of text: its width in pixels, and its outlines as SVG path data with the baseline at 0. */
type Outline = { width: number; path: string };

/** Draws a line of text. @param size in pixels */
export function outline(face: Face, line: Line, size: number): Outline {
  const measure = measureIn(face, size);
  const path = placesOf(line, measure).map(({ piece, x }) => pathOf(fontRuns(face, piece), size, x));
  return { width: widthOfPieces(line, measure), path: path.join("") };
}

function pathOf(runs: readonly Run[], size: number, from: number): string {
  let x = from;
  let path = "";
  for (const { font, text } of runs) {
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(text);
    for (const [at, { xAdvance, xOffset, yOffset }] of positions.entries()) {
      const moved = glyphs[at]?.path.transform(scale, 0, 0, -scale, x + xOffset * scale, -yOffset * scale);
      path += moved?.toSVG() ?? "";
      x += xAdvance * scale;
    }
  }
  return path;
}

/**
 * Wraps a text into lines.
 * @param size of the letters and `maxWidth` of a line, in pixels
 * @returns at most `lines` lines, the last of too many with an ellipsis, and whether they lack something or break a word
 */
export function wrapText(
  face: Face,
  text: string,
  { size, maxWidth, lines }: { size: number; maxWidth: number; lines: number },
): { lines: Line[]; isCut: boolean } {
  const { cut } = FACES[face];
  requireFonts(text, cut);
  const measure = measureIn(face, size);
  const breaking = { bidi, cut, measure };
  const isWide = text
    .split(" ")
    .some((word) => linesOf(word, breaking).some((line) => widthOfPieces(line, measure) > maxWidth));
  const whole = linesOf(text, { ...breaking, width: maxWidth });
  const isCut = isWide || whole.length > lines;
  return { lines: whole.length > lines ? linesOf(text, { ...breaking, width: maxWidth, most: lines }) : whole, isCut };
}
