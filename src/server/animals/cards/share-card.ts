import type { AnimalDetail } from "../../../contract/animals/animals.ts";
import { animalLine } from "../../../contract/animals/in-words.ts";
import { shelter } from "../../../contract/platform/shelter.ts";
import { currentLanguage } from "../../../contract/texts/language.ts";
import { serverTexts } from "../../texts/texts.ts";
import type { CardDraft } from "./card.drawing.ts";
import { WIDE } from "./card.frames.ts";
import { cardVersion } from "./card.store.ts";

/** The shelter's part of every card. */
export const shelterOnCards = () => {
  const { name, accentColour, logoId } = shelter();
  return { words: { shelter: name, colour: accentColour }, logoId };
};

function badgeOf({ status }: AnimalDetail): string {
  const { looking, reserved, adopted, waiting } = serverTexts().cards.share;
  const others: Partial<Record<string, string>> = { Reserved: reserved, Adopted: adopted, InCare: waiting };
  return others[status] ?? looking;
}

/** The picture of an animal's page for shared links, in the reader's language. @param animal as visitors see it */
export function shareCard(animal: AnimalDetail): CardDraft {
  const { words, logoId } = shelterOnCards();
  const main = animal.photos.find(({ id }) => id === animal.mainPhotoId);
  const { alt: _alt, ...photo } = main ?? {};
  return {
    frame: WIDE,
    kind: "share",
    words: { badge: badgeOf(animal), title: animal.name, lines: [animalLine(animal)], ...words },
    photo: main ? (photo as CardDraft["photo"]) : null,
    logoId,
  };
}

/** The address of that picture. What it shows never changes: another picture has another address. */
export const shareCardPath = (animal: AnimalDetail): string =>
  `/share-cards/${animal.id}/${currentLanguage()}/${cardVersion(shareCard(animal))}.jpg`;
