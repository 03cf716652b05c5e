const POLISH_ACCOUNT = /^\d{26}$/;
const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;
const POLISH_IBAN_LENGTH = 28;

/** @returns the number without blanks and dashes, in capitals; a Polish account's 26 digits get their PL */
export function compactIban(typed: string): string {
  const compact = typed.replace(/[\s-]/g, "").toUpperCase();
  return POLISH_ACCOUNT.test(compact) ? `PL${compact}` : compact;
}

/** Whether its check digits are right: with its first four characters at the end, the number modulo 97 is 1 (ISO 13616). */
export function isIban(compact: string): boolean {
  if (!IBAN.test(compact)) return false;
  if (compact.startsWith("PL") && (compact.length !== POLISH_IBAN_LENGTH || /\D/.test(compact.slice(2)))) return false;
  const rotated = compact.slice(4) + compact.slice(0, 4);
  const digits = rotated.replace(/[A-Z]/g, (letter) => String(Number.parseInt(letter, 36)));
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}

/** @returns the number of an account in groups of four */
export const ibanInGroups = (compact: string): string => compact.replace(/(.{4})(?=.)/g, "$1 ");
