import { recordTexts } from "../../../../contract/texts/texts.ts";
import { resource } from "../../platform/kit/resource.ts";

/** Tasks in the administration (decision 0083). */
export const TASK = resource("/tasks", {
  list: "/admin/tasks",
  one: "/admin/task",
  subject: "task",
  text: () => recordTexts().tasks,
});
