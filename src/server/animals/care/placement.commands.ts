import { type Placement, type PlacementRequest, trialDays } from "../../../contract/animals/care.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { lockUser } from "../../accounts/user.locks.ts";
import { addDays, today } from "../../base/clock.ts";
import { conflict, invalid } from "../../base/errors.ts";
import type { Context, WithSettings } from "../../database/context.ts";
import { overlapConstraint, replaceError } from "../../database/database-errors.ts";
import { addRow } from "../../database/rows.ts";
import { audited } from "../../platform/audit/audit.commands.ts";
import { lockAnimal } from "../animal.locks.ts";
import { lockInShelter } from "./care.locks.ts";
import { queuePlacementLetter } from "./placement.letters.ts";
import { openPlacement, readPlacement } from "./placement.queries.ts";
import { leaveUnit } from "./unit.commands.ts";

/**
 * Records that the animal goes to a foster home, on trial, to a vet or elsewhere. Its stay goes on, and its unit is free
 * (rules §14). A person with an account gets a letter.
 * @throws HttpProblem 404; 400; 409 when it is not in the shelter, with where it is
 */
export async function addPlacement(
  context: Context & WithSettings,
  animalId: number,
  body: PlacementRequest,
): Promise<Placement> {
  const about = (id: number) => ({ subject: "placement", id, details: { animal: animalId, kind: body.kind } });
  const id = await audited(context, "create", about, async (within) => {
    const { db: tx, clock, actor } = within;
    if (body.userId !== undefined && !(await lockUser(tx, { id: body.userId }))) {
      throw invalid([{ field: "userId", errors: [recordTexts().care.unknownPerson] }]);
    }
    const stay = await lockInShelter(tx, animalId);
    if (body.from < stay.intakeOn) throw invalid([{ field: "from", errors: [recordTexts().care.beforeIntake] }]);
    const away = await openPlacement(tx, stay.id);
    if (away) throw conflict(recordTexts().care.isAway(away.personName || away.kind, away.from));
    const dueBack = body.dueBack ?? (body.kind === "trial_adoption" ? addDays(body.from, trialDays()) : null);
    const id = await addRow(tx, "placements", {
      stay_id: stay.id,
      kind: body.kind,
      user_id: body.userId ?? null,
      person_name: body.personName,
      from_on: body.from,
      due_back: dueBack,
      note: body.note,
      recorded_at: clock.now(),
      recorded_by: actor.accountId,
    }).catch(replaceError(overlapConstraint, () => conflict(recordTexts().care.placementOverlaps)));
    await leaveUnit(within, stay.id);
    await queuePlacementLetter(within, id);
    return id;
  });
  return readPlacement(context.db, id);
}

/**
 * Records that the animal is back.
 * @param end.until the day; left out: today
 * @throws HttpProblem 404; 400; 409 when it is back already
 */
export async function endPlacement(
  context: Context,
  id: number,
  end?: { until?: string | undefined },
): Promise<Placement> {
  const until = end?.until ?? today(context.clock);
  await audited(context, "end", { subject: "placement", id, details: { until } }, async ({ db: tx, clock, actor }) => {
    const { animalId } = await readPlacement(tx, id);
    await lockAnimal(tx, animalId);
    const placement = await readPlacement(tx, id);
    if (placement.until !== null) throw conflict(recordTexts().care.placementEnded(placement.until));
    if (until < placement.from) throw invalid([{ field: "until", errors: [recordTexts().care.endBeforeFrom] }]);
    const ended = { until_on: until, ended_at: clock.now(), ended_by: actor.accountId };
    await tx.updateTable("placements").set(ended).where("id", "=", id).execute();
  });
  return readPlacement(context.db, id);
}
