import { createHash } from "node:crypto";
import {
  ATTACHMENT_LIMITS,
  type AttachmentChange,
  type AttachmentForm,
  type AttachmentType,
} from "../../../contract/platform/attachments.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { DAY_MS } from "../../base/clock.ts";
import { conflict } from "../../base/errors.ts";
import type { Context } from "../../database/context.ts";
import { isConnectionLost } from "../../database/database-errors.ts";
import type { Db } from "../../database/pool.ts";
import { addRow } from "../../database/rows.ts";
import { forgetChanges } from "../audit/audit.commands.ts";
import { newPhotoKey, photoPrefix } from "../photos/photo.key.ts";
import type { PhotoStore } from "../photos/photo.store.ts";
import { queuePhotoDeletion } from "../photos/photo.sweep.ts";
import { attachmentKey } from "./attachment.key.ts";
import { attachmentsOf, findSame } from "./attachment.queries.ts";
import { noAttachment } from "./attachment.refusal.ts";
import { SUBJECT_TABLES, type SubjectRef } from "./attachment.subjects.ts";

/** A file that was checked, with its name as it is kept. */
export type CheckedFile = { name: string; type: AttachmentType; bytes: Buffer };

/**
 * Writes the file before `work` inserts its row, as pictures are (photo.commands.ts): a crash leaves a file without a row,
 * which the sweep deletes.
 * @param work inserts and commits the row
 */
export async function withStoredFile<T>(
  store: PhotoStore,
  bytes: Buffer,
  work: (key: string) => Promise<T>,
): Promise<T> {
  const key = newPhotoKey();
  try {
    await store.write(attachmentKey(key), bytes);
    return await work(key);
  } catch (error) {
    // When the connection was lost, the commit may have succeeded.
    if (!isConnectionLost(error)) await store.removeAll(photoPrefix(key)).catch(() => {});
    throw error;
  }
}

/** Locks a record, so that its files are counted and added one after another, and none once it is closed. */
export async function lockSubject(tx: Db, { kind, id }: SubjectRef): Promise<void> {
  const row = tx.selectFrom(SUBJECT_TABLES[kind].table).select("id").where("id", "=", id);
  await row.forNoKeyUpdate().execute();
}

/**
 * Adds the row of a file that is in the store. The transaction has locked the record.
 * @returns its id
 * @throws HttpProblem 409 when the record has this file already, or too many
 */
export async function insertAttachment(
  { db: tx, clock, actor }: Context,
  record: SubjectRef,
  file: CheckedFile & { key: string },
  { title = "", on, forAdopter }: Pick<AttachmentForm, "title" | "on" | "forAdopter">,
): Promise<number> {
  const sha256 = createHash("sha256").update(file.bytes).digest("hex");
  await refuseSame(tx, record, sha256);
  await refuseTooMany(tx, record);
  return addRow(tx, "attachments", {
    [SUBJECT_TABLES[record.kind].column]: record.id,
    key: file.key,
    name: file.name,
    title,
    on_day: on || null,
    type: file.type,
    bytes: file.bytes.length,
    sha256,
    for_adopter: forAdopter === "true",
    added_at: clock.now(),
    added_by: actor.accountId,
  });
}

async function refuseSame(tx: Db, record: SubjectRef, sha256: string): Promise<void> {
  const same = await findSame(tx, record, sha256);
  if (same) throw conflict(recordTexts().attachments.sameFile(same.name));
}

async function refuseTooMany(tx: Db, record: SubjectRef): Promise<void> {
  const { length } = await attachmentsOf(tx, record);
  if (length >= ATTACHMENT_LIMITS.perRecord) throw conflict(recordTexts().attachments.tooMany(length));
}

/** Changes the facts about a file. */
export async function changeAttachment(tx: Db, id: number, { title, on, forAdopter }: AttachmentChange): Promise<void> {
  const change = { title, on_day: on, for_adopter: forAdopter };
  if (Object.values(change).every((value) => value === undefined)) return;
  await tx.updateTable("attachments").set(change).where("id", "=", id).execute();
}

/** Deletes a file, which can be taken back for 30 days. */
export async function deleteAttachment({ db: tx, clock, actor }: Context, id: number): Promise<void> {
  const deleted = { deleted_at: clock.now(), deleted_by: actor.accountId };
  await tx.updateTable("attachments").set(deleted).where("id", "=", id).execute();
}

/** Takes a deleted file back. @throws HttpProblem 404 when it is not deleted, or for too long; 409 as for a new one */
export async function takeBack({ db: tx, clock }: Context, record: SubjectRef, id: number): Promise<void> {
  const row = await tx
    .selectFrom("attachments")
    .select(["sha256", "deleted_at"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row?.deleted_at || row.deleted_at <= keptSince(clock.now())) throw noAttachment();
  await refuseSame(tx, record, row.sha256);
  await refuseTooMany(tx, record);
  await tx.updateTable("attachments").set({ deleted_at: null, deleted_by: null }).where("id", "=", id).execute();
}

const keptSince = (now: Date) => new Date(now.getTime() - ATTACHMENT_LIMITS.keptDays * DAY_MS);

/** Forgets what was deleted more than 30 days ago, and the names of files about people; a job deletes the files. */
export async function forgetDeleted(db: Db, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const gone = await tx
      .deleteFrom("attachments")
      .where("deleted_at", "<=", keptSince(now))
      .returning(["id", "key", "user_id", "adoption_id"])
      .execute();
    const personal = gone.filter(({ user_id, adoption_id }) => user_id !== null || adoption_id !== null);
    await forgetChanges(
      tx,
      "attachment",
      personal.map(({ id }) => id),
    );
    await queuePhotoDeletion(
      tx,
      gone.map(({ key }) => key),
    );
  });
}

/** Erases all files of these records, also the deleted ones, when a person leaves (rules §10). */
export async function eraseAttachments(tx: Db, records: readonly SubjectRef[]): Promise<void> {
  for (const record of records) {
    await lockSubject(tx, record);
    const gone = await tx
      .deleteFrom("attachments")
      .where(SUBJECT_TABLES[record.kind].column, "=", record.id)
      .returning(["id", "key"])
      .execute();
    await forgetChanges(
      tx,
      "attachment",
      gone.map(({ id }) => id),
    );
    await queuePhotoDeletion(
      tx,
      gone.map(({ key }) => key),
    );
  }
}
