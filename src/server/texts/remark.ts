import { remarks } from "./en/remarks.ts";
import { serverTexts } from "./texts.ts";

/**
 * A remark on a letter or a donation, in the reader's language. Our own are stored in English; what a mail server or the
 * payment provider said is shown as it is.
 */
export function remarkFor(kind: "letters" | "donations", stored: string | null): string | null {
  const own = Object.entries(remarks[kind]).find(([, sentence]) => sentence === stored);
  const inReadersLanguage: Readonly<Record<string, string>> = serverTexts().remarks[kind];
  return own ? (inReadersLanguage[own[0]] ?? stored) : stored;
}
