/** Characters that change the direction of writing, control characters and halves of characters; NUL is refused everywhere. */
const UNSEEN = /(?!\0)[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u;

/** @returns whether a text has characters that nobody sees and that make it look like another; line breaks are not meant */
export const hasUnseen = (text: string): boolean => UNSEEN.test(text.replaceAll("\n", ""));

/** One line that reads as it is stored, as names and the subjects of letters have to be: nothing unseen, no line breaks. */
export const ONE_LINE = /^(?:\0|[^\p{Cc}\p{Cs}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff])*$/u;
