import type { RetentionKind } from "../../../contract/platform/retention.ts";
import type { RetentionChange, RetentionPeriod } from "../../../contract/settings/retention.ts";
import { requireRecentFactor } from "../../accounts/second-factor/recent.ts";
import { conflict } from "../../base/errors.ts";
import type { Context } from "../../database/context.ts";
import type { Db } from "../../database/pool.ts";
import { audited } from "../../platform/audit/audit.commands.ts";
import { hasSeen, type SeenVersions, stale } from "../../platform/http/if-match.ts";
import { serverTexts } from "../../texts/texts.ts";
import { dueBy, findPeriod, readPeriod, type SavedPeriod } from "./retention.queries.ts";

/** As the subject of an audit entry. */
export const RETENTION = "retention period";

/** Locks the period of a kind, which a run of the night also does for each of its steps. */
async function lockPeriod(tx: Db, kind: RetentionKind, now: Date): Promise<SavedPeriod> {
  const nobody = { kind, months: null, version: 0, changed_at: now };
  await tx
    .insertInto("retention_periods")
    .values(nobody)
    .onConflict((known) => known.doNothing())
    .execute();
  await tx.selectFrom("retention_periods").select("kind").where("kind", "=", kind).forUpdate().execute();
  return findPeriod(tx, kind);
}

/** Refuses a period that erases more than the person was told. @throws HttpProblem 409; FirstDo 403 */
async function refuseUntold(context: Context, kind: RetentionKind, months: number, told = 0): Promise<void> {
  const { due } = await dueBy(context, kind, months);
  const text = serverTexts().retention;
  if (due.count > told) throw conflict((due.isMore ? text.untoldMany : text.untold)(due.count));
  if (due.count > 0) await requireRecentFactor(context);
}

/**
 * Sets how long a kind of record is kept. It erases nothing itself: that begins in the next night.
 * @throws HttpProblem 412 when somebody saved in the meantime; 409 when more would be erased than the person was told
 */
export async function setPeriod(
  context: Context,
  kind: RetentionKind,
  { months, erases }: RetentionChange,
  versions: SeenVersions,
): Promise<RetentionPeriod> {
  const { clock, actor } = context;
  const about = { subject: RETENTION, id: null, details: { kind } };
  await audited(context, "edit", about, async (within, differ) => {
    const { db: tx } = within;
    const saved = await lockPeriod(tx, kind, clock.now());
    if (saved && !hasSeen(versions, saved.version))
      throw stale({ by: saved.changedBy, at: saved.changedAt }, clock.zone);
    if (months !== null) await refuseUntold(within, kind, months, erases);
    await tx
      .updateTable("retention_periods")
      .set({ months, version: (saved?.version ?? 0) + 1, changed_at: clock.now(), changed_by: actor.accountId })
      .where("kind", "=", kind)
      .execute();
    differ({ months: saved?.months ?? null }, { months });
  });
  return readPeriod(context, kind);
}
