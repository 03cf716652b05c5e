import { z } from "zod";
import type { CallTable } from "./call.ts";
import { EMAIL_MESSAGE, simpleEmail } from "./email.ts";

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
  email: simpleEmail(EMAIL_MESSAGE.pleaseEnterValid),
  message: z
    .string("Message is required")
    .trim()
    .min(1, "Message is required")
    .max(CONTACT_LIMITS.message, tooLong(CONTACT_LIMITS.message)),
});
export type ContactMessage = z.output<typeof ContactMessage>;

/** The body of `POST /contact/send`: the form, and the page's traps for robots, of which nothing is ever refused (rules §6, §11). */
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

export const contactCalls = {
  "POST /contact/send": { body: ContactRequest, answer: ContactMessage, status: 201 },
} satisfies CallTable;
