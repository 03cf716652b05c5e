import { sql } from "kysely";
import { type Export, type ExportRequest, FRESH_MINUTES } from "../../../contract/exchange/exports.ts";
import { formTexts, recordTexts } from "../../../contract/texts/texts.ts";
import { requirePassword } from "../../accounts/account.commands.ts";
import { requireRecentWhereSet } from "../../accounts/second-factor/recent.ts";
import { signedInAt } from "../../accounts/sessions/session.store.ts";
import { MINUTE_MS } from "../../base/clock.ts";
import { HttpProblem, invalid, orNotFound } from "../../base/errors.ts";
import { type Context, inTransaction, type WithSettings } from "../../database/context.ts";
import type { Db } from "../../database/pool.ts";
import { addRow } from "../../database/rows.ts";
import { audit } from "../../platform/audit/audit.commands.ts";
import { sendJob } from "../../platform/background/queues.ts";
import type { PhotoStore } from "../../platform/photos/photo.store.ts";
import { queuePhotoDeletion } from "../../platform/photos/photo.sweep.ts";
import { tellAdmins } from "./export.letter.ts";
import { findExport, isExpired, presentExport } from "./export.row.ts";
import { firstPart, readExport } from "./export.store.ts";

const subject = "export";

/**
 * Makes sure that it is the person who asks, not a stolen session: they have just signed in, or say their password; whoever
 * has a second factor has shown it lately as well.
 * @throws HttpProblem 403 with the code `confirm`, 400 at `currentPassword`, 429
 */
async function requireSelf(context: Context, address: string, { currentPassword }: ExportRequest): Promise<void> {
  await requireRecentWhereSet(context);
  if (currentPassword) {
    await requirePassword(context, address, currentPassword);
    return;
  }
  const since = await signedInAt(context.db, context.actor.sessionId);
  if (since && context.clock.now().getTime() - since.getTime() <= FRESH_MINUTES * MINUTE_MS) return;
  throw invalid([{ field: "currentPassword", errors: [formTexts().accounts.currentPasswordRequired] }]);
}

/** Two admins who ask at once get the same export. */
const START_LOCK = 7_150_002;

type Starting = Context & WithSettings;

/** Starts an export, and tells all admins. While one is made there is no second one: that one is answered. */
export async function startExport(context: Starting, address: string, request: ExportRequest): Promise<Export> {
  await requireSelf(context, address, request);
  return inTransaction(context, async (within) => {
    const { db, clock } = within;
    await sql`select pg_advisory_xact_lock(${START_LOCK})`.execute(db);
    const running = await db
      .selectFrom("exports")
      .select("id")
      .where("state", "in", ["waiting", "running"])
      .executeTakeFirst();
    const id = running?.id ?? (await addExport(within));
    await audit(within, "export", { subject, id });
    return presentExport(orNotFound(await findExport(db, id)), clock.now());
  });
}

async function addExport({ db, clock, actor, settings }: Starting): Promise<number> {
  const id = await addRow(db, "exports", { state: "waiting", created_at: clock.now(), created_by: actor.accountId });
  await sendJob(db, "exports", id);
  await tellAdmins(db, { by: `${actor.name} ${actor.surname}`, publicUrl: settings.publicUrl });
  return id;
}

type Loading = Context & { photoStore: PhotoStore };

/** An export whose file is there, for whoever has shown who they are. @throws HttpProblem as {@link downloadExport} */
export async function requireFile(context: Loading, id: number) {
  const texts = recordTexts().dataExport;
  const row = orNotFound(await findExport(context.db, id), texts.notFound);
  await requireRecentWhereSet(context);
  if (row.state === "waiting" || row.state === "running") throw new HttpProblem(409, texts.notYet);
  const { file_key: key, file_bytes: size } = row;
  const isGone = isExpired(row, context.clock.now()) || !key || !size;
  if (isGone || !(await firstPart(context.photoStore, key))) throw new HttpProblem(410, texts.gone);
  return { row, key, size };
}

/**
 * The file of an export, and its name.
 * @throws HttpProblem 404; 403 with the code `confirm`; 409 while it is made; 410 when it is not kept any more
 */
export async function downloadExport(
  context: Loading,
  id: number,
): Promise<{ bytes: AsyncIterable<Uint8Array>; size: number; name: string }> {
  const { row, key, size } = await requireFile(context, id);
  await audit(context, "download", { subject, id });
  const day = (row.finished_at ?? row.created_at).toISOString().slice(0, 10);
  return { bytes: readExport(context.photoStore, key, size), size, name: `animals-${day}.zip` };
}

const LISTED_DAYS = 30;

/** Deletes the files that cannot be downloaded any more, and forgets old exports. */
export async function forgetOldExports(db: Db, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const old = await tx
      .selectFrom("exports")
      .select(["id", (eb) => eb.ref("file_key").$notNull().as("key")])
      .where("expires_at", "<=", now)
      .where("file_key", "is not", null)
      .forUpdate()
      .execute();
    if (old.length === 0) return;
    const ids = old.map(({ id }) => id);
    await tx.updateTable("exports").set({ file_key: null }).where("id", "in", ids).execute();
    await queuePhotoDeletion(
      tx,
      old.map(({ key }) => key),
    );
  });
  const before = new Date(now.getTime() - LISTED_DAYS * 24 * 60 * MINUTE_MS);
  await db.deleteFrom("exports").where("finished_at", "<", before).where("file_key", "is", null).execute();
}
