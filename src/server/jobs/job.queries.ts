import { sql } from "kysely";
import type { Job } from "../../contract/jobs.ts";
import type { PageOf } from "../../contract/shared.ts";
import { type PageWanted, pageOf } from "../database/paging.ts";
import type { Db } from "../database/pool.ts";
import { contains } from "../database/search.ts";

const present = (db: Db) => db.selectFrom("jobs as j").where("j.archived_at", "is", null);

const COLUMNS = ["j.id", "j.name", "j.description", "j.min_salary as minSalary", "j.max_salary as maxSalary"] as const;

/** One page of the job openings, the newest first. @param q a part of the name */
export function listJobs(db: Db, query: PageWanted & { q?: string | undefined }): Promise<PageOf<Job>> {
  const found = query.q ? present(db).where(contains(sql.ref("j.name_folded"), query.q)) : present(db);
  return pageOf(
    db,
    found,
    (jobs) => jobs.select(COLUMNS).orderBy("j.created_at", "desc").orderBy("j.id", "desc"),
    query,
  );
}

/** One job opening, or undefined. */
export function findJob(db: Db, id: number): Promise<Job | undefined> {
  return present(db).where("j.id", "=", id).select(COLUMNS).executeTakeFirst();
}
