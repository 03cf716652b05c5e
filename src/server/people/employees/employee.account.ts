import type { Employee, EmployeeChange } from "../../../contract/people/employees.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { changeAccountByStaff } from "../../accounts/account.commands.ts";
import { lockAccount } from "../../accounts/account.queries.ts";
import { audit } from "../../platform/audit/audit.commands.ts";
import type { Context, WithSettings } from "../../platform/context.ts";
import { orNotFound } from "../../platform/errors.ts";

type AccountChange = Omit<NonNullable<EmployeeChange["account"]>, "password"> & { passwordHash: string | undefined };

/**
 * An admin's change of another employee's account, in the transaction of the change. A change of role is audited
 * (rules §10, §11).
 * @throws HttpProblem 409 at `account.email` when the address is taken
 */
export async function changeAccountOf(
  context: Context & WithSettings,
  { id, accountId, name, isAdmin: wasAdmin }: Employee,
  { isAdmin, ...login }: AccountChange,
): Promise<void> {
  const about = { subject: "employee", id } as const;
  if (login.email !== undefined || login.passwordHash) {
    // Read again after the lock: the employee may just have changed the e-mail themselves.
    const account = orNotFound(await lockAccount(context.db, accountId, "change"), recordTexts().employees.notFound);
    await changeAccountByStaff(context, { ...account, name }, login, about);
  }
  if (isAdmin === undefined || isAdmin === wasAdmin) return;
  await context.db.updateTable("employees").set({ is_admin: isAdmin }).where("id", "=", id).execute();
  await audit(context, "change role", { ...about, details: { isAdmin } });
}
