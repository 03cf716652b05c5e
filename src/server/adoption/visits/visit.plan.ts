import { sql } from "kysely";
import { NO_VISITS, VisitPlan } from "../../../contract/adoption/visit-plan.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { lockActiveEmployees } from "../../accounts/employee.locks.ts";
import { invalid } from "../../base/errors.ts";
import { anyOf } from "../../database/any-of.ts";
import type { Context } from "../../database/context.ts";
import type { Db } from "../../database/pool.ts";
import { audited } from "../../platform/audit/audit.commands.ts";
import { hasSeen, type SeenVersions, stale } from "../../platform/http/if-match.ts";

type Saved = { plan: VisitPlan; version: number };
type Row = { plan: unknown; version: number };

const savedOf = (row: Row | undefined): Saved =>
  row ? { plan: VisitPlan.parse(row.plan), version: row.version } : { plan: NO_VISITS, version: 0 };

/** The times at which visitors may come; none until an admin has saved a plan. */
export const readPlan = async (db: Db): Promise<Saved> =>
  savedOf(await db.selectFrom("visit_plan").select(["plan", "version"]).executeTakeFirst());

/** Reads the plan and locks it until the transaction ends: so bookings run one after another, and a place is given once. */
export async function lockPlan(tx: Db): Promise<VisitPlan> {
  const row = await tx.selectFrom("visit_plan").select(["plan", "version"]).forUpdate().executeTakeFirst();
  return savedOf(row).plan;
}

/** @returns whether visits can be booked at all; the animals' pages offer them then */
export async function offersVisits(db: Db): Promise<boolean> {
  const { plan } = await readPlan(db);
  return plan.hours.length > 0;
}

/** Requires that the employees in a plan exist and are not archived. @throws HttpProblem 400 at their lines */
async function refuseUnknownEmployees(tx: Db, plan: VisitPlan): Promise<void> {
  const named = plan.hours.flatMap(({ employeeId }) => employeeId ?? []);
  const known = await lockActiveEmployees(tx, named);
  const errors = plan.hours.flatMap(({ employeeId }, at) =>
    employeeId === null || known.has(employeeId)
      ? []
      : [{ field: `hours.${at}.employeeId`, errors: [recordTexts().appointments.employee] }],
  );
  if (errors.length > 0) throw invalid(errors);
}

/** A plan with the names of the employees in it. */
async function withNames(tx: Db, { hours, ...plan }: VisitPlan) {
  const rows = await tx
    .selectFrom("employees")
    .where("id", "=", anyOf(hours.flatMap(({ employeeId }) => employeeId ?? [])))
    .select(["id", sql<string>`name || ' ' || surname`.as("name")])
    .execute();
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  const named = hours.map(({ employeeId, ...line }) => ({
    ...line,
    employeeFullName: names.get(employeeId ?? 0) ?? null,
  }));
  return { ...plan, hours: named };
}

async function lastSave(tx: Db): Promise<{ by: string | null; at: Date } | undefined> {
  const row = await tx
    .selectFrom("visit_plan as p")
    .leftJoin("employees as e", "e.account_id", "p.changed_by")
    .select(["p.changed_at", "e.name", "e.surname"])
    .executeTakeFirst();
  return row?.changed_at ? { by: row.name && `${row.name} ${row.surname}`, at: row.changed_at } : undefined;
}

/**
 * Saves the plan. Visits that are booked stay booked.
 * @param versions that the caller has seen, from If-Match
 * @throws HttpProblem 400 for an unknown or archived employee; 412 when somebody else saved meanwhile
 */
export function savePlan(context: Context, plan: VisitPlan, versions: SeenVersions): Promise<Saved> {
  return audited(context, "edit", { subject: "visit plan", id: null }, async ({ db: tx, clock, actor }, differ) => {
    const unsaved = { plan: JSON.stringify(NO_VISITS), version: 0 };
    await tx
      .insertInto("visit_plan")
      .values(unsaved)
      .onConflict((row) => row.doNothing())
      .execute();
    const row = await tx.selectFrom("visit_plan").select(["plan", "version"]).forUpdate().executeTakeFirst();
    const { plan: before, version } = savedOf(row);
    if (!hasSeen(versions, version)) throw stale(await lastSave(tx), clock.zone);
    await refuseUnknownEmployees(tx, plan);
    const saved = { plan: JSON.stringify(plan), version: version + 1 };
    await tx
      .updateTable("visit_plan")
      .set({ ...saved, changed_at: clock.now(), changed_by: actor.accountId })
      .execute();
    differ(await withNames(tx, before), await withNames(tx, plan));
    return { plan, version: saved.version };
  });
}
