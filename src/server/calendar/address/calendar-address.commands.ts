import { createHash, randomBytes } from "node:crypto";
import type { CalendarAddress, NewCalendarAddress } from "../../../contract/calendar/calendar-address.ts";
import { instant, instantOrNull } from "../../base/clock.ts";
import type { Context, WithSettings } from "../../database/context.ts";
import type { Db } from "../../database/pool.ts";
import { audited } from "../../platform/audit/audit.commands.ts";

/** Nobody guesses 192 random bits; whoever reads the database finds only their hash. */
const TOKEN_BYTES = 24;

export const hashOf = (token: string): Buffer => createHash("sha256").update(token).digest();

/** Whether somebody of the staff has an address, and since when. */
export async function ownAddress({ db, actor }: Context): Promise<CalendarAddress> {
  const row = await db
    .selectFrom("calendar_addresses")
    .select("created_at")
    .where("employee_id", "=", actor.personId)
    .executeTakeFirst();
  return { createdAt: instantOrNull(row?.created_at ?? null) };
}

const subjectOf = ({ actor }: Context) => ({ subject: "calendar address", id: actor.personId });

/** Makes an address, which is said once; the one before ends. */
export function makeAddress(context: Context & WithSettings): Promise<NewCalendarAddress> {
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  return audited(context, "create", subjectOf(context), async ({ db: tx, clock, actor, settings }) => {
    const values = { token_hash: hashOf(token), created_at: clock.now() };
    await tx
      .insertInto("calendar_addresses")
      .values({ employee_id: actor.personId, ...values })
      .onConflict((known) => known.column("employee_id").doUpdateSet(values))
      .execute();
    return { createdAt: instant(values.created_at), url: `${settings.publicUrl}/calendar/${token}.ics` };
  });
}

/** Ends the address of somebody of the staff at once. */
export async function endAddress(context: Context): Promise<void> {
  await audited(context, "end", subjectOf(context), ({ db: tx, actor }) => dropAddressOf(tx, actor.personId));
}

/** When somebody leaves, their calendar reads nothing any more, also if they come back. */
export async function dropAddressOf(tx: Db, employeeId: number): Promise<void> {
  await tx.deleteFrom("calendar_addresses").where("employee_id", "=", employeeId).execute();
}
