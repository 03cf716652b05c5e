import { type Job, type JobChange, type JobRequest, salariesFit } from "../../../contract/people/jobs.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { conflict, invalid } from "../../base/errors.ts";
import type { System } from "../../database/context.ts";
import { addRow } from "../../database/rows.ts";
import { newTexts, saveTexts } from "../../database/translations.ts";

const salariesOf = ({ minSalary, maxSalary }: Pick<Job, "minSalary" | "maxSalary">) => ({
  min_salary: minSalary,
  max_salary: maxSalary,
});

/** Adds a job opening. @returns its id */
export async function addJob({ db, clock }: System, job: JobRequest): Promise<number> {
  return addRow(db, "jobs", { ...newTexts(job, "name", "description"), ...salariesOf(job), created_at: clock.now() });
}

/** Changes a job. @throws HttpProblem 400 at `maxSalary` when it would be below the minimum (rules §11) */
export async function changeJob({ db }: System, before: Job, change: JobChange): Promise<void> {
  const job = { ...before, ...change };
  if (!salariesFit(job)) throw invalid([{ field: "maxSalary", errors: [recordTexts().jobs.salariesCrossed] }]);
  await db.updateTable("jobs").set(salariesOf(job)).where("id", "=", before.id).execute();
  const { name, description } = recordTexts().jobs;
  await saveTexts(db, { table: "jobs", id: before.id }, change, { name, description });
}

/** Archives a job. @throws HttpProblem 409 while an application for it is pending (rules §1) */
export async function archiveJob({ db, clock }: System, { id }: Job): Promise<void> {
  const waiting = await db
    .selectFrom("job_applications")
    .select("id")
    .where("job_id", "=", id)
    .where("application_status", "=", "Pending")
    .limit(1)
    .executeTakeFirst();
  if (waiting) throw conflict(recordTexts().jobs.hasPending);
  await db.updateTable("jobs").set({ archived_at: clock.now() }).where("id", "=", id).execute();
}

/** Restores an archived job; leaves any other as it is. */
export async function restoreJob({ db }: System, id: number): Promise<void> {
  await db.updateTable("jobs").set({ archived_at: null }).where("id", "=", id).execute();
}
