import { sql } from "kysely";
import type { JOB_SORTS, Job } from "../../../contract/people/jobs.ts";
import type { PageOf } from "../../../contract/platform/lists.ts";
import { type Actor, isStaff, VISITOR } from "../../base/actor.ts";
import { type PageRequest, pageOf } from "../../database/paging.ts";
import type { Db } from "../../database/pool.ts";
import { contains } from "../../database/search.ts";
import { alphabeticalText, descending, orderBy, orderOf } from "../../database/sorting.ts";
import { textColumns } from "../../database/translations.ts";

const jobs = (db: Db, isArchived = false) =>
  db.selectFrom("jobs as j").where("j.archived_at", isArchived ? "is not" : "is", null);

const COLUMNS = ["j.id", "j.min_salary as minSalary", "j.max_salary as maxSalary"] as const;

const texts = (actor: Actor) => textColumns("j", ["name", "description"], isStaff(actor));

type Sort = (typeof JOB_SORTS)[number];
type ListQuery = PageRequest & {
  q?: string | undefined;
  sort?: Sort | `-${Sort}` | undefined;
  archived?: boolean | undefined;
};

const sorts = () => ({
  name: alphabeticalText("j.name"),
  description: alphabeticalText("j.description"),
  minSalary: sql`j.min_salary`,
  maxSalary: sql`j.max_salary`,
});
const NEWEST = orderBy(descending(sql`j.created_at`), descending(sql`j.id`));

/**
 * One page of job openings, newest first.
 * @param query.q part of the name in any language
 * @param query.archived lists archived ones instead
 */
export function listJobs(db: Db, query: ListQuery, actor = VISITOR): Promise<PageOf<Job>> {
  const all = jobs(db, query.archived);
  const found = query.q ? all.where(contains(sql.ref("j.name_folded"), query.q)) : all;
  return pageOf(
    db,
    found,
    (each) =>
      each
        .select(COLUMNS)
        .select(texts(actor))
        .orderBy(orderOf(query.sort, sorts(), sql`j.id`, NEWEST).forward),
    query,
  );
}

/** One job opening, or undefined. */
export function findJob(db: Db, id: number, actor = VISITOR): Promise<Job | undefined> {
  return jobs(db).where("j.id", "=", id).select(COLUMNS).select(texts(actor)).executeTakeFirst();
}
