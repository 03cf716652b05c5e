import { sql } from "kysely";
import type { z } from "zod";
import {
  CHIP_MAKERS,
  type Chip,
  type chipRequest,
  type Weight,
  type weightRequest,
} from "../../../contract/animals/care.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { conflict, invalid } from "../../base/errors.ts";
import type { Context } from "../../database/context.ts";
import type { Db } from "../../database/pool.ts";
import { audited } from "../../platform/audit/audit.commands.ts";
import { lockAnimal } from "../animal.locks.ts";
import { requireBorn } from "../birth.ts";
import { wasInShelter } from "../stays/stay.days.ts";
import { latestStay } from "../stays/stay.queries.ts";
import { lockUnarchived } from "./care.locks.ts";

/** An animal that has lost this many percent since the weight before needs attention (rules §14). */
const ALARMING_LOSS = 10;

/** @param change in percent, since the weight before */
export const isLoss = (change: number | null): boolean => change !== null && change <= -ALARMING_LOSS;

/** The weights of an animal, the latest first, each compared with the one before. */
export async function weightsOf(db: Db, animalId: number): Promise<Weight[]> {
  const { rows } = await sql<Omit<Weight, "isLoss">>`
    select weighed_on as on, kg, placement_id is not null as "byFoster", round(100 * (kg / lag(kg) over (order by weighed_on) - 1), 1) as change
    from weights where animal_id = ${animalId} order by weighed_on desc`.execute(db);
  return rows.map((row) => ({ ...row, isLoss: isLoss(row.change) }));
}

/**
 * Stores the weight of a day; the latest one is the animal's weight. The transaction has locked the animal.
 * @param placementId the foster placement from which the weight was reported; left out: the shelter weighed the animal
 */
export async function saveWeight(
  { db: tx, clock, actor }: Context,
  animalId: number,
  { on, kg }: z.output<ReturnType<typeof weightRequest>>,
  placementId: number | null = null,
): Promise<void> {
  const weighed = { kg, recorded_at: clock.now(), recorded_by: actor.accountId, placement_id: placementId };
  await tx
    .insertInto("weights")
    .values({ animal_id: animalId, weighed_on: on, ...weighed })
    .onConflict((same) => same.columns(["animal_id", "weighed_on"]).doUpdateSet(weighed))
    .execute();
  await sql`update animals set weight_kg = w.kg
    from (select kg from weights where animal_id = ${animalId} order by weighed_on desc limit 1) as w
    where id = ${animalId}`.execute(tx);
}

/** Adds a weight; another one for the same day corrects it. @throws HttpProblem 404; 400 for a day outside its stays */
export async function addWeight(
  context: Context,
  animalId: number,
  weight: z.output<ReturnType<typeof weightRequest>>,
): Promise<Weight> {
  await audited(context, "weigh", { subject: "animal", id: animalId, details: { ...weight } }, async (within) => {
    await lockUnarchived(within.db, animalId);
    if (!(await wasInShelter(within.db, animalId, weight.on))) {
      throw invalid([{ field: "on", errors: [recordTexts().care.notInStay] }]);
    }
    await saveWeight(within, animalId, weight);
  });
  return (await weightsOf(context.db, animalId)).find(({ on }) => on === weight.on) as Weight;
}

/** Who issued a chip's number, by its prefix: 999 is for tests, from 900 on manufacturers, below it countries (ISO 3166). Older codes say nothing. */
function makerOf(number: string): Chip["maker"] {
  const [country, manufacturer, test, older] = CHIP_MAKERS;
  if (number.length !== 15) return older;
  if (number.startsWith("999")) return test;
  return number >= "900" ? manufacturer : country;
}

/** The chips of an animal that were not removed. */
export async function chipsOf(db: Db, animalId: number): Promise<Chip[]> {
  return (await chipsIn(db, animalId).execute()).map(presentChip);
}

/** The query for the chips of an animal that were not removed. */
export const chipsIn = (db: Db, animalId: number) =>
  db
    .selectFrom("chips")
    .select(["id", "number", "implanted_on as implantedOn", "registry"])
    .where("animal_id", "=", animalId)
    .where("removed_at", "is", null)
    .orderBy("id");

/** @returns the chip in the shape of the contract */
export const presentChip = (chip: Omit<Chip, "maker">): Chip => ({ ...chip, maker: makerOf(chip.number) });

/**
 * Adds a chip; an animal may have two.
 * @throws HttpProblem 404; 400 for a day before its birth or after it left; 409 when another animal has the number
 */
export async function addChip(
  context: Context,
  animalId: number,
  { number, implantedOn, registry }: z.output<ReturnType<typeof chipRequest>>,
): Promise<Chip> {
  const about = { subject: "animal", id: animalId, details: { number } };
  await audited(context, "chip", about, async ({ db: tx, clock, actor }) => {
    await lockUnarchived(tx, animalId);
    await requireChipDay(tx, animalId, implantedOn);
    const chip = { number, implanted_on: implantedOn ?? null, registry };
    const added = await tx
      .insertInto("chips")
      .values({ ...chip, animal_id: animalId, recorded_at: clock.now(), recorded_by: actor.accountId })
      .onConflict((known) => known.column("number").where("removed_at", "is", null).doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!added) throw conflict(recordTexts().care.chipTaken(await nameOfChipped(tx, number)));
    await tx.updateTable("animals").set({ is_chipped: true }).where("id", "=", animalId).execute();
  });
  return (await chipsOf(context.db, animalId)).find((chip) => chip.number === number) as Chip;
}

/** A chip may be older than the stay: its owner may have had it implanted. @throws HttpProblem 400 */
async function requireChipDay(tx: Db, animalId: number, day: string | undefined): Promise<void> {
  if (day === undefined) return;
  const { bornOn } = await lockAnimal(tx, animalId);
  requireBorn(bornOn, "implantedOn", day);
  const stay = await latestStay(tx, animalId);
  if (stay && stay.outcomeOn !== null && day > stay.outcomeOn) {
    throw invalid([{ field: "implantedOn", errors: [recordTexts().care.notInStay] }]);
  }
}

async function nameOfChipped(db: Db, number: string): Promise<string> {
  const row = await db
    .selectFrom("chips as c")
    .innerJoin("animals as a", "a.id", "c.animal_id")
    .select("a.name")
    .where("c.number", "=", number)
    .where("c.removed_at", "is", null)
    .executeTakeFirst();
  return row?.name ?? "";
}
