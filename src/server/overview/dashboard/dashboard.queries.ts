import { sql } from "kysely";
import type { Dashboard } from "../../../contract/overview/dashboard.ts";
import { countOpenAdoptions } from "../../adoption/adoption.queries.ts";
import { animalsDueBack } from "../../animals/care/placement.queries.ts";
import { type Clock, today } from "../../base/clock.ts";
import { may } from "../../base/policy.ts";
import type { Context } from "../../database/context.ts";
import { startOfDay } from "../../database/days.ts";
import type { Db } from "../../database/pool.ts";
import { donatedSince } from "../../giving/donation.queries.ts";
import { lowResources } from "../../giving/resources/low-resources.queries.ts";
import type { Deps } from "../../platform/deps.ts";
import { readHealth } from "../../platform/http/health.ts";
import { COUNTS } from "../all-sources.ts";

/** The numbers on the dashboard for this person. @param isTest whether donations are made with the stand-in for the provider */
export async function readDashboard(
  { db, clock, actor, readDisk }: Context & Pick<Deps, "readDisk">,
  isTest: boolean,
): Promise<Dashboard> {
  const [counts, adoptions, low, dueBack, donatedThisMonth, health] = await Promise.all([
    countAll(db, clock),
    countOpenAdoptions(db, actor, may(actor, "adoptions.readAll") ? "all" : "assigned"),
    lowResources(db),
    animalsDueBack(db, today(clock)),
    may(actor, "donations.read") ? donatedSince(db, startOfMonth(clock), isTest) : null,
    may(actor, "serverHealth.read") ? readHealth({ db, readDisk }) : undefined,
  ]);
  const isReadOnly = health?.isReadOnly ?? false;
  const diskBytesLeft = health?.disk?.isLittle ? health.disk.bytesLeft : null;
  return { ...counts, adoptions, lowResources: low.length, dueBack, donatedThisMonth, isReadOnly, diskBytesLeft };
}

const startOfMonth = (clock: Clock) => startOfDay(`${today(clock).slice(0, 8)}01`, clock.zone);

async function countAll(db: Db, clock: Clock): Promise<Record<keyof typeof COUNTS, number>> {
  const columns = Object.entries(COUNTS).map(([name, count]) => sql`${count(clock)} as ${sql.ref(name)}`);
  const { rows } = await sql<Awaited<ReturnType<typeof countAll>>>`select ${sql.join(columns)}`.execute(db);
  return rows[0] as Awaited<ReturnType<typeof countAll>>;
}
