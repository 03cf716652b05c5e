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
  /** Of the repeated parts of a page. */
  parts: {
    tooMany: (most: number) => `A page has at most ${most} such parts.`,
    twice: (part: string) => `${part} is there twice.`,
    alone: (part: string) => `${part} is a whole part: it stands alone on its line.`,
    wrong: (line: string, { name, text }: { name: number; text: number }) =>
      `“${line}” is no part. Write a title of at most ${name} characters, a text of at most ${text} and, if you like, an address: Title | Text | https://example.org`,
  },
  /** @param language its name, as "Polish" @param numbers one for each form @param word in these forms */
  forms: (placeholder: string, language: string, numbers: string, word: string) =>
    `${placeholder}: in ${language} a word has a form each for ${numbers}, as {weeks|${word}}.`,
};
