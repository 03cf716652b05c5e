import { currentLanguage, isLanguage, LANGUAGES, type Language } from "../../contract/texts/language.ts";

/** The path to which the provider sends donors back. */
export const RETURN = "/payment/payu/return";

/**
 * That address for one donation. It names the language of the page unless it is the first one, because the donor's browser
 * may prefer another language.
 */
export function returnUrl(publicUrl: string, extOrderId: string): string {
  const language = currentLanguage();
  const query = new URLSearchParams({ orderId: extOrderId, ...(language === LANGUAGES[0] ? {} : { language }) });
  return `${publicUrl}/api${RETURN}?${query}`;
}

/** @param language in the query of that address; anybody may have typed it */
export const returnLanguage = (language: unknown): Language => (isLanguage(language) ? language : LANGUAGES[0]);
