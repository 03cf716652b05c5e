import { sql } from "kysely";
import type { Shelter } from "../../../contract/platform/shelter.ts";
import { FIRST_STEPS, type FirstStepName, type FirstSteps } from "../../../contract/settings/first-steps.ts";
import { instantOrNull } from "../../base/clock.ts";
import { isDemonstration } from "../../database/demonstration.marks.ts";
import { findFact } from "../../database/installation.queries.ts";
import { BACKUP_MAX_AGE_MS, LAST_BACKUP } from "../../database/installation.ts";
import type { Db } from "../../database/pool.ts";
import type { Deps } from "../../platform/deps.ts";

/** Whether the steps are shown: `shown` or `hidden` once somebody has said so. */
export const STEPS_SHOWN = "first steps";
/** The mail server that took a letter last. */
export const LETTER_TAKEN = "letter taken";

/** The name of a mail server, without the password. @param url of the setting SMTP_URL */
export const mailServerName = (url: string): string => new URL(url).host;

type Found = Record<"animals" | "shown" | "rooms" | "rules" | "imports" | "factor" | "colleagues", boolean>;

/** What is there. An animal that visitors do not see is not shown yet. */
async function findWhatIsThere(db: Db): Promise<Found> {
  const { rows } = await sql<Found>`select
    exists (select from animals where archived_at is null) as animals,
    exists (select from animals where archived_at is null and status not in ('Adopted', 'Left', 'InCare')) as shown,
    exists (select from units where retired_at is null) as rooms,
    exists (select from treatment_rules where active_since is not null) as rules,
    exists (select from imports where state = 'done') as imports,
    exists (select from passkeys) or exists (select from authenticator_apps where since is not null) as factor,
    (select count(*) > 1 from employees where archived_at is null) as colleagues`.execute(db);
  return rows[0] as Found;
}

/** Whether donations are taken, and whether no real money moves. */
export type Payments = { payments?: { isTest: boolean } | undefined };

type StepDeps = Pick<Deps, "db" | "clock" | "settings"> & Payments;

/** What is done of the first steps, by what is there now (rules §12). */
export async function readFirstSteps(
  { db, clock, settings, payments }: StepDeps,
  { logoId, openingHours, secondFactor }: Shelter,
): Promise<FirstSteps> {
  const [shown, letter, backup] = await Promise.all(
    [STEPS_SHOWN, LETTER_TAKEN, LAST_BACKUP].map((key) => findFact(db, key)),
  );
  const there = await findWhatIsThere(db);
  const server = settings.smtpUrl && mailServerName(settings.smtpUrl);
  const isLetterTaken = server !== undefined && letter?.value === server;
  const isBackedUp = backup !== undefined && clock.now().getTime() - backup.at.getTime() < BACKUP_MAX_AGE_MS;
  const done: Record<FirstStepName, boolean> = {
    logo: logoId !== null,
    hours: openingHours.length > 0,
    rooms: there.rooms,
    rules: there.rules,
    import: there.imports || there.animals,
    animal: there.shown,
    mail: isLetterTaken,
    payments: payments !== undefined && !payments.isTest,
    backup: isBackedUp,
    secondFactor: there.factor,
    colleagues: there.colleagues,
  };
  return {
    isShown: shown ? shown.value === "shown" : !(await isDemonstration(db)),
    steps: FIRST_STEPS.filter((name) => name !== "secondFactor" || secondFactor !== "nobody").map((name) => ({
      name,
      isDone: done[name],
    })),
    hasMailServer: server !== undefined,
    letterTakenAt: instantOrNull(isLetterTaken ? letter.at : null),
    takesTestPayments: payments?.isTest === true,
    lastBackupAt: instantOrNull(backup?.at ?? null),
  };
}
