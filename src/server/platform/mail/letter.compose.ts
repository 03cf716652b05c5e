import { offeredLanguage, shelter, shelterAddress, shelterPhone } from "../../../contract/platform/shelter.ts";
import type { Language } from "../../../contract/texts/language.ts";
import { inLanguage } from "../../base/language.ts";
import { serverTexts } from "../../texts/texts.ts";
import { cardsText } from "./animal-cards.ts";
import type { CompleteDraft, LetterDraft } from "./letter.draft.ts";
import { htmlOf } from "./letter.html.ts";
import type { Letter } from "./letter.queue.ts";

/** The paragraphs of a text that somebody typed: blank lines separate them. */
export const paragraphsOf = (typed: string): string[] =>
  typed
    .replaceAll("\r\n", "\n")
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== "");

/**
 * How a letter to an account begins. Anybody can sign up with any name and somebody else's address: until it is
 * confirmed, letters to it carry nothing of what was typed (docs/decisions/0021).
 */
export function greetingTo({ name, emailConfirmed }: { name: string; emailConfirmed: boolean }): string {
  const { dear, hello } = serverTexts().letters.frame;
  return emailConfirmed ? dear(name) : hello;
}

const regards = () =>
  [serverTexts().letters.frame.regards, shelter().name, shelterAddress(), shelterPhone()].filter(Boolean).join("\n");

function textOf({ greeting, paragraphs, cards = [], action, closing, unsubscribe }: CompleteDraft): string {
  const link = action ? [`${action.text}: ${action.url}`] : [];
  const last = unsubscribe ? [`${unsubscribe.why}\n${unsubscribe.text}: ${unsubscribe.url}`] : [];
  return [greeting, ...paragraphs, ...cardsText(cards), ...link, closing, ...last].join("\n\n");
}

/**
 * Writes a letter as plain text and as HTML.
 * @param language of the recipient, in which `write` reads its texts if the shelter offers it
 */
export function composeLetter(language: Language, write: () => LetterDraft): Letter {
  return inLanguage(offeredLanguage(language), () => {
    const draft = { closing: regards(), ...write() };
    return { to: draft.to, subject: draft.subject, text: textOf(draft), html: htmlOf(draft) };
  });
}
