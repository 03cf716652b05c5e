import { IconClipboardList } from "@tabler/icons-react";
import type { JOBS } from "../../../../contract/people/jobs.ts";
import { staffResource } from "../../platform/kit/staff-resource.ts";
import { peopleTexts } from "../texts.ts";

/** Jobs in the administration (spec §2.3, §8). */
export const JOB = staffResource<typeof JOBS>("jobs", "job", {
  icon: IconClipboardList,
  place: "first",
  text: () => peopleTexts().jobs,
  isArchived: true,
});
