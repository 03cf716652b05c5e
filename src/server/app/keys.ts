import type { PersonalData } from "../../contract/people/personal-data.ts";
import { ACCOUNTS_KEYS } from "../accounts/keys.ts";
import { ADOPTION_KEYS } from "../adoption/keys.ts";
import { ANIMALS_KEYS } from "../animals/keys.ts";
import { CALENDAR_KEYS } from "../calendar/keys.ts";
import { EXCHANGE_KEYS } from "../exchange/keys.ts";
import type { SheetName } from "../exchange/sheets/sheets.ts";
import { GIVING_KEYS } from "../giving/keys.ts";
import { OUTREACH_KEYS } from "../outreach/keys.ts";
import { OVERVIEW_KEYS } from "../overview/keys.ts";
import type { Keys } from "../parts/keys/keys.ts";
import { PLATFORM_KEYS } from "../parts/keys/platform.keys.ts";
import { PEOPLE_KEYS } from "../people/keys.ts";
import { SETTINGS_KEYS } from "../settings/keys.ts";

/** The keys of all areas. One that no area names does not compile. A merge moves their rows in this order. */
export const KEYS = {
  ...ANIMALS_KEYS,
  ...ADOPTION_KEYS,
  ...CALENDAR_KEYS,
  ...GIVING_KEYS,
  ...OUTREACH_KEYS,
  ...PEOPLE_KEYS,
  ...OVERVIEW_KEYS,
  ...PLATFORM_KEYS,
  ...ACCOUNTS_KEYS,
  ...SETTINGS_KEYS,
  ...EXCHANGE_KEYS,
} satisfies Keys<keyof PersonalData, SheetName>;
