import { decoded } from "./encoding.legacy.ts";
import { IMPORT_LIMITS } from "./limits.ts";
import { Unreadable } from "./unreadable.ts";
import type { ZipEntry } from "./zip.ts";

/** An element that has ended, or begun with `isStart`. @property text what `v` and `t` in it say @property hasFormula whether that is reckoned @property within its parent */
export type XmlElement = {
  name: string;
  attributes: Record<string, string>;
  text: string;
  hasFormula: boolean;
  isStart: boolean;
  within: string;
};

/**
 * The elements of a workbook's part as a stream.
 * @param wanted.texts the element whose text is collected @param wanted.starts one that is also given when it begins
 */
export async function* elementsOf(
  entry: ZipEntry,
  wanted: { texts?: string; starts?: string } = {},
): AsyncGenerator<XmlElement> {
  const { SaxesParser } = await import("saxes");
  const parser = new SaxesParser();
  const found: XmlElement[] = [];
  const open: { name: string; attributes: Record<string, string> }[] = [];
  let text = "";
  let takes = false;
  let hasFormula = false;
  parser.on("opentag", ({ name: full, attributes }) => {
    const name = full.slice(full.indexOf(":") + 1);
    const within = open.at(-1)?.name ?? "";
    open.push({ name, attributes: attributes as Record<string, string> });
    if (open.length > 100) throw new Unreadable("workbookDamaged");
    if (name === wanted.texts) {
      text = "";
      hasFormula = false;
    }
    if (name === "f") hasFormula = true;
    // Phonetic readings (rPh) say the same once more.
    takes = (name === "v" || name === "t") && within !== "rPh";
    if (name === wanted.starts)
      found.push({
        name,
        attributes: attributes as Record<string, string>,
        text: "",
        hasFormula: false,
        isStart: true,
        within,
      });
  });
  const add = (more: string) => {
    if (!takes) return;
    text += more;
    if (text.length > IMPORT_LIMITS.row) throw new Unreadable("workbookTooLarge");
  };
  parser.on("text", add);
  parser.on("cdata", add);
  parser.on("closetag", () => {
    const { name, attributes } = open.pop() ?? { name: "", attributes: {} };
    takes = false;
    // Of a sheet only cells and rows are of interest.
    if (!wanted.texts || name === wanted.texts || name === wanted.starts)
      found.push({ name, attributes, text, hasFormula, isStart: false, within: open.at(-1)?.name ?? "" });
  });
  parser.on("error", () => {
    throw new Unreadable("workbookDamaged");
  });
  // Entities of one's own are what XML bombs are made of.
  parser.on("doctype", () => {
    throw new Unreadable("workbookDamaged");
  });
  let bytes = 0;
  for await (const chunk of decoded(entry.read(), "utf-8")) {
    bytes += chunk.length;
    if (bytes > IMPORT_LIMITS.unpacked) throw new Unreadable("unpacksTooLarge");
    parser.write(chunk);
    yield* found.splice(0);
  }
  parser.close();
  yield* found.splice(0);
}
