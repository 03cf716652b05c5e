import { NO_PASSWORD } from "../../accounts/password.ts";
import { deleteFactors } from "../../accounts/second-factor/factor.commands.ts";
import { lockAdoptionsAssignedTo, unassignEmployee } from "../../adoption/adoption.reassignment.ts";
import { anyOf } from "../../database/any-of.ts";
import type { System } from "../../database/context.ts";
import type { Marks } from "../../database/demonstration.marks.ts";
import type { Db } from "../../database/pool.ts";

/**
 * Lets nobody in with an account that the demonstration has brought: everybody may know its password. Such accounts stay
 * where something that people have typed names them. In the transaction that takes the demonstration out (rules §12).
 */
export async function disableInventedAccounts(system: System, marks: Marks): Promise<void> {
  const all = system.db.selectFrom("accounts").select("id");
  const invented = await all.where("id", "<=", marks.accounts ?? 0).execute();
  await disableAccounts(
    system,
    invented.map(({ id }) => id),
  );
}

async function disableAccounts({ db, clock }: System, ids: readonly number[]): Promise<void> {
  const invented = anyOf(ids);
  await db.updateTable("accounts").set({ password_hash: NO_PASSWORD }).where("id", "=", invented).execute();
  await db.deleteFrom("sessions").where("account_id", "=", invented).execute();
  await deleteFactors(db, ids);
  const links = db.selectFrom("letter_links").select("id").where("account_id", "=", invented);
  await db.deleteFrom("letter_link_tokens").where("link_id", "in", links).execute();
  await db.updateTable("letter_links").set({ used_at: clock.now() }).where("id", "in", links).execute();
  await switchWebhooksOff(db, ids, clock.now());
  const employees = await db.selectFrom("employees").select("id").where("account_id", "=", invented).execute();
  for (const { id } of employees) await retire(db, id, clock.now());
}

/** Whoever knew the public password may have had anything sent anywhere. Admins see these webhooks, and may switch them on. */
async function switchWebhooksOff(db: Db, accountIds: readonly number[], now: Date): Promise<void> {
  const off = await db
    .updateTable("webhooks")
    .set({ off_at: now, off_reason: "hand" })
    .where("account_id", "=", anyOf(accountIds))
    .where("off_at", "is", null)
    .returning("id")
    .execute();
  await db
    .updateTable("webhook_deliveries")
    .set({ state: "failed", next_try_at: null, problem: "off" })
    .where("webhook_id", "=", anyOf(off.map(({ id }) => id)))
    .where("state", "=", "waiting")
    .execute();
}

/** Unlike an employee whom an admin archives, this one may have appointments ahead: they are somebody else's from now on. */
async function retire(db: Db, id: number, now: Date): Promise<void> {
  let locked = await lockAdoptionsAssignedTo(db, id);
  const employee = db.updateTable("employees").where("id", "=", id).where("archived_at", "is", null);
  await employee.set({ archived_at: now }).execute();
  await db.updateTable("employees").set({ is_admin: false }).where("id", "=", id).execute();
  // A stage that was assigned to them before they were locked.
  while (!(await unassignEmployee(db, { employeeId: id, locked, now }))) locked = await lockAdoptionsAssignedTo(db, id);
}
