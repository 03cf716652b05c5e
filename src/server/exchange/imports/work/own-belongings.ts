import { sql } from "kysely";
import { addContacts, type ImportedContact } from "../../../animals/imported/imported.add.commands.ts";
import type { Bulk } from "../../../animals/imported/imported.ts";
import { deriveStatuses } from "../../../animals/stays/stay.status.ts";
import type { OwnRow, OwnValues } from "../rows/facts.ts";
import type { JudgedAnimal } from "../rows/judged.ts";
import { HOUSE_KEY, ownPersonKey } from "../rows/own-row.ts";
import type { ImportRow } from "./import.row.ts";
import { fillAnimals, fillStays, keepAvailableSince } from "./own-columns.ts";
import { awaitFiles } from "./own-files.ts";
import { addHouse } from "./own-house.ts";
import { addProfiles, keepRegister } from "./own-register.ts";
import { addRows, type Brought, remember, TARGETS, type Target } from "./own-rows.ts";

/** The ids of animals and stays of a batch, by their numbers in the export; only those that it adds. */
type Ids = { animals: ReadonlyMap<string, number>; stays: ReadonlyMap<string, number> };

/** The stays that a batch has added, by their numbers in the export. */
const addedStays = (judged: readonly JudgedAnimal[]): Map<string, number> =>
  new Map(
    judged.flatMap(({ stays }) =>
      stays.flatMap(({ result, externalId, id }) =>
        result === "created" && id !== undefined ? [[externalId.slice(externalId.indexOf("/") + 1), id] as const] : [],
      ),
    ),
  );

/** What belongs to a stay comes in with it, what belongs to the animal alone with the animal. */
function rowsOf(sheet: string, judged: readonly JudgedAnimal[], ids: Ids): OwnRow[] {
  return judged.flatMap(({ key, own, id }) =>
    own.flatMap((row): OwnRow[] => {
      if (row.sheet !== sheet) return [];
      const animal_id = ids.animals.get(key) ?? id;
      const stayKey = row.values.stay_id;
      const stay_id = typeof stayKey === "string" ? ids.stays.get(stayKey) : null;
      const isAdded = typeof stayKey === "string" ? stay_id !== undefined : ids.animals.has(key);
      if (!isAdded || animal_id === undefined) return [];
      return [{ ...row.values, animal_id, stay_id: stay_id ?? null, place: row.place }];
    }),
  );
}

/** The people of the stays that were added: known from the export, no accounts. */
async function addPeople(bulk: Bulk, { id }: ImportRow, stays: readonly OwnRow[]): Promise<void> {
  const roles = [
    ["giver", "giver_id"],
    ["taker", "taker_id"],
  ] as const;
  const wanted = stays.flatMap((stay) =>
    roles.flatMap(([role, column]) => {
      const person = stay[column];
      return typeof person === "string" && stay.stay_id !== null ? [{ stay_id: stay.stay_id, role, person }] : [];
    }),
  );
  if (wanted.length === 0) return;
  const keys = [...new Set(wanted.map(({ person }) => ownPersonKey(person)))];
  const { rows } = await sql<{ key: string; values: OwnValues }>`
    select animal_key as key, facts -> 'own' -> 'values' as values from import_read_rows
    where import_id = ${id} and animal_key = any(${keys}::text[])`.execute(bulk.tx);
  const people = new Map(rows.map(({ key, values }) => [key, values]));
  const contacts = wanted.flatMap(({ stay_id, role, person }): ImportedContact[] => {
    const values = people.get(ownPersonKey(person));
    if (!values) return [];
    const name = [values.name, values.surname].filter(Boolean).join(" ");
    return [{ stay_id, role, name, phone: String(values.phone ?? ""), email: String(values.email ?? "") }];
  });
  await addContacts(bulk, contacts);
}

/** Whether the shelter had no animal before this import: then all is as it was in the other one, also what is for adoption. */
async function isMoveIn({ tx }: Bulk, { id }: ImportRow): Promise<boolean> {
  const { rows } = await sql`
    select from imported_records where kind = 'animal' and import_id = ${id} and record_id = (select min(id) from animals)`.execute(
    tx,
  );
  return rows.length > 0;
}

/** Brings in what an export says besides animals and stays. @param ids of all animals of the batch, by key */
export async function addOwn(
  bulk: Bulk,
  at: ImportRow,
  judged: readonly JudgedAnimal[],
  ids: ReadonlyMap<string, number>,
): Promise<void> {
  if (judged.every(({ own }) => own.length === 0)) return;
  const { tx, now, day } = bulk;
  await addHouse(
    tx,
    at,
    judged.filter(({ key }) => key === HOUSE_KEY).flatMap(({ own }) => own),
    now,
  );
  const created = judged.filter(({ result }) => result === "created");
  const animals = new Map(created.map(({ key }) => [key, ids.get(key) as number]));
  const batch: Ids = { animals, stays: addedStays(judged) };
  const of = (sheet: string) => rowsOf(sheet, judged, batch);
  const isMove = await isMoveIn(bulk, at);
  await fillAnimals(bulk, of("animals"), isMove);
  const stays = of("stays");
  await fillStays(bulk, stays);
  await addPeople(bulk, at, stays);
  const brought = await addTargets(bulk, at, of);
  brought.set("animal_attribute_scores", await hashesOfScores(bulk, [...animals.values()]));
  await remember(tx, brought);
  if (isMove) await keepRegister(tx, of("register"), [...batch.stays.values()]);
  await addProfiles(bulk, of("profiles"), isMove);
  await deriveStatuses(tx, [...new Set([...animals.values(), ...stays.map(({ animal_id }) => animal_id)])], day);
  if (isMove) await keepAvailableSince(bulk, of("animals"));
}

/** Adds the rows of all sheets; those with a file wait until it is there. @returns what was added, by table */
async function addTargets(
  { tx }: Bulk,
  at: ImportRow,
  of: (sheet: string) => OwnRow[],
): Promise<Map<string, Brought[]>> {
  const brought = new Map<string, Brought[]>();
  const ids = new Map<string, Map<string, number>>();
  for (const target of TARGETS) {
    const rows = withParents(target, of(target.sheet), ids);
    await awaitFiles(tx, at, target, rows);
    const added = await addRows(
      tx,
      at.source,
      target,
      rows.filter(({ file }) => typeof file !== "string"),
    );
    brought.set(target.table, added);
    if (target.key) ids.set(target.key, new Map(added.map(({ key, id }) => [String(key), Number(id)])));
  }
  return brought;
}

/** Rows that lead to a row of another sheet lead to the one that was added; without it they are left out. */
function withParents(
  { parent }: Target,
  rows: readonly OwnRow[],
  ids: ReadonlyMap<string, ReadonlyMap<string, number>>,
): OwnRow[] {
  if (parent === undefined) return [...rows];
  return rows.flatMap((row) => {
    const key = row[parent];
    if (key === null || key === undefined) return [row];
    const id = ids.get(parent)?.get(String(key));
    return id === undefined ? [] : [{ ...row, [parent]: id }];
  });
}

async function hashesOfScores({ tx }: Bulk, ids: readonly number[]): Promise<Brought[]> {
  const { rows } = await sql<Brought>`
    select animal_id, attribute_type_id::text as id, md5(t::text) as hash from animal_attribute_scores as t
    where animal_id = any(${ids}::int[])`.execute(tx);
  return rows;
}
