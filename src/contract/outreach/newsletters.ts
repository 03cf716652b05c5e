import { z } from "zod";
import { EMAIL_MESSAGE, simpleEmail } from "../platform/email.ts";

/** The newsletter box (spec §5, §7). In a file of its own, so that public pages load only this schema. */
export const NewsletterSubscription = z.object({ emailAddress: simpleEmail(EMAIL_MESSAGE.pleaseEnterValid) });
export type NewsletterSubscription = z.output<typeof NewsletterSubscription>;
