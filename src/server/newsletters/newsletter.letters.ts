import { shelter } from "../../contract/shelter.ts";
import { composeLetter, paragraphsOf } from "../mail/letter.compose.ts";
import type { Letter } from "../mail/letter.queries.ts";

/**
 * Asks the owner of an address to confirm the subscription (double opt-in, rules §6). The address belongs to no account,
 * so the letter is not kept.
 * @param url confirms the subscription
 */
export function confirmationLetter(to: string, url: string): Letter {
  const letter = composeLetter({
    to,
    subject: "Please confirm your newsletter",
    greeting: "Hello,",
    paragraphs: [
      `Somebody, most likely you, asked for the newsletter of the ${shelter().name} at this address. Please confirm it with the link below: before that we send nothing.`,
      "If it was not you, nothing needs to be done.",
    ],
    action: { text: "Confirm my address", url },
  });
  return { ...letter, forgetWhenSent: true };
}

export type Issue = { subject: string; content: string };

/** The URL that unsubscribes, for the link in the letter and for the button of mail programs (RFC 8058). */
export const unsubscribeUrl = (publicUrl: string, token: string): string =>
  `${publicUrl}/api/newsletters/unsubscribe?token=${token}`;

/** One issue as one recipient gets it: plain text, with blank lines between paragraphs (rules §5). @param url unsubscribes */
export function issueLetter({ subject, content }: Issue, to: string, url: string): Letter {
  const draft = {
    to,
    subject,
    greeting: "Hello,",
    paragraphs: paragraphsOf(content),
    unsubscribe: { why: "You get this letter because you subscribed to our newsletter.", text: "Unsubscribe", url },
  };
  return { ...composeLetter(draft), atMostOnce: true, unsubscribeUrl: url };
}
