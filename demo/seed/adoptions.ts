import { acceptContract, issueContract } from "../../src/server/adoption/adoption.contract.ts";
import { deriveStatuses } from "../../src/server/animals/stays/stay.status.ts";
import { today } from "../../src/server/base/clock.ts";
import { type SimulatedAdoption, simulateAdoption } from "../adoption-steps.ts";
import { ADOPTIONS } from "../content/adoptions.ts";
import { ANIMALS } from "../content/animals.ts";
import { GROUPS } from "../content/groups.ts";
import type { DemoAdoption, EmployeeKey } from "../content/types.ts";
import type { SeedContext, SeededRecords } from "./seed-context.ts";

/** Inserts the adoptions as the process would have left them: stages, assignees, history, questionnaires and contracts (rules §4). */
export async function seedAdoptions(context: SeedContext, records: SeededRecords): Promise<void> {
  const template = await context.tx
    .selectFrom("questionnaire_template_questions")
    .select(["text", "kind", "part", "options"])
    .orderBy("position")
    .execute();
  const questions = template.map(({ text }) => text);
  const details = JSON.stringify(template.map(({ kind, part, options }) => ({ kind, part, options })));
  for (const adoption of ADOPTIONS) {
    const simulated = simulateAdoption(adoption, context.calendar);
    const adoptionId = await insertAdoption(context, records, adoption, simulated);
    await insertStages(context, records, adoption, simulated, adoptionId);
    await insertHistory(context, records, adoption, simulated, adoptionId);
    await insertQuestionnaire(context, adoption, simulated, { adoptionId, questions, details });
    await insertContract(context, records, adoption, simulated, adoptionId);
  }
  const animals = ANIMALS.map(({ name }) => records.animal(name));
  await deriveStatuses(context.tx, animals, context.calendar.day(0));
}

async function insertAdoption(
  context: SeedContext,
  records: SeededRecords,
  { animal, adopter, letter, isToBeFetched }: DemoAdoption,
  { stageType, stageStatus, outcome, closedAt, history }: SimulatedAdoption,
): Promise<number> {
  const { id } = await context.tx
    .insertInto("adoptions")
    .values({
      animal_id: records.animal(animal),
      stay_id: records.stay(animal),
      user_id: records.user(adopter).id,
      application_letter: letter,
      stage_type: stageType,
      stage_status: stageStatus,
      outcome,
      closed_at: closedAt,
      ...(history[0] && { created_at: history[0].at }),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (outcome === "completed" && closedAt && !isToBeFetched)
    await endStay(context, records.stay(animal), { id, closedAt });
  return id;
}

/** They were handed over on the day of the contract. */
function endStay({ tx, calendar }: SeedContext, stay: number, adoption: { id: number; closedAt: Date }) {
  return tx
    .updateTable("stays")
    .set({
      outcome_on: today(calendar.clockAt(adoption.closedAt)),
      outcome_type: "adoption",
      adoption_id: adoption.id,
      outcome_recorded_at: adoption.closedAt,
    })
    .where("id", "=", stay)
    .execute();
}

/** @returns the main caretaker of the animal's group, or all its caretakers, or nobody (rules §4) */
function assigneesFor({ animal }: DemoAdoption): readonly EmployeeKey[] {
  const groupName = ANIMALS.find(({ name }) => name === animal)?.group;
  const group = GROUPS.find(({ name }) => name.en === groupName);
  return group?.mainCaretaker ? [group.mainCaretaker] : (group?.caretakers ?? []);
}

async function insertStages(
  { tx }: SeedContext,
  records: SeededRecords,
  adoption: DemoAdoption,
  { stages }: SimulatedAdoption,
  adoptionId: number,
): Promise<void> {
  for (const { type, openedAt, closedAt } of stages) {
    const stage = await tx
      .insertInto("adoption_stages")
      .values({ adoption_id: adoptionId, type, opened_at: openedAt, closed_at: closedAt })
      .returning("id")
      .executeTakeFirstOrThrow();
    const assignees = assigneesFor(adoption).map((key) => ({
      stage_id: stage.id,
      employee_id: records.employee(key).id,
      assigned_at: openedAt,
      end_at: closedAt,
    }));
    if (assignees.length > 0) await tx.insertInto("adoption_stage_assignees").values(assignees).execute();
  }
}

async function insertHistory(
  { tx }: SeedContext,
  records: SeededRecords,
  adoption: DemoAdoption,
  { history }: SimulatedAdoption,
  adoptionId: number,
): Promise<void> {
  // If nobody is assigned, an admin acts.
  const staff = (call: string) =>
    (call === "applications" ? adoption.enteredBy : undefined) ?? assigneesFor(adoption)[0] ?? "anna";
  const accountOf = {
    adopter: () => records.user(adoption.adopter).accountId,
    staff: (call: string) => records.employee(staff(call)).accountId,
    nobody: () => null,
  };
  await tx
    .insertInto("adoption_history")
    .values(
      history.map(({ call, by, at, stageType, stageStatus, note, message }) => ({
        adoption_id: adoptionId,
        at,
        actor_account_id: accountOf[by](call),
        event: call,
        stage_type: stageType,
        stage_status: stageStatus,
        note,
        message,
      })),
    )
    .execute();
}

async function insertQuestionnaire(
  { tx }: SeedContext,
  { answers, review }: DemoAdoption,
  { history }: SimulatedAdoption,
  { adoptionId, questions, details }: { adoptionId: number; questions: string[]; details: string },
): Promise<void> {
  const timeOfCall = (call: string) => history.find((move) => move.call === call)?.at ?? null;
  const sentAt = timeOfCall("questionnaire/send");
  if (!sentAt) return;
  await tx
    .insertInto("adoption_questionnaires")
    .values({
      adoption_id: adoptionId,
      questions,
      details,
      answers: [...(answers ?? [])],
      sent_at: sentAt,
      submitted_at: timeOfCall("questionnaire/submit"),
      staff_score: review?.score ?? null,
      staff_note: review?.note ?? "",
      reviewed_at: timeOfCall("questionnaire/staff-review"),
    })
    .execute();
}

/** The IP address from which contracts were accepted; it is reserved for documentation (RFC 5737). */
const SIGNING_ADDRESS = "192.0.2.10";

/** The home check issues the contract; it may be issued again. A completed adoption has an accepted contract. */
async function insertContract(
  { tx, calendar }: SeedContext,
  records: SeededRecords,
  { animal, adopter }: DemoAdoption,
  { history, outcome, closedAt }: SimulatedAdoption,
  adoptionId: number,
): Promise<void> {
  const issued = history.filter(({ stageType, stageStatus }) => stageType === 6 && stageStatus === 1).at(-1);
  if (!issued) return;
  const adoption = { id: adoptionId, animalId: records.animal(animal), userId: records.user(adopter).id };
  await issueContract(tx, adoption, calendar.clockAt(issued.at));
  if (outcome === "completed" && closedAt)
    await acceptContract(tx, adoption, calendar.clockAt(closedAt), SIGNING_ADDRESS);
}
