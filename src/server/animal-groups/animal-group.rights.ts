import type { GroupAction } from "../../contract/animal-groups.ts";
import { type Actor, isStaff } from "../sessions/actor.ts";

/** What this person may do with a group (spec §6; decisions §2, §3). @returns nothing for those who are not staff */
export function groupActionsFor(actor: Actor, isArchived: boolean): GroupAction[] {
  if (!isStaff(actor)) return [];
  if (actor.role !== "admin") return isArchived ? [] : ["edit"];
  return isArchived ? ["restore"] : ["edit", "manageCaretakers", "delete"];
}
