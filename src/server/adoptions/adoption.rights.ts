import { ADOPTION_ACTIONS, ADOPTION_TEXT, type AdoptionAction } from "../../contract/adoptions.ts";
import type { Db } from "../database/pool.ts";
import { forbidden, notFound } from "../http/errors.ts";
import type { SignedIn } from "../sessions/actor.ts";
import { fits, type Mover, PROCESS } from "./adoption.process.ts";
import { type FoundAdoption, findStanding } from "./adoption.queries.ts";

type Standing = Pick<FoundAdoption, "isAdopter" | "isAssignee">;

/** @returns whether this person may act as such: the adopter themselves; an admin or an active assignee as staff (spec §4, §6) */
export function mayMove(actor: SignedIn, adoption: Standing, who: Mover): boolean {
  if (who === "adopter") return adoption.isAdopter;
  return actor.role === "admin" || (actor.role === "employee" && adoption.isAssignee);
}

/** @throws HttpProblem 404 when this person may not see the adoption, 403 when this step is not theirs to take */
export async function refuseToMove(db: Db, actor: SignedIn, id: number, action: AdoptionAction): Promise<void> {
  const standing = await findStanding(db, actor, id);
  if (!standing) throw notFound(ADOPTION_TEXT.notFound);
  if (!mayMove(actor, standing, PROCESS[action].who)) throw forbidden();
}

/** What this person may do with this adoption now; the browser draws its buttons from it (decisions §4). */
export function actionsFor(actor: SignedIn, adoption: FoundAdoption): AdoptionAction[] {
  return ADOPTION_ACTIONS.filter((action) => fits(adoption, action) && mayMove(actor, adoption, PROCESS[action].who));
}
