import { beginningOf } from "../../../../contract/platform/whole-text.ts";
import { addImportedPlacements, addImportedTreatments } from "../../../animals/imported/imported.care.commands.ts";
import { addTreatmentKind, readTreatmentKinds, type WantedKind } from "../../../animals/imported/imported.kinds.ts";
import {
  type Bulk,
  type ImportedPlacement,
  type ImportedTreatment,
  type TestResult,
  takeIds,
  type Written,
  writtenOf,
} from "../../../animals/imported/imported.ts";
import type { TreatmentFacts } from "../rows/facts.ts";
import type { JudgedAnimal, JudgedCare, Place } from "../rows/judged.ts";
import { changeRecord } from "./change-records.ts";
import type { ImportRow } from "./import.row.ts";
import { type Link, linkRecords } from "./links.ts";

type Care = { care: JudgedCare; animalId: number; species: "Dog" | "Cat" };
type Of<K extends JudgedCare["kind"]> = Care & { care: Extract<JudgedCare, { kind: K }> };
type TreatmentColumns = Omit<ImportedTreatment, "id" | "animal_id" | "stay_id">;

/** What became of the care of a batch. @property kept of which something stays since it was edited here */
export type WrittenCare = { treatments: number; placements: number; kept: Place[]; taken: JudgedCare[] };

/** Writes doses, tests, operations and foster homes of a batch, after its animals and stays. */
export async function writeCare(
  bulk: Bulk,
  at: ImportRow,
  judged: readonly JudgedAnimal[],
  ids: ReadonlyMap<string, number>,
): Promise<WrittenCare> {
  const done: WrittenCare = { treatments: 0, placements: 0, kept: [], taken: [] };
  const all = await careOf(bulk, judged, ids);
  if (all.length === 0) return done;
  const treatments = all.filter((one): one is Of<"treatment"> => one.care.kind === "treatment");
  const placements = all.filter((one): one is Of<"placement"> => one.care.kind === "placement");
  if (treatments.length > 0) await writeTreatments(bulk, at, treatments, done);
  if (placements.length > 0) await writePlacements(bulk, at, placements, done);
  return done;
}

async function careOf(
  { tx }: Bulk,
  judged: readonly JudgedAnimal[],
  ids: ReadonlyMap<string, number>,
): Promise<Care[]> {
  const withCare = judged.filter(({ care }) => care.some(({ result }) => result !== "unchanged"));
  if (withCare.length === 0) return [];
  const known = withCare.flatMap(({ id }) => (id === undefined ? [] : [id]));
  const rows =
    known.length > 0 ? await tx.selectFrom("animals").select(["id", "type"]).where("id", "in", known).execute() : [];
  const types = new Map(rows.map(({ id, type }) => [id, type]));
  return withCare.flatMap(({ key, id, facts, care }) =>
    care
      .filter(({ result }) => result !== "unchanged")
      .map((one) => ({
        care: one,
        animalId: ids.get(key) as number,
        species: types.get(id ?? 0) ?? facts.type ?? "Dog",
      })),
  );
}

async function writeTreatments(bulk: Bulk, at: ImportRow, all: readonly Of<"treatment">[], done: WrittenCare) {
  const kinds = await kindsOf(bulk, at, all);
  const columns = all.map((one) => treatmentColumns(one.care.facts, kinds(one)));
  const added = all.filter(({ care }) => care.result === "created");
  const taken = await takeIds(bulk, "treatments", added.length);
  const rows: ImportedTreatment[] = added.map(({ care, animalId }, n) => ({
    id: taken[n] as number,
    animal_id: animalId,
    stay_id: stayIdOf(care),
    ...(columns[all.indexOf(added[n] as Of<"treatment">)] as TreatmentColumns),
  }));
  const there = await addImportedTreatments(bulk, rows);
  await link(bulk, at, "treatment", added, rows, there, done);
  done.treatments += there.size;
  for (const [n, { care }] of all.entries()) await changeCare(bulk, at, care, columns[n] as TreatmentColumns, done);
}

async function writePlacements(bulk: Bulk, at: ImportRow, all: readonly Of<"placement">[], done: WrittenCare) {
  const columnsOf = ({ facts }: Of<"placement">["care"]) => ({
    kind: "foster" as const,
    person_name: facts.name,
    from_on: facts.on,
    until_on: facts.until ?? null,
  });
  // What ends now makes room for what begins.
  for (const { care } of all) await changeCare(bulk, at, care, columnsOf(care), done);
  const added = all.filter(({ care }) => care.result === "created");
  const taken = await takeIds(bulk, "placements", added.length);
  const rows: ImportedPlacement[] = added.map(({ care }, n) => ({
    id: taken[n] as number,
    stay_id: stayIdOf(care) as number,
    ...columnsOf(care),
  }));
  const there = await addImportedPlacements(bulk, rows);
  await link(bulk, at, "placement", added, rows, there, done);
  done.placements += there.size;
}

/** The stay's id, which a new one has by now. */
const stayIdOf = ({ stay }: JudgedCare): number | null => stay?.record ?? stay?.judged?.id ?? null;

async function changeCare(
  bulk: Bulk,
  at: ImportRow,
  care: JudgedCare,
  wished: Written,
  done: WrittenCare,
): Promise<void> {
  const { kind, id, hash, result, sheet, row } = care;
  if (result !== "changed" || id === undefined) return;
  const { kept } = await changeRecord(bulk, at, { kind, id, hash, wished });
  if (kept.length > 0) done.kept.push({ sheet, row });
}

/** Remembers which rows became which records; what was there already is said. */
async function link(
  bulk: Bulk,
  at: ImportRow,
  kind: "treatment" | "placement",
  added: readonly Care[],
  rows: readonly ({ id: number } & Written)[],
  there: ReadonlySet<number>,
  done: WrittenCare,
): Promise<void> {
  const links: Link[] = [];
  for (const [n, { care }] of added.entries()) {
    const { id, ...columns } = rows[n] as { id: number } & Written;
    const { externalId: key, hash, sheet, row } = care;
    if (there.has(id)) links.push({ kind, key, id, hash, written: writtenOf(kind, columns), sheet, row });
    else done.taken.push(care);
  }
  await linkRecords(bulk, at, links);
}

/** The kinds of treatments, of which missing ones are added and remembered for the undo. */
async function kindsOf(bulk: Bulk, at: ImportRow, all: readonly Of<"treatment">[]) {
  const kinds = await readTreatmentKinds(bulk.tx);
  const wantedOf = ({ care, species }: Of<"treatment">): WantedKind => ({
    category: care.facts.category,
    name: beginningOf(care.facts.name, 100),
    species,
  });
  for (const one of all) {
    const wanted = wantedOf(one);
    if (kinds.find(wanted)) continue;
    const kind = await addTreatmentKind(bulk.tx, wanted);
    kinds.add(kind);
    const { sheet, row } = one.care;
    const key = `${wanted.category}/${kind.id}`;
    await linkRecords(bulk, at, [{ kind: "treatment kind", key, id: kind.id, hash: "", written: {}, sheet, row }]);
  }
  return (one: Of<"treatment">) => kinds.find(wantedOf(one)) as { id: number; names: string[] };
}

/** The result of a test; undefined for other words, which are kept as a note. */
const resultOf = (text: string | undefined): TestResult | undefined =>
  /^neg/i.test(text ?? "") ? "negative" : /^pos/i.test(text ?? "") ? "positive" : undefined;

function treatmentColumns(facts: TreatmentFacts, kind: { id: number; names: string[] }): TreatmentColumns {
  const { name, on, dueOn, until, maker, batch = "", dose = "", result: word, note } = facts;
  const result = resultOf(word);
  const isSameName = kind.names.includes(name.trim().toLowerCase());
  const isUnknown = word === undefined || /^unk|^none$/i.test(word);
  const named = isSameName ? undefined : name;
  const product = [named, maker].filter(Boolean).join(", ");
  const isTooLong = beginningOf(product, 200) !== product;
  return {
    kind_id: kind.id,
    state: on === undefined ? "planned" : "given",
    given_on: on ?? null,
    due_on: dueOn ?? null,
    product: isTooLong ? (named ?? "") : product,
    batch,
    dose,
    result: result ?? null,
    protects_until: until ?? null,
    note: [result || isUnknown ? undefined : word, isTooLong ? maker : undefined, note].filter(Boolean).join(". "),
  };
}
