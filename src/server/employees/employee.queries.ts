import { sql } from "kysely";
import type { Employee, EmployeeItem } from "../../contract/employees.ts";
import type { PageOf } from "../../contract/shared.ts";
import { type PageWanted, pageOf } from "../database/paging.ts";
import type { Db } from "../database/pool.ts";
import { startsWith } from "../database/search.ts";

const present = (db: Db) =>
  db.selectFrom("employees as e").innerJoin("accounts as a", "a.id", "e.account_id").where("e.archived_at", "is", null);

type Present = ReturnType<typeof present>;

const withName = (employees: Present) => employees.select(["e.id", "e.name", "e.surname"]);

const whole = (employees: Present) =>
  withName(employees).select([
    "e.account_id as accountId",
    "e.job_title as jobTitle",
    "e.description",
    "a.email",
    "e.is_admin as isAdmin",
    "e.photo_id as photoId",
  ]);

/** One employee by their own id. */
export function findEmployee(db: Db, id: number): Promise<Employee | undefined> {
  return whole(present(db).where("e.id", "=", id)).executeTakeFirst();
}

/** One employee by the account's id (spec §7: by-account). */
export function findEmployeeByAccount(db: Db, accountId: number): Promise<Employee | undefined> {
  return whole(present(db).where("e.account_id", "=", accountId)).executeTakeFirst();
}

/**
 * One page of employees by surname.
 * @param query.q the beginning of the name (spec §2.6)
 * @param namesOnly what an employee who is no admin gets (decisions §11)
 */
export function listEmployees(
  db: Db,
  query: PageWanted & { q?: string | undefined },
  namesOnly: boolean,
): Promise<PageOf<EmployeeItem>> {
  const { q } = query;
  const found = q ? present(db).where(startsWith(sql.ref("e.name_folded"), q)) : present(db);
  const columns: (employees: Present) => ReturnType<typeof withName> = namesOnly ? withName : whole;
  return pageOf(
    db,
    found,
    (employees) =>
      columns(employees)
        .orderBy(sql`e.surname collate "pl-x-icu"`)
        .orderBy(sql`e.name collate "pl-x-icu"`)
        .orderBy("e.id"),
    query,
  );
}
