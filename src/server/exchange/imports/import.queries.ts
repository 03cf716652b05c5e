import { sql } from "kysely";
import type { Import, ImportItem } from "../../../contract/exchange/imports.ts";
import type { PageOf } from "../../../contract/platform/lists.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { instant, instantOrNull } from "../../base/clock.ts";
import { orNotFound } from "../../base/errors.ts";
import type { System } from "../../database/context.ts";
import type { Db } from "../../database/pool.ts";
import { serverTexts } from "../../texts/texts.ts";
import type { ProblemArgs, ProblemCode } from "./files/unreadable.ts";
import { actionsOf } from "./import.actions.ts";
import { NOTHING_SIGNS } from "./layouts/nothing.ts";
import type { RowProblem, RowState } from "./rows/facts.ts";
import { wordsOf } from "./settings/found-words.ts";
import { columnKey, isRead, notTakenOf } from "./settings/mapped.ts";
import { missingOf, questionsOf } from "./settings/questions.ts";
import { addCounts, type Counts, type ImportRow, type StoredCounts } from "./work/import.row.ts";
import { WORKING } from "./work/import.steps.ts";

const NONE: Counts = {
  read: 0,
  ignored: 0,
  created: 0,
  changed: 0,
  unchanged: 0,
  skipped: 0,
  errors: 0,
  warnings: 0,
  animals: 0,
  stays: 0,
  open: 0,
  closed: 0,
  deadOnArrival: 0,
  treatments: 0,
  placements: 0,
  photos: 0,
  photosRefused: 0,
  people: 0,
  costs: 0,
  logs: 0,
  neutered: 0,
  reservations: 0,
  removed: 0,
  kept: 0,
};

/** All counts of an import together. */
export function countsOf({ reading = {}, writing = {}, undoing = {} }: StoredCounts): Counts {
  const { changedAnimals: _, ...counts } = addCounts(addCounts(reading, writing), undoing);
  return { ...NONE, ...counts };
}

/** The sentence of a problem, in the reader's language. */
export function problemText(code: ProblemCode, args: ProblemArgs = []): string {
  const sentence = serverTexts().importProblems[code] as (...values: readonly (string | number)[]) => string;
  return sentence(...args);
}

/** How far the work is, how fast, and how long it will take. */
export function progressOf({ state, done, total, phase_at }: ImportRow, now: Date): ImportItem["progress"] {
  const seconds = phase_at ? (now.getTime() - phase_at.getTime()) / 1000 : 0;
  const isWorking = WORKING.includes(state);
  const perSecond = isWorking && seconds > 0.5 && done > 0 ? Math.round((done / seconds) * 10) / 10 : null;
  const secondsLeft = perSecond && total > done ? Math.ceil((total - done) / perSecond) : null;
  return { done, total: Math.max(total, 0), perSecond, secondsLeft };
}

type Named = ImportRow & { created_by_name: string | null };

const imports = (db: Db) =>
  db
    .selectFrom("imports as i")
    .leftJoin("employees as e", "e.account_id", "i.created_by")
    .selectAll("i")
    .select(sql<string | null>`e.name || ' ' || e.surname`.as("created_by_name"));

function itemOf(row: Named, now: Date): ImportItem {
  const { failure } = row;
  return {
    id: row.id,
    state: row.state,
    phase: row.phase,
    fileName: row.file_name,
    layout: row.layout,
    progress: progressOf(row, now),
    counts: countsOf(row.counts),
    failure: failure && problemText(failure.code, failure.args),
    createdAt: instant(row.created_at),
    createdBy: row.created_by_name,
    finishedAt: instantOrNull(row.finished_at),
    actions: actionsOf(row),
  };
}

/** The imports, the latest first. */
export async function listImports(
  { db, clock }: System,
  { page, pageNumber, pageSize }: { page?: number | undefined; pageNumber?: number | undefined; pageSize: number },
): Promise<PageOf<ImportItem>> {
  const at = page ?? pageNumber ?? 1;
  const rows = await imports(db)
    .orderBy("i.id", "desc")
    .limit(pageSize)
    .offset((at - 1) * pageSize)
    .execute();
  const { count } = await db
    .selectFrom("imports")
    .select(sql<number>`count(*)::int`.as("count"))
    .executeTakeFirstOrThrow();
  return {
    items: rows.map((row) => itemOf(row as unknown as Named, clock.now())),
    page: at,
    pageSize,
    totalCount: count,
  };
}

/** One import with its columns, questions and words. @throws HttpProblem 404 */
export async function readImport({ db, clock }: System, id: number): Promise<Import> {
  const found = await imports(db).where("i.id", "=", id).executeTakeFirst();
  const row = orNotFound(found as unknown as Named | undefined, recordTexts().imports.notFound);
  const { tables, pictures } = row.found;
  const [first] = tables;
  return {
    ...itemOf(row, clock.now()),
    encoding: first?.encoding ?? null,
    delimiter: first?.delimiter ?? null,
    columns: first?.columns.map(({ name }) => name) ?? [],
    tables: tables.map((table) => ({
      name: table.name,
      layout: table.layout,
      isRead: isRead(row.found, table, row),
      isHidden: table.isHidden ?? false,
      head: table.head,
      preview: table.preview ?? [],
      encoding: table.encoding,
      delimiter: table.delimiter,
      rows: table.rows,
      isCut: table.isCut,
      columns: table.columns.map(({ name, samples }) => ({ key: columnKey(row.found, table, name), name, samples })),
    })),
    mapping: row.mapping,
    values: row.words,
    answers: row.answers as Import["answers"],
    questions: questionsOf(row.found, row),
    words: wordsOf(row.found, row),
    nothing: [...NOTHING_SIGNS, ...(row.answers.nothing ?? [])],
    notTaken: notTakenOf(row.found, row),
    missing: missingOf(row.found, row),
    pictures,
    release: row.state === "done" ? await releaseOf(db, id) : null,
  };
}

/** The live release rate of the stays that came in (rules §14), for all time. */
async function releaseOf(db: Db, id: number): Promise<NonNullable<Import["release"]>> {
  const { rows } = await sql<NonNullable<Import["release"]>>`
    with came as (
      select s.intake_on, s.outcome_on, s.outcome_type from imported_records as k join stays as s on s.id = k.record_id
      join animals as a on a.id = s.animal_id
      where k.import_id = ${id} and k.kind = 'stay' and s.intake_type <> 'dead_on_arrival' and a.archived_at is null),
    counted as (
      select count(*) filter (where outcome_type in ('adoption', 'return_to_owner', 'transfer_out', 'return_to_field', 'other_live'))::int as live,
        count(outcome_on)::int as outcomes, min(intake_on)::text as "from",
        max(greatest(intake_on, coalesce(outcome_on, intake_on)))::text as "to" from came)
    select *, round(100.0 * live / nullif(outcomes, 0), 2) as percent from counted`.execute(db);
  return rows[0] ?? { live: 0, outcomes: 0, percent: null, from: null, to: null };
}

type StoredRow = { sheet: number; row: number; state: RowState; problems: RowProblem[] };

const WORST = sql`case when bool_or(state = 'error') then 'error' when bool_or(state = 'skipped') then 'skipped'
  when bool_or(state = 'kept') then 'kept' else 'warning' end`;

/** What there is to say about rows, by table and row. @param state only these */
export async function problemRows(
  db: Db,
  id: number,
  { state, limit, offset }: { state?: RowState | undefined; limit: number; offset: number },
): Promise<{ rows: StoredRow[]; total: number }> {
  const filter = state === undefined ? sql`` : sql`having ${WORST} = ${state}`;
  const grouped = sql`select sheet, "row", ${WORST} as state from import_rows where import_id = ${id} group by sheet, "row" ${filter}`;
  const { rows } = await sql<StoredRow>`
    select g.sheet, g."row", g.state, (
      select jsonb_agg(p.value order by r.found_in, p.n) from import_rows as r, jsonb_array_elements(r.problems) with ordinality as p (value, n)
      where r.import_id = ${id} and r.sheet = g.sheet and r."row" = g."row") as problems
    from (${grouped} order by sheet, "row" limit ${limit} offset ${offset}) as g order by g.sheet, g."row"`.execute(db);
  const { rows: counted } = await sql<{ n: number }>`select count(*)::int as n from (${grouped}) as g`.execute(db);
  return { rows, total: counted[0]?.n ?? 0 };
}
