import { sql } from "kysely";
import type { System } from "../database/context.ts";
import type { PairOfPeople } from "../parts/merging/merging.ts";
import { serverTexts } from "../texts/texts.ts";

/** One person has at most one monthly gift. */
export async function refuseTwoGivers({ db }: System, { accounts }: PairOfPeople): Promise<string[]> {
  const { rows } = await sql<{ running: number }>`
    select count(distinct account_id)::int as running from monthly_gifts
    where account_id in (${accounts.gone}, ${accounts.kept}) and state <> 'ended'`.execute(db);
  return (rows[0]?.running ?? 0) > 1 ? [serverTexts().merges.bothGiveMonthly] : [];
}
