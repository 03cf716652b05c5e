import type { AdoptionVisits, MeetingRequest } from "../../../contract/adoption/visits.ts";
import { momentIn } from "../../../contract/platform/time.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { lockUser } from "../../accounts/user.locks.ts";
import { isStaff, type SignedIn } from "../../base/actor.ts";
import { today } from "../../base/clock.ts";
import { conflict, forbidden, invalid, orNotFound } from "../../base/errors.ts";
import { may } from "../../base/policy.ts";
import type { Context, WithSettings } from "../../database/context.ts";
import { lockReference } from "../../database/locks.ts";
import type { Db } from "../../database/pool.ts";
import { audited } from "../../platform/audit/audit.commands.ts";
import { refuseChangedFields } from "../../platform/audit/seen-fields.ts";
import { findRelation, lockAnimalOf, visibleTo } from "../adoption.queries.ts";
import { refuseClash } from "./visit.clash.ts";
import { insertVisit, moveVisit } from "./visit.commands.ts";
import { presentVisit, visitsOfAdoption } from "./visit.queries.ts";
import { walksLeftOut, walksNeeded } from "./visit.walks.ts";

const HOME_CHECK_MINUTES = 60;
/** The stage of an adoption in which its home check takes place (spec §4). */
export const HOME_CHECK_STAGE = 5;

/** An adoption that this person may see, with its animal. @throws HttpProblem 404 */
async function readAdoption(db: Db, actor: SignedIn, id: number) {
  const row = await visibleTo(db, actor)
    .innerJoin("animals as n", "n.id", "a.animal_id")
    .where("a.id", "=", id)
    .select(["a.id", "a.animal_id as animalId", "a.user_id as userId", "a.outcome", "a.stage_type as stageType"])
    .select(["n.type", "n.born_on as bornOn", "n.status"])
    .executeTakeFirst();
  const { outcome, ...adoption } = orNotFound(row, recordTexts().adoptions.notFound);
  return { ...adoption, isOpen: outcome === null };
}

/**
 * The adopter's visits to the animal, the number of walks that are needed, and the home check.
 * @throws HttpProblem 404 when this person may not read the adoption
 */
export async function readAdoptionVisits(
  context: Pick<Context, "db" | "clock" | "actor">,
  id: number,
): Promise<AdoptionVisits> {
  const { db, clock, actor } = context;
  const adoption = await readAdoption(db, actor, id);
  const visits = await visitsOfAdoption(db, adoption);
  const isOwn = actor.role === "user";
  const mayBook =
    isOwn && adoption.isOpen && (adoption.status === "Available" || adoption.stageType >= HOME_CHECK_STAGE);
  const relation = isStaff(actor) && adoption.isOpen ? await findRelation(db, actor, id) : undefined;
  const assigned = relation?.isAssignee ?? false;
  const mayDate = adoption.stageType === HOME_CHECK_STAGE && may(actor, "adoptions.stepAsStaff", { assigned });
  const needed = walksNeeded(adoption, today(clock));
  const done = visits.filter(({ kind, state }) => kind === "visit" && state === "done").length;
  return {
    // After an adoption has ended, no walk is missing.
    needed: adoption.isOpen ? needed : Math.min(needed, done),
    done,
    leftOut: done < needed ? await walksLeftOut(db, adoption, actor) : null,
    items: visits.map((visit) => presentVisit(visit, actor, clock)),
    actions: [...(mayBook ? ["book" as const] : []), ...(relation && mayDate ? ["homeCheck" as const] : [])],
  };
}

/**
 * Sets or changes the date of an adoption's home check. The adopter gets a letter with a calendar file.
 * @throws HttpProblem 400 for a time in the past; 403 for staff who are not assigned; 404; 409 in another stage, or when the
 * employee or the adopter is busy (with the next free times)
 */
export async function dateHomeCheck(
  context: Context & WithSettings,
  id: number,
  { startsAt, employeeId: wanted }: MeetingRequest,
): Promise<AdoptionVisits> {
  await audited(context, "edit", { subject: "home check", id }, async (within) => {
    const { db: tx, clock, actor } = within;
    // The user is locked before the animal (docs/decisions/0015). The user's lock keeps the account from being closed, the
    // animal's keeps the adoption in its stage.
    const { userId } = await readAdoption(tx, actor, id);
    if (!(await lockUser(tx, { id: userId }))) throw conflict(recordTexts().visits.notHomeCheck);
    await lockAnimalOf(tx, actor, id);
    const adoption = await readAdoption(tx, actor, id);
    const { actions, items } = await readAdoptionVisits(within, id);
    if (!actions.includes("homeCheck")) {
      throw adoption.stageType === HOME_CHECK_STAGE ? forbidden() : conflict(recordTexts().visits.notHomeCheck);
    }
    const begins = momentIn(clock.zone, startsAt);
    if (begins <= clock.now()) throw invalid([{ field: "startsAt", errors: [recordTexts().visits.future] }]);
    const present = items.find(({ kind, state }) => kind === "home_check" && state === "booked");
    refuseChangedFields(context.seen, present ?? { startsAt: null, employeeId: null });
    if (present) return moveVisit(within, present.id, { startsAt, employeeId: wanted });
    const employeeId = wanted ?? actor.personId;
    if (!(await lockReference(tx, "employees", employeeId))) {
      throw invalid([{ field: "employeeId", errors: [recordTexts().appointments.employee] }]);
    }
    const visit = {
      kind: "home_check",
      ...adoption,
      employeeId,
      startsAt: begins,
      minutes: HOME_CHECK_MINUTES,
    } as const;
    await refuseClash(within, visit, {});
    await insertVisit(within, { ...visit, adoptionId: id });
  });
  return readAdoptionVisits(context, id);
}
