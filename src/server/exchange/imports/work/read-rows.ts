import { sql } from "kysely";
import { today } from "../../../base/clock.ts";
import type { Db } from "../../../database/pool.ts";
import type { Row } from "../files/table.ts";
import { openFile } from "../reading/open-file.ts";
import type { Plan, RowFacts, RowProblem, RowState } from "../rows/facts.ts";
import { HOUSE_KEY } from "../rows/own-row.ts";
import { keyOfPerson, readRow } from "../rows/read-row.ts";
import { setAside } from "../rows/set-aside.ts";
import { planOf, readingKey } from "../settings/plan.ts";
import { addCounts, countMore, type ImportRow, type ImportWork, type PhaseCounts } from "./import.row.ts";
import { step } from "./import.steps.ts";
import { refusingRows } from "./refused-rows.ts";
import { refuseSharedChips } from "./shared-chips.ts";

/** Rows of the file in one transaction. */
const BATCH = 1000;

type Part = { sheet: number; row: number; part: number; key: string; on: string | null; facts: RowFacts };
type Said = { sheet: number; row: number; state: RowState; problems: RowProblem[] };
type Batch = { parts: Part[]; said: Said[]; counts: PhaseCounts; rows: number };

const emptyBatch = (): Batch => ({ parts: [], said: [], counts: {}, rows: 0 });

function take(batch: Batch, sheet: number, of: Row, plan: Plan): void {
  const { number: row } = of;
  batch.rows += 1;
  const count = (more: PhaseCounts) => countMore(batch.counts, more);
  const read = setAside(plan, of) ?? readRow(plan, of.cells);
  if (read.is === "ignored") {
    count({ ignored: 1 });
    return;
  }
  count({ read: 1, ...read.counts });
  if (read.is === "refused") {
    count(read.state === "error" ? { errors: 1 } : { skipped: 1 });
    batch.said.push({ sheet, row, state: read.state, problems: read.problems });
    if (read.otherSpecies !== undefined) {
      const facts = { isOtherSpecies: true };
      batch.parts.push({ sheet, row, part: 0, key: read.otherSpecies, on: null, facts });
    }
    return;
  }
  if (read.warnings.length > 0) {
    count({ warnings: 1 });
    batch.said.push({ sheet, row, state: "warning", problems: read.warnings });
  }
  if (read.parts.some(({ person }) => person)) count({ people: 1 });
  for (const [part, facts] of read.parts.entries()) {
    const on = facts.intake?.on ?? facts.outcome?.on ?? null;
    batch.parts.push({ sheet, row, part, key: read.key, on, facts });
  }
}

async function insertBatch(tx: Db, id: number, { parts, said }: Batch): Promise<void> {
  if (parts.length > 0)
    await sql`
      insert into import_read_rows (import_id, sheet, "row", part, animal_key, on_day, facts)
      select ${id}::int, x.sheet, x."row", x.part, x.key, x."on", x.facts
      from json_to_recordset(${JSON.stringify(parts)}::json)
        as x (sheet int, "row" int, part int, key text, "on" date, facts json)`.execute(tx);
  if (said.length > 0) await insertSaid(tx, id, "reading", said);
}

/** Keeps what there is to say about rows. */
export async function insertSaid(
  tx: Db,
  id: number,
  foundIn: "reading" | "writing" | "undoing",
  said: readonly Said[],
): Promise<void> {
  await sql`
    insert into import_rows (import_id, sheet, "row", state, found_in, problems)
    select ${id}::int, x.sheet, x."row", x.state, ${foundIn}, x.problems
    from jsonb_to_recordset(${JSON.stringify(said)}::jsonb) as x (sheet int, "row" int, state text, problems jsonb)
    on conflict (import_id, sheet, "row", found_in) do update set problems = import_rows.problems || excluded.problems`.execute(
    tx,
  );
}

/** Forgets what an earlier reading kept. */
async function forgetRead(tx: Db, id: number): Promise<void> {
  await sql`delete from import_read_rows where import_id = ${id}`.execute(tx);
  await sql`delete from import_animals where import_id = ${id}`.execute(tx);
  await sql`delete from import_rows where import_id = ${id}`.execute(tx);
}

/** Reads all rows of a file into the database; goes on after the last row that is there. */
export async function readRows(
  { db, clock }: ImportWork,
  at: ImportRow,
  path: string,
  tell: (at: ImportRow) => void,
): Promise<void> {
  const day = today(clock);
  if (at.done === 0 && at.cursor.sheet === undefined)
    await step(db, at, async (tx) => {
      await forgetRead(tx, at.id);
      return { change: { cursor: { sheet: 0, row: 0 }, counts: {} }, result: undefined };
    });
  const file = await openFile(path, at.file_name, at.found.reading);
  try {
    for (const [sheet, table] of file.tables.entries()) {
      const plan = planOf(at.found, sheet, at, day);
      const last = at.cursor.sheet ?? 0;
      if (!plan || sheet < last) continue;
      const head = at.found.tables[sheet]?.head ?? 1;
      const from = sheet === last ? Math.max(head, at.cursor.row ?? 0) : head;
      await readTable(db, at, { rows: table.rows(), sheet, from, plan }, tell);
    }
  } finally {
    await file.close();
  }
}

/** Puts the two lines of a record together: the second has no number of the animal, and its words count. */
async function* inTwoLines(rows: AsyncIterable<Row>, { columns }: Plan): AsyncGenerator<Row> {
  const id = columns.find(({ field }) => field === "externalId")?.at ?? 0;
  let open: Row | undefined;
  for await (const row of rows) {
    const isSecond = open !== undefined && (row.cells[id] ?? "").trim() === "";
    if (open && isSecond) {
      const { number, cells } = open;
      const both = row.cells.map((cell, at) => (cell.trim() === "" ? (cells[at] ?? "") : cell));
      const faults = [...(open.faults ?? []), ...(row.faults ?? [])];
      yield { number, cells: [...both, ...cells.slice(both.length)], last: row.number, faults };
      open = undefined;
    } else {
      if (open) yield open;
      open = row;
    }
  }
  if (open) yield open;
}

type Reading = { rows: AsyncIterable<Row>; sheet: number; from: number; plan: Plan };

/** Reads a table. The next rows are read while those before are written. */
async function readTable(db: Db, at: ImportRow, { rows, sheet, from, plan }: Reading, tell: (at: ImportRow) => void) {
  let batch = emptyBatch();
  let last = from;
  let writing: Promise<void> = Promise.resolve();
  const flush = async () => {
    await writing;
    writing = writeRead(db, at, batch, { sheet, row: last }).then(() => tell(at));
    writing.catch(() => {});
    batch = emptyBatch();
  };
  try {
    for await (const row of plan.layout?.hasTwoLines ? inTwoLines(rows, plan) : rows) {
      if (row.number <= from) continue;
      take(batch, sheet, row, plan);
      last = row.last ?? row.number;
      if (batch.rows >= BATCH) await flush();
    }
    if (batch.rows > 0) await flush();
    await writing;
  } finally {
    await writing.catch(() => {});
  }
}

const writeRead = (db: Db, at: ImportRow, batch: Batch, cursor: { sheet: number; row: number }): Promise<void> =>
  refusingRows(
    [...batch.parts, ...batch.said].map(({ row }) => row),
    () =>
      step(db, at, async (tx) => {
        await insertBatch(tx, at.id, batch);
        const reading = addCounts(at.counts.reading ?? {}, batch.counts);
        const done = at.done + batch.rows;
        const change = { done, total: Math.max(at.total, done), cursor, counts: { ...at.counts, reading } };
        return { change, result: undefined };
      }),
  );

/** Puts the animals in the order of their first days. */
export async function sortAnimals({ db }: ImportWork, at: ImportRow): Promise<void> {
  await step(db, at, async (tx) => {
    await sql`delete from import_animals where import_id = ${at.id}`.execute(tx);
    await sql`set local work_mem = '64MB'`.execute(tx);
    const counts = await refuseSharedChips(tx, at);
    await sql`
      insert into import_animals (import_id, seq, animal_key, row_count)
      select ${at.id}::int, row_number() over (order by animal_key = ${HOUSE_KEY} desc, first_day nulls last, animal_key collate "C"), animal_key, n
      from (select animal_key, min(on_day) as first_day, count(*) filter (where part = 0)::int as n
        from import_read_rows where import_id = ${at.id} and animal_key not like ${`${keyOfPerson("")}%`} group by animal_key) as a`.execute(
      tx,
    );
    await sql`analyze import_read_rows`.execute(tx);
    return { change: { read_as: readingKey(at.found, at), counts }, result: undefined };
  });
}
