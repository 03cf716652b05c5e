import { sql } from "kysely";
import type { System } from "../database/context.ts";
import type { PairOfPeople } from "../parts/merging/merging.ts";
import { serverTexts } from "../texts/texts.ts";

/** Somebody applies for a job once: a letter that people have written is not thrown away by a merge. */
export async function refuseStrangers({ db }: System, { users, accounts }: PairOfPeople): Promise<string[]> {
  const { rows } = await sql<{ job: string | null; alike: boolean }>`
    select (select j.name from job_applications as a join job_applications as b on b.job_id = a.job_id and b.account_id = ${accounts.kept}
        join jobs as j on j.id = a.job_id where a.account_id = ${accounts.gone} order by j.name limit 1) as job,
      exists (select from users as u join accounts as a on a.id = u.account_id, users as o join accounts as b on b.id = o.account_id
        where u.id = ${users.gone} and o.id = ${users.kept}
          and (u.phone_number = o.phone_number or u.name_folded = o.name_folded or mailbox_key(a.email) = mailbox_key(b.email))) as alike`.execute(
    db,
  );
  const said = serverTexts().merges;
  const { job = null, alike = true } = rows[0] ?? {};
  return [...(alike ? [] : [said.strangers]), ...(job === null ? [] : [said.sameJob(job)])];
}
