import { sql } from "kysely";
import type { BatchInHand, ConfirmBatchRequest } from "../../../contract/animals/treatments.ts";
import { BATCH_DAYS } from "../../../contract/animals/treatments.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { instantOrNull, today } from "../../base/clock.ts";
import { conflict, invalid } from "../../base/errors.ts";
import type { Context } from "../../database/context.ts";
import { readersText } from "../../database/translations.ts";
import { audited } from "../../platform/audit/audit.commands.ts";
import type { LockedDose } from "./treatment.locks.ts";

/** Among so many doses the batches in use are looked for. */
const LATEST_DOSES = 500;

/**
 * SQL for a table of the batches in use, by `kind_id`: `batch` was given last, in the last days, and is null when it has
 * expired.
 * @param day today at the shelter
 */
export const batchesInUse = (day: string) => sql`(
  select distinct on (kind_id) kind_id, case when batch_expires_on < ${day}::date then null else batch end as batch
  from (
    select id, kind_id, batch, given_on, batch_expires_on from treatments
    where batch_key <> '' and state = 'given' and given_on > ${day}::date - ${BATCH_DAYS}::int
    order by given_on desc limit ${LATEST_DOSES}) as latest
  order by kind_id, given_on desc, id desc)`;

/** SQL for a table of the batches that this person confirmed today, by `kind_id`. */
export const batchesInHand = ({ clock, actor }: Context) => sql`(
  select kind_id, batch, confirmed_at from confirmed_batches
  where account_id = ${actor.accountId} and confirmed_on = ${today(clock)}::date)`;

/** Of each kind that needs a batch: the one in use, and the one that this person confirmed today. */
export async function listBatchesInHand(context: Context): Promise<BatchInHand[]> {
  type Row = Omit<BatchInHand, "confirmedAt"> & { confirmedAt: Date | null };
  const { rows } = await sql<Row>`
    select k.id as "kindId", ${readersText("k.name")} as kind, u.batch as "batchInUse", h.batch as "confirmedBatch",
      h.confirmed_at as "confirmedAt"
    from treatment_kinds as k left join ${batchesInUse(today(context.clock))} as u on u.kind_id = k.id
    left join ${batchesInHand(context)} as h on h.kind_id = k.id
    where k.needs_batch order by k.id`.execute(context.db);
  return rows.map((row) => ({ ...row, confirmedAt: instantOrNull(row.confirmedAt) }));
}

/**
 * Notes that this person holds a vial of a batch in their hand; until the end of the shelter's day one tap gives it. It
 * replaces the one that they confirmed before.
 * @throws HttpProblem 400 at `kindId` for an unknown kind or one without batches; 400 at `batch` for one that has expired
 */
export async function confirmBatch(context: Context, { kindId, batch }: ConfirmBatchRequest): Promise<BatchInHand> {
  const about = { subject: "kind of treatment", id: kindId, details: { batch } };
  await audited(context, "confirm batch", about, async (within) => {
    const { db: tx, clock, actor } = within;
    await requireBatchOfKind(within, kindId, batch);
    const confirmed = { batch, confirmed_on: today(clock), confirmed_at: clock.now() };
    await tx
      .insertInto("confirmed_batches")
      .values({ account_id: actor.accountId, kind_id: kindId, ...confirmed })
      .onConflict((row) => row.columns(["account_id", "kind_id"]).doUpdateSet(confirmed))
      .execute();
  });
  const all = await listBatchesInHand(context);
  return all.find((one) => one.kindId === kindId) as BatchInHand;
}

async function requireBatchOfKind({ db: tx, clock }: Context, kindId: number, batch: string): Promise<void> {
  const text = recordTexts().treatments;
  const kind = await tx
    .selectFrom("treatment_kinds")
    .select("id")
    .where("id", "=", kindId)
    .where("needs_batch", "=", true)
    .forKeyShare()
    .executeTakeFirst();
  if (!kind) throw invalid([{ field: "kindId", errors: [text.kindWithBatch] }]);
  const { rows } = await sql<{ expiresOn: string | null }>`
    select max(batch_expires_on) as "expiresOn" from treatments
    where kind_id = ${kindId} and state = 'given' and batch_key <> ''
      and batch_key = upper(regexp_replace(${batch}, '\\s', '', 'g'))`.execute(tx);
  const expiresOn = rows[0]?.expiresOn ?? null;
  if (expiresOn !== null && expiresOn < today(clock)) {
    throw invalid([{ field: "batch", errors: [text.batchExpired(batch, expiresOn)] }]);
  }
}

/**
 * Lets one tap give only what the person has confirmed today for each kind that needs a batch.
 * @throws HttpProblem 409 for another batch, or none
 */
export async function requireConfirmed(within: Context, doses: readonly LockedDose[], batch: string): Promise<void> {
  const kinds = new Map(doses.filter((dose) => dose.needsBatch).map(({ kindId, kind }) => [kindId, kind]));
  if (kinds.size === 0) return;
  const { rows } = await sql<{ kind_id: number; batch: string }>`
    select kind_id, batch from ${batchesInHand(within)} as h`.execute(within.db);
  const confirmed = new Map(rows.map((row) => [row.kind_id, row.batch]));
  for (const [kindId, kind] of kinds) {
    if (confirmed.get(kindId) !== batch) throw conflict(recordTexts().treatments.notConfirmed(kind, batch));
  }
}
