import type { Employee, EmployeeChange } from "../../contract/employees.ts";
import { recordTexts } from "../../contract/texts/texts.ts";
import { setEmail, setPassword } from "../accounts/account.commands.ts";
import { accountChangedLetter } from "../accounts/account.letters.ts";
import { lockAccount } from "../accounts/account.queries.ts";
import { audit } from "../audit/audit.commands.ts";
import type { Context, WithSettings } from "../context.ts";
import { orNotFound } from "../http/errors.ts";
import { queueLetter } from "../mail/letter.queries.ts";
import { endOtherSessions } from "../sessions/session.store.ts";

type AccountChange = Omit<NonNullable<EmployeeChange["account"]>, "password"> & { passwordHash: string | undefined };

/**
 * An admin's change of another employee's account, in the transaction of the change. A new e-mail or password ends that
 * employee's sessions, and a letter goes to the old address. These changes and a change of role are audited
 * (rules §10, §11).
 * @throws HttpProblem 409 at `account.email` when the address is taken
 */
export async function changeAccountOf(
  context: Context & WithSettings,
  employee: Employee,
  change: AccountChange,
): Promise<void> {
  await changeLogin(context, employee, change);
  const { isAdmin } = change;
  if (isAdmin === undefined || isAdmin === employee.isAdmin) return;
  await context.db.updateTable("employees").set({ is_admin: isAdmin }).where("id", "=", employee.id).execute();
  await audit(context, "change role", { subject: "employee", id: employee.id, details: { isAdmin } });
}

async function changeLogin(
  context: Context & WithSettings,
  employee: Employee,
  { email, passwordHash }: AccountChange,
): Promise<void> {
  const { db } = context;
  if (email === undefined && !passwordHash) return;
  // Read again after the lock: the employee may just have changed the e-mail themselves.
  const account = orNotFound(await lockAccount(db, employee.accountId, "change"), recordTexts().employees.notFound);
  const isNewEmail = email !== undefined && email !== account.email;
  if (!isNewEmail && !passwordHash) return;
  // An address that an admin sets for an employee counts as confirmed.
  if (isNewEmail) await setEmail(context, account, email, { field: "account.email", isVouchedFor: true });
  if (passwordHash) await setPassword(context, account.id, passwordHash);
  await endOtherSessions(db, employee.accountId);
  const details = { email: isNewEmail, password: Boolean(passwordHash) };
  await audit(context, "change account", { subject: "employee", id: employee.id, details });
  await queueLetter(db, { ...accountChangedLetter({ ...account, name: employee.name }), accountId: account.id });
}
