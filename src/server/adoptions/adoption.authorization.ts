import { ADOPTION_ACTIONS, ADOPTION_TEXT, type AdoptionAction } from "../../contract/adoptions.ts";
import type { Db } from "../database/pool.ts";
import { forbidden, notFound } from "../http/errors.ts";
import { may } from "../policy.ts";
import type { SignedIn } from "../sessions/actor.ts";
import { fits, permissionOf } from "./adoption.process.ts";
import { type FoundAdoption, findStanding } from "./adoption.queries.ts";

/** @returns whether this person may take the step with this adoption, as it stands to them (spec §4, §6) */
export const mayTakeStep = (
  { role }: SignedIn,
  { isAdopter: own, isAssignee: assigned }: Pick<FoundAdoption, "isAdopter" | "isAssignee">,
  action: AdoptionAction,
): boolean => may(role, permissionOf(action), { own, assigned });

/** @throws HttpProblem 404 when this person may not see the adoption, 403 when this step is not theirs to take */
export async function refuseStep(db: Db, actor: SignedIn, id: number, action: AdoptionAction): Promise<void> {
  const standing = await findStanding(db, actor, id);
  if (!standing) throw notFound(ADOPTION_TEXT.notFound);
  if (!mayTakeStep(actor, standing, action)) throw forbidden();
}

/** What this person may do with this adoption now; the browser draws its buttons from it (decisions §4). */
export function actionsFor(actor: SignedIn, adoption: FoundAdoption): AdoptionAction[] {
  return ADOPTION_ACTIONS.filter((action) => fits(adoption, action) && mayTakeStep(actor, adoption, action));
}
