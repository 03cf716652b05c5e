import { sql } from "kysely";
import { ATTACHMENT_LIMITS } from "../../../../contract/platform/attachments.ts";
import { PHOTO_LIMITS } from "../../../../contract/platform/photos.ts";
import { photosOfAnimal } from "../../../animals/animal.photos.ts";
import type { Db } from "../../../database/pool.ts";
import { changeRows } from "../../../database/rows.ts";
import { addPhotos } from "../../../platform/photos/owned-photos.ts";
import { withStoredFiles } from "../../../platform/photos/photo.commands.ts";
import { preparePhoto } from "../../../platform/photos/photo.pipeline.ts";
import { PhotoRefused } from "../../../platform/photos/photo.refusal.ts";
import { NotPublic } from "../../public-address.ts";
import { FILES } from "../../sheets/sheet.ts";
import { IN_ZIP, type OpenFile } from "../files/table.ts";
import type { ProblemCode } from "../files/unreadable.ts";
import { OWN_EXPORT } from "../layouts/own-layouts.ts";
import { fetchPublic } from "../public-fetch.ts";
import { openFile } from "../reading/open-file.ts";
import { addCounts, type ImportRow, type ImportWork } from "./import.row.ts";
import { step } from "./import.steps.ts";
import { addWithFile, addWithoutFile, type WaitingRecord } from "./own-files.ts";
import { insertSaid } from "./read-rows.ts";

/** Pictures that are fetched at once. */
const AT_ONCE = 4;

/** @property record the row of an export to which the file belongs; null for a picture of the animal */
type Waiting = { animal_id: number; place: string; sheet: number; row: number; record: WaitingRecord | null };
type Fetched = Waiting & ({ bytes: Buffer } | { code: ProblemCode });

/** Adds the pictures of the animals that were brought in: by their addresses, or from the zip by their names. */
export async function addPhotosOf(
  work: ImportWork,
  at: ImportRow,
  tell: (at: ImportRow) => void,
  withFile: (use: (path: string) => Promise<void>) => Promise<void>,
): Promise<void> {
  const isOwn = at.layout === OWN_EXPORT;
  if (at.found.pictures === 0 && !isOwn) return addWaiting(work, at, tell, undefined);
  await withFile(async (path) => {
    const file = await openFile(path, at.file_name, at.found.reading);
    try {
      if (at.done === 0) await step(work.db, at, (tx) => matchPictures(tx, at, file));
      await addWaiting(work, at, tell, file);
    } finally {
      await file.close();
    }
  });
}

const baseOf = (name: string) => (name.split("/").at(-1) ?? "").replace(/\.[^.]+$/, "");

/** "A-12-2.jpg" is a picture of the animal A-12-2, or the second one of A-12. */
export function idsOfPicture(name: string): string[] {
  const base = baseOf(name);
  const [, numbered] = /^(.+)[-_ (]+\d+\)?$/.exec(base) ?? [];
  return numbered ? [base, numbered] : [base];
}

async function matchPictures(tx: Db, at: ImportRow, { pictures: all, tables }: OpenFile) {
  // Other files of an export are named by their rows.
  const pictures = all.filter(({ name }) => at.layout !== OWN_EXPORT || !name.startsWith(FILES));
  const asked = [...new Set(pictures.flatMap(({ name }) => idsOfPicture(name)))];
  const { rows } = await sql<{ key: string; id: number }>`
    select external_id as key, record_id as id from imported_records
    where kind = 'animal' and source = ${at.source} and import_id = ${at.id} and external_id = any(${asked}::text[])`.execute(
    tx,
  );
  const ids = new Map(rows.map(({ key, id }) => [key, id]));
  const unmatched: { row: number; name: string }[] = [];
  const places = pictures
    .toSorted((one, other) => (baseOf(one.name) < baseOf(other.name) ? -1 : 1))
    .flatMap(({ name }, row) => {
      const key = idsOfPicture(name).find((one) => ids.has(one));
      if (key === undefined) unmatched.push({ row: row + 1, name });
      return key === undefined ? [] : [{ animal_id: ids.get(key), place: IN_ZIP + name, row: row + 1 }];
    });
  await sql`
    insert into import_photos (import_id, animal_id, place, sheet, "row", position)
    select ${at.id}::int, animal_id, place, ${tables.length}::int, "row", "row"
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as x (animal_id int, place text, "row" int)
    on conflict do nothing`.execute(tx);
  if (unmatched.length > 0)
    await insertSaid(
      tx,
      at.id,
      "writing",
      unmatched.map(({ row, name }) => ({
        sheet: tables.length,
        row,
        state: "warning",
        problems: [{ code: "photoUnmatched", value: name }],
      })),
    );
  return { change: { total: at.total + places.length }, result: undefined };
}

async function addWaiting(work: ImportWork, at: ImportRow, tell: (at: ImportRow) => void, file: OpenFile | undefined) {
  for (;;) {
    const waiting = await work.db
      .selectFrom("import_photos")
      .select(["animal_id", "place", "sheet", "row", "record"])
      .where("import_id", "=", at.id)
      .where("state", "=", "waiting")
      .orderBy("animal_id")
      .orderBy("sheet", "desc")
      .orderBy("position")
      .limit(AT_ONCE)
      .execute();
    if (waiting.length === 0) return;
    const fetched = await Promise.all((waiting as Waiting[]).map((one) => fetchOne(one, file)));
    for (const one of fetched) {
      await addOne(work, at, one);
      tell(at);
    }
  }
}

async function fetchOne(one: Waiting, file: OpenFile | undefined): Promise<Fetched> {
  try {
    return {
      ...one,
      bytes: one.place.startsWith(IN_ZIP) ? await readPacked(one, file) : await fetchPublic(one.place),
    };
  } catch (error) {
    return {
      ...one,
      code:
        error instanceof NotPublic
          ? "photoAddress"
          : error instanceof PhotoRefused
            ? "photoRefused"
            : "photoUnreachable",
    };
  }
}

async function readPacked({ place, record }: Waiting, file: OpenFile | undefined): Promise<Buffer> {
  const packed = [...(file?.pictures ?? []), ...(file?.documents ?? [])].find(({ name }) => IN_ZIP + name === place);
  if (!packed || packed.size > (record ? ATTACHMENT_LIMITS : PHOTO_LIMITS).bytes) throw new PhotoRefused(413, place);
  const chunks: Uint8Array[] = [];
  for await (const chunk of packed.read()) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function addOne(work: ImportWork, at: ImportRow, one: Fetched): Promise<void> {
  if ("code" in one) return settle(work.db, at, one, one.code);
  const { record, bytes } = one;
  try {
    if (record)
      return await addWithFile(work, at, { record, bytes }, (write) =>
        step(work.db, at, async (tx) => {
          await write(tx);
          await mark(tx, at, one, { state: "added" });
          return { change: counted(at, { photos: 1 }), result: undefined };
        }),
      );
    const prepared = await preparePhoto(bytes);
    await withStoredFiles(work, [prepared], (stored) =>
      step(work.db, at, async (tx) => {
        await sql`select from animals where id = ${one.animal_id} for no key update`.execute(tx);
        await addPhotos(tx, photosOfAnimal(one.animal_id), stored, []);
        const { id } = await tx
          .selectFrom("photos")
          .select("id")
          .where("key", "=", stored[0]?.key ?? "")
          .executeTakeFirstOrThrow();
        await mark(tx, at, one, { state: "added", photo_id: id });
        return { change: counted(at, { photos: 1 }), result: undefined };
      }),
    );
  } catch (error) {
    if (!(error instanceof PhotoRefused)) throw error;
    await settle(work.db, at, one, "photoRefused");
  }
}

const counted = (at: ImportRow, more: { photos?: number; photosRefused?: number }) => ({
  done: at.done + 1,
  counts: { ...at.counts, writing: addCounts(at.counts.writing ?? {}, more) },
});

/** Says why a picture is not added. */
function settle(db: Db, at: ImportRow, one: Waiting, code: ProblemCode): Promise<void> {
  return step(db, at, async (tx) => {
    await mark(tx, at, one, { state: "refused" });
    const value = one.place.replace(IN_ZIP, "");
    if (one.record) await addWithoutFile(tx, at, one.record);
    const problem = { code: one.record ? ("fileRefused" as const) : code, value };
    await insertSaid(tx, at.id, "writing", [{ sheet: one.sheet, row: one.row, state: "warning", problems: [problem] }]);
    return { change: counted(at, { photosRefused: 1 }), result: undefined };
  });
}

const mark = (
  tx: Db,
  at: ImportRow,
  { animal_id, place }: Waiting,
  change: { state: "added" | "refused"; photo_id?: number },
) => changeRows(tx, "import_photos", { import_id: at.id, animal_id, place }, change);
