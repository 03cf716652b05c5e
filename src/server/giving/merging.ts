import { sql } from "kysely";
import type { System } from "../database/context.ts";
import type { AreaMerging, PairOfPeople } from "../parts/merging/merging.ts";
import { serverTexts } from "../texts/texts.ts";

/** One person has at most one monthly gift. */
async function refuseUsers({ db }: System, { accounts }: PairOfPeople): Promise<string[]> {
  const { rows } = await sql<{ running: number }>`
    select count(distinct account_id)::int as running from monthly_gifts
    where account_id in (${accounts.gone}, ${accounts.kept}) and state <> 'ended'`.execute(db);
  return (rows[0]?.running ?? 0) > 1 ? [serverTexts().merges.bothGiveMonthly] : [];
}

export const GIVING_MERGING: AreaMerging = {
  animals: {
    "donations.animal_id": { says: "gifts" },
    "monthly_gifts.animal_id": { says: "gifts" },
  },
  accounts: {
    "donations.account_id": { says: "gifts" },
    "monthly_gifts.account_id": { says: "gifts" },
  },
  refuseUsers,
};
