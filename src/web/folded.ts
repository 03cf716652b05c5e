/** @returns a text without upper case and marks of letters, for searches and names of files */
export const folded = (text: string): string =>
  text.toLowerCase().replaceAll("ł", "l").normalize("NFD").replace(/\p{M}/gu, "");
