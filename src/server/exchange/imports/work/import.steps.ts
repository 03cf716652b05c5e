import { sql } from "kysely";
import type { ImportState } from "../../../../contract/exchange/imports.ts";
import type { Db } from "../../../database/pool.ts";
import type { Cursor, ImportPhase, ImportRow } from "./import.row.ts";

/** The states in which work goes on. */
export const WORKING: readonly ImportState[] = ["checking", "running", "undoing"];

/** Somebody has paused or cancelled, or another worker is further: this one stops. */
export class Stopped extends Error {}

/** Nobody else works on any import while a step is written: two imports may have the same animals. */
const IMPORT_LOCK = 7_140_001;

const CURSOR = ["sheet", "row", "seq", "id"] as const;

const selectImport = (db: Db) => db.selectFrom("imports").selectAll();

const asRow = (row: unknown): ImportRow => row as ImportRow;

/** Reads an import; undefined when there is none. */
export async function findImport(db: Db, id: number): Promise<ImportRow | undefined> {
  const row = await selectImport(db).where("id", "=", id).executeTakeFirst();
  return row && asRow(row);
}

/** Locks an import. */
export async function lockImport(tx: Db, id: number): Promise<ImportRow | undefined> {
  const row = await selectImport(tx).where("id", "=", id).forUpdate().executeTakeFirst();
  return row && asRow(row);
}

/**
 * One step of work in one transaction, which also moves the cursor: after a crash the next step is the one that was lost.
 * @param at the import as this worker knows it @throws Stopped when it goes on otherwise
 */
export function step<T>(
  db: Db,
  at: ImportRow,
  work: (tx: Db) => Promise<{
    change: Partial<Pick<ImportRow, "done" | "total" | "cursor" | "counts" | "phase" | "read_as">>;
    result: T;
  }>,
): Promise<T> {
  return db.transaction().execute(async (tx) => {
    await sql`select set_config('statement_timeout', '0', true), set_config('idle_in_transaction_session_timeout', '5min', true)`.execute(
      tx,
    );
    await sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`.execute(tx);
    const now = await tx
      .selectFrom("imports")
      .select(["state", "phase", "done", "cursor"])
      .where("id", "=", at.id)
      .forUpdate()
      .executeTakeFirst();
    const isSame = now && now.state === at.state && now.phase === at.phase && now.done === at.done;
    if (!isSame || CURSOR.some((part) => (now.cursor as Cursor)[part] !== at.cursor[part])) throw new Stopped();
    const { change, result } = await work(tx);
    await saveImport(tx, at.id, change);
    Object.assign(at, change);
    return result;
  });
}

type Change = Partial<Omit<ImportRow, "id" | "created_at" | "created_by" | "file_name" | "file_bytes">>;

const JSON_COLUMNS: ReadonlySet<string> = new Set([
  "found",
  "mapping",
  "words",
  "answers",
  "cursor",
  "counts",
  "failure",
]);

/** Changes columns of an import. */
export async function saveImport(tx: Db, id: number, change: Change): Promise<void> {
  const values = Object.entries(change).map(([name, value]) => [
    name,
    JSON_COLUMNS.has(name) && value !== null ? JSON.stringify(value) : value,
  ]);
  if (values.length === 0) return;
  await tx.updateTable("imports").set(Object.fromEntries(values)).where("id", "=", id).execute();
}

/** Goes on to the next phase. */
export async function enterPhase(
  db: Db,
  at: ImportRow,
  phase: ImportPhase,
  { now, total, also = {} }: { now: Date; total: number; also?: Change },
): Promise<void> {
  await step(db, at, async (tx) => {
    await saveImport(tx, at.id, { phase_at: now, ...also });
    return { change: { phase, done: 0, total, cursor: {} }, result: undefined };
  });
  Object.assign(at, also, { phase_at: now });
}
