import { CLOSED_NAME } from "../../../contract/accounts/closed-account.ts";
import type { PersonalData } from "../../../contract/people/personal-data.ts";
import { instant } from "../../base/clock.ts";
import type { Db } from "../../database/pool.ts";
import { readersText } from "../../database/translations.ts";
import { forgetChanges } from "../../platform/audit/audit.commands.ts";

/** All job applications of an account, for the export of personal data (rules §10). */
export async function exportJobApplications(db: Db, accountId: number): Promise<PersonalData["jobApplications"]> {
  const rows = await db
    .selectFrom("job_applications as r")
    .innerJoin("jobs as j", "j.id", "r.job_id")
    .where("r.account_id", "=", accountId)
    .select(["r.id", readersText("j.name").as("job"), "r.created_at", "r.sex", "r.age", "r.experience", "r.note"])
    .select(["r.first_name as firstName", "r.last_name as lastName", "r.application_letter as applicationLetter"])
    .select(["r.phone_number as phoneNumber", "r.email_address as emailAddress"])
    .select("r.application_status as applicationStatus")
    .orderBy("r.id")
    .execute();
  return rows.map(({ created_at, ...application }) => ({ ...application, createdAt: instant(created_at) }));
}

/** Erases who applied for jobs, and their words, when the account is closed; dates and decisions stay (rules §10). */
export async function eraseJobApplications(tx: Db, accountId: number): Promise<void> {
  const erased = await tx
    .updateTable("job_applications")
    .set({ first_name: CLOSED_NAME.name, last_name: CLOSED_NAME.surname, application_letter: "", experience: "" })
    .set({ phone_number: "", email_address: "", note: "" })
    .where("account_id", "=", accountId)
    .returning("id")
    .execute();
  await forgetChanges(
    tx,
    "job application",
    erased.map(({ id }) => id),
  );
}
