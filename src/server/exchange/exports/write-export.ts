import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { BYTE_ORDER_MARK, csvLines } from "../../../contract/platform/csv.ts";
import { shelter } from "../../../contract/platform/shelter.ts";
import type { Clock } from "../../base/clock.ts";
import { findFact } from "../../database/installation.queries.ts";
import type { Db } from "../../database/pool.ts";
import type { PhotoStore } from "../../platform/photos/photo.store.ts";
import { serverTexts } from "../../texts/texts.ts";
import { ABOUT, fileOf, SHEET_NAMES, SHEETS } from "../sheets/sheets.ts";
import { asm3Text } from "./asm3-text.ts";
import type { ExportProgress } from "./export.progress.ts";
import { countRows, sheetText } from "./sheet-text.ts";
import { countFiles, writeFiles } from "./write-files.ts";
import { type ZipWriter, zipStream } from "./zip-stream.ts";

/** What an export needs. */
export type ExportWork = { db: Db; clock: Clock; photoStore: PhotoStore };

/** Somebody else makes an export of this database now. */
export class ExportInProgress extends Error {}

const LOCK = 7_150_001;
const EXPORT_OF = "export of";

/** By which the import knows the shelter of an export: numbers of two shelters are not the same animals. */
async function idOfShelter(db: Db, now: Date): Promise<string> {
  await db
    .insertInto("installation")
    .values({ key: EXPORT_OF, value: randomUUID(), set_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await findFact(db, EXPORT_OF))?.value ?? "";
}

async function* aboutText(id: string, now: Date): AsyncGenerator<string> {
  const row = [id, shelter().name, now.toISOString(), ABOUT.format];
  yield BYTE_ORDER_MARK + (await csvLines([[...ABOUT.columns], row]));
}

async function* readMe(): AsyncGenerator<string> {
  yield serverTexts().dataExport.readMe(shelter().name);
}

/**
 * Everything about the animals as one zip, from one snapshot of the database, as it is written. Neither tables nor pictures
 * are in memory as a whole.
 * @throws ExportInProgress when one is made already
 */
export async function* exportZip(
  work: ExportWork,
  tell: (progress: ExportProgress) => void = () => {},
): AsyncGenerator<Uint8Array> {
  const { db, clock } = work;
  const now = clock.now();
  const id = await idOfShelter(db, now);
  const isTold = { done: 0, total: 0, counts: { animals: 0, stays: 0, photos: 0, missing: 0 } };
  yield* zipStream(now, (zip) =>
    db
      .transaction()
      .setIsolationLevel("repeatable read")
      .setAccessMode("read only")
      .execute(async (tx) => {
        await sql`set local statement_timeout = 0`.execute(tx);
        await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
        const { rows } = await sql<{ isMine: boolean }>`select pg_try_advisory_xact_lock(${LOCK}) as "isMine"`.execute(
          tx,
        );
        if (!rows[0]?.isMine) throw new ExportInProgress("An export is being made already.");
        await zip.add(fileOf(ABOUT.name), aboutText(id, now));
        await zip.add("README.md", readMe());
        await writeSheets(tx, zip, isTold, tell);
        await zip.add("asm3/asm3.csv", asm3Text(tx));
        await writeFiles(work.photoStore, tx, zip, { progress: isTold, tell });
      }),
  );
}

async function writeSheets(
  tx: ExportWork["db"],
  zip: ZipWriter,
  progress: ExportProgress,
  tell: (progress: ExportProgress) => void,
): Promise<void> {
  const { counts } = progress;
  for (const name of SHEET_NAMES) {
    const rows = await countRows(tx, SHEETS[name]);
    if (name === "animals" || name === "stays") counts[name] = rows;
    progress.total += rows;
  }
  progress.total += await countFiles(tx);
  tell(progress);
  for (const name of SHEET_NAMES) {
    const told = (rows: number) => {
      progress.done += rows;
      tell(progress);
    };
    await zip.add(fileOf(name), sheetText(tx, SHEETS[name], told));
  }
}
