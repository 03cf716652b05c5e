import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

/** The names under which papers register their own font. */
export const FONT = { text: "text", bold: "bold" } as const;

/** The cuts that papers are written in. */
export type Cut = "Regular" | "Bold";
const WEIGHTS: Readonly<Record<Cut, number>> = { Regular: 400, Bold: 700 };

/** A font for letters that the product's own font lacks: a file, its bytes, or what is to be made first. */
export type ScriptFont = { name: string; source: string | Buffer | Making };

/** A cut to be made of the part of a variable font that has these letters. */
type Making = { cut: Cut; path: string; ranges: Slice["ranges"] };

const resolve = (file: string): string => fileURLToPath(import.meta.resolve(file));

/** A script with one file for each weight, which pdfkit reads as it is. */
const inFiles = (packageName: string, part: string, letters: RegExp) => ({
  letters,
  font: (_letter: string, cut: Cut): ScriptFont | undefined => {
    const file = `${packageName}-${part}-${WEIGHTS[cut]}-normal.woff`;
    return { name: file, source: resolve(`@fontsource/${packageName}/files/${file}`) };
  },
});

type Slice = { file: string; ranges: (readonly [number, number])[] };

const rangesOf = (written: string): Slice["ranges"] =>
  written.split(",").map((range) => {
    const [from = "", to = from] = range.replace("U+", "").split("-");
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  });

/** Thousands of letters stand in many small files of a variable font, of which pdfkit cannot embed one: a cut is made first. */
function inSlices(packageName: string, letters: RegExp) {
  let slices: Slice[] | undefined;
  const home = `@fontsource-variable/${packageName}`;
  const read = (): Slice[] => {
    const parts: Record<string, string> = JSON.parse(readFileSync(resolve(`${home}/unicode.json`), "utf8"));
    return Object.entries(parts).map(([part, ranges]) => ({
      file: `${packageName}-${part.replace(/[[\]]/g, "")}-wght-normal.woff2`,
      ranges: rangesOf(ranges),
    }));
  };
  return {
    letters,
    font: (letter: string, cut: Cut): ScriptFont | undefined => {
      slices ??= read();
      const code = letter.codePointAt(0) ?? 0;
      const slice = slices.find(({ ranges }) => ranges.some(([from, to]) => from <= code && code <= to));
      if (!slice) return undefined;
      const name = `${slice.file} ${cut}`;
      return {
        name,
        source: made.get(name) ?? { cut, path: resolve(`${home}/files/${slice.file}`), ranges: slice.ranges },
      };
    },
  };
}

/**
 * The scripts that the font of the papers lacks. Most are Noto fonts, made to be read side by side; for
 * Arabic one whose letters keep their dots, so that they are copied as letters. Each is looked into when a paper has such a
 * name, and never before.
 */
const SCRIPTS = [
  inFiles("noto-sans", "greek", /[\u0370-\u03ff]/u),
  inFiles("noto-sans", "greek-ext", /[\u1f00-\u1fff]/u),
  inFiles("noto-sans", "devanagari", /[\u0900-\u097f\ua8e0-\ua8ff]/u),
  inFiles("noto-sans-armenian", "armenian", /[\u0530-\u058f\ufb13-\ufb17]/u),
  inFiles("noto-sans-georgian", "georgian", /[\u10a0-\u10ff\u1c90-\u1cbf\u2d00-\u2d2f]/u),
  inFiles("noto-sans-hebrew", "hebrew", /[\u0590-\u05ff\ufb1d-\ufb4f]/u),
  inFiles("ibm-plex-sans-arabic", "arabic", /[\u0600-\u06ff\u0750-\u077f\u08a0-\u08ff\ufb50-\ufdff\ufe70-\ufefc]/u),
  inFiles("noto-sans-thai", "thai", /[\u0e00-\u0e7f]/u),
  inSlices("noto-sans-kr", /[\p{Script=Hangul}\u3130-\u318f]/u),
  inSlices(
    "noto-sans-sc",
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u3000-\u303f\u30fb\u30fc\uff00-\uff65]/u,
  ),
];

/** Whether a text has letters of such a script. All others stay as they always were. */
export const hasOtherScript = (text: string): boolean =>
  /[\u0370-\u{10ffff}]/u.test(text) && SCRIPTS.some(({ letters }) => letters.test(text));

/** The font of a letter; undefined where the font of the papers writes it. */
export function scriptFontOf(letter: string, cut: Cut): ScriptFont | undefined {
  const [first = ""] = letter;
  return first < "\u0370" ? undefined : SCRIPTS.find(({ letters }) => letters.test(first))?.font(first, cut);
}

/** The cuts that were made, for the papers to come. */
const made = new Map<string, Buffer>();

/** A text needs cuts that are not made yet, which takes a moment that a paper cannot wait for while it is drawn. */
class CutsMissing extends Error {
  readonly cuts: ReadonlyMap<string, Making>;
  constructor(cuts: ReadonlyMap<string, Making>) {
    super(`These fonts are not made yet: ${[...cuts.keys()].join(", ")}`);
    this.cuts = cuts;
  }
}

/** Before a text is written. @throws CutsMissing when a font for one of its letters is to be made first */
export function requireFonts(text: string, cut: Cut): void {
  const cuts = new Map<string, Making>();
  for (const letter of new Set(text)) {
    const font = scriptFontOf(letter, cut);
    if (font && typeof font.source === "object" && "ranges" in font.source) cuts.set(font.name, font.source);
  }
  if (cuts.size > 0) throw new CutsMissing(cuts);
}

const lettersIn = (ranges: Slice["ranges"]): string =>
  ranges
    .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)))
    .join("");

async function make(name: string, { cut, path, ranges }: Making): Promise<void> {
  const { default: subsetFont } = await import("subset-font");
  const options = { targetFormat: "truetype", variationAxes: { wght: WEIGHTS[cut] } } as const;
  made.set(name, await subsetFont(await readFile(path), lettersIn(ranges), options));
}

/** Draws a paper, and begins it again when it has met letters whose font had to be made first. */
export async function withScriptFonts<T>(draw: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await draw();
    } catch (error) {
      if (!(error instanceof CutsMissing)) throw error;
      for (const [name, making] of error.cuts) await make(name, making);
    }
  }
}
