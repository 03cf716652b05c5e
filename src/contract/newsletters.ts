import { z } from "zod";
import { EMAIL_MESSAGE, simpleEmail } from "./email.ts";

/** The newsletter box (spec §5, §7). */
export const NewsletterSubscription = z.object({ emailAddress: simpleEmail(EMAIL_MESSAGE.pleaseEnterValid) });
export type NewsletterSubscription = z.output<typeof NewsletterSubscription>;
