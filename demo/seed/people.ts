import { EMPLOYEES } from "../content/employees.ts";
import type { EmployeeKey } from "../content/types.ts";
import { USERS } from "../content/users.ts";
import type { PasswordHashes } from "../password-hashes.ts";
import { insertDrawing } from "./pictures.ts";
import { lookup, type Person, type SeedContext, type SeededRecords } from "./seed-context.ts";

/** Inserts the employees with their portraits, and the users; everybody gets an account. */
export async function seedPeople(
  context: SeedContext,
  logins: PasswordHashes,
): Promise<Pick<SeededRecords, "employee" | "user">> {
  return {
    employee: lookup("employee", await insertEmployees(context, logins)),
    user: lookup("user", await insertUsers(context, logins)),
  };
}

type Owner = { email: string; since: Date };

/** Inserts accounts with a confirmed e-mail address. @returns the account's id for an e-mail address */
async function insertAccounts(
  { tx }: SeedContext,
  kind: "user" | "employee",
  owners: readonly Owner[],
  logins: PasswordHashes,
): Promise<(email: string) => number> {
  const accounts = await tx
    .insertInto("accounts")
    .values(
      owners.map(({ email, since }) => ({
        kind,
        email,
        email_confirmed_at: since,
        password_hash: logins.hashFor(email),
        created_at: since,
      })),
    )
    .returning(["id", "email"])
    .execute();
  return lookup("account", new Map(accounts.map(({ id, email }) => [email, id])));
}

async function insertEmployees(context: SeedContext, logins: PasswordHashes): Promise<Map<EmployeeKey, Person>> {
  const { tx, calendar } = context;
  const hired = EMPLOYEES.map((employee) => ({ ...employee, since: calendar.at(employee.hiredDaysAgo, "08:00") }));
  const account = await insertAccounts(context, "employee", hired, logins);
  const people = new Map<EmployeeKey, Person>();
  for (const employee of hired) {
    const fullName = `${employee.name} ${employee.surname}`;
    const alts = { en: `Portrait of ${fullName}`, pl: `${fullName}, portret` };
    const { id } = await tx
      .insertInto("employees")
      .values({
        account_id: account(employee.email),
        name: employee.name,
        surname: employee.surname,
        job_title: employee.jobTitle,
        description: employee.description,
        is_admin: employee.isAdmin ?? false,
        photo_id: await insertDrawing(context, `employee-${employee.key}`, { alts }),
        created_at: employee.since,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    people.set(employee.key, { id, accountId: account(employee.email) });
  }
  return people;
}

async function insertUsers(context: SeedContext, logins: PasswordHashes): Promise<Map<string, Person>> {
  const joined = USERS.map((user) => ({ ...user, since: context.calendar.at(user.joinedDaysAgo, "17:30") }));
  const account = await insertAccounts(context, "user", joined, logins);
  const users = await context.tx
    .insertInto("users")
    .values(
      joined.map((user) => ({
        account_id: account(user.email),
        name: user.name,
        surname: user.surname,
        phone_number: user.phoneNumber,
        postal_code: user.postalCode,
        city: user.city,
        street: user.street,
        date_of_birth: user.dateOfBirth,
        created_at: user.since,
      })),
    )
    .returning(["id", "account_id"])
    .execute();
  const idOfAccount = lookup("user with account", new Map(users.map(({ id, account_id }) => [account_id, id])));
  return new Map(joined.map(({ email }) => [email, { id: idOfAccount(account(email)), accountId: account(email) }]));
}
