import { inflateSync } from "node:zlib";

/** The objects of a PDF by their numbers. */
function objectsOf(pdf: Buffer): Map<string, string> {
  const found = pdf.toString("latin1").matchAll(/\n(\d+) 0 obj\n([\s\S]*?)\nendobj/g);
  return new Map([...found].map(([, number = "", content = ""]) => [number, content]));
}

/** What an object's compressed stream contains. */
function streamOf(content = ""): string {
  const stream = /\/Filter \/FlateDecode\n>>\nstream\n([\s\S]*?)\nendstream/.exec(content)?.[1];
  return stream === undefined ? "" : inflateSync(Buffer.from(stream, "latin1")).toString("latin1");
}

/** The letters of each font by its name; a font of the file's form has none. */
function fontsOf(pdf: Buffer, objects: ReadonlyMap<string, string>): Map<string, Map<number, string>> {
  const named = pdf.toString("latin1").matchAll(/\/(F\d+) (\d+) 0 R/g);
  return new Map(
    [...named].map(([, name = "", number = ""]) => {
      const [, table = ""] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(number) ?? "") ?? [];
      return [name, lettersOf(streamOf(objects.get(table)))];
    }),
  );
}

/** The text of a PDF. It is stored as glyph numbers, which the font's table maps to letters. */
export function wordsOf(pdf: Buffer): string {
  const objects = objectsOf(pdf);
  const fonts = fontsOf(pdf, objects);
  let font = "";
  let words = "";
  for (const stream of [...objects.values()].map(streamOf).filter((candidate) => candidate.includes(" Tf"))) {
    for (const [, name, shown, moved] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ|(ET)/g)) {
      if (name) font = name;
      if (moved) words += " ";
      const glyphs = [...(shown ?? "").matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = ""]) => hex.match(/.{4}/g) ?? []);
      words += glyphs.map((glyph) => fonts.get(font)?.get(Number.parseInt(glyph, 16)) ?? "?").join("");
    }
  }
  return words.replace(/\s+/g, " ");
}

function lettersOf(table: string): Map<number, string> {
  const letters = new Map<number, string>();
  for (const [, from = "", , list = ""] of table.matchAll(/<([0-9a-f]+)> <([0-9a-f]+)> \[([^\]]*)\]/g)) {
    for (const [at, hex] of [...list.matchAll(/<([0-9a-f ]+)>/g)].map((found) => found[1] ?? "").entries()) {
      const units = hex.split(" ").map((unit) => Number.parseInt(unit, 16));
      letters.set(Number.parseInt(from, 16) + at, String.fromCharCode(...units));
    }
  }
  return letters;
}
