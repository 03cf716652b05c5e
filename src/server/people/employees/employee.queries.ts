import { sql } from "kysely";
import type { Employee, EmployeeItem, EmployeeQuery } from "../../../contract/people/employees.ts";
import type { PageOf } from "../../../contract/platform/lists.ts";
import type { Language } from "../../../contract/texts/language.ts";
import { pageOf } from "../../database/paging.ts";
import type { Db } from "../../database/pool.ts";
import { startsWith } from "../../database/search.ts";
import { alphabetical, ascending, orderBy, orderOf } from "../../database/sorting.ts";

const all = (db: Db) => db.selectFrom("employees as e").innerJoin("accounts as a", "a.id", "e.account_id");
const active = (db: Db) => all(db).where("e.archived_at", "is", null);
const archived = (db: Db) => all(db).where("e.archived_at", "is not", null);

type Employees = ReturnType<typeof active>;

const withName = (employees: Employees) => employees.select(["e.id", "e.name", "e.surname"]);

const withAllColumns = (employees: Employees) =>
  withName(employees).select([
    "e.account_id as accountId",
    "e.job_title as jobTitle",
    "e.description",
    "a.email",
    "e.is_admin as isAdmin",
    "e.photo_id as photoId",
    sql<Language>`a.language`.as("language"),
  ]);

/** One employee by their own id. */
export function findEmployee(db: Db, id: number): Promise<Employee | undefined> {
  return withAllColumns(active(db).where("e.id", "=", id)).executeTakeFirst();
}

/** One employee by the account's id (spec §7: by-account). */
export function findEmployeeByAccount(db: Db, accountId: number): Promise<Employee | undefined> {
  return withAllColumns(active(db).where("e.account_id", "=", accountId)).executeTakeFirst();
}

const BY_SURNAME = orderBy(
  ascending(alphabetical("e.surname")),
  ascending(alphabetical("e.name")),
  ascending(sql`e.id`),
);
/** The SQL for each name in the contract's `sort`. */
const SORTS = {
  name: alphabetical("e.name"),
  surname: alphabetical("e.surname"),
  jobTitle: alphabetical("e.job_title"),
  email: sql`email_key(a.email)`,
};

/**
 * One page of employees, by surname unless sorted otherwise.
 * @param query.q the beginning of the name (spec §2.6)
 * @param namesOnly for employees who are not admins: no archived ones, and always by surname (rules §11)
 */
export function listEmployees(db: Db, query: EmployeeQuery, namesOnly: boolean): Promise<PageOf<EmployeeItem>> {
  const { q, sort } = query;
  const list = query.archived === true && !namesOnly ? archived(db) : active(db);
  const found = q ? list.where(startsWith(sql.ref("e.name_folded"), q)) : list;
  const columns: (employees: Employees) => ReturnType<typeof withName> = namesOnly ? withName : withAllColumns;
  const order = orderOf(namesOnly ? undefined : sort, SORTS, sql`e.id`, BY_SURNAME);
  return pageOf(db, found, (employees) => columns(employees).orderBy(order.forward), query);
}

/** The admins by surname, for the operator (rules §8). */
export function listAdmins(db: Db): Promise<Pick<Employee, "name" | "surname" | "email">[]> {
  const admins = active(db).where("e.is_admin", "=", true);
  return admins.select(["e.name", "e.surname", "a.email"]).orderBy(BY_SURNAME.forward).execute();
}
