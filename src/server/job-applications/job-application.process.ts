import type {
  JobApplicationAction,
  JobApplicationDecision,
  JobApplicationStatus,
} from "../../contract/job-applications.ts";
import type { Permission } from "../policy.ts";

type Row = {
  permission: Permission;
  /** The status that it fits. */
  from: JobApplicationStatus | "any";
};

/** The life of a job application (spec §4): what may be done with it, by whom (decisions §2) and when. */
export const PROCESS: Readonly<Record<JobApplicationAction, Row>> = {
  accept: { permission: "jobApplications.decide", from: "Pending" },
  reject: { permission: "jobApplications.decide", from: "Pending" },
  edit: { permission: "jobApplications.note", from: "any" },
  delete: { permission: "jobApplications.delete", from: "any" },
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
