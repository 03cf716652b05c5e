import { shelter } from "../../contract/platform/shelter.ts";
import type { Role } from "../base/policy.ts";
import { DEMONSTRATION_KEY, type Marks } from "../database/demonstration.marks.ts";
import { findFact } from "../database/installation.queries.ts";
import type { Db } from "../database/pool.ts";

/** @returns whether the shelter asks people of this role for a second factor (rules §2) */
export function isFactorDemanded(role: Role): boolean {
  const { secondFactor } = shelter();
  return secondFactor === "staff"
    ? role === "employee" || role === "admin"
    : secondFactor === "admins" && role === "admin";
}

/** @returns the role of the person behind an account, who may not be signed in */
export async function roleOfAccount(db: Db, accountId: number): Promise<Exclude<Role, "visitor">> {
  const found = db.selectFrom("employees").select("is_admin").where("account_id", "=", accountId);
  const employee = await found.executeTakeFirst();
  if (!employee) return "user";
  return employee.is_admin ? "admin" : "employee";
}

/** @returns whether this is an account of the demonstration, whose password everybody knows */
export async function isInvented(db: Db, accountId: number): Promise<boolean> {
  const fact = await findFact(db, DEMONSTRATION_KEY);
  if (!fact?.value.startsWith("{")) return false;
  return accountId <= ((JSON.parse(fact.value) as Marks).accounts ?? 0);
}

/**
 * Whether the shelter asks the person of an account for a second factor. Most shelters ask few people or nobody, which
 * costs no read.
 */
export async function demandsFactorOf(db: Db, accountId: number): Promise<boolean> {
  if (shelter().secondFactor === "nobody") return false;
  return isFactorDemanded(await roleOfAccount(db, accountId)) && !(await isInvented(db, accountId));
}
