import type { AnimalCard } from "./animal-cards.ts";

/** A picture in a letter, and what it shows. @property src `picturePath` */
export type LetterPicture = { src: string; alt: string };

/** The content of a letter: plain text, never HTML. */
export type LetterDraft = {
  to: string;
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
  /** Shown below the paragraphs. */
  pictures?: readonly LetterPicture[];
  /** Shown below the pictures. */
  cards?: readonly AnimalCard[];
  action?: { text: string; url: string };
  /** The last lines: why this letter came, and the link that stops such letters. */
  unsubscribe?: { why: string; text: string; url: string };
  /** Left out: the shelter's regards are added. */
  closing?: string;
  /** The photo of the animal that the letter is about; its id is null when there is none. */
  picture?: { photoId: number | null; alt: string };
};

/** A draft with its closing. */
export type CompleteDraft = LetterDraft & { closing: string };
