import { importedColumns } from "../../../animals/animal.fields.ts";
import {
  addContacts,
  addImportedAnimals,
  addImportedStays,
  type ImportedContact,
} from "../../../animals/imported/imported.add.commands.ts";
import {
  type Bulk,
  type ImportedAnimal,
  type ImportedStay,
  takeIds,
  type WRITTEN,
  writtenOf,
} from "../../../animals/imported/imported.ts";
import { statusOfImported } from "../../../animals/stays/stay.status.ts";
import type { JudgedAnimal, JudgedStay, Place } from "../rows/judged.ts";
import type { ImportRow } from "./import.row.ts";
import { type Link, linkRecords } from "./links.ts";

type AnimalColumns = Pick<ImportedAnimal, keyof (typeof WRITTEN)["animal"]>;
type StayColumns = Pick<ImportedStay, keyof (typeof WRITTEN)["stay"]>;

/** The columns of an animal. Nobody has named it: then its number there is its name. */
export function animalColumns({ key, facts, stays }: JudgedAnimal): AnimalColumns {
  return {
    name: facts.name ?? key,
    type: facts.type ?? "Dog",
    sex: facts.sex ?? null,
    breed: facts.breed ?? null,
    born_on: facts.bornOn ?? null,
    birth_month_known: facts.birthMonthKnown ?? false,
    weight_kg: facts.weight ?? null,
    description: facts.description ?? "",
    arrival_date: stays.at(-1)?.intake.on ?? "",
    ...importedColumns(facts),
  };
}

export const stayColumns = ({ intake, outcome }: JudgedStay): StayColumns => ({
  intake_on: intake.on,
  intake_type: intake.type,
  intake_subtype: intake.subtype ?? "",
  intake_condition: intake.condition ?? "unknown",
  intake_reason: intake.reason ?? "",
  found_where: intake.foundWhere ?? "",
  brought_by: intake.giver?.name ?? "",
  transferred_from: intake.transferredFrom ?? "",
  paid_by: intake.paidBy ?? "",
  outcome_on: outcome?.on ?? null,
  outcome_type: outcome?.type ?? null,
  outcome_subtype: outcome?.subtype ?? "",
  outcome_condition: outcome?.condition ?? "unknown",
  outcome_reason: outcome?.reason ?? "",
  outcome_estimated: outcome?.isEstimated ?? false,
  transferred_to: outcome?.transferredTo ?? "",
});

/** Adds the new animals of a batch. @returns the ids of all animals of the batch, by key */
export async function addAnimals(
  bulk: Bulk,
  at: ImportRow,
  judged: readonly JudgedAnimal[],
): Promise<Map<string, number>> {
  const ids = new Map(judged.flatMap(({ key, id }) => (id === undefined ? [] : [[key, id] as const])));
  const added = judged.filter(({ result }) => result === "created");
  const taken = await takeIds(bulk, "animals", added.length);
  const animals: ImportedAnimal[] = [];
  const links: Link[] = [];
  for (const [n, animal] of added.entries()) {
    const id = taken[n] as number;
    const { key, hash, rows, stays } = animal;
    const columns = animalColumns(animal);
    const { sheet, row } = rows[0] ?? { sheet: 0, row: 0 };
    ids.set(key, id);
    animals.push({ id, status: statusOfImported(stays.at(-1)?.outcome?.type), ...columns });
    links.push({ kind: "animal", key, id, hash, written: writtenOf("animal", columns), sheet, row });
  }
  await addImportedAnimals(bulk, animals);
  await linkRecords(bulk, at, links);
  return ids;
}

/** Adds the new stays of a batch with the people of each. */
export async function addStays(
  bulk: Bulk,
  at: ImportRow,
  judged: readonly JudgedAnimal[],
  ids: ReadonlyMap<string, number>,
): Promise<void> {
  const added = judged.flatMap(({ key, stays }) =>
    stays.filter(({ result }) => result === "created").map((stay) => ({ stay, animal_id: ids.get(key) as number })),
  );
  const taken = await takeIds(bulk, "stays", added.length);
  const stays: ImportedStay[] = [];
  const links: Link[] = [];
  const contacts: ImportedContact[] = [];
  for (const [n, { stay, animal_id }] of added.entries()) {
    const id = taken[n] as number;
    const { turn, externalId, hash, place } = stay;
    stay.id = id;
    const columns = stayColumns(stay);
    stays.push({ id, animal_id, ...columns, turn, source: at.source, external_id: externalId });
    links.push({ kind: "stay", key: externalId, id, hash, written: writtenOf("stay", columns), ...placeOf(place) });
    contacts.push(...contactsOf(id, stay));
  }
  const known = judged.flatMap(({ id, stays: own }) =>
    id !== undefined && own.some(({ result }) => result === "created") ? [id] : [],
  );
  await addImportedStays(bulk, stays, known);
  await linkRecords(bulk, at, links);
  await addContacts(bulk, contacts);
}

const placeOf = ({ sheet, row }: Place): Place => ({ sheet, row });

export const contactsOf = (stay_id: number, { intake, outcome }: JudgedStay): ImportedContact[] => [
  ...(intake.giver ? [{ stay_id, role: "giver" as const, ...intake.giver }] : []),
  ...(outcome?.taker ? [{ stay_id, role: "taker" as const, ...outcome.taker }] : []),
];
