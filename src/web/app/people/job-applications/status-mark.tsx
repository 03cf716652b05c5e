import type { JobApplicationStatus } from "../../../../contract/people/job-applications.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";

/** The status with a coloured dot (spec §2.6). */
export function StatusMark({ status }: { status: JobApplicationStatus }) {
  return (
    <span className="resume-mark" data-status={status}>
      {recordTexts().jobApplications.statuses[status]}
    </span>
  );
}
