import { z } from "zod";
import { EMAIL_MESSAGE, simpleEmail } from "./email.ts";

/** The newsletter box (spec §5, §7). */
export const NewsletterSubscription = z.object({ emailAddress: simpleEmail(EMAIL_MESSAGE.pleaseEnterValid) });
export type NewsletterSubscription = z.output<typeof NewsletterSubscription>;

/** What the newsletter box says afterwards (spec §8). */
export const NEWSLETTER_TEXT = {
  subscribed: "Thank you for subscribing to our newsletter!",
  failed: "Something went wrong. Please try again later.",
  already: "This address is subscribed already.",
  unconfirmed: "This address is subscribed already. Please open the link in our letter to confirm it.",
  tooMany: "Too many subscriptions from your address. Please try again later.",
} as const;
