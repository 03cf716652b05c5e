import { sql } from "kysely";
import type { Found } from "../../contract/people/morning-and-search.ts";
import { storedCount } from "../database/stored-counts.ts";
import type { AreaSources } from "../parts/sources/sources.ts";
import { findEmployees, findPeople } from "./search.queries.ts";

export const PEOPLE_SOURCES = {
  counts: {
    pendingResumes: () => sql`(select count(*) from job_applications where application_status = 'Pending')`,
    jobs: () => sql`(select count(*) from jobs where archived_at is null)`,
    users: () => storedCount("users"),
    employees: () => sql`(select count(*) from employees where archived_at is null)`,
  },
  search: { people: findPeople, employees: findEmployees },
} satisfies AreaSources<object, Found>;
