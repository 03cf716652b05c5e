import { z } from "zod";
import type { CallTable } from "../platform/call.ts";
import { PAGE_SIZE } from "../platform/lists.ts";
import { ById, choice, exportedListQuery, Id, Instant, listOf, requiredLines, sortBy } from "../platform/shared.ts";
import { messages } from "../texts/message.ts";
import { recordTexts } from "../texts/texts.ts";

const text = messages(() => recordTexts().messages);

/** The states of a message: not opened, opened, answered, closed. */
export const MESSAGE_STATES = ["new", "read", "answered", "closed"] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

/** What may be done with a message; all but the first and the last are calls of that name. */
export const MESSAGE_ACTIONS = ["reply", "answered", "not-answered", "close", "reopen", "delete"] as const;
export type MessageAction = (typeof MESSAGE_ACTIONS)[number];

/** The longest reply, in characters. */
export const REPLY_LIMIT = 10_000;

/** What was sent to the sender of a message. */
export const MessageReply = z
  .object({
    id: Id,
    text: z.string().describe("empty when the sender has closed their account"),
    sentAt: Instant,
    sentBy: z.string().nullable().describe("full name of the member of staff"),
  })
  .meta({ id: "MessageReply" });
export type MessageReply = z.infer<typeof MessageReply>;

/** The body of a reply: `repliesSeen` are those that its writer has read, so that two people do not answer the same. */
export const ReplyRequest = z.object({
  text: requiredLines(text.replyRequired, REPLY_LIMIT),
  repliesSeen: z.int(text.repliesSeen).min(0, text.repliesSeen),
});

/** A message as staff read it (rules §6). */
export const ReceivedMessage = z
  .object({
    id: Id,
    name: z.string(),
    email: z.string().describe("empty when the sender has closed their account"),
    isConfirmed: z.boolean().describe("whether the address is the confirmed one of the account that sent it"),
    message: z.string(),
    createdAt: Instant,
    state: z.enum(MESSAGE_STATES),
    readAt: Instant.nullable(),
    answeredAt: Instant.nullable(),
    answeredBy: z.string().nullable().describe("full name of the member of staff who marked it as answered"),
    closedAt: Instant.nullable(),
    closedBy: z.string().nullable(),
    replies: z.array(MessageReply).describe("the oldest first"),
    actions: z.array(z.enum(MESSAGE_ACTIONS)).describe("what the person asking may do with it now"),
  })
  .meta({ id: "ReceivedMessage" });
export type ReceivedMessage = z.infer<typeof ReceivedMessage>;

/** What the list of messages may be sorted by. */
export const MESSAGE_SORTS = ["name", "email", "message", "createdAt", "state"] as const;

/** The query of `GET /contact/messages`; `q` is a part of the name, the address or the message. */
export const ReceivedMessageQuery = exportedListQuery(PAGE_SIZE.adminList).extend({
  state: choice(MESSAGE_STATES, text.stateInvalid),
  sort: sortBy(MESSAGE_SORTS),
});
export type ReceivedMessageQuery = z.output<typeof ReceivedMessageQuery>;

/** The contact form's messages as staff read them (spec §7; rules §6, §11). */
export const messageCalls = {
  "GET /contact/messages": { query: ReceivedMessageQuery, answer: listOf(ReceivedMessage) },
  "GET /contact/messages/:id": { params: ById, answer: ReceivedMessage },
  "POST /contact/messages/:id/answered": { params: ById, answer: ReceivedMessage },
  "POST /contact/messages/:id/not-answered": { params: ById, answer: ReceivedMessage },
  "POST /contact/messages/:id/replies": { params: ById, body: ReplyRequest, answer: ReceivedMessage, status: 201 },
  "POST /contact/messages/:id/close": { params: ById, answer: ReceivedMessage },
  "POST /contact/messages/:id/reopen": { params: ById, answer: ReceivedMessage },
  "DELETE /contact/messages/:id": { params: ById },
} satisfies CallTable;
