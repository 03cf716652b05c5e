import { LIST_VIEWS, RESOURCE_USE, USER_NOTES } from "../content/staff-notes.ts";
import { lookupId, type SeedContext, type SeededRecords } from "./seed-context.ts";

/** Inserts what staff keep for each other: notes on people, what was taken from the stores, views of lists. */
export async function seedStaffNotes({ tx, calendar }: SeedContext, records: SeededRecords): Promise<void> {
  const notes = USER_NOTES.map(({ user, author, daysAgo, time, text }) => ({
    user_id: records.user(user).id,
    written_by: records.employee(author).accountId,
    written_at: calendar.at(daysAgo, time),
    text,
  }));
  await tx.insertInto("user_notes").values(notes).execute();

  const resources = await tx.selectFrom("resources").select(["id", "name"]).execute();
  const resourceId = lookupId("resource", resources);
  const changes = RESOURCE_USE.flatMap(({ resource, author, changes }) =>
    changes.map(([daysAgo, difference]) => ({
      resource_id: resourceId(resource),
      changed_at: calendar.at(daysAgo, "07:30"),
      difference,
      changed_by: records.employee(author).accountId,
    })),
  );
  await tx.insertInto("resource_changes").values(changes).execute();

  const { accountId } = records.employee("anna");
  const views = LIST_VIEWS.map((view) => ({
    ...view,
    account_id: accountId,
    is_shared: true,
    created_at: calendar.at(30, "09:00"),
  }));
  await tx.insertInto("list_views").values(views).execute();
}
