import { SHELTER } from "../../contract/shelter.ts";
import { composeLetter, paragraphsOf } from "../mail/letter.compose.ts";
import type { Letter } from "../mail/letter.queries.ts";

/**
 * Asks whether the address is meant to get the newsletter (double opt-in, decisions §6). It belongs to no account, so it is
 * not kept.
 * @param url confirms it
 */
export function confirmationLetter(to: string, url: string): Letter {
  const letter = composeLetter({
    to,
    subject: "Please confirm your newsletter",
    greeting: "Hello,",
    paragraphs: [
      `Somebody, most likely you, asked for the newsletter of the ${SHELTER.name} at this address. Please confirm it with the link below: before that we send nothing.`,
      "If it was not you, nothing needs to be done.",
    ],
    action: { text: "Confirm my address", url },
  });
  return { ...letter, forgetWhenSent: true };
}

/** What an issue says. */
export type Issue = { subject: string; content: string };

/** The address that unsubscribes, by a link and by the button of mail programs (RFC 8058). */
export const unsubscribeUrl = (publicUrl: string, token: string): string =>
  `${publicUrl}/api/newsletters/unsubscribe?token=${token}`;

/** One issue as it goes to one recipient: text with blank-line paragraphs, shown as text (decisions §5). @param url unsubscribes */
export function issueLetter({ subject, content }: Issue, to: string, url: string): Letter {
  const draft = {
    to,
    subject,
    greeting: "Hello,",
    paragraphs: paragraphsOf(content),
    leave: { why: "You get this letter because you subscribed to our newsletter.", text: "Unsubscribe", url },
  };
  return { ...composeLetter(draft), atMostOnce: true, unsubscribeUrl: url };
}
