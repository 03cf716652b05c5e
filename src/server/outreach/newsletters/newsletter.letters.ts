import type { AnimalDetail } from "../../../contract/animals/animals.ts";
import { animalLine } from "../../../contract/animals/in-words.ts";
import { pathIn } from "../../../contract/platform/href.ts";
import { TOKEN_PLACEHOLDER } from "../../../contract/platform/outbox.ts";
import { offeredLanguage, shelter } from "../../../contract/platform/shelter.ts";
import { currentLanguage, type Language } from "../../../contract/texts/language.ts";
import { publicAnimals } from "../../animals/linked-animals.ts";
import { inLanguage } from "../../base/language.ts";
import type { System } from "../../database/context.ts";
import type { AnimalCard } from "../../platform/mail/animal-cards.ts";
import { composeLetter, paragraphsOf } from "../../platform/mail/letter.compose.ts";
import type { LetterDraft } from "../../platform/mail/letter.draft.ts";
import type { Letter } from "../../platform/mail/letter.queue.ts";
import { serverTexts } from "../../texts/texts.ts";

/** @returns an animal as a card in the reader's language */
const cardOf = (publicUrl: string, animal: AnimalDetail): AnimalCard => ({
  photoId: animal.mainPhotoId,
  name: animal.name,
  line: animalLine(animal),
  url: publicUrl + pathIn(currentLanguage(), `/animal/${animal.id}`),
});

/** A subscriber's address, and the language of the page on which they subscribed. */
export type Reader = { email: string; language: Language };

/**
 * Asks a subscriber to confirm their address (double opt-in, rules §6). The letter is not kept once it is sent, because the
 * address may belong to no account.
 * @param publicUrl the base address of links
 */
export function confirmationLetter({ email: to, language }: Reader, publicUrl: string): Letter {
  const url = `${publicUrl}/api/newsletters/confirm?token=${TOKEN_PLACEHOLDER}`;
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

/** The call of the link that unsubscribes, and of the button of mail programs (RFC 8058). */
export const END_PATH = "/newsletters/end";

/**
 * One issue as one recipient gets it: plain text as it was typed, with blank lines between paragraphs (rules §5), in a
 * frame in the recipient's language.
 * @param publicUrl the base address of links
 */
export function issueLetter(issue: Issue, { email: to, language }: Reader, publicUrl: string): Letter {
  const { subject, content, ...shown } = issue;
  const url = `${publicUrl}/api${END_PATH}?token=${TOKEN_PLACEHOLDER}`;
  const letter = composeLetter(language, () => {
    const { frame, newsletter } = serverTexts().letters;
    const unsubscribe = { why: newsletter.why, text: newsletter.unsubscribe, url };
    return { to, subject, greeting: frame.hello, paragraphs: paragraphsOf(content), ...shown, unsubscribe };
  });
  return { ...letter, atMostOnce: true, unsubscribeUrl: url };
}
