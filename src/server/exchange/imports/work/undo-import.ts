import { type RawBuilder, sql } from "kysely";
import { removeImportedChips } from "../../../animals/imported/imported.add.commands.ts";
import { removeCare } from "../../../animals/imported/imported.care.commands.ts";
import { restoreColumns, TABLES } from "../../../animals/imported/imported.change.commands.ts";
import { removeUnusedKinds } from "../../../animals/imported/imported.kinds.ts";
import {
  type Added,
  animalsWorkedOn,
  isWorkedOn,
  removeAnimals,
  removeStays,
  staysWorkedOn,
} from "../../../animals/imported/imported.remove.commands.ts";
import { isAsWritten, type Kind, type Written } from "../../../animals/imported/imported.ts";
import { deriveStatuses } from "../../../animals/stays/stay.status.ts";
import { today } from "../../../base/clock.ts";
import { anyOf } from "../../../database/any-of.ts";
import type { Db } from "../../../database/pool.ts";
import type { Keys } from "../../../parts/keys/keys.ts";
import type { Place } from "../rows/judged.ts";
import { addCounts, type ImportRow, type ImportWork, type PhaseCounts } from "./import.row.ts";
import { step } from "./import.steps.ts";
import { insertSaid } from "./read-rows.ts";

const BATCH = 300;

type Outcome = { counts: PhaseCounts; kept: (Place & { name: string })[]; rows: number };

/**
 * Takes an import back, batch by batch: first the care that it added, which may stand where what it changed was before, then
 * what it changed, then the animals and stays that it added. What somebody has worked on since stays and is listed.
 */
export async function undoImport(work: ImportWork, at: ImportRow, tell: (at: ImportRow) => void): Promise<void> {
  while (await undoStep(work, at, undoCare)) tell(at);
  while (await undoStep(work, at, restoreChanges)) tell(at);
  while (await undoStep(work, at, undoAnimals)) tell(at);
  while (await undoStep(work, at, undoStays)) tell(at);
  await undoStep(work, at, undoKinds);
}

type Undoing = { day: string; keys: Keys };
type UndoBatch = (
  tx: Db,
  at: ImportRow,
  undoing: Undoing,
) => Promise<(Outcome & { cursor: ImportRow["cursor"] }) | undefined>;

function undoStep({ db, clock, keys }: ImportWork, at: ImportRow, batch: UndoBatch): Promise<boolean> {
  return step(db, at, async (tx) => {
    const undone = await batch(tx, at, { day: today(clock), keys });
    if (!undone) return { change: {}, result: false };
    const { counts, kept, rows, cursor } = undone;
    if (kept.length > 0)
      await insertSaid(
        tx,
        at.id,
        "undoing",
        kept.map(({ sheet, row, name }) => ({
          sheet,
          row,
          state: "kept",
          problems: [{ code: "workedOn", value: name }],
        })),
      );
    const undoing = addCounts(at.counts.undoing ?? {}, counts);
    return { change: { done: at.done + rows, cursor, counts: { ...at.counts, undoing } }, result: true };
  });
}

type StoredChange = {
  kind: Kind;
  record_id: number;
  before: Written;
  after: Written;
  record_before: { facts_hash: string; written: Written };
  chips: string[];
  was_chipped: boolean | null;
};

const ANIMAL_OF = {
  animal: sql`t.id`,
  stay: sql`t.animal_id`,
  treatment: sql`t.animal_id`,
  placement: sql`(select animal_id from stays where stays.id = t.stay_id)`,
} as const;

async function restoreChanges(tx: Db, at: ImportRow, { day }: Undoing) {
  const { rows } = await sql<StoredChange>`
    delete from import_changes where (import_id, kind, record_id) in (
      select import_id, kind, record_id from import_changes where import_id = ${at.id} order by kind, record_id limit ${BATCH})
    returning kind, record_id, before, after, record_before, chips, was_chipped`.execute(tx);
  if (rows.length === 0) return undefined;
  for (const { kind, record_id: id, before, after, record_before: link, chips, was_chipped } of rows) {
    const { rows: records } = await sql<{ isSame: boolean; animalId: number }>`
      select to_jsonb(t) @> ${JSON.stringify(after)}::jsonb as "isSame", ${ANIMAL_OF[kind]} as "animalId"
      from ${sql.table(TABLES[kind])} as t where id = ${id} for no key update`.execute(tx);
    if (!records[0]?.isSame) continue;
    if (chips.length > 0)
      await removeImportedChips(tx, { animalId: id, numbers: chips, wasChipped: was_chipped ?? false });
    if (Object.keys(before).length > 0) await restoreColumns(tx, kind, id, before);
    await sql`update imported_records set facts_hash = ${link.facts_hash}, written = ${JSON.stringify(link.written)}::jsonb
      where kind = ${kind} and record_id = ${id}`.execute(tx);
    await deriveStatuses(tx, [records[0].animalId], day);
  }
  return { counts: {}, kept: [], rows: 0, cursor: at.cursor };
}

type Candidate = Place & { id: number; name: string; isSame: boolean; stays: number[]; foreign: number } & Omit<
    Added,
    "animalId"
  >;

/** SQL for the ids of doses and foster homes of an animal that the import added and nobody has touched since. */
const ownCare = (keys: Keys, id: number, animal: RawBuilder<unknown>) => sql`
  coalesce((select array_agg(t.id) from treatments as t join imported_records as k on k.kind = 'treatment' and k.record_id = t.id
    where t.animal_id = ${animal} and k.import_id = ${id} and ${isAsWritten("treatment", "t", "k.written")}
      and not ${isWorkedOn(keys, "treatments", sql`t.id`)}), '{}') as "treatmentIds",
  coalesce((select array_agg(p.id) from placements as p join stays as q on q.id = p.stay_id
    join imported_records as k on k.kind = 'placement' and k.record_id = p.id
    where q.animal_id = ${animal} and k.import_id = ${id} and ${isAsWritten("placement", "p", "k.written")}
      and not ${isWorkedOn(keys, "placements", sql`p.id`)}), '{}') as "placementIds"`;

/** The next animals that the import added, with what tells whether somebody has changed them since. */
async function nextAnimals(tx: Db, { id, cursor }: ImportRow, keys: Keys): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    select a.id, a.name, l.sheet, l."row", ${isAsWritten("animal", "a", "l.written")} as "isSame",
      coalesce((select array_agg(k.record_id) from stays as s join imported_records as k on k.kind = 'stay' and k.record_id = s.id
        where s.animal_id = a.id and k.import_id = ${id} and ${isAsWritten("stay", "s", "k.written")}), '{}') as stays,
      (select count(*)::int from stays as s where s.animal_id = a.id and not exists (
        select from imported_records as k where k.kind = 'stay' and k.record_id = s.id and k.import_id = ${id}
          and ${isAsWritten("stay", "s", "k.written")})) as foreign,
      array (select c.number from chips as c where c.animal_id = a.id and c.recorded_at = a.created_at) as chips,
      (select min(w.weighed_on) from weights as w where w.animal_id = a.id and w.recorded_at = a.created_at) as "weighedOn",
      ${ownCare(keys, id, sql`a.id`)},
      coalesce((select array_agg(photo_id) from import_photos as p where p.import_id = ${id} and p.animal_id = a.id
        and photo_id is not null), '{}') as "photoIds"
    from (select * from imported_records where import_id = ${id} and kind = 'animal' and record_id > ${cursor.id ?? 0}
      order by record_id limit ${BATCH}) as l
    join animals as a on a.id = l.record_id order by a.id for update of a`.execute(tx);
  return rows;
}

async function undoAnimals(tx: Db, at: ImportRow, { day, keys }: Undoing) {
  if (at.cursor.seq !== undefined) return undefined;
  const candidates = await nextAnimals(tx, at, keys);
  const last = candidates.at(-1);
  if (!last) return undefined;
  const worked = await animalsWorkedOn(
    tx,
    keys,
    candidates.map(({ id, ...added }) => ({ animalId: id, ...added })),
  );
  const workedStays = await staysWorkedOn(
    tx,
    keys,
    candidates.flatMap(({ stays }) => stays),
    allCare(candidates),
  );
  const isFree = ({ id, isSame, foreign, stays }: Candidate) =>
    isSame && foreign === 0 && !worked.has(id) && !stays.some((stay) => workedStays.has(stay));
  const free = candidates.filter(isFree);
  const stays = free.flatMap((one) => one.stays);
  const care = allCare(free);
  await unlink(tx, "treatment", care.treatmentIds);
  await unlink(tx, "placement", care.placementIds);
  await unlink(tx, "stay", stays);
  await unlink(
    tx,
    "animal",
    free.map(({ id }) => id),
  );
  await removeStays(tx, stays, day);
  await removeAnimals(
    tx,
    free.map(({ id }) => id),
  );
  const kept = candidates.filter((one) => !isFree(one));
  return {
    counts: { removed: free.length, kept: kept.length },
    kept: kept.map(({ sheet, row, name }) => ({ sheet, row, name })),
    rows: candidates.length,
    cursor: { id: last.id },
  };
}

const allCare = (of: readonly Pick<Added, "treatmentIds" | "placementIds">[]) => ({
  treatmentIds: of.flatMap(({ treatmentIds }) => treatmentIds),
  placementIds: of.flatMap(({ placementIds }) => placementIds),
});

const unlink = (tx: Db, kind: Kind | "treatment kind", ids: readonly number[]) =>
  tx.deleteFrom("imported_records").where("kind", "=", kind).where("record_id", "=", anyOf(ids)).execute();

/** Doses and foster homes that the import added to animals that were here before. */
async function undoCare(tx: Db, { id, cursor }: ImportRow, { keys }: Undoing) {
  if (cursor.id !== undefined || cursor.seq !== undefined) return undefined;
  const { rows } = await sql<Place & { id: number; kind: "treatment" | "placement"; name: string; isFree: boolean }>`
    select c.record_id as id, c.kind, c.sheet, c."row", a.name, c."isFree" from (
      select k.*, t.animal_id, ${isAsWritten("treatment", "t", "k.written")} and not ${isWorkedOn(keys, "treatments", sql`t.id`)} as "isFree"
        from imported_records as k join treatments as t on t.id = k.record_id where k.import_id = ${id} and k.kind = 'treatment'
          and k.record_id >= ${cursor.row ?? 0}
      union all
      select k.*, s.animal_id, ${isAsWritten("placement", "p", "k.written")} and not ${isWorkedOn(keys, "placements", sql`p.id`)}
        from imported_records as k join placements as p on p.id = k.record_id join stays as s on s.id = p.stay_id
        where k.import_id = ${id} and k.kind = 'placement' and k.record_id >= ${cursor.row ?? 0}) as c
    join animals as a on a.id = c.animal_id
    where not exists (select from imported_records as own where own.kind = 'animal' and own.record_id = a.id and own.import_id = ${id})
      and (c.record_id, c.kind) > (${cursor.row ?? 0}, ${cursor.sheet === 1 ? "treatment" : ""})
    order by c.record_id, c.kind limit ${BATCH}`.execute(tx);
  const last = rows.at(-1);
  if (!last) return undefined;
  const free = rows.filter(({ isFree }) => isFree);
  const idsOf = (kind: "treatment" | "placement") => free.filter((one) => one.kind === kind).map((one) => one.id);
  const [treatments, placements] = [idsOf("treatment"), idsOf("placement")];
  await removeCare(tx, treatments, placements);
  await unlink(tx, "treatment", treatments);
  await unlink(tx, "placement", placements);
  const kept = rows.filter(({ isFree }) => !isFree);
  return {
    counts: { kept: kept.length },
    kept,
    rows: rows.length,
    cursor: { row: last.id, sheet: Number(last.kind === "treatment") },
  };
}

/** Kinds of treatments that the import added and nobody uses. */
async function undoKinds(tx: Db, { id, cursor }: ImportRow) {
  const kinds = await tx
    .selectFrom("imported_records")
    .select("record_id")
    .where("import_id", "=", id)
    .where("kind", "=", "treatment kind")
    .execute();
  const gone = await removeUnusedKinds(
    tx,
    kinds.map(({ record_id }) => record_id),
  );
  await unlink(tx, "treatment kind", gone);
  return { counts: {}, kept: [], rows: 0, cursor };
}

/** Stays that the import added to animals that were here, unless their animal is one of those that stay. */
async function undoStays(tx: Db, { id, cursor }: ImportRow, { day, keys }: Undoing) {
  const { rows } = await sql<
    Place & { id: number; animalId: number; name: string; isFree: boolean } & Pick<
        Added,
        "treatmentIds" | "placementIds"
      >
  >`
    select s.id, s.animal_id as "animalId", a.name, l.sheet, l."row", ${ownCare(keys, id, sql`a.id`)},
      ${isAsWritten("stay", "s", "l.written")} and not exists (select from imported_records as own where own.kind = 'animal'
        and own.record_id = s.animal_id and own.import_id = ${id}) as "isFree"
    from (select * from imported_records where import_id = ${id} and kind = 'stay' and record_id > ${cursor.seq ?? 0}
      order by record_id limit ${BATCH}) as l
    join stays as s on s.id = l.record_id join animals as a on a.id = s.animal_id order by s.id`.execute(tx);
  const last = rows.at(-1);
  if (!last) return undefined;
  const worked = await staysWorkedOn(
    tx,
    keys,
    rows.map((row) => row.id),
    allCare(rows),
  );
  const free = rows.filter((row) => row.isFree && !worked.has(row.id));
  const ids = free.map((row) => row.id);
  await unlink(tx, "stay", ids);
  await removeStays(tx, ids, day);
  await sql`
    update animals as a set arrival_date = s.last
    from (select animal_id, max(intake_on) as last from stays where animal_id = any(${free.map(({ animalId }) => animalId)}::int[]) group by 1) as s
    where a.id = s.animal_id and a.arrival_date <> s.last`.execute(tx);
  const kept = rows.filter((row) => !free.includes(row) && worked.has(row.id));
  return { counts: { kept: kept.length }, kept, rows: rows.length, cursor: { seq: last.id } };
}
