/** Refusals of texts that a shelter writes itself (rules §12). */
export const shelterTexts = {
  notFound: "There is no such text.",
  blank: "Please write something here, or go back to the built-in text.",
  unseen: "This text has characters that cannot be seen. Please type it again instead of pasting it.",
  tooManyLines: (most: number) => `Use at most ${most} lines.`,
  unknown: (placeholder: string) => `${placeholder} is no placeholder of this text.`,
  missing: (placeholder: string) => `${placeholder} must be in this text.`,
  brace: "A brace must open and close a placeholder, as {shelter}.",
  noForms: (name: string) => `{${name}} is no number, so no forms of a word can follow it.`,
  forms: {
    en: (placeholder: string) => `${placeholder}: in English a word has two forms, as {weeks|week|weeks}.`,
    pl: (placeholder: string) =>
      `${placeholder}: in Polish a word has three forms, for 1, 2 and 5, as {weeks|tydzień|tygodnie|tygodni}.`,
  },
};
