import { sql } from "kysely";
import type { Shelter } from "../../../contract/platform/shelter.ts";
import { FIRST_STEPS, type FirstStepName, type FirstSteps } from "../../../contract/settings/first-steps.ts";
import { instantOrNull } from "../../platform/clock.ts";
import { isDemonstration } from "../../platform/database/demonstration.marks.ts";
import { findFact } from "../../platform/database/installation.queries.ts";
import { BACKUP_MAX_AGE_MS, LAST_BACKUP } from "../../platform/database/installation.ts";
import type { Db } from "../../platform/database/pool.ts";
import type { Deps } from "../../platform/deps.ts";

/** Whether the steps are shown: `shown` or `hidden` once somebody has said so. */
export const STEPS_SHOWN = "first steps";
/** The mail server that took a letter last. */
export const LETTER_TAKEN = "letter taken";

/** The name of a mail server, without the password. @param url of the setting SMTP_URL */
export const mailServerName = (url: string): string => new URL(url).host;

async function countPeopleAndAnimals(db: Db): Promise<{ animals: boolean; colleagues: boolean }> {
  const { rows } = await sql<{ animals: boolean; colleagues: boolean }>`select
    exists (select from animals where archived_at is null) as animals,
    (select count(*) > 1 from employees where archived_at is null) as colleagues`.execute(db);
  return rows[0] as { animals: boolean; colleagues: boolean };
}

/** Whether donations are taken, and whether no real money moves. */
export type Payments = { payments?: { isTest: boolean } | undefined };

type StepDeps = Pick<Deps, "db" | "clock" | "settings"> & Payments;

/** What is done of the first steps, by what is there now (rules §12). */
export async function readFirstSteps(
  { db, clock, settings, payments }: StepDeps,
  { logoId, openingHours }: Shelter,
): Promise<FirstSteps> {
  const [shown, letter, backup] = await Promise.all(
    [STEPS_SHOWN, LETTER_TAKEN, LAST_BACKUP].map((key) => findFact(db, key)),
  );
  const { animals, colleagues } = await countPeopleAndAnimals(db);
  const server = settings.smtpUrl && mailServerName(settings.smtpUrl);
  const isLetterTaken = server !== undefined && letter?.value === server;
  const isBackedUp = backup !== undefined && clock.now().getTime() - backup.at.getTime() < BACKUP_MAX_AGE_MS;
  const done: Record<FirstStepName, boolean> = {
    logo: logoId !== null,
    hours: openingHours.length > 0,
    animal: animals,
    mail: isLetterTaken,
    payments: payments !== undefined && !payments.isTest,
    backup: isBackedUp,
    colleagues,
  };
  return {
    isShown: shown ? shown.value === "shown" : !(await isDemonstration(db)),
    steps: FIRST_STEPS.map((name) => ({ name, isDone: done[name] })),
    hasMailServer: server !== undefined,
    letterTakenAt: instantOrNull(isLetterTaken ? letter.at : null),
    takesTestPayments: payments?.isTest === true,
    lastBackupAt: instantOrNull(backup?.at ?? null),
  };
}
