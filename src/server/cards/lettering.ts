import { readFileSync } from "node:fs";
import { create, type Font } from "fontkit";
import { fontFile } from "../papers/paper.ts";

/**
 * Letters as outlines from the product's own fonts: pictures are drawn on machines without any fonts, and the same
 * everywhere (docs/decisions/0048).
 */

/** The fonts of a face in the order in which they are asked for a letter. */
const FACES = {
  head: () => [pageFont("fraunces-latin"), pageFont("fraunces-polish")],
  text: () => [readFileSync(fontFile("400Regular"))],
  bold: () => [readFileSync(fontFile("700Bold"))],
} as const satisfies Record<string, () => Buffer[]>;
export type Face = keyof typeof FACES;

const pageFont = (name: string) => readFileSync(new URL(`../../web/public/fonts/${name}.woff2`, import.meta.url));

const opened = new Map<Face, readonly Font[]>();

function fontsOf(face: Face): readonly Font[] {
  const fonts = opened.get(face) ?? FACES[face]().map((bytes) => create(bytes));
  opened.set(face, fonts);
  return fonts;
}

const canWrite = (letter: string) => (font: Font) => font.hasGlyphForCodePoint(letter.codePointAt(0) as number);

/** The letters that the text face has; others, as emoji, are left out instead of drawn as boxes. */
export const writable = (text: string): string =>
  [...text.normalize("NFC")]
    .filter((letter) => fontsOf("text").some(canWrite(letter)))
    .join("")
    .replace(/\s+/g, " ")
    .trim();

/** A headline is written in one face: one with letters that its face has not is bold text. */
export const faceFor = (face: Face, text: string): Face =>
  [...text].every((letter) => fontsOf(face).some(canWrite(letter))) ? face : "bold";

/** Neighbouring letters of the same font. */
function piecesOf(face: Face, text: string): { font: Font; text: string }[] {
  const pieces: { font: Font; text: string }[] = [];
  for (const letter of text) {
    const font = fontsOf(face).find(canWrite(letter));
    const last = pieces.at(-1);
    if (!font) continue;
    if (last?.font === font) last.text += letter;
    else pieces.push({ font, text: letter });
  }
  return pieces;
}

/** A line of text: its width in pixels, and its outlines as SVG path data with the baseline at 0. */
type Outline = { width: number; path: string };

/** @param size in pixels */
export function outline(face: Face, text: string, size: number): Outline {
  let width = 0;
  let path = "";
  for (const { font, text: piece } of piecesOf(face, text)) {
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

/** The longest beginning of a word or line that fits, with an ellipsis. */
function shortened(face: Face, text: string, size: number, room: number): string {
  const letters = [...text];
  while (letters.length > 1 && outline(face, `${letters.join("").trimEnd()}…`, size).width > room) letters.pop();
  return `${letters.join("").trimEnd()}…`;
}

/**
 * Breaks a text into lines between its words.
 * @param size and `room`, the width of a line, in pixels
 * @returns the lines, and whether anything had to be left out: the last line then ends with an ellipsis
 */
export function broken(face: Face, text: string, { size, room, lines }: { size: number; room: number; lines: number }) {
  const fits = (line: string) => outline(face, line, size).width <= room;
  const written: string[] = [];
  for (const word of text.split(" ")) {
    const last = written.at(-1);
    if (last !== undefined && fits(`${last} ${word}`)) written[written.length - 1] = `${last} ${word}`;
    else written.push(word);
  }
  const shown = written.slice(0, lines);
  const isCut = written.length > lines || shown.some((line) => !fits(line));
  const rest = written.slice(lines - 1).join(" ");
  if (written.length > lines) shown[lines - 1] = shortened(face, rest, size, room);
  return { lines: shown.map((line) => (fits(line) ? line : shortened(face, line, size, room))), isCut };
}
