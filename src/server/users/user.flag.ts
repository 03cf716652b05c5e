import { sql } from "kysely";
import { audit } from "../audit/audit.commands.ts";
import type { Context } from "../context.ts";

/**
 * Adds a remark that staff read with this person's next application (rules §4). A closed account gets none.
 * @param note a sentence; earlier remarks stay before it
 */
export async function flagUser(context: Context, id: number, note: string): Promise<void> {
  const { numUpdatedRows } = await context.db
    .updateTable("users")
    .set({ flag_note: sql<string>`trim(flag_note || ' ' || ${note})` })
    .where("id", "=", id)
    .where("closed_at", "is", null)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await audit(context, "flag", { subject: "user", id });
}
