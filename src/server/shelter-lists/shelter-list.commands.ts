import { sql } from "kysely";
import { LIST_LIMITS, type ListValue, type ListValueRequest, type ShelterList } from "../../contract/shelter-lists.ts";
import { recordTexts } from "../../contract/texts/texts.ts";
import { audited } from "../audit/audit.commands.ts";
import type { Context } from "../context.ts";
import { isUniqueViolation } from "../database/database-errors.ts";
import { newTexts, saveTexts } from "../database/translations.ts";
import { conflict, notFound } from "../http/errors.ts";
import { LIST_TABLES, listValues, lockList, type StoredValue } from "./shelter-list.queries.ts";

type InList = { list: ShelterList };
type OfValue = InList & { id: number };

const rethrowAsTaken = (error: unknown) => {
  const { nameTaken } = recordTexts().shelterLists;
  throw isUniqueViolation(error) ? conflict(nameTaken, undefined, [{ field: "name", errors: [nameTaken] }]) : error;
};

const tableOf = (list: ShelterList) => sql.table(LIST_TABLES[list].table);

/** A retired value is brought back, another one retired; what is used cannot be deleted (rules §12). */
function withActions(value: StoredValue): ListValue {
  const actions: ListValue["actions"] = ["edit", value.retiredAt ? "restore" : "retire"];
  return { ...value, actions: value.uses > 0 ? actions : [...actions, "delete"] };
}

/** All values of a list, those that are offered first. */
export const readList = async ({ db }: Context, { list }: InList): Promise<ListValue[]> =>
  (await listValues(db, list)).map(withActions);

async function requireValue({ db }: Context, { list, id }: OfValue): Promise<StoredValue> {
  const [value] = await listValues(db, list, id);
  if (!value) throw notFound(recordTexts().shelterLists.notFound);
  return value;
}

const readValue = async (context: Context, where: OfValue) => withActions(await requireValue(context, where));

const about = ({ list, id }: OfValue, name: string) => ({ subject: LIST_TABLES[list].subject, id, details: { name } });

function refuseIfFull(offered: readonly number[]): void {
  if (offered.length >= LIST_LIMITS.values) throw conflict(recordTexts().shelterLists.isFull(LIST_LIMITS.values));
}

/** Adds a value. @throws HttpProblem 409 at `name` when it is taken, 409 when the list is full */
export const addValue = (context: Context, { list }: InList, sent: ListValueRequest): Promise<ListValue> =>
  audited(
    context,
    "create",
    ({ id, name }: ListValue) => about({ list, id }, name),
    async (within) => {
      const { db: tx } = within;
      refuseIfFull(await lockList(tx, list));
      const texts = newTexts(sent, "name");
      const { rows } = await sql<{ id: number }>`
        insert into ${tableOf(list)} (name, names) values (${texts.name}, ${texts.names}) returning id`
        .execute(tx)
        .catch(rethrowAsTaken);
      return readValue(within, { list, id: (rows[0] as { id: number }).id });
    },
  );

/** Changes a value's name everywhere. @throws HttpProblem 404, 400, 409 at `name` */
export const renameValue = (context: Context, where: OfValue, sent: ListValueRequest): Promise<ListValue> =>
  audited(
    context,
    "edit",
    ({ name }: ListValue) => about(where, name),
    async (within) => {
      const { list, id } = where;
      await lockList(within.db, list);
      await requireValue(within, where);
      const record = { table: LIST_TABLES[list].table, id };
      const missing = { name: recordTexts().shelterLists.nameRequired };
      await saveTexts(within.db, record, sent, missing).catch(rethrowAsTaken);
      return readValue(within, where);
    },
  );

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
    async (within) => {
      const { db: tx, clock } = within;
      const offered = await lockList(tx, where.list);
      const value = await requireValue(within, where);
      if (isRetired === (value.retiredAt !== null)) return withActions(value);
      if (isRetired) refuseIfLast(where, offered);
      else refuseIfFull(offered);
      const retiredAt = isRetired ? clock.now() : null;
      await sql`update ${tableOf(where.list)} set retired_at = ${retiredAt} where id = ${where.id}`.execute(tx);
      return readValue(within, where);
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
