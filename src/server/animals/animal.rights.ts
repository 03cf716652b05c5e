import type { AnimalAction, AnimalStatus } from "../../contract/animals.ts";
import { type Actor, isStaff } from "../sessions/actor.ts";

/**
 * What this person may do with an animal now (spec §2.6, §6; decisions §2); the browser draws its buttons from it.
 * @returns nothing for those who are not staff
 */
export function actionsFor(
  actor: Actor,
  { isArchived, status }: { isArchived: boolean; status: AnimalStatus },
): AnimalAction[] {
  if (!isStaff(actor)) return [];
  if (isArchived) return actor.role === "admin" ? ["restore"] : [];
  return status === "Available" ? ["edit", "delete", "addAppointment"] : ["edit", "delete"];
}
