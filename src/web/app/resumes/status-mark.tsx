import type { JobApplicationStatus } from "../../../contract/job-applications.ts";

/** The status in a word, with a coloured dot (spec §2.6). */
export function StatusMark({ status }: { status: JobApplicationStatus }) {
  return (
    <span className="resume-mark" data-status={status}>
      {status}
    </span>
  );
}
