import type { FieldErrors } from "../../../src/contract/platform/problem.ts";
import type { TestApp } from "./app.ts";

type Answer = { json(): { errors: FieldErrors[] } };

/** The fields that a refusal names. */
export const fieldsOf = (answer: Answer): string[] => answer.json().errors.map(({ field }) => field);

/** How many calls at once were answered with which status, the lowest first. */
export const statusesOf = (answers: readonly { statusCode: number }[]): number[] =>
  answers.map(({ statusCode }) => statusCode).sort();

/** What the audit log says of a record, the first entry first. */
export const auditOf = ({ db }: TestApp, subject: string, id: number) =>
  db
    .selectFrom("audit_log")
    .select(["action", "actor_account_id"])
    .where("subject", "=", subject)
    .where("subject_id", "=", id)
    .orderBy("id")
    .execute();
