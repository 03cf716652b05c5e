import fc from "fast-check";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { startAppForFile } from "../../support/app.ts";
import { anAdmin } from "../../support/people.ts";
import { importing } from "./importing.ts";
import { cell, dump, kept, named, nothing, one, reportOf, type Said, type Value } from "./law-cast.ts";

/**
 * The law of `import.law.test.ts` for a table that has a row for each movement, with foster homes, deaths and vaccinations.
 * `IMPORT_RUNS` sets how many files are made, `IMPORT_SEED` where they begin.
 */
const RUNS = Number(process.env.IMPORT_RUNS ?? 4);
const SEED = Number(process.env.IMPORT_SEED ?? 20261128);

const shelter = await startAppForFile();
const { client } = await anAdmin(shelter);
const work = importing(shelter, client);

const MAPPING = {
  id: "externalId",
  name: "name",
  species: "type",
  came: "intakeOn",
  how: "intakeType",
  move: "movementType",
  left: "movementOn",
  back: "movementReturnOn",
  who: "takerName",
  died: "deadOn",
  asleep: "isEuthanized",
  shot: "vaccineName",
  shotOn: "vaccineOn",
  next: "vaccineDueOn",
} as const;
type Column = keyof typeof MAPPING;
const COLUMNS = Object.keys(MAPPING) as Column[];
type Row = Record<Column, Value>;

const days = ["2024-01-10", "2024-03-05", "2024-06-30", "2025-02-28", "2025-09-01"].map((day) => kept(day));
const row: fc.Arbitrary<Row> = fc.record({
  id: fc.integer({ min: 1, max: 5 }).map((n) => kept(String(n))),
  name: one(kept("Azor"), kept("Łatka")),
  species: one(kept("dog", "Dog")),
  came: one(...days),
  how: one(kept("stray")),
  move: one(nothing, kept("1", "adoption"), kept("foster"), kept("3", "transfer_out"), kept("5", "return_to_owner")),
  left: one(nothing, ...days, named("2026-12-24"), named("2024-13-01")),
  back: one(nothing, nothing, ...days, named("2026-12-28")),
  who: one(nothing, kept("Anna Nowak"), kept("Jan 🐶 Kot")),
  died: one(nothing, nothing, nothing, ...days, named("2026-12-31")),
  asleep: one(nothing, kept("0", ""), kept("1", "euthanasia")),
  shot: one(nothing, kept("Rabies"), kept("Leukemia")),
  shotOn: one(nothing, ...days, named("2026-12-01")),
  next: one(nothing, kept("2027-01-10"), ...days.slice(0, 2)),
});
const table = fc
  .tuple(fc.array(row, { minLength: 2, maxLength: 10 }), fc.array(fc.nat(9), { maxLength: 3 }))
  .chain(([rows, again]) => {
    const all = [...rows, ...again.map((at) => rows[at % rows.length] as Row)];
    return fc.shuffledSubarray(all, { minLength: all.length });
  });

const textOf = (rows: readonly Row[], prefix: string): string =>
  [
    COLUMNS.join(","),
    ...rows.map((one) => COLUMNS.map((column) => cell((column === "id" ? prefix : "") + one[column].text)).join(",")),
  ].join("\r\n");

type Held = {
  key: string;
  name: string;
  stays: { on: string; type: string; left: string | null; how: string | null; to: string; people: string[] }[];
  homes: { on: string; until: string | null; who: string }[];
  doses: { what: string; on: string | null; due: string | null }[];
};

/** What the shelter has, by the numbers of the other system. */
async function held(): Promise<Map<string, Held>> {
  const { rows } = await sql<Held>`
    select k.external_id as key, a.name,
      (select json_agg(json_build_object('on', intake_on, 'type', intake_type, 'left', outcome_on, 'how', outcome_type,
        'to', transferred_to, 'people', array (select c.name from stay_contacts as c where c.stay_id = s.id)))
        from stays as s where animal_id = a.id) as stays,
      (select coalesce(json_agg(json_build_object('on', from_on, 'until', until_on, 'who', person_name)), '[]')
        from placements as p join stays as s on s.id = p.stay_id where s.animal_id = a.id) as homes,
      (select coalesce(json_agg(json_build_object('what', n.name || ' ' || t.product, 'on', given_on, 'due', due_on)), '[]')
        from treatments as t join treatment_kinds as n on n.id = t.kind_id where t.animal_id = a.id) as doses
    from imported_records as k join animals as a on a.id = k.record_id where k.kind = 'animal'`.execute(shelter.db);
  return new Map(rows.map((one) => [one.key, one]));
}

/** Whether the shelter has a cell's fact, at this animal. */
const HAS: Record<Column, (animal: Held, value: string | null, row: Row) => boolean> = {
  id: () => true,
  species: () => true,
  name: ({ name }, value) => name === value,
  came: ({ stays }, value) => stays.some(({ on }) => on === value),
  how: ({ stays }, value, { came }) => stays.some(({ on, type }) => on === came.kept && type === value),
  move: ({ stays, homes }, value, { left }) =>
    value === "foster"
      ? homes.some(({ on }) => on === left.kept)
      : stays.some((stay) => stay.left === left.kept && stay.how === value),
  left: ({ stays, homes }, value) => stays.some(({ left }) => left === value) || homes.some(({ on }) => on === value),
  back: ({ stays, homes }, value) => stays.some(({ on }) => on === value) || homes.some(({ until }) => until === value),
  who: ({ stays, homes }, value) =>
    homes.some(({ who }) => who === value) ||
    stays.some(({ to, people }) => to === value || people.includes(value ?? "")),
  died: ({ stays }, value) => stays.some(({ left, how }) => left === value && /died|euthanasia/.test(how ?? "")),
  asleep: ({ stays }, value) => value === "" || stays.some(({ how }) => how === value),
  shot: ({ doses }, value) => doses.some(({ what }) => what.includes(value ?? "")),
  shotOn: ({ doses }, value) => doses.some(({ on }) => on === value),
  next: ({ doses }, value) => doses.some(({ due }) => due === value),
};

/** Every cell is in the shelter, or its row is refused with a reason, or the cell is named. */
function lost(rows: readonly Row[], prefix: string, animals: Map<string, Held>, report: Map<number, Said>): string[] {
  return rows.flatMap((row, at) => {
    const said = report.get(at + 2);
    if (said && said.state !== "warning")
      return said.problems.length > 0 ? [] : [`row ${at + 2} has no reason for being ${said.state}`];
    const animal = animals.get(prefix + row.id.text);
    if (!animal) return [`row ${at + 2} has no animal`];
    return COLUMNS.flatMap((column) => {
      const isNamed = said?.problems.some((problem) => problem.column === column) === true;
      if (
        row[column].text === "" ||
        isNamed ||
        (row[column].kept !== null && HAS[column](animal, row[column].kept, row))
      )
        return [];
      const cells = JSON.stringify(row, (_, one) => one?.text ?? one);
      return [`row ${at + 2}, ${column}: ${row[column].text} of ${cells}, said ${JSON.stringify(said?.problems)}`];
    });
  });
}

/** Facts of an animal that no row of its number says. */
function strange(rows: readonly Row[], prefix: string, animals: Map<string, Held>): string[] {
  return [...animals.values()]
    .filter(({ key }) => key.startsWith(prefix))
    .flatMap(({ key, stays, homes, doses }) => {
      const own = rows.filter(({ id }) => prefix + id.text === key);
      const says = (value: string | null, ...columns: Column[]) =>
        value === null || own.some((row) => columns.some((column) => row[column].kept === value));
      return [
        ...stays.filter(({ on }) => !says(on, "came", "back")).map(({ on }) => `${key} came ${on}`),
        ...stays.filter(({ left }) => !says(left, "left", "died")).map(({ left }) => `${key} left ${left}`),
        ...homes.filter(({ on }) => !says(on, "left")).map(({ on }) => `${key} went to a foster home ${on}`),
        ...homes.filter(({ who }) => who !== "" && !says(who, "who")).map(({ who }) => `${key} is with ${who}`),
        ...doses.filter(({ on }) => !says(on, "shotOn")).map(({ on }) => `${key} had a dose ${on}`),
        ...doses.filter(({ due }) => !says(due, "next")).map(({ due }) => `${key} is due ${due}`),
      ];
    });
}

let runs = 0;

/** Adds a file and says what its columns are. */
async function add(text: string): Promise<number> {
  const { id } = await work.add(text);
  const said = await client.put(`/api/imports/${id}`, { mapping: MAPPING, answers: { dateOrder: "dmy" } });
  expect(said.statusCode, said.body).toBe(200);
  return id;
}

test(
  "of any table of movements every cell is in the shelter or named, and a second run and an undo are whole",
  async () => {
    const property = fc.asyncProperty(table, async (rows) => {
      const prefix = `m${runs}-`;
      runs += 1;
      const before = await dump(shelter.db);
      const id = await add(textOf(rows, prefix));
      const done = await work.act(id, "run");
      expect(done.state).toBe("done");
      const animals = await held();
      expect(lost(rows, prefix, animals, await reportOf(client, id))).toEqual([]);
      expect(strange(rows, prefix, animals)).toEqual([]);
      const there = await dump(shelter.db);
      const again = await work.act(await add(textOf(rows, prefix)), "run");
      expect(again.counts).toMatchObject({ created: 0, changed: 0, animals: 0 });
      expect(await dump(shelter.db), "a second run changes nothing").toBe(there);
      if (done.actions.includes("undo")) await work.act(id, "undo");
      expect(await dump(shelter.db), "an undo leaves nothing").toBe(before);
    });
    await fc.assert(property, { numRuns: RUNS, seed: SEED, endOnFailure: process.env.IMPORT_RUNS !== undefined });
    expect(runs).toBeGreaterThanOrEqual(RUNS);
  },
  20 * 60_000,
);
