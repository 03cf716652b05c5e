import fc from "fast-check";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { startAppForFile } from "../../support/app.ts";
import { anAdmin } from "../../support/people.ts";
import { importing } from "./importing.ts";
import { cell, dump, kept, named, nothing, one, reportOf, type Said, type Value } from "./law-cast.ts";

/**
 * An import never loses, renames or merges anything without a word. `IMPORT_RUNS` sets how many files are made, `IMPORT_SEED`
 * where they begin.
 */
const RUNS = Number(process.env.IMPORT_RUNS ?? 4);
const SEED = Number(process.env.IMPORT_SEED ?? 20261128);

const shelter = await startAppForFile();
const { client } = await anAdmin(shelter);
const work = importing(shelter, client);

const COLUMNS = [
  ...["id", "name", "species", "sex", "intake date", "intake type", "outcome date", "outcome type"],
  ...["chip", "weight", "age", "breed", "description", "payer"],
] as const;
type Column = (typeof COLUMNS)[number];
type Line = Record<Column, string>;

const days = ["2024-01-10", "2024-03-05", "2024-06-30", "2025-02-28", "2025-09-01"];
const day = (text: string) => [kept(text), kept(`${text} 10:15`, text), kept(text.replaceAll("-", "/"), text)];

const CELLS: Record<Exclude<Column, "id">, fc.Arbitrary<Value>> = {
  name: one(
    kept("Azor"),
    kept("Łatka"),
    kept("Rex 🐶"),
    kept('O\'Brien; "Bo"', 'O\'Brien; "Bo"'),
    kept(" Mia  Mała ", "Mia Mała"),
  ),
  species: one(kept("dog", "Dog"), kept("Pies", "Dog"), kept("CAT", "Cat"), kept("kot", "Cat"), named("rabbit")),
  sex: one(kept("m", "Male"), kept("samica", "Female"), nothing, named("both")),
  "intake date": one(...days.flatMap(day), named("2024-02-30"), named("2031-01-01"), named("soon"), nothing),
  "intake type": one(
    kept("stray", "stray"),
    kept("safe keep", "seizure"),
    kept("zwrot", "adoption_return"),
    named("from heaven"),
  ),
  "outcome date": one(nothing, nothing, ...days.flatMap(day), named("32.01.2024"), named("2031-01-01")),
  "outcome type": one(
    nothing,
    nothing,
    kept("adopcja", "adoption"),
    kept("Died", "died"),
    kept("transfer", "transfer_out"),
    kept("Foster", "foster"),
    kept("dom tymczasowy", "foster"),
    named("vanished"),
  ),
  chip: fc.oneof(
    one(nothing, named("985112"), named("no number"), kept("012*345*678", "012345678")),
    fc.integer({ min: 0, max: 5 }).map((n) => kept(`98511200654218${n}`)),
  ),
  weight: one(
    nothing,
    kept("12,4", "12.4"),
    kept("5 lb 3 oz", "2.35"),
    kept("3500g", "3.5"),
    named("350"),
    named("heavy"),
  ),
  age: one(nothing, kept("2 years", "age"), kept("1,5 roku", "age"), named("adult"), named("4 yr., 12 lbs")),
  breed: one(nothing, kept("Beagle"), kept("Owczarek & husky"), kept("Ąęż 🐶".repeat(5))),
  description: one(nothing, kept("Calm\nand brave"), kept("a;b,c"), kept("=1+1")),
  payer: one(nothing, kept("Gmina Łódź"), kept("Gmina Kutno")),
};

type Row = { cells: Record<Column, Value> };
const row: fc.Arbitrary<Row> = fc
  .record({ id: fc.integer({ min: 1, max: 7 }).map((n) => kept(String(n))), ...CELLS })
  .map((cells) => ({ cells: cells as Record<Column, Value> }));

/** A table with rows that stand twice, in any order. */
const table: fc.Arbitrary<Row[]> = fc
  .tuple(fc.array(row, { minLength: 3, maxLength: 16 }), fc.array(fc.nat(15), { maxLength: 4 }))
  .chain(([rows, again]) => {
    const all = [...rows, ...again.map((at) => rows[at % rows.length] as Row)];
    return fc.shuffledSubarray(all, { minLength: all.length });
  });

const lineOf = ({ cells }: Row, prefix: string): Line =>
  Object.fromEntries(
    COLUMNS.map((column) => [column, column === "id" ? prefix + cells.id.text : cells[column].text]),
  ) as Line;
const fileOf = (rows: readonly Row[], prefix: string): string =>
  [COLUMNS.join(","), ...rows.map((one) => Object.values(lineOf(one, prefix)).map(cell).join(","))].join("\r\n");

/** Adds a file and answers everything that is asked. */
async function add(text: string): Promise<number> {
  const { id, mapping } = await work.add(text);
  const answers = { weightUnit: "kg", ageIs: "intake", dateOrder: "dmy", type: "Dog" };
  const said = await client.put(`/api/imports/${id}`, { answers, mapping: { ...mapping, payer: "paidBy" } });
  expect(said.statusCode, said.body).toBe(200);
  return id;
}

type Held = {
  key: string;
  name: string;
  species: string;
  sex: string | null;
  breed: string | null;
  description: string;
  weight: string | null;
  born: string | null;
  chips: string[];
  stays: { on: string; type: string; left: string | null; how: string | null; payer: string }[];
  homes: { on: string; until: string | null }[];
};

/** What the shelter has, by the numbers of the other system. */
async function held(): Promise<Map<string, Held>> {
  const { rows } = await sql<Held>`
    select k.external_id as key, a.name, a.type as species, a.sex, a.breed, a.description, a.weight_kg::float::text as weight,
      a.born_on as born, array (select number from chips where animal_id = a.id) as chips,
      (select json_agg(json_build_object('on', intake_on, 'type', intake_type, 'left', outcome_on, 'how', outcome_type,
        'payer', paid_by)) from stays where animal_id = a.id) as stays,
      (select coalesce(json_agg(json_build_object('on', from_on, 'until', until_on)), '[]')
        from placements as p join stays as s on s.id = p.stay_id where s.animal_id = a.id) as homes
    from imported_records as k join animals as a on a.id = k.record_id where k.kind = 'animal'`.execute(shelter.db);
  return new Map(rows.map((one) => [one.key, one]));
}

/** Whether the shelter has a cell's fact, at this animal. */
function has(animal: Held, column: Column, cells: Row["cells"]): boolean {
  const value = cells[column].kept;
  const stay = animal.stays.find(({ on }) => on === cells["intake date"].kept);
  if (column === "intake date") return stay !== undefined;
  if (column === "intake type") return animal.stays.some(({ on, type }) => on === stay?.on && type === value);
  const isAway = animal.homes.some(({ on }) => on === cells["outcome date"].kept);
  if (column === "outcome date") return isAway || animal.stays.some(({ left }) => left === value);
  if (column === "outcome type") return value === "foster" ? isAway : animal.stays.some(({ how }) => how === value);
  if (column === "payer") return animal.stays.some(({ payer }) => payer === value);
  if (column === "chip") return animal.chips.includes(value ?? "");
  if (column === "age") return animal.born !== null;
  if (column === "id") return true;
  return animal[column] === value;
}

/** Every cell is in the shelter, or its row is refused with a reason, or the cell is named. */
function lost(rows: readonly Row[], prefix: string, animals: Map<string, Held>, report: Map<number, Said>): string[] {
  return rows.flatMap(({ cells }, at) => {
    const number = at + 2;
    const said = report.get(number);
    if (said && said.state !== "warning") return said.problems.length > 0 ? [] : [`row ${number} without a reason`];
    const animal = animals.get(prefix + cells.id.text);
    if (!animal) return [`row ${number} has no animal`];
    return COLUMNS.filter((column) => cells[column].text.trim() !== "").flatMap((column) => {
      const isNamed = said?.problems.some((problem) => problem.column === column) === true;
      return isNamed || (cells[column].kept !== null && has(animal, column, cells))
        ? []
        : [`row ${number}, ${column}: ${JSON.stringify(cells[column].text)} of ${JSON.stringify(animal)}`];
    });
  });
}

/** Facts of an animal that no row of its number says. */
function strange(rows: readonly Row[], prefix: string, animals: Map<string, Held>): string[] {
  return [...animals.values()]
    .filter(({ key }) => key.startsWith(prefix))
    .flatMap((animal) => {
      const own = rows.filter(({ cells }) => prefix + cells.id.text === animal.key);
      const says = (column: Column, value: string) => own.some(({ cells }) => cells[column].kept === value);
      return [
        ...(["name", "species", "sex", "breed", "description", "weight"] as const).flatMap((column) => {
          const value = animal[column];
          return value === null || value === "" || says(column, value) ? [] : [`${animal.key} ${column} ${value}`];
        }),
        ...animal.chips.filter((chip) => !says("chip", chip)).map((chip) => `${animal.key} chip ${chip}`),
        ...animal.stays.filter(({ on }) => !says("intake date", on)).map(({ on }) => `${animal.key} stay ${on}`),
        ...animal.homes.filter(({ on }) => !says("outcome date", on)).map(({ on }) => `${animal.key} away ${on}`),
        ...animal.stays
          .filter(({ payer }) => payer !== "" && !says("payer", payer))
          .map(({ payer }) => `${animal.key} ${payer}`),
      ];
    });
}

let runs = 0;

test(
  "of any table every cell is in the shelter or named, no animal has a fact of another, and a second run and an undo are whole",
  async () => {
    const property = fc.asyncProperty(table, table, async (first, second) => {
      const prefix = `${String.fromCharCode(97 + (runs % 26))}${runs}-`;
      runs += 1;
      const before = await dump(shelter.db);
      const id = await add(fileOf(first, prefix));
      const checked = await work.act(id, "check");
      const checkedReport = await reportOf(client, id);
      expect(await dump(shelter.db), "a check writes nothing").toBe(before);
      const done = await work.act(id, "run");
      expect(done.state).toBe("done");
      const report = await reportOf(client, id);
      expect(report, "a check says what the run says").toEqual(checkedReport);
      expect(checked.counts.errors).toBe(done.counts.errors);
      const animals = await held();
      expect(lost(first, prefix, animals, report)).toEqual([]);
      expect(strange(first, prefix, animals)).toEqual([]);

      const there = await dump(shelter.db);
      const again = await work.act(await add(fileOf(first, prefix)), "run");
      expect(again.counts, "a second run adds and changes nothing").toMatchObject({
        created: 0,
        changed: 0,
        animals: 0,
      });
      expect(await dump(shelter.db)).toBe(there);

      const next = await add(fileOf(second, prefix));
      const nextDone = await work.act(next, "run");
      expect(nextDone.state).toBe("done");
      expect(lost(second, prefix, await held(), await reportOf(client, next))).toEqual([]);
      expect(strange([...first, ...second], prefix, await held())).toEqual([]);
      if (nextDone.actions.includes("undo")) await work.act(next, "undo");
      expect(await dump(shelter.db), "the undo of a second file leaves what was there").toBe(there);
      if (done.actions.includes("undo")) await work.act(id, "undo");
      expect(await dump(shelter.db), "an undo leaves nothing").toBe(before);
    });
    await fc.assert(property, { numRuns: RUNS, seed: SEED, endOnFailure: process.env.IMPORT_RUNS !== undefined });
    expect(runs).toBeGreaterThanOrEqual(RUNS);
  },
  20 * 60_000,
);
