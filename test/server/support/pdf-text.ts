import { inflateSync } from "node:zlib";

/** The text of a PDF. It is stored as glyph numbers, which a table of the font maps to letters. */
export function wordsOf(pdf: Buffer): string {
  const file = pdf.toString("latin1");
  const objects = new Map(
    [...file.matchAll(/\n(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id, body = ""]) => [id, body]),
  );
  const fonts = fontsIn(file, objects);
  let words = "";
  let letters: Map<number, string> | undefined;
  for (const stream of [...objects.values()].map(contentOf).filter((content) => content.includes(" Tf"))) {
    for (const [, name, shown, moved] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ|(ET)/g)) {
      if (name) letters = fonts.get(name);
      if (moved) words += " ";
      const glyphs = [...(shown ?? "").matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = ""]) => hex.match(/.{4}/g) ?? []);
      words += glyphs.map((glyph) => letters?.get(Number.parseInt(glyph, 16)) ?? "?").join("");
    }
  }
  return words.replace(/\s+/g, " ");
}

/** The letters of each font by its glyphs' numbers. */
function fontsIn(file: string, objects: Map<string | undefined, string>): Map<string, Map<number, string>> {
  const fonts = new Map<string, Map<number, string>>();
  for (const [, name = "", id] of file.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const [, table] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? "") ?? [];
    if (table) fonts.set(name, lettersOf(contentOf(objects.get(table) ?? "")));
  }
  return fonts;
}

/** The stream of an object, unpacked; nothing where it has none. */
function contentOf(object: string): string {
  const [, packed] = /\/Filter \/FlateDecode\n>>\nstream\n([\s\S]*?)\nendstream/.exec(object) ?? [];
  return packed === undefined ? "" : inflateSync(Buffer.from(packed, "latin1")).toString("latin1");
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
