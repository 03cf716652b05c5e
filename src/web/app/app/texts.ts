import type { Language } from "../../../contract/texts/language.ts";
import { accountsTexts } from "../accounts/texts.ts";
import { adoptionTexts } from "../adoption/texts.ts";
import { animalsTexts } from "../animals/texts.ts";
import { calendarTexts } from "../calendar/texts.ts";
import { exchangeTexts } from "../exchange/texts.ts";
import { givingTexts } from "../giving/texts.ts";
import { outreachTexts } from "../outreach/texts.ts";
import { overviewTexts } from "../overview/texts.ts";
import { peopleTexts } from "../people/texts.ts";
import { appTexts } from "../platform/texts/texts.ts";
import { settingsTexts } from "../settings/texts.ts";

/** The catalogs of all areas. */
const CATALOGS = {
  accounts: accountsTexts,
  adoption: adoptionTexts,
  animals: animalsTexts,
  calendar: calendarTexts,
  exchange: exchangeTexts,
  giving: givingTexts,
  outreach: outreachTexts,
  overview: overviewTexts,
  people: peopleTexts,
  platform: appTexts,
  settings: settingsTexts,
};
type Area = keyof typeof CATALOGS;

/** The texts of the application in one language, by area; a missing one does not compile. */
export type AppTexts = { readonly [A in Area]: ReturnType<(typeof CATALOGS)[A]> };

/** Puts all texts of a language into the catalogs of their areas. */
export function provideTexts(language: Language, texts: AppTexts): void {
  const catalogs: Readonly<Record<Area, { provide(language: Language, texts: unknown): void }>> = CATALOGS;
  for (const area of Object.keys(catalogs) as Area[]) catalogs[area].provide(language, texts[area]);
}
