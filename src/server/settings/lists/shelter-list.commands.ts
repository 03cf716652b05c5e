import { sql } from "kysely";
import { ORDERED_LISTS } from "../../../contract/animals/stay-words.ts";
import {
  isOrdered,
  LIST_LIMITS,
  type ListOrderRequest,
  type ListValue,
  type ListValueRequest,
  type ShelterList,
} from "../../../contract/settings/shelter-lists.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { replaceWordsByValue } from "../../animals/stays/stay.words.ts";
import { conflict, invalid, notFound } from "../../base/errors.ts";
import type { Context } from "../../database/context.ts";
import { isUniqueViolation } from "../../database/database-errors.ts";
import { newTexts, saveTexts } from "../../database/translations.ts";
import { audited } from "../../platform/audit/audit.commands.ts";
import { hasSeen, type SeenVersions, stale } from "../../platform/http/if-match.ts";
import { LIST_TABLES, listValues, lockList, type StoredValue } from "./shelter-list.queries.ts";

type InList = { list: ShelterList };
type OfValue = InList & { id: number };

const rethrowAsTaken = (error: unknown) => {
  const { nameTaken } = recordTexts().shelterLists;
  throw isUniqueViolation(error) ? conflict(nameTaken, undefined, [{ field: "name", errors: [nameTaken] }]) : error;
};

const tableOf = (list: ShelterList) => sql.table(LIST_TABLES[list].table);

/** A retired value is brought back, another one retired; what is used cannot be deleted (rules §12). */
const withActions =
  (list: ShelterList) =>
  (value: StoredValue): ListValue => ({
    ...value,
    actions: [
      "edit",
      value.retiredAt ? "restore" : "retire",
      ...(value.uses > 0 ? [] : (["delete"] as const)),
      ...(isOrdered(list) && !value.retiredAt ? (["move"] as const) : []),
    ],
  });

/** All values of a list, those that are offered first. */
export const readList = async ({ db }: Context, { list }: InList): Promise<ListValue[]> =>
  (await listValues(db, list)).map(withActions(list));

async function requireValue({ db }: Context, { list, id }: OfValue): Promise<StoredValue> {
  const [value] = await listValues(db, list, id);
  if (!value) throw notFound(recordTexts().shelterLists.notFound);
  return value;
}

const readValue = async (context: Context, where: OfValue) =>
  withActions(where.list)(await requireValue(context, where));

const about = ({ list, id }: OfValue, name: string) => ({ subject: LIST_TABLES[list].subject, id, details: { name } });

function refuseIfFull(offered: readonly number[]): void {
  if (offered.length >= LIST_LIMITS.values) throw conflict(recordTexts().shelterLists.isFull(LIST_LIMITS.values));
}

/** @throws HttpProblem 400 at `types` for a type that the list does not know */
function typesOf(list: ShelterList, types: ListValueRequest["types"]): string[] | undefined {
  const known: readonly string[] = isOrdered(list) ? ORDERED_LISTS[list] : [];
  if (types?.every((type) => known.includes(type)) === false) {
    throw invalid([{ field: "types", errors: [recordTexts().shelterLists.types] }]);
  }
  return isOrdered(list) ? types && [...new Set(types)] : undefined;
}

/** Adds a value. @throws HttpProblem 400 at `types`; 409 at `name` when it is taken, 409 when the list is full */
export const addValue = (context: Context, { list }: InList, sent: ListValueRequest): Promise<ListValue> =>
  audited(
    context,
    "create",
    ({ id, name }: ListValue) => about({ list, id }, name),
    async (within) => {
      const { db: tx } = within;
      refuseIfFull(await lockList(tx, list));
      const texts = newTexts(sent, "name");
      const types = typesOf(list, sent.types) ?? [];
      const { rows } = await (isOrdered(list)
        ? sql<{ id: number }>`insert into ${tableOf(list)} (name, names, types, position)
              select ${texts.name}, ${texts.names}::jsonb, ${types}::text[], coalesce(max(position), 0) + 1
              from ${tableOf(list)} returning id`
        : sql<{
            id: number;
          }>`insert into ${tableOf(list)} (name, names) values (${texts.name}, ${texts.names}) returning id`
      )
        .execute(tx)
        .catch(rethrowAsTaken);
      const { id } = rows[0] as { id: number };
      if (isOrdered(list)) await replaceWordsByValue(tx, list, id);
      return readValue(within, { list, id });
    },
  );

/**
 * Changes a value's name everywhere, and with which types it is offered.
 * @param versions that the caller has seen; without them anything is overwritten
 * @throws HttpProblem 404, 400, 409 at `name`; 412 when another admin has changed it since
 */
export const changeValue = (
  context: Context,
  where: OfValue,
  sent: ListValueRequest,
  versions?: SeenVersions,
): Promise<ListValue> =>
  audited(
    context,
    "edit",
    ({ name }: ListValue) => about(where, name),
    async (within, differ) => {
      const { list, id } = where;
      await lockList(within.db, list);
      const before = await requireValue(within, where);
      if (versions && !hasSeen(versions, before.version)) throw stale(undefined, within.clock.zone);
      const types = typesOf(list, sent.types);
      const record = { table: LIST_TABLES[list].table, id };
      const missing = { name: recordTexts().shelterLists.nameRequired };
      await saveTexts(within.db, record, sent, missing).catch(rethrowAsTaken);
      await sql`update ${tableOf(list)} set version = version + 1${types ? sql`, types = ${types}::text[]` : sql``}
        where id = ${id}`.execute(within.db);
      if (isOrdered(list)) await replaceWordsByValue(within.db, list, id);
      const after = await readValue(within, where);
      differ(before, after);
      return after;
    },
  );

/**
 * Puts the values that are offered in another order.
 * @throws HttpProblem 404 for a list that is sorted by name; 412 when it is not any more as it was read; 400 at `ids`
 */
export async function orderList(
  context: Context,
  { list }: InList,
  { ids, before }: ListOrderRequest,
): Promise<ListValue[]> {
  if (!isOrdered(list)) throw notFound(recordTexts().shelterLists.notFound);
  const about = { subject: LIST_TABLES[list].subject, id: null };
  await audited(context, "sort", about, async ({ db: tx, clock }) => {
    await lockList(tx, list);
    const offered = (await listValues(tx, list)).filter(({ retiredAt }) => retiredAt === null).map(({ id }) => id);
    if (offered.join() !== before.join()) throw stale(undefined, clock.zone);
    if (ids.toSorted(byNumber).join() !== offered.toSorted(byNumber).join()) {
      throw invalid([{ field: "ids", errors: [recordTexts().shelterLists.order] }]);
    }
    await sql`update ${tableOf(list)} as t set position = o.at
      from unnest(${ids}::int[]) with ordinality as o (id, at) where t.id = o.id`.execute(tx);
  });
  return readList(context, { list });
}
const byNumber = (one: number, other: number): number => one - other;

/** The last one that a form can offer stays. @throws HttpProblem 409 */
function refuseIfLast({ list, id }: OfValue, offered: readonly number[]): void {
  const isLast = offered.length === 1 && offered[0] === id;
  if (isLast && LIST_TABLES[list].isNeeded) throw conflict(recordTexts().shelterLists.isLast);
}

/** Takes a value out of what is offered, or brings it back; it stays where it is used. @throws HttpProblem 404, 409 */
export const setRetired = (context: Context, where: OfValue, isRetired: boolean): Promise<ListValue> =>
  audited(
    context,
    isRetired ? "retire" : "restore",
    ({ name }: ListValue) => about(where, name),
    async (within, differ) => {
      const { db: tx, clock } = within;
      const offered = await lockList(tx, where.list);
      const value = await requireValue(within, where);
      if (isRetired === (value.retiredAt !== null)) return withActions(where.list)(value);
      if (isRetired) refuseIfLast(where, offered);
      else refuseIfFull(offered);
      const retiredAt = isRetired ? clock.now() : null;
      await sql`update ${tableOf(where.list)} set retired_at = ${retiredAt} where id = ${where.id}`.execute(tx);
      const after = await readValue(within, where);
      differ(value, after);
      return after;
    },
  );

/** Deletes a value that nothing has. @throws HttpProblem 404, 409 which says where it is used */
export async function removeValue(context: Context, where: OfValue): Promise<void> {
  const { list, id } = where;
  await audited(
    context,
    "delete",
    ({ name }: StoredValue) => about(where, name),
    async (within) => {
      const offered = await lockList(within.db, list);
      const value = await requireValue(within, where);
      if (value.uses > 0) throw conflict(recordTexts().shelterLists.isUsed(list, value.name, value.uses));
      refuseIfLast(where, offered);
      await sql`delete from ${tableOf(list)} where id = ${id}`.execute(within.db);
      return value;
    },
  );
}
