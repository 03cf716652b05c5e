import { sql } from "kysely";
import type { MergePreview } from "../../../contract/overview/twins.ts";
import { registerNumberOf } from "../../animals/stays/register-number.ts";
import { conflict } from "../../base/errors.ts";
import type { System } from "../../database/context.ts";
import type { Db } from "../../database/pool.ts";
import type { WithKeys } from "../../parts/keys/keys.ts";
import { addBack, type Moves, type Row } from "../../parts/merging/merge.rows.ts";
import type { Pair } from "../../parts/merging/merging.ts";
import { serverTexts } from "../../texts/texts.ts";
import { moveAll, moveAllBack, pairedRules } from "./merge.moves.ts";

/** Where a merge keeps the stay that it has struck out. */
const STRUCK = "stays.id";

type OpenStay = { id: number; intakeOn: string; number: string };

/** The stays of two records that are both in the shelter, the earlier one first; undefined where one of them is not. */
async function bothOpen(db: Db, { gone, kept }: Pair): Promise<[earlier: OpenStay, later: OpenStay] | undefined> {
  const { rows } = await sql<OpenStay>`
    select s.id, s.intake_on as "intakeOn", ${registerNumberOf("s.id")} as number from stays as s
    where s.animal_id in (${gone}, ${kept}) and s.is_open order by s.intake_on, s.id`.execute(db);
  const [earlier, later] = rows;
  return earlier && later && [earlier, later];
}

/** What a merge would make of the stays of two records that are both in the shelter. */
export async function previewOpenStays(db: Db, pair: Pair): Promise<MergePreview["stays"]> {
  const both = await bothOpen(db, pair);
  if (!both) return null;
  const [earlier, later] = both;
  return { since: earlier.intakeOn, struckOn: later.intakeOn, struckNumber: later.number };
}

/**
 * Two records of one animal that are both in the shelter have been taken in twice: the earlier intake stays, the later one is
 * struck out with its number in the register, and what hangs on it becomes the earlier one's. Does nothing for others.
 */
export async function joinOpenStays({ db: tx, keys }: System & WithKeys, mergeId: number, pair: Pair): Promise<void> {
  const both = await bothOpen(tx, pair);
  if (!both) return;
  const [earlier, later] = both;
  await moveAll(tx, mergeId, pairedRules(keys, { stays: { gone: later.id, kept: earlier.id } }));
  const { rows } = await sql<{ row: Row }>`
    delete from stays as t where id = ${later.id} returning to_jsonb(t) || jsonb_build_object('into', ${earlier.id}::int) as row`.execute(
    tx,
  );
  const aside = JSON.stringify(rows.map(({ row }) => row));
  await tx.insertInto("merge_moves").values({ merge_id: mergeId, reference: STRUCK, moved: "[]", aside }).execute();
}

/**
 * Has the stay that a merge has struck out again, with its number and what hung on it. The animals have their own again.
 * @throws HttpProblem 409 when the animal has left since: which of the two has left, nobody could say
 */
export async function partOpenStays(
  { db: tx, keys }: System & WithKeys,
  moves: ReadonlyMap<string, Moves>,
): Promise<void> {
  const [struck] = moves.get(STRUCK)?.aside ?? [];
  if (!struck) return;
  const pair = { gone: Number(struck.id), kept: Number(struck.into) };
  const earlier = await tx.selectFrom("stays").select("is_open").where("id", "=", pair.kept).executeTakeFirst();
  if (!earlier?.is_open) throw conflict(serverTexts().merges.inTheWay);
  await addBack(tx, "stays", [struck]);
  await takeBackNumber(tx, pair.gone);
  await moveAllBack(tx, moves, pairedRules(keys, { stays: pair }));
}

/** A stay that is added gets the year's next number; this one has its own, so that the next one stays free. */
async function takeBackNumber(tx: Db, stayId: number): Promise<void> {
  await sql`
    with taken as (delete from register_entries where stay_id = ${stayId} returning year, number)
    update register_years as y set last_number = y.last_number - 1 from taken where y.year = taken.year`.execute(tx);
}
