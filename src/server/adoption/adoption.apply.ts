import { yearsOn } from "../../contract/accounts/person-age.ts";
import type { AdoptionApplication } from "../../contract/adoption/adoptions.ts";
import { shelter } from "../../contract/platform/shelter.ts";
import { recordTexts } from "../../contract/texts/texts.ts";
import { lockUser } from "../accounts/user.locks.ts";
import { openStayOf } from "../animals/stays/stay.queries.ts";
import { isStaff, type SignedIn } from "../base/actor.ts";
import { today } from "../base/clock.ts";
import { conflict, forbidden, HttpProblem, invalid } from "../base/errors.ts";
import { may } from "../base/policy.ts";
import { type Context, inTransaction, type WithSettings } from "../database/context.ts";
import { audit } from "../platform/audit/audit.commands.ts";
import { openStage } from "./adoption.assignment.ts";
import { queueAdoptionLetter } from "./adoption.letters.ts";
import { FIRST_STATE } from "./adoption.process.ts";
import { recipientOfAdoption } from "./adoption.recipient.ts";
import { writeHistory } from "./adoption.record.ts";

/**
 * Adults apply (rules §4): a user who is too young is told that somebody of their household has to. Staff may type a walk-in
 * for anybody, since a parent may stand at the desk; they read a caution.
 * @throws HttpProblem 400
 */
function refuseMinor(actor: SignedIn, bornOn: string | null, day: string): void {
  const { adopterMinAge } = shelter().rules;
  if (isStaff(actor) || bornOn === null || yearsOn(bornOn, day) >= adopterMinAge) return;
  const text = recordTexts().adoptions.adultApplies(adopterMinAge);
  throw new HttpProblem(400, text, [{ field: "animalId", errors: [text] }]);
}

/** The adopter's id: the user's own; for staff, that of the user whose walk-in application they type (rules §4). */
function adopterOf(actor: SignedIn, userId: number | undefined): number {
  if (isStaff(actor)) {
    if (userId === undefined) throw invalid([{ field: "userId", errors: [recordTexts().adoptions.adopterRequired] }]);
    return userId;
  }
  const own = userId === undefined || userId === actor.personId;
  if (!may(actor, "adoptions.apply", { own })) throw forbidden();
  return actor.personId;
}

/**
 * Locks an animal that can be applied for: Available, and for staff InCare too (rules §3, §14).
 * @returns its open stay
 * @throws HttpProblem 400, 409
 */
async function lockAvailable({ db: tx, actor }: Context, animalId: number): Promise<number> {
  const animal = await tx
    .selectFrom("animals as a")
    .select(["a.status", "a.archived_at"])
    .where("a.id", "=", animalId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!animal || animal.archived_at)
    throw invalid([{ field: "animalId", errors: [recordTexts().adoptions.animalRequired] }]);
  const isOffered = animal.status === "Available" || (animal.status === "InCare" && isStaff(actor));
  const stay = isOffered ? await openStayOf(tx, animalId) : undefined;
  if (stay === undefined) throw conflict(recordTexts().adoptions.notAvailable);
  return stay;
}

/**
 * Starts an adoption with the application letter, in the first state of the process.
 * @returns the new adoption's id
 * @throws HttpProblem 400 for a minor, 409 when the animal is not available or the adopter already has an open application for it
 */
export function apply(
  context: Context & WithSettings,
  { animalId, applicationLetter, userId }: AdoptionApplication,
): Promise<number> {
  const { actor } = context;
  const adopter = adopterOf(actor, userId);
  return inTransaction(context, async (within) => {
    const tx = within.db;
    // The user is locked before the animal, as when an account is closed: another order could cause a deadlock.
    if (!(await lockUser(tx, { id: adopter }))) {
      throw invalid([{ field: "userId", errors: [recordTexts().adoptions.adopterRequired] }]);
    }
    const { date_of_birth } = await tx
      .selectFrom("users")
      .select("date_of_birth")
      .where("id", "=", adopter)
      .executeTakeFirstOrThrow();
    refuseMinor(actor, date_of_birth, today(within.clock));
    const stayId = await lockAvailable(within, animalId);
    const now = within.clock.now();
    const created = await tx
      .insertInto("adoptions")
      .values({
        animal_id: animalId,
        user_id: adopter,
        stay_id: stayId,
        application_letter: applicationLetter,
        created_at: now,
        stage_type: FIRST_STATE.stageType,
        stage_status: FIRST_STATE.stageStatus,
      })
      // A partial unique index allows one open application per user and animal (rules §4).
      .onConflict((existing) => existing.doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!created)
      throw conflict(isStaff(actor) ? recordTexts().adoptions.hasApplied : recordTexts().adoptions.alreadyApplied);
    await openStage(tx, { adoptionId: created.id, animalId, stageType: FIRST_STATE.stageType, at: now });
    const entry = { adoptionId: created.id, at: now, actorAccountId: actor.accountId, ...FIRST_STATE };
    await writeHistory(tx, { ...entry, event: "applications", note: "" });
    const { recipient } = await tx
      .selectFrom("adoptions as a")
      .where("a.id", "=", created.id)
      .select(recipientOfAdoption.as("recipient"))
      .executeTakeFirstOrThrow();
    await queueAdoptionLetter(within, {
      adoptionId: created.id,
      recipient,
      after: FIRST_STATE,
      event: "applications",
      publicUrl: within.settings.publicUrl,
    });
    if (isStaff(actor)) await audit(within, "applications", { subject: "adoption", id: created.id });
    return created.id;
  });
}
