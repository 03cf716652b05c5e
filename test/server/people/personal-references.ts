import { ACCOUNTS_PERSONAL_DATA } from "../../../src/server/accounts/personal-data.ts";
import { ADOPTION_PERSONAL_DATA } from "../../../src/server/adoption/personal-data.ts";
import { ANIMALS_PERSONAL_DATA } from "../../../src/server/animals/personal-data.ts";
import { CALENDAR_PERSONAL_DATA } from "../../../src/server/calendar/personal-data.ts";
import { EXCHANGE_PERSONAL_DATA } from "../../../src/server/exchange/personal-data.ts";
import { GIVING_PERSONAL_DATA } from "../../../src/server/giving/personal-data.ts";
import { OUTREACH_PERSONAL_DATA } from "../../../src/server/outreach/personal-data.ts";
import { OVERVIEW_PERSONAL_DATA } from "../../../src/server/overview/personal-data.ts";
import { PLATFORM_PERSONAL_DATA } from "../../../src/server/parts/personal-data/personal-data.ts";
import { PEOPLE_PERSONAL_DATA } from "../../../src/server/people/personal-data.ts";
import { SETTINGS_PERSONAL_DATA } from "../../../src/server/settings/personal-data.ts";

const AREAS = [
  ACCOUNTS_PERSONAL_DATA,
  ADOPTION_PERSONAL_DATA,
  ANIMALS_PERSONAL_DATA,
  CALENDAR_PERSONAL_DATA,
  EXCHANGE_PERSONAL_DATA,
  GIVING_PERSONAL_DATA,
  OUTREACH_PERSONAL_DATA,
  OVERVIEW_PERSONAL_DATA,
  PEOPLE_PERSONAL_DATA,
  PLATFORM_PERSONAL_DATA,
  SETTINGS_PERSONAL_DATA,
];

/** What becomes of the rows that name a person in a column when they leave: each table and column, as its area says. */
export const PERSONAL_REFERENCES = AREAS.flatMap(({ references }) => Object.entries<string>(references));
