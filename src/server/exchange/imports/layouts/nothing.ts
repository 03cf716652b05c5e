import type { ImportField } from "../../../../contract/exchange/import-fields.ts";

/** What programs and people write where there is nothing; shown in the wizard. Anywhere, also as a name. */
const ANYWHERE = ["-", "--", "---", "–", "—", ".", "N/A", "n/a", "#N/A", "(null)", "<null>", "\\N"] as const;
/** Where no name or text can be meant. */
const NOT_AS_TEXT = [
  "NULL",
  "NA",
  "None",
  "nil",
  "nan",
  "NaT",
  "?",
  "??",
  "brak",
  "brak danych",
  "b/d",
  "bd",
  "nd",
  "n.d.",
  "nie dotyczy",
] as const;
/** As a day: programs store nothing as the first day that they have. */
const AS_DAY = [
  "0",
  "0000-00-00",
  "00.00.0000",
  "00/00/0000",
  "1900-01-01",
  "1900-01-00",
  "01.01.1900",
  "01/01/1900",
  "1/1/1900",
  "1.1.1900",
  "1899-12-30",
  "30.12.1899",
  "12/30/1899",
  "1899-12-31",
  "0001-01-01",
  "01.01.0001",
  "01/01/0001",
  "1/1/0001",
] as const;

/** All signs for nothing, as they are shown. */
export const NOTHING_SIGNS: readonly string[] = [...ANYWHERE, ...NOT_AS_TEXT, ...AS_DAY];

const plain = (text: string) => text.trim().toLowerCase();
const set = (signs: readonly string[]): ReadonlySet<string> => new Set(signs.map(plain));
const [anywhere, notAsText, asDay] = [set(ANYWHERE), set(NOT_AS_TEXT), set(AS_DAY)];

/** Fields whose words may be anything that people say, also "Nan" or "None". */
const IS_TEXT = /(?:^name|Name|Surname|description|Reason|reason|Note|Text|Where|transferred|paidBy|Subtype)/;
const IS_DAY = /(?:On|Until)$/;
/** A day without its time. */
const MIDNIGHT = /[ T]0?0:00(?::00(?:\.0+)?)?(?: AM)?Z?$/i;

/** Whether a cell stands for nothing. @param field what its column says @param more signs that mean nothing in this file */
export function isNothing(field: ImportField, text: string, more: readonly string[] = []): boolean {
  if (text.length > 100) return false;
  const word = plain(text);
  if (anywhere.has(word) || more.some((sign) => plain(sign) === word)) return true;
  if (!IS_TEXT.test(field) && notAsText.has(word)) return true;
  return IS_DAY.test(field) && asDay.has(plain(word.replace(MIDNIGHT, "")));
}
