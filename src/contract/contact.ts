import { z } from "zod";
import { EMAIL_TEXT, simpleEmail } from "./email.ts";

/** The contact form (spec §5); `website` and `startedAt` are the page's traps for robots (decisions §6, §11). */
export const ContactMessage = z.object({
  name: z.string("Name is required").trim().min(1, "Name is required").max(200, "Use at most 200 characters."),
  email: simpleEmail(EMAIL_TEXT.pleaseEnterValid),
  message: z
    .string("Message is required")
    .trim()
    .min(1, "Message is required")
    .max(5000, "Use at most 5000 characters."),
});
export type ContactMessage = z.output<typeof ContactMessage>;

/** What the contact form says afterwards (spec §8). */
export const CONTACT_TEXT = {
  sent: "Message sent successfully!",
  failed: "Something went wrong. Please try again later.",
} as const;
