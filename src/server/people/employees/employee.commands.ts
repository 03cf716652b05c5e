import type { Employee, EmployeeChange, EmployeeRequest } from "../../../contract/people/employees.ts";
import { shelterLanguage } from "../../../contract/platform/shelter.ts";
import { formTexts, recordTexts } from "../../../contract/texts/texts.ts";
import { changeAccountByStaff, rethrowAsEmailTaken, setLanguage } from "../../accounts/account.commands.ts";
import { accountById, lockAccount } from "../../accounts/account.queries.ts";
import { lockEmployee } from "../../accounts/employee.locks.ts";
import { refuseWeak, STAFF_PASSWORD_LENGTH } from "../../accounts/new-password.ts";
import { hashPassword } from "../../accounts/password.ts";
import { refuseReserved } from "../../accounts/reserved-addresses.ts";
import { demandFactorNow } from "../../accounts/second-factor/factor.commands.ts";
import { requireRecentWhereSet } from "../../accounts/second-factor/recent.ts";
import type { SignedIn } from "../../base/actor.ts";
import { forbidden, notFound, orNotFound } from "../../base/errors.ts";
import type { Context, WithSettings } from "../../database/context.ts";
import type { Db } from "../../database/pool.ts";
import { addRow } from "../../database/rows.ts";
import { audit, audited } from "../../platform/audit/audit.commands.ts";
import { removeFiles, withStoredFiles } from "../../platform/photos/photo.commands.ts";
import type { PhotoStore } from "../../platform/photos/photo.store.ts";
import { preparePortrait, setPortrait } from "./employee.photo.ts";
import { findEmployee } from "./employee.queries.ts";

type WithPhotos = WithSettings & { photoStore: PhotoStore };

/**
 * Creates an employee with their account. The address counts as confirmed, as an admin sets it (spec §7). The first admin
 * is created by the operator, who is not an employee (rules §8).
 * @throws HttpProblem 400 at `account.email` for the shelter's own addresses, 409 there when it is taken; PhotoRefused at
 * `photo`
 */
export async function addEmployee(
  context: Context<SignedIn | null> & WithPhotos,
  request: EmployeeRequest,
): Promise<Employee> {
  const { account, photo, language, ...person } = request;
  refuseReserved(account.email, context.settings, "account.email");
  const portrait = await preparePortrait(photo);
  await refuseWeak(account.password, { least: STAFF_PASSWORD_LENGTH, field: "account.password" });
  const password_hash = await hashPassword(account.password);
  const now = context.clock.now();
  const details = { isAdmin: account.isAdmin };
  const added = ({ id }: Employee) => ({ subject: "employee", id, details });
  return withStoredFiles(context, portrait ? [portrait] : [], ([stored]) =>
    audited(context, "create", added, async ({ db: tx }) => {
      const account_id = await addRow(tx, "accounts", {
        kind: "employee",
        email: account.email,
        password_hash,
        password_min_length: STAFF_PASSWORD_LENGTH,
        created_at: now,
        email_confirmed_at: now,
        language: language ?? shelterLanguage(),
      }).catch(rethrowAsEmailTaken("account.email"));
      const id = await addRow(tx, "employees", {
        account_id,
        is_admin: account.isAdmin,
        ...columnsOf(person),
        created_at: now,
      });
      if (stored) await setPortrait(tx, id, stored);
      return readEmployee(tx, id);
    }),
  );
}

/** The form's fields under their column names. */
const columnsOf = <T extends string | undefined>(person: {
  name: T;
  surname: T;
  jobTitle: T;
  description?: string | undefined;
}) => ({
  name: person.name,
  surname: person.surname,
  job_title: person.jobTitle,
  ...(person.description !== undefined && { description: person.description }),
});

async function readEmployee(tx: Db, id: number): Promise<Employee> {
  return orNotFound(await findEmployee(tx, id), recordTexts().employees.notFound);
}

/** Refuses changes of one's own rights, e-mail and password here (rules §2, §11). @throws HttpProblem 403 */
function refuseOwnAccount(employee: Employee, account: EmployeeChange["account"]): void {
  if (account?.isAdmin !== undefined && account.isAdmin !== employee.isAdmin)
    throw forbidden(recordTexts().employees.ownRights);
  const isNewEmail = account?.email !== undefined && account.email !== employee.email;
  if (isNewEmail || account?.password) throw forbidden(formTexts().accounts.currentPasswordRequired);
}

/**
 * Changes an employee: any by an admin, or one's own record without the account (rules §11).
 * @throws HttpProblem 404; 403 for one's own rights, e-mail or password; 409 for the last admin, and at `account.email`
 * when the address is taken; PhotoRefused at `photo`
 */
export async function changeEmployee(
  context: Context & WithPhotos,
  id: number,
  change: EmployeeChange,
): Promise<Employee> {
  const { db, photoStore, actor } = context;
  const { account, photo, language, ...person } = change;
  const isOwn = actor.personId === id;
  if (isOwn) refuseOwnAccount(await readEmployee(db, id), account);
  const portrait = await preparePortrait(photo);
  if (account?.password) await refuseWeakFor(db, id, account.password);
  const passwordHash = account?.password ? await hashPassword(account.password) : undefined;
  const [changed, former] = await withStoredFiles(context, portrait ? [portrait] : [], ([stored]) =>
    audited(context, "edit", { subject: "employee", id }, async (within, differ) => {
      const tx = within.db;
      const removesAdminRights = account?.isAdmin === false;
      if (!(await lockEmployee(tx, { actor, id, removesAdminRights })))
        throw notFound(recordTexts().employees.notFound);
      const employee = await readEmployee(tx, id);
      await setLanguage(tx, employee.accountId, language);
      if (account && !isOwn) await changeAccountOf(within, employee, { ...account, passwordHash });
      const columns = columnsOf({ name: person.name, surname: person.surname, jobTitle: person.jobTitle, ...person });
      if (Object.values(columns).some((value) => value !== undefined)) {
        await tx.updateTable("employees").set(columns).where("id", "=", id).execute();
      }
      const formerPortrait = stored && (await setPortrait(tx, id, stored));
      const after = await readEmployee(tx, id);
      differ(employee, after);
      return [after, formerPortrait] as const;
    }),
  );
  if (former) await removeFiles(photoStore, [former]);
  return changed;
}

/** @throws HttpProblem 400 at `account.password`; 404 */
async function refuseWeakFor(db: Db, id: number, password: string): Promise<void> {
  const { accountId } = await readEmployee(db, id);
  const account = orNotFound(await accountById(db, accountId), recordTexts().employees.notFound);
  await refuseWeak(password, { least: account.passwordMinLength, field: "account.password" });
}

type AccountChange = Omit<NonNullable<EmployeeChange["account"]>, "password"> & { passwordHash: string | undefined };

/**
 * An admin's change of another employee's account, in the transaction of the change. A change of role is audited
 * (rules §10, §11).
 * @throws HttpProblem 409 at `account.email` when the address is taken; 403 `confirm` after ten minutes without a proof
 */
async function changeAccountOf(
  context: Context & WithSettings,
  { id, accountId, name, email, isAdmin: wasAdmin }: Employee,
  { isAdmin, ...login }: AccountChange,
): Promise<void> {
  const about = { subject: "employee", id } as const;
  const isNewRole = isAdmin !== undefined && isAdmin !== wasAdmin;
  const isNewEmail = login.email !== undefined && login.email !== email;
  if (isNewRole || isNewEmail || login.passwordHash) await requireRecentWhereSet(context);
  if (login.email !== undefined || login.passwordHash) {
    // Read again after the lock: the employee may just have changed the e-mail themselves.
    const account = orNotFound(await lockAccount(context.db, accountId, "change"), recordTexts().employees.notFound);
    await changeAccountByStaff(context, { ...account, name }, login, about);
  }
  if (!isNewRole) return;
  await context.db.updateTable("employees").set({ is_admin: isAdmin }).where("id", "=", id).execute();
  if (isAdmin) await demandFactorNow(context.db, accountId);
  await audit(context, "change role", { ...about, details: { isAdmin } });
}
