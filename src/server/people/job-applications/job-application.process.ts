import type {
  JobApplicationAction,
  JobApplicationDecision,
  JobApplicationStatus,
} from "../../../contract/people/job-applications.ts";
import type { Permission } from "../../base/policy.ts";

type ActionRule = {
  permission: Permission;
  /** The status in which it is possible. */
  from: JobApplicationStatus | "any";
};

/** All actions on a job application (spec §4): who may take them (rules §2) and when. */
export const PROCESS: Readonly<Record<JobApplicationAction, ActionRule>> = {
  accept: { permission: "jobApplications.decide", from: "Pending" },
  reject: { permission: "jobApplications.decide", from: "Pending" },
  edit: { permission: "jobApplications.note", from: "any" },
  delete: { permission: "jobApplications.delete", from: "any" },
};

/** The status after a decision. No other code names it. */
export const OUTCOME: Readonly<Record<JobApplicationDecision, JobApplicationStatus>> = {
  accept: "Approved",
  reject: "Rejected",
};

/** @returns whether the action is possible in this status; it does not check permissions */
export function isPossible(status: JobApplicationStatus, action: JobApplicationAction): boolean {
  const { from } = PROCESS[action];
  return from === "any" || from === status;
}
