import { sql } from "kysely";
import { barColour, percentOf, targetOf } from "../../../contract/giving/resources.ts";
import type { Dashboard } from "../../../contract/overview/dashboard.ts";
import { countOpenAdoptions } from "../../adoption/adoption.queries.ts";
import { isIncomplete } from "../../animals/animal.gaps.ts";
import { animalsDueBack } from "../../animals/care/placement.queries.ts";
import { waitingReportCount } from "../../animals/fosters/foster.queries.ts";
import { donatedSince } from "../../giving/donation.queries.ts";
import { unreadMessages } from "../../outreach/messages/message.queries.ts";
import { type Clock, today } from "../../platform/clock.ts";
import type { Context } from "../../platform/context.ts";
import { startOfDay } from "../../platform/database/days.ts";
import type { Db } from "../../platform/database/pool.ts";
import { storedCount } from "../../platform/database/stored-counts.ts";
import type { Deps } from "../../platform/deps.ts";
import { readHealth } from "../../platform/http/health.ts";
import { may } from "../../platform/policy.ts";

type Counts = Omit<
  Dashboard,
  "adoptions" | "lowResources" | "dueBack" | "donatedThisMonth" | "isReadOnly" | "diskBytesLeft"
>;

/** The numbers on the dashboard for this person. @param isTest whether donations are made with the stand-in for the provider */
export async function readDashboard(
  { db, clock, actor, readDisk }: Context & Pick<Deps, "readDisk">,
  isTest: boolean,
): Promise<Dashboard> {
  const [counts, adoptions, lowResources, dueBack, donatedThisMonth, health] = await Promise.all([
    countAll(db, clock),
    countOpenAdoptions(db, actor, may(actor.role, "adoptions.readAll") ? "all" : "assigned"),
    countLowResources(db),
    animalsDueBack(db, today(clock)),
    may(actor.role, "donations.read") ? donatedSince(db, startOfMonth(clock), isTest) : null,
    may(actor.role, "serverHealth.read") ? readHealth({ db, readDisk }) : undefined,
  ]);
  const isReadOnly = health?.isReadOnly ?? false;
  const diskBytesLeft = health?.disk?.isLittle ? health.disk.bytesLeft : null;
  return { ...counts, adoptions, lowResources, dueBack, donatedThisMonth, isReadOnly, diskBytesLeft };
}

const startOfMonth = (clock: Clock) => startOfDay(`${today(clock).slice(0, 8)}01`, clock.zone);

async function countAll(db: Db, clock: Clock): Promise<Counts> {
  const startOf = (daysLater: number) => startOfDay(today(clock), clock.zone, daysLater);
  const { rows } = await sql<Counts>`select
    ${storedCount("animals", ["Available"])} as "availableAnimals",
    (select count(*) from animal_groups where archived_at is null) as "animalGroups",
    (select count(*) from appointments
      where date_of_appointment >= ${startOf(0)} and date_of_appointment < ${startOf(1)}) as "appointmentsToday",
    (select count(*) from job_applications where application_status = 'Pending') as "pendingResumes",
    (${unreadMessages}) as "unreadMessages",
    (select count(*) from news) as news,
    (select count(*) from jobs where archived_at is null) as jobs,
    ${storedCount("users")} as users,
    (select count(*) from employees where archived_at is null) as employees,
    (select count(*) from animals as a where a.archived_at is null and ${isIncomplete}) as "incompleteAnimals",
    ${waitingReportCount} as "fosterReports"`.execute(db);
  return rows[0] as Counts;
}

async function countLowResources(db: Db): Promise<number> {
  const resources = await db.selectFrom("resources").select(["amount", "description"]).execute();
  return resources.filter(({ amount, description }) => barColour(percentOf(amount, targetOf(description))) === "red")
    .length;
}
