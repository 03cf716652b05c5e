import type {
  JobApplicationAction,
  JobApplicationDecision,
  JobApplicationStatus,
} from "../../contract/job-applications.ts";

type Row = {
  /** Who may do it; staff are admins and employees (decisions §2). */
  who: "admin" | "staff";
  /** The status that it fits. */
  from: JobApplicationStatus | "any";
};

/** The life of a job application (spec §4): what may be done with it, by whom and when. */
export const PROCESS: Readonly<Record<JobApplicationAction, Row>> = {
  accept: { who: "admin", from: "Pending" },
  reject: { who: "admin", from: "Pending" },
  edit: { who: "staff", from: "any" },
  delete: { who: "admin", from: "any" },
};

/** What a decision leads to. No other code names a status that it moves to. */
export const OUTCOME: Readonly<Record<JobApplicationDecision, JobApplicationStatus>> = {
  accept: "Approved",
  reject: "Rejected",
};

/** @returns whether this fits the present status; pure: no person, no database */
export function fits(status: JobApplicationStatus, action: JobApplicationAction): boolean {
  const { from } = PROCESS[action];
  return from === "any" || from === status;
}
