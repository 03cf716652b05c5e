import { sql } from "kysely";
import type { StaffListName } from "../../../contract/platform/kept-views.ts";
import type { BulkAction, ListSettings, ListView } from "../../../contract/platform/list-views.ts";
import { may, type Permission, permitted } from "../../base/policy.ts";
import type { Context } from "../../database/context.ts";

/** What may be done with several rows of a list, and the permission that the call asks for. */
const BULK: Partial<Record<StaffListName, Readonly<Record<BulkAction, Permission>>>> = {
  animals: { group: "animalGroups.edit", unit: "care.write", cards: "animalPapers.print" },
};

/** The views of a list that this person sees, by name: their own, and those that are shared. @param id only this one */
export async function listViews({ db, actor }: Context, list: StaffListName, id?: number): Promise<ListView[]> {
  const rows = await db
    .selectFrom("list_views")
    .select(["id", "name", "query", "hidden", "is_shared as isShared", "account_id"])
    .where("list", "=", list)
    .where(({ or, eb }) => or([eb("account_id", "=", actor.accountId), eb("is_shared", "=", true)]))
    .$if(id !== undefined, (views) => views.where("id", "=", id as number))
    .orderBy(sql`name collate "pl-x-icu"`)
    .orderBy("id")
    .execute();
  return rows.map(({ account_id, ...view }) => {
    const mayDelete = view.isShared ? may(actor, "listViews.share") : account_id === actor.accountId;
    return { ...view, actions: mayDelete ? ["delete"] : [] };
  });
}

/** How this person sees a list, and what they may do with its rows. */
export async function listSettings(context: Context, list: StaffListName): Promise<ListSettings> {
  const { db, actor } = context;
  const columns = await db
    .selectFrom("list_columns")
    .select(["hidden", "look"])
    .where("account_id", "=", actor.accountId)
    .where("list", "=", list)
    .executeTakeFirst();
  return {
    views: await listViews(context, list),
    hidden: columns?.hidden ?? [],
    look: (columns?.look ?? {}) as ListSettings["look"],
    mayShare: may(actor, "listViews.share"),
    bulk: permitted(actor, BULK[list] ?? ({} as Record<BulkAction, Permission>)),
  };
}
