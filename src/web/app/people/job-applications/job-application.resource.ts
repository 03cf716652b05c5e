import { formTexts, recordTexts } from "../../../../contract/texts/texts.ts";
import { resource } from "../../platform/kit/resource.ts";

/** Job applications in the administration, which calls them resumes (spec §2.3, §8). */
export const JOB_APPLICATION = resource("/job-applications", {
  list: "/admin/resumes",
  one: "/admin/resume",
  subject: "job application",
  text: () => ({
    ...recordTexts().jobApplications,
    saveFailed: formTexts().jobApplications.failed,
    deleteFailed: recordTexts().lists.operationFailed,
  }),
});
