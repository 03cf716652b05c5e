import { DEFAULT_APPLICATION_NOTE, type JobApplicationStatus } from "../../../../contract/people/job-applications.ts";
import { recordTexts } from "../../../../contract/texts/texts.ts";
import { peopleTexts } from "../texts.ts";

/** The status with a coloured dot (spec §2.6). */
export const StatusMark = ({ status }: { status: JobApplicationStatus }) => (
  <span className="job-application-mark" data-status={status}>
    {recordTexts().jobApplications.statuses[status]}
  </span>
);

/** @returns a note as it is shown: the one that is stored when nobody wrote one is in the reader's language (spec §5) */
export const noteText = (note: string): string =>
  note === DEFAULT_APPLICATION_NOTE ? peopleTexts().jobApplications.defaultNote : note;
