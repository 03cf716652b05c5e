import { sql } from "kysely";
import { isNotInProcess, type KeptKind } from "../../parts/retention/kept-kind.ts";
import { deleteApplications } from "./job-application.commands.ts";

/** Job applications that were rejected. An accepted one says who works for the shelter. */
export const KEPT_JOB_APPLICATIONS: KeptKind = {
  ended: ({ before, inProcess }) => sql`
    select r.id, coalesce(r.decided_at, r.created_at) as at from job_applications r
    where r.application_status = 'Rejected' and coalesce(r.decided_at, r.created_at) < ${before}
      and ${isNotInProcess(sql`r.account_id`, inProcess)}
    order by coalesce(r.decided_at, r.created_at), r.id`,
  erase: (tx, ids) => deleteApplications(tx, ids),
};

/** Who waits for a decision. */
export const WAITING_FOR_A_DECISION = sql`
  select account_id from job_applications where application_status = 'Pending' and account_id is not null`;
