/**
 * The reader's word for what is stored in English, such as a status or an audited action.
 * @param words a section of a catalog, by what is stored
 * @returns the word, or what is stored if the catalog does not have it
 */
export const storedWord = (words: Readonly<Record<string, string>>, stored: string): string =>
  (Object.hasOwn(words, stored) && words[stored]) || stored;
