import { sql } from "kysely";
import { SAVED_SEARCHES } from "../content/saved-searches.ts";
import type { SeedContext } from "./seed-context.ts";

/** Inserts the saved searches. The animals came on the days of their arrival, and not when they were inserted. */
export async function seedSavedSearches({ tx, calendar }: SeedContext): Promise<void> {
  await sql`update animals set available_since = arrival_date where available_since is not null`.execute(tx);
  for (const { email, query, daysAgo, confirmed } of SAVED_SEARCHES) {
    const created_at = calendar.at(daysAgo, "20:10");
    const { id: mailbox_id } = await tx
      .insertInto("search_mailboxes")
      .values({ email_address: email, language: "en", created_at })
      .returning("id")
      .executeTakeFirstOrThrow();
    const confirmed_at = confirmed ? calendar.at(daysAgo, "20:25") : null;
    await tx
      .insertInto("saved_searches")
      .values({ mailbox_id, query, language: "en", created_at, confirmed_at })
      .execute();
  }
}
