import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Hold } from "../../../contract/animals/care.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { type Clock, instantOrNull, today } from "../../base/clock.ts";
import { conflict, orNotFound } from "../../base/errors.ts";
import { compiledOnce } from "../../database/compiled-once.ts";
import type { Db } from "../../database/pool.ts";

/** SQL for whether a hold is active on a day: begun, not lifted, and not over (rules §14). @param hold the alias of `holds` */
export function isActive(hold: string, day: string): RawBuilder<SqlBool> {
  const column = (name: string) => sql.ref(`${hold}.${name}`);
  return sql<SqlBool>`(${column("lifted_at")} is null and ${column("from_on")} <= ${day}::date
    and (${column("until_on")} is null or ${column("until_on")} > ${day}::date))`;
}

const holdsFrom = (db: Db) =>
  db
    .selectFrom("holds as h")
    .innerJoin("stays as s", "s.id", "h.stay_id")
    .select(["h.id", "s.animal_id as animalId", "h.kind", "h.from_on as from", "h.until_on as until", "h.reason"])
    .select("h.lifted_at");
type Row = Awaited<ReturnType<ReturnType<typeof holdsFrom>["execute"]>>[number];

/** @returns the hold in the shape of the contract @param row of the database, or the same as JSON */
export const presentHold = ({
  lifted_at,
  ...hold
}: Omit<Row, "lifted_at"> & { lifted_at: Date | string | null }): Hold => ({
  ...hold,
  liftedAt: instantOrNull(lifted_at),
});

/** @throws HttpProblem 404 */
export async function readHold(db: Db, id: number): Promise<Hold> {
  const row = await holdsFrom(db).where("h.id", "=", id).executeTakeFirst();
  return presentHold(orNotFound(row, recordTexts().care.holdNotFound));
}

/** The active holds of a stay, in the order in which they end. @param stay its id, or SQL for it */
export const holdsOf = (db: Db, stay: number | RawBuilder<number>, clock: Clock) =>
  holdsFrom(db)
    .where("h.stay_id", "=", stay)
    .where(isActive("h", today(clock)))
    .orderBy(sql`h.until_on nulls last`)
    .orderBy("h.id");

/** SQL for the active hold of a stay that ends last. @param stay SQL for its id */
export const lastHoldOf = (stay: RawBuilder<unknown>, day: string) => sql<Pick<Hold, "until"> | null>`(
  select json_build_object('until', h.until_on) from holds as h where h.stay_id = ${stay} and ${isActive("h", day)}
  order by h.until_on desc nulls first limit 1)`;

const findLastHold = compiledOnce((db, { stayId, day }: { stayId: number; day: string }) =>
  db.selectNoFrom(lastHoldOf(sql`${stayId}`, day).as("hold")),
);

/** What a hold prevents, in a sentence with the day until which it lasts. */
export const holdText = ({ until }: Pick<Hold, "until">): string =>
  until === null ? recordTexts().care.onHold : recordTexts().care.onHoldUntil(until);

/** Refuses what a hold prevents, such as a contract (rules §14). @throws HttpProblem 409 with the day until which it lasts */
export async function refuseWhileOnHold(tx: Db, adoption: { stayId: number }, clock: Clock): Promise<void> {
  const [found] = await findLastHold(tx, { stayId: adoption.stayId, day: today(clock) });
  if (found?.hold) throw conflict(holdText(found.hold));
}
