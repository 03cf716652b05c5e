import type { Held } from "../../../contract/adoption/held.ts";
import { instant } from "../../base/clock.ts";
import type { Db } from "../../database/pool.ts";

/** All visits of a user, for the export of personal data (rules §10). */
export async function exportVisits(db: Db, userId: number): Promise<Held["visits"]> {
  const rows = await db
    .selectFrom("visits as v")
    .innerJoin("animals as n", "n.id", "v.animal_id")
    .where("v.user_id", "=", userId)
    .select(["v.animal_id as animalId", "n.name as animal", "v.kind", "v.minutes", "v.state"])
    .select(["v.starts_at", "v.booked_at"])
    .orderBy("v.starts_at")
    .execute();
  return rows.map(({ starts_at, booked_at, ...visit }) => ({
    ...visit,
    startsAt: instant(starts_at),
    bookedAt: instant(booked_at),
  }));
}

/** Cancels the coming visits of a user whose account is closed or archived. Past ones stay as a count and a date. */
export async function cancelVisitsOf(tx: Db, userId: number, now: Date): Promise<void> {
  await tx
    .updateTable("visits")
    .set({ state: "cancelled", cancelled_by: "visitor", cancelled_at: now })
    .where("user_id", "=", userId)
    .where("state", "=", "booked")
    .where("starts_at", ">", now)
    .execute();
}

/** Whether a visit is booked at which this employee is to be there. */
export async function hasComingVisitAsStaff(tx: Db, employeeId: number, now: Date): Promise<boolean> {
  const coming = tx
    .selectFrom("visits")
    .select("id")
    .where("employee_id", "=", employeeId)
    .where("state", "=", "booked")
    .where("starts_at", ">", now);
  return (await coming.executeTakeFirst()) !== undefined;
}
