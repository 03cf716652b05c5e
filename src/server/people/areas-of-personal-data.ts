import type { User } from "../../contract/accounts/users.ts";
import type { PersonalData } from "../../contract/people/personal-data.ts";
import { ACCOUNTS_PERSONAL_DATA } from "../accounts/personal-data.ts";
import { ADOPTION_PERSONAL_DATA } from "../adoption/personal-data.ts";
import { ANIMALS_PERSONAL_DATA } from "../animals/personal-data.ts";
import { CALENDAR_PERSONAL_DATA } from "../calendar/personal-data.ts";
import type { Context, WithSettings } from "../database/context.ts";
import type { Db } from "../database/pool.ts";
import { GIVING_PERSONAL_DATA } from "../giving/personal-data.ts";
import { OUTREACH_PERSONAL_DATA } from "../outreach/personal-data.ts";
import { type AreaPersonalData, PLATFORM_PERSONAL_DATA } from "../parts/personal-data/personal-data.ts";
import { PEOPLE_PERSONAL_DATA } from "./personal-data.ts";

/**
 * What each area does when somebody leaves, in this order. Adoptions end first, as their animals are locked before all else.
 * Subscriptions end before the letters are erased: from then on no newsletter is queued for this person. The account is
 * last.
 */
const AREAS: readonly AreaPersonalData[] = [
  ADOPTION_PERSONAL_DATA,
  CALENDAR_PERSONAL_DATA,
  OUTREACH_PERSONAL_DATA,
  PLATFORM_PERSONAL_DATA,
  GIVING_PERSONAL_DATA,
  ANIMALS_PERSONAL_DATA,
  PEOPLE_PERSONAL_DATA,
  ACCOUNTS_PERSONAL_DATA,
];

/** How each part of the export is read, by its name there. */
type Exports = {
  [Part in Exclude<keyof PersonalData, "exportedAt" | "user">]: (db: Db, user: User) => Promise<PersonalData[Part]>;
};

/** Every part of the export. One that no area gives does not compile. */
export const EXPORTS: Exports = {
  ...ADOPTION_PERSONAL_DATA.exports,
  ...CALENDAR_PERSONAL_DATA.exports,
  ...OUTREACH_PERSONAL_DATA.exports,
  ...PLATFORM_PERSONAL_DATA.exports,
  ...GIVING_PERSONAL_DATA.exports,
  ...ANIMALS_PERSONAL_DATA.exports,
  ...PEOPLE_PERSONAL_DATA.exports,
  ...ACCOUNTS_PERSONAL_DATA.exports,
};

/** Closes a user's account in every area. @throws HttpProblem 409 while one refuses it */
export async function closeInEveryArea(within: Context & WithSettings, user: User): Promise<void> {
  for (const { closing } of AREAS) await closing?.refuse?.(within, user);
  for (const { closing } of AREAS) await closing?.end?.(within, user);
  for (const { closing } of AREAS) await closing?.erase?.(within, user);
}

/** Archives a user in every area. @throws HttpProblem 409 while one refuses it */
export async function archiveInEveryArea(within: Context & WithSettings, user: User): Promise<void> {
  for (const { archiving } of AREAS) await archiving?.refuse?.(within, user);
  for (const { archiving } of AREAS) await archiving?.end?.(within, user);
}

/** @throws HttpProblem 409 while an area still needs an employee who is to be archived */
export async function refuseArchivingOfEmployee(within: Context, employeeId: number): Promise<void> {
  for (const area of AREAS) await area.refuseArchivingOfEmployee?.(within, employeeId);
}

/** Gives what was an employee's to others, when they are archived. */
export async function releaseEmployeeInEveryArea(within: Context, employeeId: number): Promise<void> {
  for (const area of AREAS) await area.releaseEmployee?.(within, employeeId);
}
