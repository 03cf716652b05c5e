import type { RawBuilder } from "kysely";
import { type Placement, type PlacementRequest, trialDays } from "../../contract/care.ts";
import type { PersonalData } from "../../contract/personal-data.ts";
import { recordTexts } from "../../contract/texts/texts.ts";
import { lockAnimal } from "../animals/animal.locks.ts";
import { audited } from "../audit/audit.commands.ts";
import { today } from "../clock.ts";
import type { Context } from "../context.ts";
import { overlapConstraint } from "../database/database-errors.ts";
import type { Db } from "../database/pool.ts";
import { conflict, invalid, notFound } from "../http/errors.ts";
import { lockUser } from "../users/user.locks.ts";
import { lockInShelter } from "./care.locks.ts";
import { leaveUnit } from "./unit.commands.ts";

const placementsFrom = (db: Db) =>
  db
    .selectFrom("placements as p")
    .innerJoin("stays as s", "s.id", "p.stay_id")
    .leftJoin("users as u", "u.id", "p.user_id")
    .select(["p.id", "s.animal_id as animalId", "p.kind", "p.user_id as userId", "p.from_on as from"])
    .select(["p.due_back as dueBack", "p.until_on as until", "p.note"])
    .select((eb) =>
      eb.fn
        .coalesce(eb.fn<string | null>("concat_ws", [eb.val(" "), "u.name", "u.surname"]), "p.person_name")
        .as("full"),
    )
    .select("p.person_name");

export const presentPlacement = ({
  full,
  person_name,
  ...placement
}: Awaited<ReturnType<ReturnType<typeof placementsFrom>["execute"]>>[number]): Placement => ({
  ...placement,
  personName: person_name || full,
});

/** @throws HttpProblem 404 */
async function readPlacement(db: Db, id: number): Promise<Placement> {
  const row = await placementsFrom(db).where("p.id", "=", id).executeTakeFirst();
  if (!row) throw notFound(recordTexts().care.placementNotFound);
  return presentPlacement(row);
}

/** Where the animal of a stay is, if it is away. */
export async function openPlacement(db: Db, stayId: number): Promise<Placement | undefined> {
  const row = await openPlacementIn(db, stayId).executeTakeFirst();
  return row && presentPlacement(row);
}

/** The query for it. @param stay its id, or SQL for it */
export const openPlacementIn = (db: Db, stay: number | RawBuilder<number>) =>
  placementsFrom(db).where("p.stay_id", "=", stay).where("p.until_on", "is", null);

const dayAfter = (day: string, days: number) => Temporal.PlainDate.from(day).add({ days }).toString();

/**
 * The animal goes to a foster home, on trial, to a vet or elsewhere; its stay goes on, and its unit is free (rules §14).
 * @throws HttpProblem 404; 400; 409 when it is not here, or with whom it is already
 */
export async function addPlacement(context: Context, animalId: number, body: PlacementRequest): Promise<Placement> {
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
    const dueBack = body.dueBack ?? (body.kind === "trial_adoption" ? dayAfter(body.from, trialDays()) : null);
    const placement = await tx
      .insertInto("placements")
      .values({
        stay_id: stay.id,
        kind: body.kind,
        user_id: body.userId ?? null,
        person_name: body.personName,
        from_on: body.from,
        due_back: dueBack,
        note: body.note,
        recorded_at: clock.now(),
        recorded_by: actor.accountId,
      })
      .returning("id")
      .executeTakeFirstOrThrow()
      .catch((error: unknown) => {
        throw overlapConstraint(error) ? conflict(recordTexts().care.placementOverlaps) : error;
      });
    await leaveUnit(within, stay.id);
    return placement.id;
  });
  return readPlacement(context.db, id);
}

/** The animal is back, without a day since today. @throws HttpProblem 404; 400; 409 when it was back before */
export async function endPlacement(context: Context, id: number, wanted: string | undefined): Promise<Placement> {
  const until = wanted ?? today(context.clock);
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

/** All placements with a user for the export of personal data (rules §10). */
export async function exportPlacements(db: Db, userId: number): Promise<PersonalData["placements"]> {
  return db
    .selectFrom("placements as p")
    .innerJoin("stays as s", "s.id", "p.stay_id")
    .innerJoin("animals as a", "a.id", "s.animal_id")
    .where("p.user_id", "=", userId)
    .select(["s.animal_id as animalId", "a.name as animal", "p.kind", "p.from_on as from", "p.due_back as dueBack"])
    .select(["p.until_on as until", "p.note"])
    .orderBy("p.id")
    .execute();
}

/** Erases what was written about a user's placements when the account is closed; kind and days stay (rules §10). */
export async function erasePlacementsOf(tx: Db, userId: number): Promise<void> {
  await tx.updateTable("placements").set({ note: "", person_name: "" }).where("user_id", "=", userId).execute();
}
