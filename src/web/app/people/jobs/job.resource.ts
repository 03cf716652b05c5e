import { recordTexts } from "../../../../contract/texts/texts.ts";
import { resource } from "../../platform/kit/resource.ts";

/** Jobs in the administration (spec §2.3, §8). */
export const JOB = resource("/jobs", {
  list: "/admin/jobs",
  one: "/admin/job",
  subject: "job",
  text: () => recordTexts().jobs,
  isArchived: true,
});
