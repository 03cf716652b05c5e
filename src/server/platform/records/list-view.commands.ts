import { sql } from "kysely";
import { type StaffListName, VIEW_LIMITS } from "../../../contract/platform/kept-views.ts";
import type { ListLook, ListView, ListViewRequest } from "../../../contract/platform/list-views.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { conflict, forbidden, notFound } from "../../base/errors.ts";
import { may } from "../../base/policy.ts";
import { type Context, inTransaction } from "../../database/context.ts";
import { listViews } from "./list-view.queries.ts";

/** Keeps which columns this person has hidden. */
export async function hideColumns({ db, actor }: Context, list: StaffListName, hidden: string[]): Promise<void> {
  await db
    .insertInto("list_columns")
    .values({ account_id: actor.accountId, list, hidden })
    .onConflict((existing) => existing.columns(["account_id", "list"]).doUpdateSet({ hidden }))
    .execute();
}

/** Keeps what is given of how this person sees a list. */
export async function keepLook({ db, actor }: Context, list: StaffListName, look: ListLook): Promise<void> {
  await sql`
    insert into list_columns (account_id, list, look) values (${actor.accountId}, ${list}, ${JSON.stringify(look)}::jsonb)
    on conflict (account_id, list) do update set look = list_columns.look || excluded.look`.execute(db);
}

/**
 * Keeps a view; one of this person's with the same name is replaced.
 * @throws HttpProblem 403 for a shared one by somebody who is no admin, 409 when there are too many
 */
export function saveView(context: Context, list: StaffListName, view: ListViewRequest): Promise<ListView> {
  if (view.isShared && !may(context.actor, "listViews.share")) throw forbidden();
  return inTransaction(context, async (within) => {
    const { db: tx, clock, actor } = within;
    // One after another, so that no more are kept than may be.
    await sql`select from accounts where id = ${actor.accountId} for no key update`.execute(tx);
    const { name, query, hidden, isShared } = view;
    const { rows } = await sql<{ id: number }>`
      insert into list_views (account_id, list, name, query, hidden, is_shared, created_at)
      values (${actor.accountId}, ${list}, ${name}, ${query}, ${hidden}, ${isShared}, ${clock.now()})
      on conflict (account_id, list, fold(name)) do update set
        name = excluded.name, query = excluded.query, hidden = excluded.hidden, is_shared = excluded.is_shared
      returning id`.execute(tx);
    const own = await tx
      .selectFrom("list_views")
      .select(({ fn }) => fn.countAll<number>().as("views"))
      .where("account_id", "=", actor.accountId)
      .where("list", "=", list)
      .executeTakeFirstOrThrow();
    if (own.views > VIEW_LIMITS.views) throw conflict(recordTexts().listViews.tooMany(VIEW_LIMITS.views));
    const [saved] = await listViews(within, list, rows[0]?.id);
    return saved as ListView;
  });
}

/** Deletes a view. @throws HttpProblem 404 for one that this person does not see, 403 for one of somebody else */
export async function removeView(context: Context, list: StaffListName, id: number): Promise<void> {
  const [view] = await listViews(context, list, id);
  if (!view) throw notFound(recordTexts().listViews.notFound);
  if (!view.actions.includes("delete")) throw forbidden();
  await context.db.deleteFrom("list_views").where("id", "=", id).execute();
}
