import type { SubjectKind, SubjectName } from "../../../contract/platform/attachments.ts";
import type { SignedIn } from "../../base/actor.ts";
import type { Db } from "../../database/pool.ts";

/** A record that has files. */
export type SubjectRef = { kind: SubjectKind; id: number };

/** What somebody may do with the files of a record: all, read them, or read those that are ticked for the adopter. */
export type Access = "write" | "read" | "adopter";

/** How an area answers for its records. */
export type AttachmentSubject = {
  /** @returns undefined when there is no such record, or this person may not know of it */
  access(db: Db, actor: SignedIn, id: number): Promise<Access | undefined>;
  /** Other records whose files are shown in this record's list, if this person may read them. */
  also?(db: Db, actor: SignedIn, id: number): Promise<SubjectRef[]>;
};

/** Every kind of record that has files: each area gives its own, the application puts them together. */
export type AttachmentSubjects = { readonly [Kind in SubjectKind]: AttachmentSubject };

/** Where the rows of a kind are, and its column in `attachments`. */
export const SUBJECT_TABLES = {
  animal: { table: "animals", column: "animal_id" },
  user: { table: "users", column: "user_id" },
  adoption: { table: "adoptions", column: "adoption_id" },
  treatment: { table: "treatments", column: "treatment_id" },
} as const satisfies Record<SubjectKind, { table: string; column: string }>;

/** @param name as its schema has checked it */
export function subjectOf(name: string): SubjectRef {
  const [kind, id] = name.split(":");
  return { kind: kind as SubjectKind, id: Number(id) };
}

export const nameOf = ({ kind, id }: SubjectRef): SubjectName => `${kind}:${id}`;
