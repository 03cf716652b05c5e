import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { fileTypeFromBuffer } from "file-type";
import { type Reading, withLimits } from "./rows-as-read.ts";
import type { ContentOfFile, Packed, Table } from "./table.ts";
import { openTextTable } from "./text-table.ts";
import { Unreadable } from "./unreadable.ts";
import { isWorkbook, openWorkbook } from "./workbook.ts";
import { type OpenZip, openZip } from "./zip.ts";

const TABLE = /\.(?:csv|tsv|tab|txt)$/i;
const WORKBOOK = /\.xls[xmb]?$/i;
const PICTURE = /\.(?:jpe?g|png|webp)$/i;
const DOCUMENT = /\.(?:pdf|heic)$/i;
/** What macOS and hidden folders put beside. */
const IGNORED = /(?:^|\/)(?:__MACOSX\/|\.)/;

async function headOf(path: string): Promise<Buffer> {
  await using file = await open(path);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(4100), 0, 4100, 0);
  return buffer.subarray(0, bytesRead);
}

/** What a ZIP begins with, and one without files. */
const ZIP_SIGNS = ["PK\x03\x04", "PK\x05\x06"].map((sign) => Buffer.from(sign));

/** Whether a text begins with the mark of UTF-16, which is also how a sound file may begin. */
const isUtf16 = ([first, second]: Buffer) => (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);

/**
 * Opens a file to bring in: a table as text, a workbook, or a zip with tables and pictures. Whatever is in it, this runs in a
 * thread of its own (reader.ts).
 * @param name by which its table is called @throws Unreadable with the reason
 */
export async function openContent(path: string, name: string, reading: Reading): Promise<ContentOfFile> {
  const content = await contentOf(path, name, reading);
  return { ...content, tables: withLimits(withNamesOfTheirOwn(content.tables), reading) };
}

async function contentOf(path: string, name: string, reading: Reading): Promise<ContentOfFile> {
  const head = await headOf(path);
  if (head.length === 0) throw new Unreadable("empty");
  if (ZIP_SIGNS.some((sign) => head.subarray(0, 4).equals(sign))) return openPacked(path, reading);
  // Old workbooks (.xls) begin with the sign of a compound file.
  if (head.subarray(0, 4).equals(Buffer.from([0xd0, 0xcf, 0x11, 0xe0]))) throw new Unreadable("oldWorkbook");
  const type = isUtf16(head) ? undefined : await fileTypeFromBuffer(head).catch(() => undefined);
  if (type && !/^(?:text\/|application\/(?:xml|rtf))/.test(type.mime))
    throw new Unreadable("otherKind", type.ext.toUpperCase());
  const table = await openTextTable(name, () => createReadStream(path), reading);
  return { tables: [table], pictures: [], documents: [], close: () => {} };
}

async function openPacked(path: string, reading: Reading): Promise<ContentOfFile> {
  const zip = await openZip(path);
  try {
    if (isWorkbook(zip)) return { tables: await openWorkbook(zip), pictures: [], documents: [], close: zip.close };
    return await openTables(zip, reading);
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function openTables(zip: OpenZip, reading: Reading): Promise<ContentOfFile> {
  const entries = zip.entries.filter(({ name }) => !IGNORED.test(name));
  const tables: Table[] = [];
  for (const { name, read, size } of entries) {
    if (WORKBOOK.test(name)) throw new Unreadable("zipWithWorkbook", name.split("/").at(-1) ?? name);
    if (!TABLE.test(name) || size === 0) continue;
    if (tables.length >= 50) throw new Unreadable("tooManyFiles", 50);
    tables.push(await openTextTable(name.split("/").at(-1) ?? name, read, reading));
  }
  if (tables.length === 0) throw new Unreadable("zipWithoutTable");
  const packed = (kind: RegExp): Packed[] =>
    entries.filter(({ name }) => kind.test(name)).map(({ name, size }) => ({ name: name.normalize("NFC"), size }));
  return { tables, pictures: packed(PICTURE), documents: packed(DOCUMENT), close: zip.close };
}

/** A table is known by its name; in a zip, two folders may have one of the same. */
function withNamesOfTheirOwn(tables: readonly Table[]): Table[] {
  const seen = new Map<string, number>();
  return tables.map((table) => {
    const name = table.name.normalize("NFC");
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return { ...table, name: count === 1 ? name : `${name} (${count})` };
  });
}
