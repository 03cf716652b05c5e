import { z } from "zod";
import { EMAIL_TEXT, simpleEmail } from "./email.ts";
import { choice, Id, Instant, listOf, listQuery, PAGE_SIZE, sortBy } from "./shared.ts";

/** The contact form's limits, in characters. */
export const CONTACT_LIMITS = { name: 200, message: 5000 } as const;

const tooLong = (limit: number) => `Use at most ${limit} characters.`;

/** What is typed into the contact form (spec §5). */
export const ContactMessage = z.object({
  name: z
    .string("Name is required")
    .trim()
    .min(1, "Name is required")
    .max(CONTACT_LIMITS.name, tooLong(CONTACT_LIMITS.name)),
  email: simpleEmail(EMAIL_TEXT.pleaseEnterValid),
  message: z
    .string("Message is required")
    .trim()
    .min(1, "Message is required")
    .max(CONTACT_LIMITS.message, tooLong(CONTACT_LIMITS.message)),
});
export type ContactMessage = z.output<typeof ContactMessage>;

/** The body of `POST /contact/send`: the form, and the page's traps for robots, of which nothing is ever refused (decisions §6, §11). */
export const ContactRequest = ContactMessage.extend({
  website: z.string().optional().catch(undefined).describe("filled in by robots alone"),
  startedAt: z.number().optional().catch(undefined).describe("when the form was opened, in milliseconds since 1970"),
});
export type ContactRequest = z.output<typeof ContactRequest>;

/** What the contact form says afterwards (spec §8), and what is said of the messages in the administration. */
export const CONTACT_TEXT = {
  sent: "Message sent successfully!",
  failed: "Something went wrong. Please try again later.",
  tooMany: "You have sent several messages already. Please try again later, or call us.",
  notFound: "Message not found.",
  loadFailed: "Error loading messages.",
  saveFailed: "Operation failed.",
  deleteFailed: "Failed to delete message.",
  deleteAsk: "Delete this message?",
} as const;

/** How far a message has come: nobody has opened it, somebody has, it was answered. */
export const CONTACT_STATES = ["new", "read", "answered"] as const;
export type ContactState = (typeof CONTACT_STATES)[number];

/** What may be done with a message; `answered` and `not-answered` are calls as well. */
export const CONTACT_ACTIONS = ["answered", "not-answered", "delete"] as const;
export type ContactAction = (typeof CONTACT_ACTIONS)[number];

/** A message as staff read it (decisions §6). */
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
export const ReceivedMessagePage = listOf(ReceivedMessage);

/** What the list of messages may be sorted by. */
export const CONTACT_SORTS = ["name", "email", "message", "createdAt", "state"] as const;

/** The query of `GET /contact/messages`; `q` is a part of the name, the address or the message. */
export const ReceivedMessageQuery = listQuery(PAGE_SIZE.adminList).extend({
  state: choice(CONTACT_STATES, "State must be new, read or answered."),
  sort: sortBy(CONTACT_SORTS),
});
export type ReceivedMessageQuery = z.output<typeof ReceivedMessageQuery>;
