import { createHash } from "node:crypto";
import { sql } from "kysely";
import { HttpProblem } from "../../../base/errors.ts";
import type { Db } from "../../../database/pool.ts";
import { withStoredFile } from "../../../platform/attachments/attachment.commands.ts";
import { typeOf } from "../../../platform/attachments/attachment.content.ts";
import { withStoredFiles } from "../../../platform/photos/photo.commands.ts";
import { preparePhoto } from "../../../platform/photos/photo.pipeline.ts";
import { PhotoRefused } from "../../../platform/photos/photo.refusal.ts";
import { IN_ZIP } from "../files/table.ts";
import type { OwnRow } from "../rows/facts.ts";
import type { ImportRow, ImportWork } from "./import.row.ts";
import { addRows, remember, TARGETS, type Target } from "./own-rows.ts";

/** Rows of an export that come in together with their files: each waits until its file is read. */
export async function awaitFiles(tx: Db, { id }: ImportRow, { sheet, file }: Target, rows: readonly OwnRow[]) {
  const waiting = rows.flatMap(({ file: name, place, ...row }, position) =>
    file !== undefined && typeof name === "string" ? [{ ...row, place, position, at: IN_ZIP + name }] : [],
  );
  if (waiting.length === 0) return;
  await sql`
    insert into import_photos (import_id, animal_id, place, sheet, "row", position, record)
    select ${id}::int, (r ->> 'animal_id')::int, r ->> 'at', (r -> 'place' ->> 'sheet')::int, (r -> 'place' ->> 'row')::int,
      (r ->> 'position')::int, r || jsonb_build_object('of', ${sheet}::text)
    from jsonb_array_elements(${JSON.stringify(waiting)}::jsonb) as r
    on conflict do nothing`.execute(tx);
}

/** A row that waited for its file. */
export type WaitingRecord = OwnRow & { of: Target["sheet"] };

/** Adds a row to what came in with its animal. */
async function addRecord(tx: Db, at: ImportRow, { of, ...row }: WaitingRecord): Promise<void> {
  const target = TARGETS.find(({ sheet }) => sheet === of);
  if (!target) return;
  await remember(tx, new Map([[target.table, await addRows(tx, at.source, target, [row])]]));
}

/** Adds a row whose file is not there, or is none, where it says something else. */
export async function addWithoutFile(tx: Db, at: ImportRow, record: WaitingRecord): Promise<void> {
  const { of, ate, drank, stool, mood, weighed, note } = record;
  const saysMore = [ate, drank, stool, mood, weighed, note].some(Boolean);
  if (of === "reports" || (of === "observations" && saysMore)) await addRecord(tx, at, record);
}

/**
 * Adds a row with its file, which is written first: a crash leaves a file without a row, which the sweep deletes.
 * @param commit writes the row, and what follows from it, in one transaction
 * @throws PhotoRefused for a file that an upload could not be, either
 */
export async function addWithFile(
  work: ImportWork,
  at: ImportRow,
  { record, bytes }: { record: WaitingRecord; bytes: Buffer },
  commit: (write: (tx: Db) => Promise<void>) => Promise<void>,
): Promise<void> {
  const target = TARGETS.find(({ sheet }) => sheet === record.of);
  if (target?.file === "attachment") {
    const type = await typeOf(bytes).catch((error: unknown) => {
      throw error instanceof HttpProblem ? new PhotoRefused(415, error.message) : error;
    });
    const facts = { type, bytes: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") };
    return withStoredFile(work.photoStore, bytes, (key) =>
      commit((tx) => addRecord(tx, at, { ...record, ...facts, key })),
    );
  }
  const prepared = await preparePhoto(bytes);
  await withStoredFiles(work, [prepared], ([stored]) =>
    commit((tx) =>
      addRecord(tx, at, {
        ...record,
        photo_key: stored?.key ?? null,
        photo_width: stored?.width ?? null,
        photo_height: stored?.height ?? null,
      }),
    ),
  );
}
