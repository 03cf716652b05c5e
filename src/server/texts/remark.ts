import { remarks } from "./en/remarks.ts";
import { serverTexts } from "./texts.ts";

/**
 * A remark on a letter or a donation, in the reader's language. Our own are stored in English; what a mail server or the
 * payment provider said is shown as it is.
 */
export function remarkFor(kind: "letters" | "donations", stored: string | null): string | null {
  const own = Object.entries(remarks[kind]).find(([, sentence]) => sentence === stored);
  const inReadersLanguage: Readonly<Record<string, string>> = serverTexts().remarks[kind];
  if (own) return inReadersLanguage[own[0]] ?? stored;
  return kind === "donations" && stored !== null ? payuTrouble(stored) : stored;
}

type PayuTrouble = keyof typeof remarks.payu;
/** Stands in a sentence where its detail is. */
const DETAIL = "\u0000";

/** A stored trouble with the provider in the reader's language, its detail as it is. */
function payuTrouble(stored: string): string {
  for (const trouble of Object.keys(remarks.payu) as PayuTrouble[]) {
    const [before = "", after = ""] = remarks.payu[trouble](DETAIL).split(DETAIL);
    if (!stored.startsWith(before) || !stored.endsWith(after)) continue;
    return serverTexts().remarks.payu[trouble](stored.slice(before.length, stored.length - after.length));
  }
  return stored;
}
