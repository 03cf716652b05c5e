import { z } from "zod";
import type { CallTable } from "./call.ts";
import { PAGE_SIZE } from "./lists.ts";
import { ById, exportedListQuery, Id, Instant, listOf } from "./shared.ts";

/** Replaced by the token of a letter's link when the letter is sent; tokens are never stored. */
export const TOKEN_PLACEHOLDER = "{made-when-sent}";

/** What the links of letters are for. */
export const LINK_PURPOSES = [
  "confirm email",
  "reset password",
  "confirm newsletter",
  "end newsletter",
  "confirm search",
  "end searches",
  "cancel visit",
  "end reminders",
] as const;
export type LinkPurpose = (typeof LINK_PURPOSES)[number];

/** A letter to somebody outside, sent or still to be sent (rules §6). */
export const OutboxLetter = z
  .object({
    id: Id,
    recipient: z.string().describe("empty when the letter was to be forgotten once sent"),
    subject: z.string(),
    text: z.string(),
    html: z.string(),
    calendar: z.string().nullable().describe("the calendar file that goes with it (RFC 5545)"),
    createdAt: Instant,
    sentAt: Instant.nullable(),
    attempts: z.int().describe("how often the mail server was asked to take it"),
    lastError: z.string().nullable().describe("why the last attempt failed"),
    link: z
      .enum(LINK_PURPOSES)
      .nullable()
      .describe("what the letter's link is for, whose token is made when it is sent"),
    givenUpAt: Instant.nullable().describe("set when it is tried no more, until an admin asks for it"),
  })
  .meta({ id: "OutboxLetter" });
export type OutboxLetter = z.infer<typeof OutboxLetter>;
export const OutboxQuery = exportedListQuery(PAGE_SIZE.adminList);

/** The letters that the product writes, for admins (rules §6, §11). */
export const outboxCalls = {
  "GET /outbox": { query: OutboxQuery, answer: listOf(OutboxLetter) },
  "GET /outbox/:id": { params: ById, answer: OutboxLetter },
  "POST /outbox/:id/retry": { params: ById, answer: OutboxLetter },
} satisfies CallTable;
