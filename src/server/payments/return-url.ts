import { currentLanguage, isLanguage, LANGUAGES, type Language } from "../../contract/texts/language.ts";

/** The call to which the provider sends donors back. */
export const RETURN = "/payment/payu/return";

/**
 * The address for one donation. A language other than the first is named in it, because the donor's browser may prefer
 * another one than the page on which the donation began.
 */
export function returnUrl(publicUrl: string, extOrderId: string): string {
  const language = currentLanguage();
  const query = new URLSearchParams({ orderId: extOrderId, ...(language === LANGUAGES[0] ? {} : { language }) });
  return `${publicUrl}/api${RETURN}?${query}`;
}

/** @param language from the query of that address, which anybody may have written */
export const returnLanguage = (language: unknown): Language => (isLanguage(language) ? language : LANGUAGES[0]);
