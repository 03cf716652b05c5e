import { acceptContract, issueContract } from "../../server/adoptions/adoption.contract.ts";
import { type Played, playAdoption } from "../adoption-steps.ts";
import { ADOPTIONS } from "../content/adoptions.ts";
import { ANIMALS } from "../content/animals.ts";
import { GROUPS } from "../content/groups.ts";
import type { AdoptionStory, EmployeeKey } from "../content/shapes.ts";
import type { Filling, Known } from "./filling.ts";

/** Puts in the adoptions as the process would have left them: stages, assignees, history, questionnaires and contracts (decisions §4). */
export async function fillAdoptions(filling: Filling, known: Known): Promise<void> {
  const template = await filling.tx
    .selectFrom("questionnaire_template_questions")
    .select("text")
    .orderBy("position")
    .execute();
  const questions = template.map(({ text }) => text);
  for (const story of ADOPTIONS) {
    const played = playAdoption(story, filling.calendar);
    const adoptionId = await fillAdoption(filling, known, story, played);
    await fillStages(filling, known, story, played, adoptionId);
    await fillHistory(filling, known, story, played, adoptionId);
    await fillQuestionnaire(filling, story, played, { adoptionId, questions });
    await fillContract(filling, known, story, played, adoptionId);
  }
}

async function fillAdoption(
  { tx }: Filling,
  known: Known,
  { animal, adopter, letter }: AdoptionStory,
  { stageType, stageStatus, outcome, closedAt, history }: Played,
): Promise<number> {
  const { id } = await tx
    .insertInto("adoptions")
    .values({
      animal_id: known.animal(animal),
      user_id: known.user(adopter).id,
      application_letter: letter,
      stage_type: stageType,
      stage_status: stageStatus,
      outcome,
      closed_at: closedAt,
      ...(history[0] && { created_at: history[0].at }),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** The main caretaker of the animal's group, else all its caretakers, else nobody (decisions §4). */
function assigneesFor({ animal }: AdoptionStory): readonly EmployeeKey[] {
  const groupName = ANIMALS.find(({ name }) => name === animal)?.group;
  const group = GROUPS.find(({ name }) => name === groupName);
  return group?.mainCaretaker ? [group.mainCaretaker] : (group?.caretakers ?? []);
}

async function fillStages(
  { tx }: Filling,
  known: Known,
  story: AdoptionStory,
  { stages }: Played,
  adoptionId: number,
): Promise<void> {
  for (const { type, openedAt, closedAt } of stages) {
    const stage = await tx
      .insertInto("adoption_stages")
      .values({ adoption_id: adoptionId, type, opened_at: openedAt, closed_at: closedAt })
      .returning("id")
      .executeTakeFirstOrThrow();
    const assignees = assigneesFor(story).map((key) => ({
      stage_id: stage.id,
      employee_id: known.employee(key).id,
      assigned_at: openedAt,
      end_at: closedAt,
    }));
    if (assignees.length > 0) await tx.insertInto("adoption_stage_assignees").values(assignees).execute();
  }
}

async function fillHistory(
  { tx }: Filling,
  known: Known,
  story: AdoptionStory,
  { history }: Played,
  adoptionId: number,
): Promise<void> {
  // Where nobody is assigned, an admin acts.
  const staff = (call: string) =>
    (call === "applications" ? story.enteredBy : undefined) ?? assigneesFor(story)[0] ?? "anna";
  const accountOf = {
    adopter: () => known.user(story.adopter).accountId,
    staff: (call: string) => known.employee(staff(call)).accountId,
    nobody: () => null,
  };
  await tx
    .insertInto("adoption_history")
    .values(
      history.map(({ call, by, at, stageType, stageStatus, note }) => ({
        adoption_id: adoptionId,
        at,
        actor_account_id: accountOf[by](call),
        event: call,
        stage_type: stageType,
        stage_status: stageStatus,
        note,
      })),
    )
    .execute();
}

async function fillQuestionnaire(
  { tx }: Filling,
  { answers, review }: AdoptionStory,
  { history }: Played,
  { adoptionId, questions }: { adoptionId: number; questions: string[] },
): Promise<void> {
  const momentOf = (call: string) => history.find((move) => move.call === call)?.at ?? null;
  const sentAt = momentOf("questionnaire/send");
  if (!sentAt) return;
  await tx
    .insertInto("adoption_questionnaires")
    .values({
      adoption_id: adoptionId,
      questions,
      answers: [...(answers ?? [])],
      sent_at: sentAt,
      submitted_at: momentOf("questionnaire/submit"),
      staff_score: review?.score ?? null,
      staff_note: review?.note ?? "",
      reviewed_at: momentOf("questionnaire/staff-review"),
    })
    .execute();
}

/** From where the demonstration's people signed: an address that is nobody's (RFC 5737). */
const SIGNED_FROM = "192.0.2.10";

/** Issued by the home check, or issued again; accepted by those who took an animal home. */
async function fillContract(
  { tx, calendar }: Filling,
  known: Known,
  { animal, adopter }: AdoptionStory,
  { history, outcome, closedAt }: Played,
  adoptionId: number,
): Promise<void> {
  const issued = history.filter(({ stageType, stageStatus }) => stageType === 6 && stageStatus === 1).at(-1);
  if (!issued) return;
  const adoption = { id: adoptionId, animalId: known.animal(animal), userId: known.user(adopter).id };
  await issueContract(tx, adoption, calendar.clockAt(issued.at));
  if (outcome === "completed" && closedAt) await acceptContract(tx, adoption, calendar.clockAt(closedAt), SIGNED_FROM);
}
