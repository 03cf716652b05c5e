import { type RawBuilder, sql } from "kysely";
import { shelter } from "../../../contract/platform/shelter.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { numberAllStays } from "../../animals/stays/register-number.ts";
import type { SignedIn } from "../../base/actor.ts";
import { conflict, invalid, notFound } from "../../base/errors.ts";
import { inTransaction, type System } from "../../database/context.ts";
import { DEMONSTRATION_KEY, type Marks, RECORD_TABLES } from "../../database/demonstration.marks.ts";
import type { Db } from "../../database/pool.ts";
import { audit } from "../../platform/audit/audit.commands.ts";
import { removeFiles } from "../../platform/photos/photo.commands.ts";
import type { PhotoStore } from "../../platform/photos/photo.store.ts";
import { disableInventedAccounts } from "./demonstration.accounts.ts";
import { namedIds, namingIds, type Reference, readReferences } from "./references.queries.ts";

const isRecord = (table: string) => (RECORD_TABLES as readonly string[]).includes(table);

type Ids = Map<string, Set<number>>;

/** Adds ids of a table. @returns those that were not there yet */
function add(found: Ids, table: string, ids: readonly number[]): number[] {
  const known = found.get(table) ?? new Set();
  const fresh = ids.filter((id) => !known.has(id));
  found.set(table, new Set([...known, ...fresh]));
  return fresh;
}

/** Rows that the demonstration has put in, and what the server has charged of its monthly gift since then. */
const isInvented = (table: string, marks: Marks): RawBuilder<boolean> =>
  table === "donations"
    ? sql`(id <= ${marks[table] ?? 0} or coalesce(monthly_gift_id <= ${marks.monthly_gifts ?? 0}, false))`
    : sql`id <= ${marks[table] ?? 0}`;

/** What people have typed, and every invented record that it names: an application keeps its animal. */
async function findKept(db: Db, marks: Marks, references: readonly Reference[]): Promise<Ids> {
  const kept: Ids = new Map();
  const keep = async (table: string, ids: readonly number[]): Promise<void> => {
    const fresh = add(kept, table, ids);
    if (fresh.length === 0) return;
    for (const reference of references.filter((one) => one.table === table && one.hasId)) {
      await keep(reference.target, await namedIds(db, reference, fresh));
    }
  };
  for (const table of RECORD_TABLES) {
    const { rows } = await sql<{ id: number }>`
      select id::int as id from ${sql.table(table)} where not ${isInvented(table, marks)}`.execute(db);
    await keep(
      table,
      rows.map(({ id }) => id),
    );
  }
  return kept;
}

const deleteNaming = ({ table, column }: Reference, ids: readonly number[]) =>
  sql`delete from ${sql.table(table)} where ${sql.ref(column)} = any(${ids}::int[])`;

/** Keeps a row that an invented person has written: it goes or stays with what it belongs to. */
const forgetNamed = ({ table, column }: Reference, ids: readonly number[]) =>
  sql`update ${sql.table(table)} set ${sql.ref(column)} = null where ${sql.ref(column)} = any(${ids}::int[])`;

/** The invented records that nothing keeps, with all that belongs to them; `rest` is for rows that have no id or stay. */
async function findInvented(db: Db, marks: Marks, references: readonly Reference[], kept: Ids) {
  const gone: Ids = new Map();
  const rest: RawBuilder<unknown>[] = [];
  const take = async (table: string, ids: readonly number[]): Promise<void> => {
    const fresh = add(gone, table, ids);
    if (fresh.length === 0) return;
    for (const reference of references.filter((one) => one.target === table && !one.isFollowed)) {
      if (reference.isAuthor && !isRecord(reference.table)) rest.push(forgetNamed(reference, fresh));
      else if (reference.hasId) await take(reference.table, await namingIds(db, reference, fresh));
      else rest.push(deleteNaming(reference, fresh));
    }
  };
  for (const table of RECORD_TABLES) {
    const { rows } = await sql<{ id: number }>`
      select id::int as id from ${sql.table(table)} where ${isInvented(table, marks)}
      and id <> all(${[...(kept.get(table) ?? [])]}::int[])`.execute(db);
    await take(
      table,
      rows.map(({ id }) => id),
    );
  }
  // Portraits belong to no animal; those of employees who stay are kept.
  const { rows: portraits } = await sql<{ id: number }>`
    select id from photos where animal_id is null and id <= ${marks.photos ?? 0}
    and id <> all(${[...(kept.get("photos") ?? [])]}::int[]) and id not in (select logo_id from shelter where logo_id is not null)`.execute(
    db,
  );
  add(
    gone,
    "photos",
    portraits.map(({ id }) => id),
  );
  return { gone, rest };
}

/** In one statement: rows that name each other are checked when all of them are gone. */
async function deleteAll(db: Db, gone: Ids): Promise<void> {
  const parts = [...gone]
    .filter(([, ids]) => ids.size > 0)
    .map(
      ([table, ids], at) =>
        sql`${sql.ref(`gone_${at}`)} as (delete from ${sql.table(table)} where id = any(${[...ids]}::int[]))`,
    );
  if (parts.length > 0) await sql`with ${sql.join(parts)} select`.execute(db);
}

/** @throws HttpProblem 404 without a demonstration, 409 when one of an older version cannot be told from the rest */
async function lockMarks(db: Db): Promise<Marks> {
  const row = await db
    .selectFrom("installation")
    .select("value")
    .where("key", "=", DEMONSTRATION_KEY)
    .forUpdate()
    .executeTakeFirstOrThrow(() => notFound(recordTexts().shelter.noDemonstration));
  if (!row.value.startsWith("{")) throw conflict(recordTexts().shelter.demonstrationUnmarked);
  return JSON.parse(row.value);
}

/**
 * Takes out what the demonstration has put in, and keeps what people have added themselves (rules §12).
 * @param confirm the shelter's name, typed; undefined for the operator, who has typed a command
 * @throws HttpProblem 400 at `confirm`, 404 without a demonstration, 409 without an admin who stays
 */
export async function leaveDemonstration(
  context: System & { actor: Pick<SignedIn, "accountId"> | null; photoStore: PhotoStore },
  confirm?: string,
): Promise<void> {
  const text = recordTexts().shelter;
  if (confirm !== undefined && confirm.trim() !== shelter().name) {
    throw invalid([{ field: "confirm", errors: [text.confirmName(shelter().name)] }]);
  }
  const files = await inTransaction(context, async (within) => {
    const { db } = within;
    const marks = await lockMarks(db);
    const { rowCount } = await sqlAdmins(db, marks);
    if (!rowCount) throw conflict(text.ownAdminFirst);
    const references = await readReferences(db);
    const kept = await findKept(db, marks, references);
    const { gone, rest } = await findInvented(db, marks, references, kept);
    const photos = [...(gone.get("photos") ?? [])];
    const { rows } = await sql<{ key: string }>`select key from photos where id = any(${photos}::int[])`.execute(db);
    for (const change of rest) await change.execute(db);
    await deleteAll(db, gone);
    await disableInventedAccounts(within, marks);
    await numberAllStays(db);
    await db.deleteFrom("installation").where("key", "=", DEMONSTRATION_KEY).execute();
    await audit(within, "leave demonstration", { subject: "shelter", id: null });
    return rows.map(({ key }) => key);
  });
  await removeFiles(context.photoStore, files);
}

/** The admins who are not the demonstration's, whose password everybody knows. */
async function sqlAdmins(db: Db, marks: Marks): Promise<{ rowCount: number }> {
  const { rows } = await sql`
    select from employees where is_admin and archived_at is null and id > ${marks.employees ?? 0}`.execute(db);
  return { rowCount: rows.length };
}
