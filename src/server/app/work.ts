import { ACCOUNTS_WORK } from "../accounts/work.ts";
import { ADOPTION_WORK } from "../adoption/work.ts";
import { ANIMALS_WORK } from "../animals/work.ts";
import { EXCHANGE_WORK } from "../exchange/work.ts";
import type { WithPayments } from "../giving/payment.provider.ts";
import { GIVING_WORK } from "../giving/work.ts";
import { OUTREACH_WORK } from "../outreach/work.ts";
import { OVERVIEW_WORK } from "../overview/work.ts";
import { PLATFORM_WORK } from "../parts/area-work.platform.ts";
import type { AreaWork } from "../parts/area-work.ts";
import type { WithKeys } from "../parts/keys/keys.ts";
import { SETTINGS_WORK } from "../settings/work.ts";

const AREAS: readonly AreaWork<WithPayments & WithKeys>[] = [
  PLATFORM_WORK,
  ACCOUNTS_WORK,
  ANIMALS_WORK,
  ADOPTION_WORK,
  GIVING_WORK,
  OUTREACH_WORK,
  SETTINGS_WORK,
  EXCHANGE_WORK,
  OVERVIEW_WORK,
];

/** What all areas do without being asked. */
export const WORK = {
  cleanUps: AREAS.flatMap(({ cleanUps = [] }) => cleanUps),
  scheduled: AREAS.flatMap(({ scheduled = [] }) => scheduled),
  workers: AREAS.flatMap(({ workers = [] }) => workers),
  afterLetter: AREAS.flatMap(({ afterLetter = [] }) => afterLetter),
};
