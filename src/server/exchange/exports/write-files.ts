import { sql } from "kysely";
import type { Db } from "../../database/pool.ts";
import { attachmentKey } from "../../platform/attachments/attachment.key.ts";
import { originalKey } from "../../platform/photos/photo.key.ts";
import type { PhotoStore } from "../../platform/photos/photo.store.ts";
import type { Sheet } from "../sheets/sheet.ts";
import { SHEETS, type SheetName } from "../sheets/sheets.ts";
import type { ExportProgress } from "./export.progress.ts";
import { rowsInPages } from "./sheet-text.ts";
import type { ZipWriter } from "./zip-stream.ts";

/** A sheet whose rows have files: the SQL for the key of a file, and where the store has it. */
type WithFiles = { sheet: SheetName; key: string; place: (key: string) => string };

const WITH_FILES: readonly WithFiles[] = [
  { sheet: "photos", key: "p.key", place: originalKey },
  { sheet: "observations", key: "o.photo_key", place: originalKey },
  { sheet: "reports", key: "f.photo_key", place: originalKey },
  { sheet: "attachments", key: "f.key", place: attachmentKey },
];

/** How many files there are of all sheets. */
export async function countFiles(tx: Db): Promise<number> {
  let all = 0;
  for (const { sheet, key } of WITH_FILES) {
    const { rows } = await sql<{ n: number }>`
      select count(${sql.raw(key)})::int as n from ${sql.raw(SHEETS[sheet].from)}`.execute(tx);
    all += rows[0]?.n ?? 0;
  }
  return all;
}

async function* one(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** Adds all files, one by one. One that was deleted since the snapshot, or lost, is left out and counted. */
export async function writeFiles(
  store: PhotoStore,
  tx: Db,
  zip: ZipWriter,
  { progress, tell }: { progress: ExportProgress; tell: (progress: ExportProgress) => void },
): Promise<void> {
  for (const { sheet, key, place } of WITH_FILES) {
    const { columns, from, order }: Sheet = SHEETS[sheet];
    const query = sql<{ key: string; file: string }>`
      select ${sql.raw(key)} as key, ${sql.raw(columns.file?.[1] ?? "null")} as file from ${sql.raw(from)}
      where ${sql.raw(key)} is not null order by ${sql.raw(order)}`;
    for await (const rows of rowsInPages(tx, query))
      for (const found of rows) {
        const bytes = await store.read(place(found.key));
        if (bytes) await zip.add(found.file, one(bytes), true);
        progress.counts[bytes ? "photos" : "missing"] += 1;
        progress.done += 1;
        tell(progress);
      }
  }
}
