import { sql } from "kysely";
import type { Clock } from "../../base/clock.ts";
import { anyOf } from "../../database/any-of.ts";
import { inTransaction, type System } from "../../database/context.ts";
import type { Db } from "../../database/pool.ts";
import { changeRows } from "../../database/rows.ts";
import { lockAnimal } from "../animal.locks.ts";
import { type Due, type InStay, nextDue, type Rule } from "./treatment.schedule.ts";

type Species = "Dog" | "Cat";
type Subject = InStay & { animalId: number; stayId: number; species: Species };
type Planned = { id: number; stayId: number; kindId: number; ruleId: number | null; dueOn: string | null };
/** A change of one animal's doses of a kind. With `due` alone a dose is added, with both it is moved, else it is cancelled. */
type Change = { subject: Subject; kindId: number; due: Due | undefined; planned: Planned | undefined };

/** The active rules, in the order in which they are tried. */
export async function activeRules(db: Db): Promise<(Rule & { species: Species })[]> {
  const rows = await db
    .selectFrom("treatment_rules")
    .where("active_since", "is not", null)
    .select(["id", "kind_id as kindId", "species", "from_weeks as fromWeeks", "until_weeks as untilWeeks"])
    .select(["every_count as everyCount", "every_unit as everyUnit", "times"])
    .select((row) => row.ref("active_since").$notNull().as("activeSince"))
    .orderBy("from_weeks")
    .orderBy(sql`times nulls last`)
    .orderBy("id")
    .execute();
  return rows;
}

/** The animals that are in the shelter. @param animalIds only these */
function subjects(db: Db, animalIds: readonly number[] | undefined): Promise<Subject[]> {
  return db
    .selectFrom("stays as s")
    .innerJoin("animals as a", "a.id", "s.animal_id")
    .where("s.outcome_on", "is", null)
    .where("a.archived_at", "is", null)
    .$if(animalIds !== undefined, (found) => found.where("a.id", "=", anyOf(animalIds ?? [])))
    .select(["a.id as animalId", "s.id as stayId", "a.type as species", "a.born_on as bornOn"])
    .select("s.intake_on as intakeOn")
    .orderBy("a.id")
    .execute();
}

/**
 * The days of given and skipped doses, by animal and kind. A skipped one counts from the day on which it was due, or from
 * the day on which it was skipped if that was later.
 */
async function dosesOf(db: Db, animalIds: readonly number[], zone: string): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ animalId: number; kindId: number; days: string[] }>`
    select animal_id as "animalId", kind_id as "kindId",
      array_agg(coalesce(given_on, greatest(due_on, (closed_at at time zone ${zone})::date))::text) as days
    from treatments where animal_id = any(${animalIds}::int[]) and state in ('given', 'skipped')
    group by animal_id, kind_id`.execute(db);
  return new Map(rows.map(({ animalId, kindId, days }) => [`${animalId} ${kindId}`, days]));
}

function plannedOf(db: Db, stayIds: readonly number[]): Promise<Planned[]> {
  return db
    .selectFrom("treatments")
    .where("state", "=", "planned")
    .where("stay_id", "=", anyOf(stayIds))
    .select(["id", "kind_id as kindId", "rule_id as ruleId", "due_on as dueOn"])
    .select((row) => row.ref("stay_id").$notNull().as("stayId"))
    .execute();
}

/** The changes that the rules ask for. A dose that staff planned by hand takes the place of a rule's. */
async function changesFor(db: Db, zone: string, animalIds?: readonly number[]): Promise<Change[]> {
  const rules = await activeRules(db);
  if (rules.length === 0) return [];
  const animals = await subjects(db, animalIds);
  const doses = await dosesOf(
    db,
    animals.map(({ animalId }) => animalId),
    zone,
  );
  const planned = Map.groupBy(
    await plannedOf(
      db,
      animals.map(({ stayId }) => stayId),
    ),
    ({ stayId, kindId }) => `${stayId} ${kindId}`,
  );
  const byKind = Map.groupBy(rules, ({ species, kindId }) => `${species} ${kindId}`);
  const changes = animals.flatMap((subject) =>
    [...byKind.values()]
      .filter(([first]) => first?.species === subject.species)
      .map((ofKind): Change | undefined => {
        const { kindId } = ofKind[0] as Rule;
        const open = planned.get(`${subject.stayId} ${kindId}`) ?? [];
        const own = open.find(({ ruleId }) => ruleId !== null);
        const isByHand = own === undefined && open.length > 0;
        const isOfOldRule = own !== undefined && !rules.some(({ id }) => id === own.ruleId);
        if (isByHand || isOfOldRule) return undefined;
        const due = nextDue(ofKind, subject, doses.get(`${subject.animalId} ${kindId}`) ?? []);
        const isUnchanged = own?.dueOn === due?.dueOn && own?.ruleId === due?.ruleId;
        return isUnchanged ? undefined : { subject, kindId, due, planned: own };
      }),
  );
  return changes.filter((change) => change !== undefined);
}

async function applyChange(tx: Db, clock: Clock, { subject, kindId, due, planned }: Change): Promise<void> {
  const now = clock.now();
  if (planned && due) {
    const moved = { due_on: due.dueOn, rule_id: due.ruleId };
    await tx.updateTable("treatments").set(moved).where("id", "=", planned.id).execute();
  } else if (planned) {
    await changeRows(tx, "treatments", planned.id, { state: "cancelled", closed_at: now });
  } else if (due) {
    await tx
      .insertInto("treatments")
      .values({
        animal_id: subject.animalId,
        stay_id: subject.stayId,
        kind_id: kindId,
        rule_id: due.ruleId,
        state: "planned",
        due_on: due.dueOn,
        recorded_at: now,
      })
      .onConflict((twice) => twice.doNothing())
      .execute();
  }
}

/** Cancels planned doses for another species, after somebody has corrected the species of an animal. */
async function cancelOtherSpecies(tx: Db, clock: Clock, animalIds: readonly number[]): Promise<void> {
  await sql`update treatments as t set state = 'cancelled', closed_at = ${clock.now()}
    from treatment_rules as r, animals as a
    where t.state = 'planned' and r.id = t.rule_id and a.id = t.animal_id and r.species <> a.type
      and a.id = any(${animalIds}::int[])`.execute(tx);
}

/**
 * Plans the next doses of animals by the active rules (rules §14). Every change that affects doses calls this in its own
 * transaction, which has locked the animals. Doses that are planned as the rules ask stay as they are.
 */
export async function planTreatments({ db: tx, clock }: System, animalIds: readonly number[]): Promise<void> {
  await cancelOtherSpecies(tx, clock, animalIds);
  for (const change of await changesFor(tx, clock.zone, animalIds)) await applyChange(tx, clock, change);
}

/**
 * Plans what is missing for all animals in the shelter, in one transaction for each. Several servers may do it at once:
 * nothing is planned twice.
 * @returns the number of animals for which a dose was planned, moved or cancelled
 */
export async function planAllTreatments(system: System): Promise<number> {
  const changes = await changesFor(system.db, system.clock.zone);
  const animals = new Set(changes.map(({ subject }) => subject.animalId));
  for (const id of animals) {
    await inTransaction(system, async (within) => {
      await lockAnimal(within.db, id);
      await planTreatments(within, [id]);
    });
  }
  return animals.size;
}

/**
 * Cancels the planned doses of a stay that ends; the transaction has locked the animal. They are marked, because they are
 * what an adopter is told to do next.
 */
export async function endPlannedTreatments(
  { db: tx, clock, actor }: System & { actor: { accountId: number | null } },
  stayId: number,
): Promise<void> {
  await changeRows(
    tx,
    "treatments",
    { stay_id: stayId, state: "planned" },
    { state: "cancelled", closed_at: clock.now(), closed_by: actor.accountId, ended_with_stay: true },
  );
}

/** Restores the doses that were cancelled with a stay, when it is opened again. */
export async function restorePlannedTreatments(system: System, stay: { id: number; animalId: number }): Promise<void> {
  await changeRows(
    system.db,
    "treatments",
    { stay_id: stay.id, ended_with_stay: true },
    { state: "planned", closed_at: null, closed_by: null, ended_with_stay: false },
  );
  await planTreatments(system, [stay.animalId]);
}
