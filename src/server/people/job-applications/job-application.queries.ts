import { sql } from "kysely";
import {
  DEFAULT_APPLICATION_NOTE,
  JOB_APPLICATION_ACTIONS,
  type JobApplication,
  type JobApplicationAction,
  type JobApplicationQuery,
  type JobApplicationStatus,
} from "../../../contract/people/job-applications.ts";
import type { PageOf } from "../../../contract/platform/lists.ts";
import { isStaff, type SignedIn } from "../../base/actor.ts";
import { may, reachOf } from "../../base/policy.ts";
import { type PageRequest, pageOf } from "../../database/paging.ts";
import type { Db } from "../../database/pool.ts";
import { contains } from "../../database/search.ts";
import { alphabetical, descending, orderBy, orderOf } from "../../database/sorting.ts";
import { readersText } from "../../database/translations.ts";
import { isPossible, PROCESS } from "./job-application.process.ts";

/** The applications that this person may see: staff all, applicants their own, others none. */
export function visibleTo(db: Db, actor: SignedIn) {
  const all = db.selectFrom("job_applications as r");
  return reachOf(actor, "jobApplications.read") === "all" ? all : all.where("r.account_id", "=", actor.accountId);
}

const withColumns = (applications: ReturnType<typeof visibleTo>) =>
  applications
    .select([
      "r.id",
      "r.job_id as jobId",
      sql<string>`(select ${readersText("j.name")} from jobs as j where j.id = r.job_id)`.as("jobName"),
      "r.sex",
      "r.age",
      "r.experience",
      "r.note",
    ])
    .select(["r.first_name as firstName", "r.last_name as lastName", "r.application_letter as applicationLetter"])
    .select(["r.phone_number as phoneNumber", "r.email_address as emailAddress"])
    .select(["r.application_status as applicationStatus", "r.created_at"]);

type Row = Awaited<ReturnType<ReturnType<typeof withColumns>["executeTakeFirstOrThrow"]>>;

/** What this person may do with an application now; the browser draws its buttons from it (rules §2). */
function actionsFor(actor: SignedIn, status: JobApplicationStatus): JobApplicationAction[] {
  return JOB_APPLICATION_ACTIONS.filter(
    (action) => isPossible(status, action) && may(actor, PROCESS[action].permission),
  );
}

/** Applicants do not see the staff's note. */
const present = (actor: SignedIn, { created_at, note, ...row }: Row): JobApplication => ({
  ...row,
  note: isStaff(actor) || note === DEFAULT_APPLICATION_NOTE ? note : "",
  createdAt: created_at.toISOString(),
  actions: actionsFor(actor, row.applicationStatus),
});

/** One application as this person may see it, or undefined when there is none for them. */
export async function findJobApplication(db: Db, actor: SignedIn, id: number): Promise<JobApplication | undefined> {
  const row = await withColumns(visibleTo(db, actor).where("r.id", "=", id)).executeTakeFirst();
  return row && present(actor, row);
}

/** The SQL for each name in the contract's `sort`. */
const SORTS = {
  firstName: sql`(r.first_name || ' ' || r.last_name) collate "pl-x-icu"`,
  age: sql`r.age`,
  experience: alphabetical("r.experience"),
  phoneNumber: sql`r.phone_number`,
  applicationStatus: sql`r.application_status`,
  note: alphabetical("r.note"),
  createdAt: sql`r.created_at`,
};

/** One page of applications, newest first unless sorted otherwise. @param query.q part of the first name */
export async function listJobApplications(
  db: Db,
  actor: SignedIn,
  query: JobApplicationQuery,
): Promise<PageOf<JobApplication>> {
  const { q, status, sort } = query;
  const found = visibleTo(db, actor)
    .$if(Boolean(q), (all) => all.where(contains(sql.ref("r.first_name_folded"), q ?? "")))
    .$if(status !== undefined, (all) => all.where("r.application_status", "=", status ?? "Pending"));
  const order = orderOf(sort, SORTS, sql`r.id`, orderBy(descending(sql`r.created_at`), descending(sql`r.id`)));
  const page = await pageOf(db, found, (all) => withColumns(all).orderBy(order.forward), query);
  return { ...page, items: page.items.map((row) => present(actor, row)) };
}

/**
 * One page of the applications that an account has sent, newest first. The address in an application counts for nothing:
 * anybody can type it (docs/decisions/0021).
 */
export async function listOwnJobApplications(db: Db, accountId: number, query: PageRequest) {
  const page = await pageOf(
    db,
    db.selectFrom("job_applications as r").where("r.account_id", "=", accountId),
    (own) =>
      own
        .select(["r.id", "r.job_id as jobId", "r.application_status as applicationStatus", "r.created_at"])
        .select(sql<string>`(select ${readersText("j.name")} from jobs as j where j.id = r.job_id)`.as("jobName"))
        .orderBy("r.created_at", "desc")
        .orderBy("r.id", "desc"),
    query,
  );
  return {
    ...page,
    items: page.items.map(({ created_at, ...own }) => ({ ...own, createdAt: created_at.toISOString() })),
  };
}
