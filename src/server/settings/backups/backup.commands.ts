import type { Readable } from "node:stream";
import { sql } from "kysely";
import type { Backup, BackupRun } from "../../../contract/settings/backups.ts";

import { requireRecentFactor } from "../../accounts/second-factor/recent.ts";
import { conflict, forbidden, notFound } from "../../base/errors.ts";
import { type Context, inTransaction, type System } from "../../database/context.ts";
import { isDemonstration } from "../../database/demonstration.marks.ts";
import { audit } from "../../platform/audit/audit.commands.ts";
import { sendJob } from "../../platform/background/queues.ts";
import type { BackupPlan } from "../../platform/settings/settings.ts";
import { serverTexts } from "../../texts/texts.ts";
import { presentBackup, presentRun } from "./backup.present.ts";
import { findRun, giveUpSilent, runsOf } from "./backup.rows.ts";
import { type KeptBackup, openBackupPlace } from "./backup-place.ts";

const subject = "backup";
/** Two people who ask at once get the same backup. */
const START_LOCK = 7_200_001;

/** Makes sure that a backup is made: where one is already, it is that one. @returns its id */
export function beginBackup(context: System & { actor: Context["actor"] | null }): Promise<number> {
  return inTransaction(context, async (within) => {
    const { db, clock, actor } = within;
    await sql`select pg_advisory_xact_lock(${START_LOCK})`.execute(db);
    const now = clock.now();
    await giveUpSilent(db, now);
    const made = await db.selectFrom("backups").select("id").where("finished_at", "is", null).executeTakeFirst();
    if (made) return made.id;
    const { id } = await db
      .insertInto("backups")
      .values({ state: "waiting", heard_at: now, created_at: now, asked_by: actor?.accountId ?? null })
      .returning("id")
      .executeTakeFirstOrThrow();
    await sendJob(db, "backup", id);
    if (actor) await audit(within, "create", { subject, id });
    return id;
  });
}

/** Starts a backup because somebody asks for it. @throws HttpProblem 409 in a demonstration */
export async function startBackup(context: Context): Promise<BackupRun> {
  if (await isDemonstration(context.db)) throw conflict(serverTexts().backups.notHere);
  const id = await beginBackup(context);
  return presentRun(await findRun(context.db, id), context.clock.now());
}

type Asking = Context & { plan: BackupPlan };

/**
 * The backup of this name, for somebody who has just shown who they are: it has everything, also the keys of sessions.
 * The name is only compared with those that are there.
 * @throws HttpProblem 403 in a demonstration, whose password everybody knows, and with the code `confirm`; 404
 */
async function requireBackup(context: Asking, name: string): Promise<KeptBackup> {
  if (await isDemonstration(context.db)) throw forbidden(serverTexts().backups.notHere);
  await requireRecentFactor(context);
  const kept = (await openBackupPlace(context.plan.to).list()).find((one) => one.name === name);
  if (!kept) throw notFound(serverTexts().backups.notFound);
  return kept;
}

export async function readBackup(context: Asking, name: string): Promise<Backup> {
  const kept = await requireBackup(context, name);
  return presentBackup(kept, (await runsOf(context.db, [kept.name])).get(kept.name));
}

/** The bytes of a backup; that somebody takes it along is in the audit log before the first of them leaves. */
export async function downloadBackup(context: Asking, name: string): Promise<KeptBackup & { content: Readable }> {
  const kept = await requireBackup(context, name);
  const content = await openBackupPlace(context.plan.to).read(kept);
  await audit(context, "download", { subject, id: null, details: { name: kept.name } });
  return { ...kept, content };
}
