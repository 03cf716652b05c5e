import type { Language } from "../../../contract/texts/language.ts";
import { catalogs } from "../../../web/public/texts/catalogs.generated.ts";
import type { PageTexts } from "../../../web/public/texts/texts.ts";

export type { PageTexts };

/** The texts of public pages as the product has them. The built pages have a copy of their own. */
export const BUILT_IN_PAGES: Readonly<Record<Language, PageTexts>> = catalogs;
