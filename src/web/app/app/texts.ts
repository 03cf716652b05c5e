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

/** The catalogs of all areas, by the folder in which their texts stand. */
export const CATALOGS = {
  accounts: accountsTexts,
  adoption: adoptionTexts,
  animals: animalsTexts,
  calendar: calendarTexts,
  exchange: exchangeTexts,
  giving: givingTexts,
  outreach: outreachTexts,
  overview: overviewTexts,
  people: peopleTexts,
  settings: settingsTexts,
  platform: appTexts,
} as const;
