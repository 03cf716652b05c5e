import { z } from "zod";
import type { CallTable } from "./call.ts";
import { PAGE_SIZE } from "./lists.ts";
import { ById, choice, exportedListQuery, Id, Instant, listOf, sortBy } from "./shared.ts";
import { messages } from "./texts/message.ts";
import { recordTexts } from "./texts/texts.ts";

/** How far a message has come: nobody has opened it, somebody has, it was answered. */
export const CONTACT_STATES = ["new", "read", "answered"] as const;
export type ContactState = (typeof CONTACT_STATES)[number];

/** What may be done with a message; `answered` and `not-answered` are calls as well. */
export const CONTACT_ACTIONS = ["answered", "not-answered", "delete"] as const;
export type ContactAction = (typeof CONTACT_ACTIONS)[number];

/** A message as staff read it (rules §6). */
export const ReceivedMessage = z
  .object({
    id: Id,
    name: z.string(),
    email: z.string().describe("empty when the sender has closed their account"),
    message: z.string(),
    createdAt: Instant,
    state: z.enum(CONTACT_STATES),
    readAt: Instant.nullable(),
    answeredAt: Instant.nullable(),
    answeredBy: z.string().nullable().describe("full name of the member of staff who marked it as answered"),
    actions: z.array(z.enum(CONTACT_ACTIONS)).describe("what the person asking may do with it now"),
  })
  .meta({ id: "ReceivedMessage" });
export type ReceivedMessage = z.infer<typeof ReceivedMessage>;

/** What the list of messages may be sorted by. */
export const CONTACT_SORTS = ["name", "email", "message", "createdAt", "state"] as const;

/** The query of `GET /contact/messages`; `q` is a part of the name, the address or the message. */
export const ReceivedMessageQuery = exportedListQuery(PAGE_SIZE.adminList).extend({
  state: choice(CONTACT_STATES, messages(() => recordTexts().messages).stateInvalid),
  sort: sortBy(CONTACT_SORTS),
});
export type ReceivedMessageQuery = z.output<typeof ReceivedMessageQuery>;

/** The contact form's messages as staff read them (spec §7; rules §6, §11). */
export const contactMessageCalls = {
  "GET /contact/messages": { query: ReceivedMessageQuery, answer: listOf(ReceivedMessage) },
  "GET /contact/messages/:id": { params: ById, answer: ReceivedMessage },
  "POST /contact/messages/:id/answered": { params: ById, answer: ReceivedMessage },
  "POST /contact/messages/:id/not-answered": { params: ById, answer: ReceivedMessage },
  "DELETE /contact/messages/:id": { params: ById },
} satisfies CallTable;
