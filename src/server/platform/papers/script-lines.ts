import type { Bidi } from "bidi-js";
import { type Cut, type ScriptFont, scriptFontOf } from "./script-fonts.ts";

/** Loads the rules of writing from right to left, which a start does without. */
export async function loadBidi(): Promise<Bidi> {
  const { default: rules } = await import("bidi-js");
  // Its types describe another file than the one that Node loads, whose only export is the function.
  return (rules as unknown as () => Bidi)();
}

/** A part of a line in one font and one direction; without a font it is in that of the papers. */
export type Piece = { text: string; font?: ScriptFont | undefined; level: number };

/** Measures a text in a font, in points. */
export type Measure = (text: string, font: ScriptFont | undefined) => number;

const characters = new Intl.Segmenter(undefined, { granularity: "grapheme" });
const words = new Intl.Segmenter(undefined, { granularity: "word" });
/** These scripts write words without spaces between them: a line may end after any word. */
const WITHOUT_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const isSpace = (text: string) => text === " " || text === "\t";

/** Splits a line of text into pieces, each in one font and direction, in the order in which they are read. */
function piecesOf(text: string, cut: Cut, levels: ArrayLike<number>, from = 0): Piece[] {
  const pieces: Piece[] = [];
  for (const { segment, index } of characters.segment(text)) {
    const font = scriptFontOf(segment, cut);
    const level = levels[from + index] ?? 0;
    const last = pieces.at(-1);
    const goesOn =
      last !== undefined &&
      last.font?.name === font?.name &&
      last.level === level &&
      !isSpace(segment) &&
      !isSpace(last.text) &&
      // From right to left, only the fonts of such scripts turn their letters.
      (font !== undefined || level % 2 === 0);
    if (goesOn) last.text += segment;
    else pieces.push({ text: segment, font, level });
  }
  return pieces;
}

/**
 * Where each piece of a line begins, from its left edge: in the order in which they are read, so that they are copied so,
 * and placed as they stand (Unicode's rule L2).
 */
export function placesOf(line: readonly Piece[], measure: Measure): { piece: Piece; x: number }[] {
  let x = 0;
  const places = new Map<Piece, number>();
  for (const piece of fromLeft(line)) {
    places.set(piece, x);
    x += measure(piece.text, piece.font);
  }
  return line.map((piece) => ({ piece, x: places.get(piece) ?? 0 }));
}

function fromLeft(line: readonly Piece[]): Piece[] {
  const placed = [...line];
  for (let level = Math.max(0, ...line.map((piece) => piece.level)); level > 0; level--) {
    for (let at = 0; at < placed.length; at++) {
      let end = at;
      while ((placed[end]?.level ?? 0) >= level) end++;
      placed.splice(at, end - at, ...placed.slice(at, end).reverse());
      at = Math.max(at, end);
    }
  }
  return placed;
}

/** A bracket that is read from right to left opens to the left. */
const mirrored = (bidi: Bidi, piece: Piece): Piece =>
  piece.level % 2 === 1 && !piece.font
    ? { ...piece, text: bidi.getMirroredCharacter(piece.text) ?? piece.text }
    : piece;

/** The places at which a line may end, as the units between them. */
const unitsOf = (text: string): string[] =>
  (text.match(/[^ \t]+[ \t]*|[ \t]+/g) ?? []).flatMap((word) =>
    WITHOUT_SPACES.test(word) ? joinMarks([...words.segment(word)].map(({ segment }) => segment)) : [word],
  );

/** No line begins with a space or a mark that ends something. */
const joinMarks = (units: readonly string[]): string[] =>
  units.reduce<string[]>((joined, unit) => {
    if (joined.length > 0 && /^[\s\p{Pe}\p{Pf}\p{Po}]+$/u.test(unit)) joined[joined.length - 1] += unit;
    else joined.push(unit);
    return joined;
  }, []);

/** A unit that is wider than a line, in parts that are not. */
function fitting(unit: string, isTooWide: (text: string) => boolean): string[] {
  if (!isTooWide(unit)) return [unit];
  return [...characters.segment(unit)].reduce<string[]>((parts, { segment }) => {
    const last = parts.at(-1);
    if (last === undefined || isTooWide(last + segment)) parts.push(segment);
    else parts[parts.length - 1] = last + segment;
    return parts;
  }, []);
}

/** How a text is broken: the cut of its letters, the width of a line, and how many lines there may be. */
type Breaking = { bidi: Bidi; cut: Cut; measure: Measure; width?: number | undefined; most?: number | undefined };

/**
 * Breaks a text into lines of pieces, in the order in which they are read. The last of too many lines ends with an ellipsis.
 */
export function linesOf(
  text: string,
  { bidi, cut, measure, width = Number.POSITIVE_INFINITY, most }: Breaking,
): Piece[][] {
  const widthOf = (part: string) => widthOfPieces(piecesOf(part, cut, []), measure);
  const lines = text.split(/\r?\n/).flatMap((paragraph) => {
    const { levels } = bidi.getEmbeddingLevels(paragraph, "ltr");
    let from = 0;
    return broken(paragraph, width, widthOf).map((line) => {
      from += line.length;
      return piecesOf(line.trimEnd(), cut, levels, from - line.length).map((piece) => mirrored(bidi, piece));
    });
  });
  if (most === undefined || lines.length <= most) return lines;
  const isTooWide = (line: readonly Piece[]) => widthOfPieces(line, measure) > width;
  return [...lines.slice(0, most - 1), withEllipsis(lines[most - 1] ?? [], isTooWide)];
}

/** The lines of a paragraph, with the spaces at which they end. */
function broken(paragraph: string, width: number, widthOf: (part: string) => number): string[] {
  const lines = [""];
  let used = 0;
  for (const unit of unitsOf(paragraph).flatMap((one) => fitting(one, (part) => widthOf(part.trimEnd()) > width))) {
    const isFull = lines.at(-1) !== "" && used + widthOf(unit.trimEnd()) > width;
    if (isFull) lines.push(unit);
    else lines[lines.length - 1] += unit;
    used = (isFull ? 0 : used) + widthOf(unit);
  }
  return lines;
}

function withEllipsis(line: readonly Piece[], isTooWide: (line: Piece[]) => boolean): Piece[] {
  const ellipsis = { text: "…", level: 0 };
  const kept = [...line];
  while (kept.length > 0 && isTooWide([...kept, ellipsis])) {
    const last = kept.pop() as Piece;
    const shorter = [...characters.segment(last.text)]
      .slice(0, -1)
      .map(({ segment }) => segment)
      .join("");
    if (shorter !== "") kept.push({ ...last, text: shorter });
  }
  return [...kept, ellipsis];
}

/** The width of a line in points. */
export const widthOfPieces = (pieces: readonly Piece[], measure: Measure): number =>
  pieces.reduce((sum, { text, font }) => sum + measure(text, font), 0);
