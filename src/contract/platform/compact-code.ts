/** A code as it is compared: capitals, without blanks and dashes. */
export const compactCode = (typed: string): string => typed.replace(/[\s\p{Dash}]/gu, "").toUpperCase();
