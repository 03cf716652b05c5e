import { sql } from "kysely";
import type { Dashboard } from "../../contract/dashboard.ts";
import { barColour, percentOf, targetOf } from "../../contract/resources.ts";
import { listAdoptions } from "../adoptions/adoption.queries.ts";
import { type Clock, today } from "../clock.ts";
import { unreadMessages } from "../contact/contact.queries.ts";
import { startOfDay } from "../database/days.ts";
import type { Db } from "../database/pool.ts";
import type { SignedIn } from "../sessions/actor.ts";

type Counts = Omit<Dashboard, "adoptions" | "lowResources">;

/** The numbers of the dashboard's tiles, as they are for this person. */
export async function dashboardOf(db: Db, clock: Clock, actor: SignedIn): Promise<Dashboard> {
  const [counts, adoptions, lowResources] = await Promise.all([
    countAll(db, clock),
    countAdoptions(db, actor),
    countLowResources(db),
  ]);
  return { ...counts, adoptions, lowResources };
}

async function countAll(db: Db, clock: Clock): Promise<Counts> {
  const startOf = (daysLater: number) => startOfDay(today(clock), clock.zone, daysLater);
  const { rows } = await sql<Counts>`select
    (select count(*) from animals where archived_at is null and status = 'Available') as "availableAnimals",
    (select count(*) from animal_groups where archived_at is null) as "animalGroups",
    (select count(*) from appointments
      where date_of_appointment >= ${startOf(0)} and date_of_appointment < ${startOf(1)}) as "appointmentsToday",
    (select count(*) from job_applications where application_status = 'Pending') as "pendingResumes",
    (${unreadMessages}) as "unreadMessages",
    (select count(*) from news) as news,
    (select count(*) from jobs where archived_at is null) as jobs,
    (select count(*) from users where archived_at is null and closed_at is null) as users,
    (select count(*) from employees where archived_at is null) as employees`.execute(db);
  return rows[0] as Counts;
}

async function countAdoptions(db: Db, actor: SignedIn): Promise<number> {
  const list = actor.role === "admin" ? "all" : "assigned";
  return (await listAdoptions(db, actor, list, { pageSize: 1, open: "true" })).totalCount;
}

async function countLowResources(db: Db): Promise<number> {
  const resources = await db.selectFrom("resources").select(["amount", "description"]).execute();
  return resources.filter(({ amount, description }) => barColour(percentOf(amount, targetOf(description))) === "red")
    .length;
}
