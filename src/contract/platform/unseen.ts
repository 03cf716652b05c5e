/** Characters that change the direction of writing, control characters and halves of characters; NUL is refused everywhere. */
const UNSEEN = /(?!\0)[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u;
const LINE_BREAKS = /[\n\r\u0085\u2028\u2029]/;

/** @returns whether a text has characters that nobody sees and that make it look like another; line breaks are not meant */
export const hasUnseen = (text: string): boolean => UNSEEN.test(text.replaceAll("\n", ""));

/** @returns whether a text is one line that reads as it is stored, as names and the subjects of letters have to be */
export const isOneLine = (text: string): boolean => !LINE_BREAKS.test(text) && !UNSEEN.test(text);
