import { sql } from "kysely";
import type { Attachment, AttachmentType } from "../../../contract/platform/attachments.ts";
import type { Held } from "../../../contract/platform/held.ts";
import { instant } from "../../base/clock.ts";
import type { Db } from "../../database/pool.ts";
import { type Access, nameOf, SUBJECT_TABLES, type SubjectRef } from "./attachment.subjects.ts";

/** An attachment as it is stored. */
export type StoredAttachment = Omit<Attachment, "actions"> & {
  key: string;
  record: SubjectRef;
  deletedAt: Date | null;
};

const attachments = (db: Db) =>
  db
    .selectFrom("attachments as f")
    .leftJoin("employees as e", "e.account_id", "f.added_by")
    .select(["f.id", "f.key", "f.name", "f.title", "f.bytes", "f.on_day as on", "f.for_adopter as forAdopter"])
    .select(["f.added_at", "f.deleted_at as deletedAt"])
    .select(["f.animal_id", "f.user_id", "f.adoption_id", "f.treatment_id"])
    .select(sql<AttachmentType>`f.type`.as("type"))
    .select(sql<string | null>`e.name || ' ' || e.surname`.as("addedBy"));

type Row = Awaited<ReturnType<ReturnType<typeof attachments>["executeTakeFirstOrThrow"]>>;

function refOf({ animal_id, user_id, adoption_id, treatment_id }: Row): SubjectRef {
  if (animal_id !== null) return { kind: "animal", id: animal_id };
  if (user_id !== null) return { kind: "user", id: user_id };
  if (adoption_id !== null) return { kind: "adoption", id: adoption_id };
  return { kind: "treatment", id: treatment_id ?? 0 };
}

function stored(row: Row): StoredAttachment {
  const { added_at, animal_id: _a, user_id: _u, adoption_id: _d, treatment_id: _t, ...file } = row;
  const record = refOf(row);
  return { ...file, record, subject: nameOf(record), addedAt: instant(added_at) };
}

/** An attachment as this access sees it: only staff read who has added it. */
export function presented(
  { key: _key, record: _record, deletedAt: _at, ...file }: StoredAttachment,
  access: Access,
): Attachment {
  return {
    ...file,
    addedBy: access === "adopter" ? null : file.addedBy,
    actions: access === "write" ? ["edit", "delete"] : [],
  };
}

/** The files of a record that are not deleted, the latest first. */
export async function attachmentsOf(db: Db, { kind, id }: SubjectRef): Promise<StoredAttachment[]> {
  const { column } = SUBJECT_TABLES[kind];
  const rows = await attachments(db)
    .where(`f.${column}`, "=", id)
    .where("f.deleted_at", "is", null)
    .orderBy("f.id", "desc")
    .execute();
  return rows.map(stored);
}

/** One attachment, also a deleted one; undefined when there is none. */
export async function findAttachment(db: Db, id: number): Promise<StoredAttachment | undefined> {
  const row = await attachments(db).where("f.id", "=", id).executeTakeFirst();
  return row && stored(row);
}

/** The files of a record that have the same bytes and are not deleted. */
export async function findSame(
  db: Db,
  { kind, id }: SubjectRef,
  sha256: string,
): Promise<{ name: string } | undefined> {
  return db
    .selectFrom("attachments")
    .select("name")
    .where(SUBJECT_TABLES[kind].column, "=", id)
    .where("sha256", "=", sha256)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
}

/** What a person gets of the files on these records: the facts, and where an admin reads the file (rules §10). */
export async function exportAttachments(db: Db, records: readonly SubjectRef[]): Promise<Held["attachments"]> {
  const held: Held["attachments"] = [];
  for (const record of records) {
    for (const file of await attachmentsOf(db, record)) {
      const { id, subject, name, title, type, bytes, on, addedAt } = file;
      held.push({ subject, name, title, type, bytes, on, addedAt, file: `/api/attachments/${id}/file` });
    }
  }
  return held;
}
