import { IMPORT_LIMITS } from "./limits.ts";
import type { Row, Table } from "./table.ts";
import { Unreadable } from "./unreadable.ts";
import { type CellFormats, cellValue } from "./workbook.cells.ts";
import { columnOf, mergedFiller, mergedOf } from "./workbook.merged.ts";
import { elementsOf, type XmlElement } from "./workbook.xml.ts";
import type { OpenZip, ZipEntry } from "./zip.ts";

export const isWorkbook = ({ entries }: OpenZip): boolean => entries.some(({ name }) => name === "xl/workbook.xml");

/** The sheets of a workbook. Its own word on its size is not asked. @throws Unreadable */
export async function openWorkbook({ entries }: OpenZip): Promise<Table[]> {
  const byName = new Map(entries.map((entry) => [entry.name, entry]));
  if (entries.some(({ name }) => /vbaProject|\.bin$/.test(name) && /vba/i.test(name))) throw new Unreadable("macros");
  const targets = await relationsOf(byName.get("xl/_rels/workbook.xml.rels"));
  const { sheets, is1904 } = await sheetsOf(byName.get("xl/workbook.xml"));
  const formats = { ...(await stylesOf(byName.get("xl/styles.xml"))), is1904 };
  const shared = sharedTexts(byName.get("xl/sharedStrings.xml"));
  return sheets.flatMap(({ name, relation, isHidden }) => {
    const target = targets.get(relation);
    const entry = target && byName.get(target.startsWith("/") ? target.slice(1) : `xl/${target}`);
    return entry ? [{ name, isHidden, rows: () => rowsOf(entry, shared, formats) }] : [];
  });
}

async function relationsOf(entry: ZipEntry | undefined): Promise<Map<string, string>> {
  const targets = new Map<string, string>();
  if (!entry) throw new Unreadable("workbookDamaged");
  for await (const { name, attributes } of elementsOf(entry)) {
    if (name === "Relationship") targets.set(attributes.Id ?? "", attributes.Target ?? "");
  }
  return targets;
}

async function sheetsOf(entry: ZipEntry | undefined) {
  if (!entry) throw new Unreadable("workbookDamaged");
  const sheets: { name: string; relation: string; isHidden: boolean }[] = [];
  let is1904 = false;
  for await (const { name, attributes } of elementsOf(entry)) {
    if (name === "sheet") {
      const [, relation = ""] = Object.entries(attributes).find(([key]) => key.endsWith(":id")) ?? [];
      const isHidden = attributes.state === "hidden" || attributes.state === "veryHidden";
      sheets.push({ name: attributes.name ?? "", relation, isHidden });
    }
    if (name === "workbookPr") is1904 = ["1", "true"].includes(attributes.date1904 ?? "");
  }
  return { sheets, is1904 };
}

/** Days of East Asian calendars have formats of their own numbers, too. */
const DAY_FORMATS: readonly (readonly [number, number])[] = [
  [14, 22],
  [27, 31],
  [34, 36],
  [50, 54],
  [57, 58],
];

/** Which styles show a number as a day, and which with zeros before it. */
async function stylesOf(entry: ZipEntry | undefined): Promise<Omit<CellFormats, "is1904">> {
  const own = new Map<number, string>();
  const styles: number[] = [];
  if (!entry) return { dayStyles: new Set(), digitStyles: new Map() };
  for await (const { name, attributes, within } of elementsOf(entry)) {
    if (name === "numFmt") own.set(Number(attributes.numFmtId), attributes.formatCode ?? "");
    if (name === "xf" && within === "cellXfs") styles.push(Number(attributes.numFmtId));
  }
  const isDay = (format: number) =>
    DAY_FORMATS.some(([from, to]) => format >= from && format <= to) || /[dy]/i.test(bare(own.get(format) ?? ""));
  const digitsOf = (format: number) => /^0{2,}$/.exec(bare(own.get(format) ?? ""))?.[0].length ?? 0;
  return {
    dayStyles: new Set(styles.flatMap((format, style) => (isDay(format) ? [style] : []))),
    digitStyles: new Map(styles.flatMap((format, style) => (digitsOf(format) > 0 ? [[style, digitsOf(format)]] : []))),
  };
}

/** A format without its quoted words and colours. */
const bare = (format: string) => format.replace(/"[^"]*"|\[[^\]]*\]|\\./g, "");

/** The texts that cells name by number, read when the first table is. */
function sharedTexts(entry: ZipEntry | undefined): () => Promise<string[]> {
  let texts: Promise<string[]> | undefined;
  return () => {
    texts ??= entry ? readShared(entry) : Promise.resolve([]);
    return texts;
  };
}

async function readShared(entry: ZipEntry): Promise<string[]> {
  const texts: string[] = [];
  let characters = 0;
  for await (const { name, text } of elementsOf(entry, { texts: "si" })) {
    if (name !== "si") continue;
    characters += text.length;
    if (characters > IMPORT_LIMITS.sharedText || texts.length >= IMPORT_LIMITS.sharedTexts)
      throw new Unreadable("workbookTooLarge");
    texts.push(text);
  }
  return texts;
}

async function* rowsOf(entry: ZipEntry, shared: () => Promise<string[]>, formats: CellFormats): AsyncGenerator<Row> {
  const texts = await shared();
  const fill = mergedFiller(await mergedOf(entry));
  let row: Row = { number: 0, cells: [] };
  let length = 0;
  const place = (element: XmlElement) => {
    const { r: reference } = element.attributes;
    const column = reference ? columnOf(reference) : row.cells.length;
    if (column >= IMPORT_LIMITS.columns) throw new Unreadable("tooManyColumns", row.number, IMPORT_LIMITS.columns);
    while (row.cells.length < column) row.cells.push("");
    const { text, fault } = cellValue(element, texts, formats);
    row.cells[column] = text;
    if (fault) row.faults = [...(row.faults ?? []), { at: column, code: fault }];
    // What the cell says, and not the number of the text that many cells may name.
    length += text.length + 1;
    if (length > IMPORT_LIMITS.row) throw new Unreadable("rowTooLong", row.number);
  };
  for await (const element of elementsOf(entry, { texts: "c", starts: "row" })) {
    if (element.name === "row" && element.isStart) {
      row = { number: Number(element.attributes.r) || row.number + 1, cells: [] };
      length = 0;
    } else if (element.name === "c") place(element);
    else if (element.name === "row") yield fill(row);
  }
}
