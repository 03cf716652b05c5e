import { sql } from "kysely";
import type { Bulk } from "../../../animals/imported/imported.ts";
import { type Clock, today } from "../../../base/clock.ts";
import { refreshPlannerStatistics } from "../../../database/planner-statistics.ts";
import type { Db } from "../../../database/pool.ts";
import type { RowProblem, RowState } from "../rows/facts.ts";
import { judgeAnimal } from "../rows/judge.ts";
import { careProblems } from "../rows/judge-care.ts";
import type { ColumnOf } from "../rows/judge-facts.ts";
import {
  type AnimalHere,
  type JudgedAnimal,
  type JudgedCare,
  type JudgedRow,
  type Place,
  type ReadPart,
  takeBack,
} from "../rows/judged.ts";
import { columnsOf } from "../settings/mapped.ts";
import { changeRecords } from "./change-records.ts";
import { addCounts, countMore, type ImportRow, type ImportWork, type PhaseCounts } from "./import.row.ts";
import { step } from "./import.steps.ts";
import { addOwn } from "./own-belongings.ts";
import { nameContacts } from "./people.ts";
import { insertSaid } from "./read-rows.ts";
import { refusingRows } from "./refused-rows.ts";
import { addAnimals, addStays } from "./write-batch.ts";
import { addBelongings, rememberChips } from "./write-belongings.ts";
import { writeCare } from "./write-care.ts";

/** Animals in one transaction; most have one or two rows. */
const BATCH = 1000;

type Batch = { last: number; rows: number; animals: Map<string, ReadPart[]> };

/** The next animals with all that was read of them. Their rows do not change any more, so this needs no lock. */
async function readBatch(db: Db, id: number, after: number): Promise<Batch | undefined> {
  const { rows } = await sql<ReadPart & { seq: number; key: string }>`
    select a.seq, a.animal_key as key, r.sheet, r."row", r.part, r.facts
    from (select * from import_animals where import_id = ${id} and seq > ${after} order by seq limit ${BATCH}) as a
    join import_read_rows as r on r.import_id = ${id} and r.animal_key = a.animal_key
    order by a.seq, r.sheet, r."row", r.part`.execute(db);
  const last = rows.at(-1)?.seq;
  if (last === undefined) return undefined;
  const animals = new Map<string, ReadPart[]>();
  for (const { key, sheet, row, part, facts } of rows) {
    const parts = animals.get(key);
    if (parts) parts.push({ sheet, row, part, facts });
    else animals.set(key, [{ sheet, row, part, facts }]);
  }
  return { last, rows: rows.filter(({ part }) => part === 0).length, animals };
}

/** What the shelter has of these animals already. They are locked. */
async function animalsHere(tx: Db, source: string, keys: readonly string[]): Promise<Map<string, AnimalHere>> {
  const { rows } = await sql<{ key: string } & AnimalHere>`
    select l.external_id as key, l.record_id as id, l.facts_hash as "factsHash",
      l.written ->> 'type' as type, l.written ->> 'sex' as sex,
      array (select place from import_photos as p where p.animal_id = l.record_id) as photos, coalesce((
      select json_agg(json_build_object('id', s.id, 'intakeOn', s.intake_on, 'outcomeOn', s.outcome_on, 'outcomeType', s.outcome_type,
        'externalId', case when s.source = ${source} then s.external_id end, 'factsHash', k.facts_hash) order by s.intake_on, s.id)
      from stays as s left join imported_records as k on k.kind = 'stay' and k.record_id = s.id
      where s.animal_id = l.record_id), '[]') as stays, coalesce((
      select json_agg(c) from (
        select k.kind, k.record_id as id, k.external_id as "externalId", k.facts_hash as "factsHash"
          from treatments as t join imported_records as k on k.kind = 'treatment' and k.record_id = t.id
          where t.animal_id = l.record_id and k.source = ${source}
        union all
        select k.kind, k.record_id, k.external_id, k.facts_hash
          from stays as s join placements as p on p.stay_id = s.id
          join imported_records as k on k.kind = 'placement' and k.record_id = p.id
          where s.animal_id = l.record_id and k.source = ${source}) as c), '[]') as care
    from imported_records as l where l.kind = 'animal' and l.source = ${source} and l.external_id = any(${keys}::text[])`.execute(
    tx,
  );
  if (rows.length > 0)
    await sql`select from animals where id = any(${rows.map(({ id }) => id)}::int[]) order by id for no key update`.execute(
      tx,
    );
  return new Map(rows.map(({ key, ...here }) => [key, here]));
}

type SaidOfRow = Place & { problem: RowProblem };

/** The rows of a batch, by where they stand. */
const rowsByPlace = (judged: readonly JudgedAnimal[]): Map<string, JudgedRow> =>
  new Map(judged.flatMap(({ rows }) => rows.map((row) => [`${row.sheet} ${row.row}`, row])));

/** Says something about rows of a batch, when all is written. */
function sayAtRows(judged: readonly JudgedAnimal[], said: readonly SaidOfRow[]): void {
  if (said.length === 0) return;
  const rows = rowsByPlace(judged);
  for (const { sheet, row, problem } of said) rows.get(`${sheet} ${row}`)?.problems.push(problem);
}

const sayAt = (judged: readonly JudgedAnimal[], places: readonly Place[], problem: RowProblem): void =>
  sayAtRows(
    judged,
    places.map((place) => ({ ...place, problem })),
  );

/** Says of care for which there was no place that it is left out. */
function sayTaken(judged: readonly JudgedAnimal[], taken: readonly JudgedCare[], columnOf: ColumnOf): void {
  if (taken.length === 0) return;
  const rows = rowsByPlace(judged);
  for (const care of taken) {
    const row = rows.get(`${care.sheet} ${care.row}`);
    if (!row) continue;
    takeBack(row);
    row.problems.push(...careProblems("careIsHere", care, columnOf));
  }
}

/** Writes what was decided. In a check the caller rolls it back. */
async function writeBatch(
  bulk: Bulk,
  at: ImportRow,
  judged: readonly JudgedAnimal[],
  clock: Clock,
): Promise<PhaseCounts> {
  const ids = await addAnimals(bulk, at, judged);
  await addStays(bulk, at, judged, ids);
  const care = await writeCare(bulk, at, judged, ids);
  await addOwn(bulk, at, judged, ids);
  const belongings = await addBelongings(bulk, at, judged, ids);
  const kept = await changeRecords(bulk, at, judged, clock);
  await rememberChips(bulk, at, belongings.added);
  sayAtRows(judged, belongings.problems);
  sayAt(judged, [...kept, ...care.kept], { code: "keptHere" });
  sayTaken(judged, care.taken, columnsOf(at));
  // The day on which an animal came last follows its stays.
  const changed = judged.filter(
    ({ id, stays }) => id !== undefined && stays.some(({ result }) => result !== "unchanged"),
  );
  const counts = { treatments: care.treatments, placements: care.placements };
  if (changed.length === 0) return counts;
  await sql`
    update animals as a set arrival_date = s.last
    from (select animal_id, max(intake_on) as last from stays where animal_id = any(${changed.map(({ id }) => id)}::int[]) group by 1) as s
    where a.id = s.animal_id and a.arrival_date <> s.last`.execute(bulk.tx);
  return counts;
}

const RESULTS = {
  created: "created",
  changed: "changed",
  unchanged: "unchanged",
  skipped: "skipped",
  error: "errors",
} as const;

type Said = Place & { state: RowState; problems: RowProblem[] };

const refuses = ({ result }: JudgedRow) => result === "error" || result === "skipped";

/** What a row adds to the counts. A row that is not brought in is no warning as well. */
function countsOfRow(row: JudgedRow, hadWarning: boolean): PhaseCounts {
  const counts: PhaseCounts = { [RESULTS[row.result]]: 1 };
  if (refuses(row) && hadWarning) counts.warnings = -1;
  if (!refuses(row) && !hadWarning && row.problems.length > 0) counts.warnings = 1;
  return counts;
}

/** What an animal adds to the counts. */
function countsOfAnimal({ result, stays }: JudgedAnimal): PhaseCounts {
  const open = stays.filter(({ outcome }) => outcome === undefined).length;
  return {
    animals: result === "created" ? 1 : 0,
    changedAnimals: result === "changed" ? 1 : 0,
    stays: stays.length,
    deadOnArrival: stays.filter(({ intake }) => intake.type === "dead_on_arrival").length,
    open,
    closed: stays.length - open,
  };
}

const STATES = {
  error: "error",
  skipped: "skipped",
  created: "warning",
  changed: "warning",
  unchanged: "warning",
} as const;

/** Counts a batch, and says what there is to say about its rows. */
async function sumUp(
  tx: Db,
  at: ImportRow,
  judged: readonly JudgedAnimal[],
): Promise<{ counts: PhaseCounts; said: Said[] }> {
  const warned = await warnedRows(tx, at, judged);
  const rows = judged.flatMap((animal) => animal.rows);
  const counts: PhaseCounts = {};
  for (const animal of judged) countMore(counts, countsOfAnimal(animal));
  for (const row of rows) countMore(counts, countsOfRow(row, warned.has(`${row.sheet} ${row.row}`)));
  const said = rows
    .filter(({ problems }) => problems.length > 0)
    .map(({ sheet, row, result, problems }) => ({ sheet, row, state: STATES[result], problems }));
  return { counts, said };
}

/** Rows of the batch that were warned about while they were read. */
async function warnedRows(tx: Db, { id }: ImportRow, judged: readonly JudgedAnimal[]): Promise<Set<string>> {
  const asked = judged.flatMap(({ rows }) => rows.filter((row) => refuses(row) || row.problems.length > 0));
  if (asked.length === 0) return new Set();
  const { rows } = await sql<Place>`
    select r.sheet, r."row" from import_rows as r
    join jsonb_to_recordset(${JSON.stringify(asked.map(({ sheet, row }) => ({ sheet, row })))}::jsonb) as x (sheet int, "row" int)
      on r.sheet = x.sheet and r."row" = x."row"
    where r.import_id = ${id} and r.found_in = 'reading' and r.state = 'warning'`.execute(tx);
  return new Set(rows.map(({ sheet, row }) => `${sheet} ${row}`));
}

/** Brings in all animals, batch by batch; a check takes each batch back. The next batch is read while one is written. */
export async function writeRows(work: ImportWork, at: ImportRow, tell: (at: ImportRow) => void): Promise<void> {
  const hasPeople = (at.counts.reading?.people ?? 0) > 0;
  const read = (after: number) => {
    const reading = readBatch(work.db, at.id, after).then(async (batch) => {
      if (batch && hasPeople) await nameContacts(work.db, at.id, [...batch.animals.values()].flat());
      return batch;
    });
    reading.catch(() => {});
    return reading;
  };
  let next = read(at.cursor.seq ?? 0);
  let batches = 0;
  for (let batch = await next; batch; batch = await next) {
    next = read(batch.last);
    await writeStep(work, at, batch);
    tell(at);
    batches++;
    // Each time the rows have doubled.
    if (Number.isInteger(Math.log2(batches)) && at.state === "running") await refreshPlannerStatistics(work.db);
  }
}

const writeStep = ({ db, clock }: ImportWork, at: ImportRow, batch: Batch): Promise<void> =>
  refusingRows(rowsOf(batch), () =>
    step(db, at, async (tx) => {
      const bulk = { tx, now: clock.now(), day: today(clock), accountId: at.created_by };
      const here = await animalsHere(tx, at.source, [...batch.animals.keys()]);
      const columnOf = columnsOf(at);
      const judged = [...batch.animals].map(([key, parts]) => judgeAnimal(key, parts, here.get(key), columnOf));
      await sql`savepoint batch`.execute(tx);
      const written = await writeBatch(bulk, at, judged, clock);
      if (at.state === "checking") await sql`rollback to savepoint batch`.execute(tx);
      const { counts, said } = await sumUp(tx, at, judged);
      if (said.length > 0) await insertSaid(tx, at.id, "writing", said);
      const writing = addCounts(addCounts(at.counts.writing ?? {}, counts), written);
      const change = { done: at.done + batch.rows, cursor: { seq: batch.last }, counts: { ...at.counts, writing } };
      return { change, result: undefined };
    }),
  );

const rowsOf = ({ animals }: Batch): number[] => [...animals.values()].flatMap((parts) => parts.map(({ row }) => row));
