import { DEFAULT_APPLICATION_NOTE } from "../../../../contract/people/job-applications.ts";
import { appTexts } from "../../platform/texts/texts.ts";

/** @returns a note as it is shown: the one that is stored when nobody wrote one is in the reader's language (spec §5) */
export const noteText = (note: string): string =>
  note === DEFAULT_APPLICATION_NOTE ? appTexts().resumes.defaultNote : note;
