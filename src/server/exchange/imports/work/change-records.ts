import { sql } from "kysely";
import { IMPORTED } from "../../../animals/animal.fields.ts";
import { addContacts } from "../../../animals/imported/imported.add.commands.ts";
import { type Change, changeImported, endWithStay } from "../../../animals/imported/imported.change.commands.ts";
import type { Bulk, Kind, Written } from "../../../animals/imported/imported.ts";
import { deriveStatuses } from "../../../animals/stays/stay.status.ts";
import type { Clock } from "../../../base/clock.ts";
import type { AnimalFacts } from "../rows/facts.ts";
import type { JudgedAnimal, JudgedStay, Place } from "../rows/judged.ts";
import type { ImportRow } from "./import.row.ts";
import { animalColumns, contactsOf, stayColumns } from "./write-batch.ts";

type Linked = { facts_hash: string; written: Written };

async function linkOf({ tx }: Bulk, kind: Kind, recordId: number): Promise<Linked> {
  const link = await tx
    .selectFrom("imported_records")
    .select(["facts_hash", "written"])
    .where("kind", "=", kind)
    .where("record_id", "=", recordId)
    .executeTakeFirstOrThrow();
  return link as Linked;
}

/** Changes one record, and keeps how it was for the undo. @returns the columns that somebody has edited here */
export async function changeRecord(
  bulk: Bulk,
  at: ImportRow,
  record: { kind: Kind; id: number; hash: string; wished: Written },
): Promise<Change> {
  const { kind, id, hash, wished } = record;
  const link = await linkOf(bulk, kind, id);
  const change = await changeImported(bulk, kind, id, { wished, written: link.written });
  await sql`
    insert into import_changes (import_id, kind, record_id, before, after, record_before)
    values (${at.id}, ${kind}, ${id}, ${JSON.stringify(change.before)}::jsonb, ${JSON.stringify(change.after)}::jsonb,
      ${JSON.stringify(link)}::jsonb)
    on conflict (import_id, kind, record_id) do update set after = import_changes.after || excluded.after,
      before = excluded.before || import_changes.before`.execute(bulk.tx);
  await sql`
    update imported_records set facts_hash = ${hash}, written = written || ${JSON.stringify(change.after)}::jsonb
    where kind = ${kind} and record_id = ${id}`.execute(bulk.tx);
  return change;
}

/** The columns of facts that the file has: what it does not say stays as it is. */
const SAYS: Readonly<Record<string, keyof AnimalFacts>> = {
  name: "name",
  type: "type",
  sex: "sex",
  breed: "breed",
  born_on: "bornOn",
  birth_month_known: "bornOn",
  weight_kg: "weight",
  description: "description",
  ...Object.fromEntries(IMPORTED.map(({ name, column }) => [column, name])),
};

function wishedOfAnimal(animal: JudgedAnimal): Written {
  const columns = Object.entries(animalColumns(animal)).filter(([column]) => {
    const fact = SAYS[column];
    return fact !== undefined && animal.facts[fact] !== undefined;
  });
  return Object.fromEntries(columns) as Written;
}

const OUTCOME = /^(?:outcome|transferred_to)/;

type Ended = { id: number; outcomeOn: string };

/** Changes what an earlier import wrote. @returns the rows of which something stays since it was edited here */
export async function changeRecords(
  bulk: Bulk,
  at: ImportRow,
  judged: readonly JudgedAnimal[],
  clock: Clock,
): Promise<Place[]> {
  const kept: Place[] = [];
  const ended: Ended[] = [];
  for (const animal of judged) if (await changeAnimal(bulk, at, animal)) kept.push(...animal.rows.slice(0, 1));
  const changed = judged.flatMap(({ id, stays }) =>
    stays.flatMap((stay) =>
      stay.result === "changed" && stay.id !== undefined && id !== undefined
        ? [{ stay, id: stay.id, animalId: id }]
        : [],
    ),
  );
  for (const { stay, id } of changed) {
    const { before, after, kept: columns } = await changeStay(bulk, at, stay, id);
    if (columns.length > 0) kept.push(stay.place);
    if (before.outcome_on === null && typeof after.outcome_on === "string")
      ended.push({ id, outcomeOn: after.outcome_on });
  }
  for (const stay of ended) await endHomes(bulk, at, stay);
  await endWithStay(bulk, ended, clock);
  await deriveStatuses(
    bulk.tx,
    changed.map(({ animalId }) => animalId),
    bulk.day,
  );
  return kept;
}

/** The foster homes of an earlier import end with their stay, as a change that an undo takes back. */
async function endHomes(bulk: Bulk, at: ImportRow, stay: Ended): Promise<void> {
  const { rows } = await sql<{ id: number; hash: string; until: string }>`
    select p.id, k.facts_hash as hash, greatest(p.from_on, ${stay.outcomeOn}::date) as until from placements as p
    join imported_records as k on k.kind = 'placement' and k.record_id = p.id
    where p.stay_id = ${stay.id} and p.until_on is null`.execute(bulk.tx);
  for (const { id, hash, until } of rows)
    await changeRecord(bulk, at, { kind: "placement", id, hash, wished: { until_on: until } });
}

/** @returns whether something stays as it was edited here */
async function changeAnimal(bulk: Bulk, at: ImportRow, animal: JudgedAnimal): Promise<boolean> {
  const { id, hash, result } = animal;
  if (result !== "changed" || id === undefined) return false;
  const change = await changeRecord(bulk, at, { kind: "animal", id, hash, wished: wishedOfAnimal(animal) });
  return change.kept.length > 0;
}

async function changeStay(bulk: Bulk, at: ImportRow, stay: JudgedStay, id: number): Promise<Change> {
  const isHeldHere = await isHeld(bulk, id);
  const columns = Object.entries(stayColumns(stay)).filter(([column]) => !(isHeldHere && OUTCOME.test(column)));
  const wished = Object.fromEntries(columns) as Written;
  const change = await changeRecord(bulk, at, { kind: "stay", id, hash: stay.hash, wished });
  await addContacts(bulk, contactsOf(id, stay));
  return change;
}

/** Whether an adoption holds the stay: then only the adoption ends it. */
async function isHeld({ tx }: Bulk, stayId: number): Promise<boolean> {
  const { rows } = await sql`select from adoptions where stay_id = ${stayId} and holds_open_stay`.execute(tx);
  return rows.length > 0;
}
