import { sql } from "kysely";
import { dayIn } from "../../../contract/platform/time.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { personOf } from "../../accounts/person.sql.ts";
import type { Clock } from "../../base/clock.ts";
import { conflict, invalid, notFound } from "../../base/errors.ts";
import { anyOf } from "../../database/any-of.ts";
import type { Db } from "../../database/pool.ts";
import { readersText } from "../../database/translations.ts";
import { requireBorn } from "../birth.ts";

/** A treatment whose animal is locked, with the facts that refusals name. */
export type LockedDose = Awaited<ReturnType<typeof readDoses>>[number];

function readDoses(tx: Db, ids: readonly number[]) {
  return tx
    .selectFrom("treatments as t")
    .innerJoin("animals as a", "a.id", "t.animal_id")
    .innerJoin("treatment_kinds as k", "k.id", "t.kind_id")
    .leftJoin("stays as s", "s.id", "t.stay_id")
    .where("t.id", "=", anyOf(ids))
    .select(["t.id", "t.animal_id as animalId", "t.stay_id as stayId", "t.kind_id as kindId", "t.rule_id as ruleId"])
    .select(["t.state", "t.due_on as dueOn", "t.given_on as givenOn", "t.closed_at as closedAt", "t.batch"])
    .select(["a.name as animal", "a.born_on as bornOn", "s.intake_on as intakeOn", "s.outcome_on as outcomeOn"])
    .select(["k.category", "k.needs_batch as needsBatch", readersText("k.name").as("kind")])
    .select([personOf("t.closed_by").as("by"), sql<object>`to_jsonb(t)`.as("whole"), "a.archived_at as archivedAt"])
    .orderBy("t.id")
    .execute();
}

/**
 * Reads treatments after locking their animals in the order of their ids, so that changes for one animal run one after
 * another.
 * @throws HttpProblem 404 when one of them does not exist, or its animal is archived
 */
export async function lockDoses(tx: Db, wanted: readonly number[]): Promise<LockedDose[]> {
  const ids = [...new Set(wanted)];
  await sql`select from animals where id in (select animal_id from treatments where id = any(${ids}::int[]))
    order by id for no key update`.execute(tx);
  const doses = await readDoses(tx, ids);
  const isArchived = doses.some(({ archivedAt }) => archivedAt !== null);
  if (doses.length < ids.length || isArchived) throw notFound(recordTexts().treatments.notFound);
  return doses;
}

/** @throws HttpProblem 409 that says who gave or skipped the dose, and on which day */
export function requirePlanned({ state, animal, kind, givenOn, closedAt, by }: LockedDose, clock: Clock): void {
  const text = recordTexts().treatments;
  if (state === "planned") return;
  if (state === "cancelled") throw conflict(text.cancelled(animal, kind));
  const day = givenOn ?? dayIn(clock.zone, closedAt ?? clock.now());
  throw conflict((state === "given" ? text.alreadyGiven : text.alreadySkipped)(animal, kind, by ?? "", day));
}

/** The days between which a dose can have been given. */
type Bounds = { animal: string; bornOn: string | null; intakeOn: string | null; outcomeOn: string | null };

/** @throws HttpProblem 400 at `on` for a day before the animal's birth or outside its stay */
export function requireDayInStay({ animal, bornOn, intakeOn, outcomeOn }: Bounds, on: string): void {
  const text = recordTexts().treatments;
  const refuse = (message: string) => invalid([{ field: "on", errors: [message] }]);
  requireBorn(bornOn, "on", on);
  if (intakeOn !== null && on < intakeOn) throw refuse(text.beforeIntake(animal, intakeOn));
  if (outcomeOn !== null && on > outcomeOn) throw refuse(text.afterOutcome(animal, outcomeOn));
}

/** @throws HttpProblem 400 at `batch` when a kind needs a batch and there is none */
export function requireBatch(kinds: readonly { kind: string; needsBatch: boolean }[], batch: string | undefined): void {
  const without = kinds.find(({ needsBatch }) => needsBatch);
  if (without === undefined || batch) return;
  throw invalid([{ field: "batch", errors: [recordTexts().treatments.batchRequired(without.kind)] }]);
}
