import type { employeeCalls } from "./employees.ts";
import type { jobApplicationCalls } from "./job-applications.ts";
import type { JOBS } from "./jobs.ts";
import type { personalDataCalls } from "./personal-data.ts";
import type { userNoteCalls } from "./user-notes.ts";

/** The calls of this area. Only types, so that the browser loads no schemas for them. */
export type PeopleCalls = typeof employeeCalls &
  typeof jobApplicationCalls &
  typeof JOBS.calls &
  typeof personalDataCalls &
  typeof userNoteCalls;
