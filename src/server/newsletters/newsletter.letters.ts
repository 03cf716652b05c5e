import { offeredLanguage, shelter } from "../../contract/shelter.ts";
import type { Language } from "../../contract/texts/language.ts";
import { publicAnimals } from "../animals/linked-animals.ts";
import type { System } from "../context.ts";
import { inLanguage } from "../language.ts";
import { type AnimalCard, cardOf } from "../mail/animal-cards.ts";
import { composeLetter, paragraphsOf } from "../mail/letter.compose.ts";
import type { LetterDraft } from "../mail/letter.draft.ts";
import type { Letter } from "../mail/letter.queries.ts";
import { serverTexts } from "../texts/texts.ts";

/** A subscriber's address, and the language of the page on which they subscribed. */
export type Reader = { email: string; language: Language };

/**
 * Asks a subscriber to confirm their address (double opt-in, rules §6). The letter is not kept once it is sent, because the
 * address may belong to no account.
 * @param url the link that confirms
 */
export function confirmationLetter({ email: to, language }: Reader, url: string): Letter {
  const letter = composeLetter(language, () => {
    const { frame, newsletter } = serverTexts().letters;
    const { subject, text, button } = newsletter;
    const paragraphs = text(shelter().name);
    return { to, subject, greeting: frame.hello, paragraphs, action: { text: button, url } };
  });
  return { ...letter, forgetWhenSent: true };
}

/** An issue as subscribers of one language get it. */
export type Issue = { subject: string; content: string } & Pick<LetterDraft, "cards" | "pictures">;

/** The cards of these animals in a language; animals without a public page are left out. */
export const cardsIn = (
  work: System & { publicUrl: string },
  language: Language,
  animalIds: readonly number[],
): Promise<AnimalCard[]> =>
  inLanguage(offeredLanguage(language), async () =>
    (await publicAnimals(work, animalIds)).map((animal) => cardOf(work.publicUrl, animal)),
  );

/** The URL that unsubscribes, for the link in the letter and for the button of mail programs (RFC 8058). */
export const unsubscribeUrl = (publicUrl: string, token: string): string =>
  `${publicUrl}/api/newsletters/unsubscribe?token=${token}`;

/**
 * One issue as one recipient gets it: plain text as it was typed, with blank lines between paragraphs (rules §5), in a
 * frame in the recipient's language.
 * @param url the link that unsubscribes
 */
export function issueLetter(issue: Issue, { email: to, language }: Reader, url: string): Letter {
  const { subject, content, ...shown } = issue;
  const letter = composeLetter(language, () => {
    const { frame, newsletter } = serverTexts().letters;
    const unsubscribe = { why: newsletter.why, text: newsletter.unsubscribe, url };
    return { to, subject, greeting: frame.hello, paragraphs: paragraphsOf(content), ...shown, unsubscribe };
  });
  return { ...letter, atMostOnce: true, unsubscribeUrl: url };
}
