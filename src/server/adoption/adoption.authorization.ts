import { ADOPTION_ACTIONS, type AdoptionAction } from "../../contract/adoption/adoptions.ts";
import { recordTexts } from "../../contract/texts/texts.ts";
import type { SignedIn } from "../base/actor.ts";
import { forbidden, orNotFound } from "../base/errors.ts";
import { may } from "../base/policy.ts";
import type { Db } from "../database/pool.ts";
import { canTransition, PROCESS, permissionOf } from "./adoption.process.ts";
import { type FoundAdoption, findRelation } from "./adoption.queries.ts";

/** @returns whether this person may take the step, given their relation to the adoption (spec §4, §6) */
export const mayTakeStep = (
  actor: SignedIn,
  { isAdopter: own, isAssignee: assigned }: Pick<FoundAdoption, "isAdopter" | "isAssignee">,
  action: AdoptionAction,
): boolean => may(actor, permissionOf(action), { own, assigned });

/**
 * @returns whether the step waits until the adopter has chosen a password of their own: staff know the one that they have
 * set, and take no step of an adopter (rules §11)
 */
export const needsOwnPassword = ({ passwordByStaff }: SignedIn, action: AdoptionAction): boolean =>
  passwordByStaff && PROCESS[action].by === "adopter";

/** @throws HttpProblem 404 when this person may not see the adoption, 403 when they may not take the step */
export async function requireStepPermission(
  db: Db,
  actor: SignedIn,
  id: number,
  action: AdoptionAction,
): Promise<void> {
  const relation = orNotFound(await findRelation(db, actor, id), recordTexts().adoptions.notFound);
  if (!mayTakeStep(actor, relation, action)) throw forbidden();
}

/** The steps that this person may take now; the browser draws its buttons from them (rules §4). */
export function actionsFor(actor: SignedIn, adoption: FoundAdoption): AdoptionAction[] {
  return ADOPTION_ACTIONS.filter(
    (action) =>
      canTransition(adoption, action) && mayTakeStep(actor, adoption, action) && !needsOwnPassword(actor, action),
  );
}
