import type { AnimalCard } from "./animal-cards.ts";

/** A picture in a letter, and what it shows. @property src `picturePath` */
export type LetterPicture = { src: string; alt: string };

/** The content of a letter: plain text, never HTML. */
export type LetterDraft = {
  to: string;
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
  /** Pictures that it shows below the paragraphs. */
  pictures?: readonly LetterPicture[];
  /** Animals that it shows below them. */
  cards?: readonly AnimalCard[];
  action?: { text: string; url: string };
  /** Why this letter came and how to get no more of them; the last lines of the letter. */
  unsubscribe?: { why: string; text: string; url: string };
  /** Left out: the shelter's regards. */
  closing?: string;
  /** The animal that it is about; null when it has no picture. */
  picture?: { photoId: number | null; alt: string };
};

/** A draft with its last words. */
export type WholeLetter = LetterDraft & { closing: string };
