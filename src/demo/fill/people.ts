import { keepPrepared } from "../../server/photos/photo.commands.ts";
import { EMPLOYEES } from "../content/employees.ts";
import type { EmployeeKey } from "../content/shapes.ts";
import { USERS } from "../content/users.ts";
import type { Logins } from "../logins.ts";
import type { Pictures } from "../pictures.ts";
import { asking, type Filling, type Known, type Person } from "./filling.ts";

/** Puts in the employees with their portraits, and the adopters; everybody gets an account. */
export async function fillPeople(
  filling: Filling,
  pictures: Pictures,
  logins: Logins,
): Promise<Pick<Known, "employee" | "user">> {
  return {
    employee: asking("employee", await fillEmployees(filling, pictures, logins)),
    user: asking("user", await fillUsers(filling, logins)),
  };
}

type Owner = { email: string; since: Date };

/** Everybody's address counts as confirmed. @returns the account ids by e-mail */
async function fillAccounts(
  { tx }: Filling,
  kind: "user" | "employee",
  owners: readonly Owner[],
  logins: Logins,
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
  return asking("account", new Map(accounts.map(({ id, email }) => [email, id])));
}

async function fillEmployees(filling: Filling, pictures: Pictures, logins: Logins): Promise<Map<EmployeeKey, Person>> {
  const { tx, calendar, photoStore } = filling;
  const portrait = asking("portrait of", pictures.employees);
  const hired = EMPLOYEES.map((employee) => ({ ...employee, since: calendar.at(employee.hiredDaysAgo, "08:00") }));
  const account = await fillAccounts(filling, "employee", hired, logins);
  const people = new Map<EmployeeKey, Person>();
  for (const employee of hired) {
    const { photo, ...facts } = portrait(employee.key);
    const { id } = await tx
      .insertInto("employees")
      .values({
        account_id: account(employee.email),
        name: employee.name,
        surname: employee.surname,
        job_title: employee.jobTitle,
        description: employee.description,
        is_admin: employee.isAdmin ?? false,
        photo_id: await keepPrepared({ db: tx, photoStore }, photo, facts),
        created_at: employee.since,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    people.set(employee.key, { id, accountId: account(employee.email) });
  }
  return people;
}

async function fillUsers(filling: Filling, logins: Logins): Promise<Map<string, Person>> {
  const joined = USERS.map((user) => ({ ...user, since: filling.calendar.at(user.joinedDaysAgo, "17:30") }));
  const account = await fillAccounts(filling, "user", joined, logins);
  const users = await filling.tx
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
  const idOfAccount = asking("user with account", new Map(users.map(({ id, account_id }) => [account_id, id])));
  return new Map(joined.map(({ email }) => [email, { id: idOfAccount(account(email)), accountId: account(email) }]));
}
