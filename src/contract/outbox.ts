import { z } from "zod";
import { Id, Instant, listOf, listQuery, PAGE_SIZE } from "./shared.ts";

/** Texts of the outbox. */
export const OUTBOX_TEXT = {
  notFound: "Letter not found.",
  notGivenUp: "This letter was not given up: it was sent, or it is still waiting.",
} as const;

/** A letter to somebody outside, sent or still to be sent (decisions §6). */
export const OutboxLetter = z
  .object({
    id: Id,
    recipient: z.string().describe("empty when the letter was to be forgotten once sent"),
    subject: z.string(),
    text: z.string(),
    html: z.string(),
    createdAt: Instant,
    sentAt: Instant.nullable(),
    attempts: z.int().describe("how often the mail server was asked to take it"),
    lastError: z.string().nullable().describe("why the last attempt failed"),
    givenUpAt: Instant.nullable().describe("set when it is tried no more, until an admin asks for it"),
  })
  .meta({ id: "OutboxLetter" });
export type OutboxLetter = z.infer<typeof OutboxLetter>;
export const OutboxPage = listOf(OutboxLetter);
export const OutboxQuery = listQuery(PAGE_SIZE.adminList);
