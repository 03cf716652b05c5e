import { sql } from "kysely";
import type { JOB_SORTS, Job } from "../../contract/jobs.ts";
import type { PageOf } from "../../contract/shared.ts";
import { type PageRequest, pageOf } from "../database/paging.ts";
import type { Db } from "../database/pool.ts";
import { contains } from "../database/search.ts";
import { alphabetical, descending, orderBy, orderOf } from "../database/sorting.ts";

const jobs = (db: Db, isArchived = false) =>
  db.selectFrom("jobs as j").where("j.archived_at", isArchived ? "is not" : "is", null);

const COLUMNS = ["j.id", "j.name", "j.description", "j.min_salary as minSalary", "j.max_salary as maxSalary"] as const;

type Sort = (typeof JOB_SORTS)[number];
type ListQuery = PageRequest & {
  q?: string | undefined;
  sort?: Sort | `-${Sort}` | undefined;
  archived?: boolean | undefined;
};

const SORTS = {
  name: alphabetical("j.name"),
  description: alphabetical("j.description"),
  minSalary: sql`j.min_salary`,
  maxSalary: sql`j.max_salary`,
};
const NEWEST = orderBy(descending(sql`j.created_at`), descending(sql`j.id`));

/**
 * One page of job openings, newest first.
 * @param query.q part of the name
 * @param query.archived lists archived ones instead
 */
export function listJobs(db: Db, query: ListQuery): Promise<PageOf<Job>> {
  const all = jobs(db, query.archived);
  const found = query.q ? all.where(contains(sql.ref("j.name_folded"), query.q)) : all;
  return pageOf(
    db,
    found,
    (each) => each.select(COLUMNS).orderBy(orderOf(query.sort, SORTS, sql`j.id`, NEWEST).forward),
    query,
  );
}

/** One job opening, or undefined. */
export function findJob(db: Db, id: number): Promise<Job | undefined> {
  return jobs(db).where("j.id", "=", id).select(COLUMNS).executeTakeFirst();
}
