import { NO_VISITS } from "../../src/contract/adoption/visit-plan.ts";
import { HOME_CHECK, VISIT_HOURS, VISITS } from "../content/visits.ts";
import type { SeedContext, SeededRecords } from "./seed-context.ts";

const MINUTES = 45;
const HOME_CHECK_MINUTES = 60;
const FETCHING_MINUTES = 30;
const HOME_CHECK_STAGE = 5;
/** How many days in advance visits were booked. */
const DAYS_BEFORE = 3;

/** Inserts when visitors may come, their visits, and the visit to the home of the adoption that waits for it. */
export async function seedVisits(context: SeedContext, records: SeededRecords): Promise<void> {
  const hours = VISIT_HOURS.map(({ employee, ...line }) => ({ ...line, employeeId: records.employee(employee).id }));
  const plan = JSON.stringify({ ...NO_VISITS, minutes: MINUTES, hours });
  await context.tx.insertInto("visit_plan").values({ plan, version: 1 }).execute();
  const visits = VISITS.map(({ animal, user, employee, daysAgo, time }) => ({
    kind: "visit" as const,
    animal_id: records.animal(animal),
    user_id: records.user(user).id,
    employee_id: records.employee(employee).id,
    minutes: MINUTES,
    state: daysAgo > 0 ? ("done" as const) : ("booked" as const),
    ...datesOf(context, daysAgo, time),
  }));
  await context.tx.insertInto("visits").values(visits).execute();
  await insertHomeCheck(context, records);
  await insertFetching(context);
}

function datesOf({ calendar }: SeedContext, daysAgo: number, time: string) {
  const booked = calendar.at(Math.max(daysAgo, 0) + DAYS_BEFORE, "19:40");
  return { starts_at: calendar.at(daysAgo, time), booked_at: booked, told_at: booked };
}

async function insertHomeCheck(context: SeedContext, records: SeededRecords): Promise<void> {
  const adoption = await context.tx
    .selectFrom("adoptions")
    .select(["id", "animal_id", "user_id"])
    .where("outcome", "is", null)
    .where("stage_type", "=", HOME_CHECK_STAGE)
    .orderBy("id")
    .executeTakeFirst();
  if (!adoption) return;
  const { id: adoption_id, ...who } = adoption;
  const when = datesOf(context, HOME_CHECK.daysAgo, HOME_CHECK.time);
  const employee_id = records.employee("anna").id;
  await context.tx
    .insertInto("visits")
    .values({ kind: "home_check", ...who, adoption_id, employee_id, minutes: HOME_CHECK_MINUTES, ...when })
    .execute();
}

/** Tomorrow somebody fetches the animal that waits for it. */
async function insertFetching(context: SeedContext): Promise<void> {
  const adoption = await context.tx
    .selectFrom("adoptions as a")
    .innerJoin("stays as s", "s.id", "a.stay_id")
    .select(["a.id as adoption_id", "a.animal_id", "a.user_id"])
    .where("a.outcome", "=", "completed")
    .where("s.outcome_on", "is", null)
    .executeTakeFirst();
  if (!adoption) return;
  const booked = context.calendar.at(1, "18:40");
  await context.tx
    .insertInto("visits")
    .values({
      kind: "fetching",
      ...adoption,
      minutes: FETCHING_MINUTES,
      starts_at: context.calendar.at(-1, "12:00"),
      booked_at: booked,
      told_at: booked,
    })
    .execute();
}
