import { JOB_APPLICATION_TEXT } from "../../../contract/job-applications.ts";
import { resource } from "../kit/resource.ts";

/** Job applications in the administration, which calls them resumes (spec §2.3, §8). */
export const RESUME = resource("/job-applications", {
  name: "Resume",
  list: "/admin/resumes",
  one: "/admin/resume",
  subject: "job application",
  text: { ...JOB_APPLICATION_TEXT, saveFailed: JOB_APPLICATION_TEXT.failed, deleteFailed: "Operation failed." },
});
