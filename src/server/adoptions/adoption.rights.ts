import { ADOPTION_ACTIONS, type AdoptionAction } from "../../contract/adoptions.ts";
import type { SignedIn } from "../sessions/actor.ts";
import { fits, type Mover, PROCESS } from "./adoption.process.ts";
import type { FoundAdoption } from "./adoption.queries.ts";

type Standing = Pick<FoundAdoption, "isAdopter" | "isAssignee">;

/** @returns whether this person may act as such: the adopter themselves; an admin or an active assignee as staff (spec §4, §6) */
export function mayMove(actor: SignedIn, adoption: Standing, who: Mover): boolean {
  if (who === "adopter") return adoption.isAdopter;
  return actor.role === "admin" || (actor.role === "employee" && adoption.isAssignee);
}

/** What this person may do with this adoption now; the browser draws its buttons from it (decisions §4). */
export function actionsFor(actor: SignedIn, adoption: FoundAdoption): AdoptionAction[] {
  return ADOPTION_ACTIONS.filter((action) => fits(adoption, action) && mayMove(actor, adoption, PROCESS[action].who));
}
