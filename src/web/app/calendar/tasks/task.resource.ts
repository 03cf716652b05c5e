import { IconChecklist } from "@tabler/icons-react";
import type { TASKS } from "../../../../contract/calendar/tasks.ts";
import { staffResource } from "../../platform/kit/staff-resource.ts";
import { calendarTexts } from "../texts.ts";

/** Tasks in the administration (decision 0083). */
export const TASK = staffResource<typeof TASKS>("tasks", "task", {
  icon: IconChecklist,
  place: "care",
  text: () => calendarTexts().tasks,
});
