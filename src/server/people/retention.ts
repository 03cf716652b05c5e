import type { AreaRetention } from "../parts/retention/kept-kind.ts";
import { KEPT_JOB_APPLICATIONS, WAITING_FOR_A_DECISION } from "./job-applications/job-application.retention.ts";

/** Who applied for jobs. */
export const PEOPLE_RETENTION: AreaRetention = {
  kinds: { jobApplications: KEPT_JOB_APPLICATIONS },
  inProcess: WAITING_FOR_A_DECISION,
};
