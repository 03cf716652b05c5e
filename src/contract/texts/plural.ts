import { byLanguage, type Language } from "./language.ts";
import { languages } from "./languages.generated.ts";

/**
 * Plural forms by language.
 * @example plural.pl(5, { one: "1 rok", few: "5 lata", many: "5 lat", other: "5 roku" }) // "5 lat"
 */
export const plural = byLanguage((language) => languages[language].plural) as {
  readonly [L in Language]: (typeof languages)[L]["plural"];
};
