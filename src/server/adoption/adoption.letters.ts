import type { AdoptionAction, ProposedAnimal } from "../../contract/adoption/adoptions.ts";
import type { Aftercare } from "../../contract/adoption/aftercare.ts";
import { href } from "../../contract/platform/href.ts";
import { type Language, languageOf } from "../../contract/texts/language.ts";
import { inLanguage } from "../base/language.ts";
import type { System } from "../database/context.ts";
import { composeLetter, greetingTo, paragraphsOf } from "../platform/mail/letter.compose.ts";
import { queueForPerson } from "../platform/mail/letter.limits.ts";
import type { Letter } from "../platform/mail/letter.queue.ts";
import { serverTexts } from "../texts/texts.ts";
import { type AdoptionState, SUPERSEDED } from "./adoption.process.ts";
import type { Recipient } from "./adoption.recipient.ts";
import { linesOf, nextDoses } from "./aftercare/aftercare.queries.ts";

/**
 * Why a letter is written: a step, a new application, an animal that waits to be fetched for long, or one that was adopted by
 * others or left in another way.
 */
export type LetterEvent =
  | AdoptionAction
  | "applications"
  | "hand-over"
  | "hand-over/call-off"
  | "acceptedAndHome"
  | "notFetched"
  | typeof SUPERSEDED
  | "left";

/** What a letter must know of the state after its event. */
type Ended = Pick<AdoptionState, "outcome">;

/** The letter for each step, in the reader's language (rules §4: a letter at every change). */
function textFor(event: LetterEvent, after: Ended) {
  const { steps } = serverTexts().adoptionLetters;
  if (after.outcome !== "rejected" || event === SUPERSEDED || event === "left") return steps[event];
  return event === "contract/accept" ? steps.declined : steps.reject;
}

type Adopter = Omit<Recipient, "accountId" | "language"> & { language: Language };

type StepTexts = ReturnType<typeof serverTexts>["adoptionLetters"]["steps"];

/** Writes one letter. @param text reads the texts of a step, in the adopter's language @param url of the adoption's page */
export const adoptionLetter = (adopter: Adopter, text: () => StepTexts[keyof StepTexts], url: string): Letter =>
  composeLetter(adopter.language, () => {
    const { subject, text: paragraphs } = text();
    return {
      to: adopter.email,
      subject: subject(adopter.animal),
      greeting: greetingTo(adopter),
      paragraphs: paragraphs(adopter.animal),
      action: { text: serverTexts().adoptionLetters.button, url },
      picture: { photoId: adopter.photoId, alt: adopter.animal },
    };
  });

/** Adds what comes next for the animal to the letter of a completed adoption (rules §14). */
const withAftercare = (step: StepTexts[keyof StepTexts], next: Aftercare["next"]): StepTexts[keyof StepTexts] =>
  next.length === 0
    ? step
    : {
        ...step,
        text: (animal) => [...step.text(animal), serverTexts().letters.aftercare.next(animal), linesOf(next)],
      };

/** Adds the message of staff and the proposed animals to the letter of a rejection (rules §4). */
export function withMessage(
  step: StepTexts[keyof StepTexts],
  message: string,
  proposals: readonly Pick<ProposedAnimal, "id" | "name">[],
  publicUrl: string,
): StepTexts[keyof StepTexts] {
  const { steps, proposed } = serverTexts().adoptionLetters;
  const base = message === "" ? step : steps.rejectedWithMessage;
  const addresses = proposals.map(({ id, name }) => `${name}: ${publicUrl}${href(`/animal/${id}`)}`);
  return {
    ...base,
    text: (animal) => [
      ...base.text(animal),
      ...paragraphsOf(message),
      ...(addresses.length > 0 ? [[proposed, ...addresses].join("\n")] : []),
    ],
  };
}

/** Letters that close an application do not show the animal. */
const isGoodNews = ({ outcome }: Ended): boolean => outcome === null || outcome === "completed";

/** Queues a letter to the adopter about an event, in its transaction (rules §4). */
export async function queueAdoptionLetter(
  system: System,
  about: {
    adoptionId: number;
    recipient: Recipient;
    after: Ended;
    event: LetterEvent;
    /** Of a rejection by staff: their message to the adopter, and the animals that are proposed. */
    rejection?: { message: string; proposals: readonly ProposedAnimal[] } | undefined;
    publicUrl: string;
  },
): Promise<void> {
  const { adoptionId, recipient, after, event, rejection, publicUrl } = about;
  const language = languageOf(recipient.language);
  const next = after.outcome === "completed" ? await inLanguage(language, () => nextDoses(system.db, adoptionId)) : [];
  const letter = adoptionLetter(
    { ...recipient, language, photoId: isGoodNews(after) ? recipient.photoId : null },
    () =>
      rejection
        ? withMessage(textFor(event, after), rejection.message, rejection.proposals, publicUrl)
        : withAftercare(textFor(event, after), next),
    `${publicUrl}/user_page/adoptions/${adoptionId}`,
  );
  await queueForPerson(system, `adoption ${event}`, recipient, { ...letter, accountId: recipient.accountId });
}
