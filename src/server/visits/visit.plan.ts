import { recordTexts } from "../../contract/texts/texts.ts";
import { NO_VISITS, VisitPlan } from "../../contract/visit-plan.ts";
import { audited } from "../audit/audit.commands.ts";
import type { Context } from "../context.ts";
import type { Db } from "../database/pool.ts";
import { invalid } from "../http/errors.ts";
import { hasSeen, type SeenVersions, stale } from "../http/if-match.ts";

type Saved = { plan: VisitPlan; version: number };
type Row = { plan: unknown; version: number };

const savedOf = (row: Row | undefined): Saved =>
  row ? { plan: VisitPlan.parse(row.plan), version: row.version } : { plan: NO_VISITS, version: 0 };

/** When visitors may come; without hours until an admin has said so. */
export const readPlan = async (db: Db): Promise<Saved> =>
  savedOf(await db.selectFrom("visit_plan").select(["plan", "version"]).executeTakeFirst());

/** Reads the plan and locks it until the transaction ends: bookings run one after another, so a place is given once. */
export async function lockPlan(tx: Db): Promise<VisitPlan> {
  const row = await tx.selectFrom("visit_plan").select(["plan", "version"]).forUpdate().executeTakeFirst();
  return savedOf(row).plan;
}

/** @returns whether visitors can book at all: animals' pages offer it then */
export async function offersVisits(db: Db): Promise<boolean> {
  const { plan } = await readPlan(db);
  return plan.hours.length > 0;
}

/** Every line's employee works here. @throws HttpProblem 400 at the line */
async function refuseUnknownEmployees(tx: Db, plan: VisitPlan): Promise<void> {
  const named = plan.hours.flatMap(({ employeeId }) => employeeId ?? []);
  if (named.length === 0) return;
  const rows = await tx
    .selectFrom("employees")
    .select("id")
    .where("id", "in", named)
    .where("archived_at", "is", null)
    .execute();
  const known = new Set(rows.map(({ id }) => id));
  const errors = plan.hours.flatMap(({ employeeId }, at) =>
    employeeId === null || known.has(employeeId)
      ? []
      : [{ field: `hours.${at}.employeeId`, errors: [recordTexts().appointments.employee] }],
  );
  if (errors.length > 0) throw invalid(errors);
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
 * Saves when visitors may come. What is booked stays booked.
 * @param versions that the caller has seen, from If-Match
 * @throws HttpProblem 400 for an employee who does not work here; 412 when somebody saved in the meantime
 */
export function savePlan(context: Context, plan: VisitPlan, versions: SeenVersions): Promise<Saved> {
  return audited(context, "edit", { subject: "visit plan", id: null }, async ({ db: tx, clock, actor }) => {
    const unsaved = { plan: JSON.stringify(NO_VISITS), version: 0 };
    await tx
      .insertInto("visit_plan")
      .values(unsaved)
      .onConflict((row) => row.doNothing())
      .execute();
    const { version } = await tx.selectFrom("visit_plan").select("version").forUpdate().executeTakeFirstOrThrow();
    if (!hasSeen(versions, version)) throw stale(await lastSave(tx), clock.zone);
    await refuseUnknownEmployees(tx, plan);
    const saved = { plan: JSON.stringify(plan), version: version + 1 };
    await tx
      .updateTable("visit_plan")
      .set({ ...saved, changed_at: clock.now(), changed_by: actor.accountId })
      .execute();
    return { plan, version: saved.version };
  });
}
