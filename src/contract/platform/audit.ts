import { z } from "zod";
import type { audit as words } from "../texts/en/audit.ts";
import { messages } from "../texts/message.ts";
import { recordTexts } from "../texts/texts.ts";
import type { CallTable } from "./call.ts";
import { PAGE_SIZE } from "./lists.ts";
import { chosenId, DayInQuery, Id, Instant, listOf, listQuery, typedNumber } from "./shared.ts";

const { recordNumber } = messages(() => recordTexts().lists);

/** The actions that are stored in the log. The catalogs have the words that are shown. */
export type AuditedAction = keyof typeof words.actions;

const fields = z.record(z.string(), z.unknown());

/** What an entry is about: a change, a look, signing in or trying to, a refusal. */
export const AUDIT_KINDS = ["changed", "looked", "signedIn", "refused"] as const;

/** One line of the audit log: who did what to what, and when (rules §10). */
export const AuditEntry = z
  .object({
    id: Id,
    at: Instant,
    actorAccountId: Id.nullable(),
    actorFullName: z.string().describe("empty when nobody was signed in"),
    program: z.string().nullable().describe("the program that this person let in, if it did it"),
    action: z.string(),
    subject: z.string(),
    subjectId: Id.nullable(),
    subjectName: z.string().nullable().describe("what the record is called now; null for one without a name, or gone"),
    details: z.record(z.string(), z.unknown()),
    before: fields.optional().describe("of a change: its fields as they were; absent where none are known"),
    after: fields.optional().describe("the same fields as they are"),
  })
  .meta({ id: "AuditEntry" });
export type AuditEntry = z.infer<typeof AuditEntry>;

/** `q` is a part of the actor's name, the action or the subject; `from` and `to` are days at the shelter, both included. */
export const AuditQuery = listQuery(PAGE_SIZE.adminList).extend({
  kind: z.enum(AUDIT_KINDS).optional(),
  action: z.string().trim().max(100).optional(),
  subject: z.string().trim().max(100).optional(),
  subjectId: typedNumber(chosenId(recordNumber)).optional(),
  actorAccountId: typedNumber(chosenId(recordNumber)).optional(),
  from: DayInQuery.optional(),
  to: DayInQuery.optional(),
});
export type AuditQuery = z.output<typeof AuditQuery>;

/** The audit log, for admins (rules §10, §11). */
export const auditCalls = { "GET /audit": { query: AuditQuery, answer: listOf(AuditEntry) } } satisfies CallTable;
