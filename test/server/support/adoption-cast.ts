import type { AdoptionAction } from "../../../src/contract/adoption/adoptions.ts";
import type { TestApp } from "./app.ts";
import { buildAnimal, buildGroup } from "./builders.ts";
import { anAdmin, anEmployee, aUser, aVisitor, type Person } from "./people.ts";

/** The people in the tests of adoptions, and an animal in a group with a main caretaker. */
export type Cast = {
  adopter: Person;
  stranger: Person;
  mainCaretaker: Person;
  outsider: Person;
  admin: Person;
  visitor: ReturnType<typeof aVisitor>;
  group: number;
};

export async function assembleCast(shelter: TestApp): Promise<Cast> {
  const group = await buildGroup(shelter.db);
  const mainCaretaker = await anEmployee(shelter);
  await shelter.db
    .insertInto("animal_group_caretakers")
    .values({ animal_group_id: group, employee_id: mainCaretaker.id, is_main_caretaker: true })
    .execute();
  return {
    group,
    mainCaretaker,
    adopter: await aUser(shelter),
    stranger: await aUser(shelter),
    outsider: await anEmployee(shelter),
    admin: await anAdmin(shelter),
    visitor: aVisitor(shelter),
  };
}

/** The body that approves, for each call. */
export function bodyOf(action: AdoptionAction, questions: number): object | undefined {
  const bodies: Partial<Record<AdoptionAction, object>> = {
    "questionnaire/submit": { answers: Array.from({ length: questions }, (_, n) => `Answer ${n + 1}`) },
    "questionnaire/staff-review": { score: 87.5, note: "Good.", approved: true },
    "main-caretaker/decision": { approved: true, note: "" },
    "home-check/complete": { approved: true, despite: "They walked together at the foster home." },
    "contract/issue": { despite: "They walked together at the foster home." },
    "contract/accept": { accepted: true },
    reject: { note: "The flat is too small." },
  };
  return bodies[action];
}

/** The calls from the application to the end, one from each stage, with who makes them. */
export const WAY: readonly (readonly [AdoptionAction, "admin" | "adopter"])[] = [
  ["questionnaire/send", "admin"],
  ["questionnaire/submit", "adopter"],
  ["questionnaire/staff-review", "admin"],
  ["main-caretaker/decision", "admin"],
  ["home-check/complete", "admin"],
  ["contract/accept", "adopter"],
];

/** The "stage" of an adoption whose animal has gone home; at 7 the contract is accepted, and the animal waits to be fetched. */
export const HANDED_OVER = 8;

/** Hands an adopted animal over. */
export async function handOver(cast: Pick<Cast, "admin">, id: number): Promise<void> {
  const handed = await cast.admin.client.post(`/api/adoptions/${id}/hand-over`, {});
  if (handed.statusCode !== 200) throw new Error(`hand-over: ${handed.body}`);
}

/** The number of questions in the template. */
export async function questionCount(shelter: TestApp): Promise<number> {
  const { n } = await shelter.db
    .selectFrom("questionnaire_template_questions")
    .select(({ fn }) => fn.countAll<number>().as("n"))
    .executeTakeFirstOrThrow();
  return n;
}

/**
 * Makes an adoption and takes it to a stage by the product's calls; of a cat, for which no walks are needed, unless another
 * animal is given.
 * @returns its id and its animal's
 */
export async function adoptionAt(shelter: TestApp, cast: Cast, stage: number, adopter = cast.adopter, animal?: number) {
  const animalId = animal ?? (await buildAnimal(shelter.db, { type: "Cat", animal_group_id: cast.group }));
  const applied = await adopter.client.post("/api/adoptions/applications", {
    animalId,
    applicationLetter: "We would love to.",
  });
  if (applied.statusCode !== 201) throw new Error(`apply: ${applied.body}`);
  const id: number = applied.json().id;
  const questions = await questionCount(shelter);
  for (const [action, by] of WAY.slice(0, stage - 1)) {
    const client = by === "admin" ? cast.admin.client : adopter.client;
    const moved = await client.post(`/api/adoptions/${id}/${action}`, bodyOf(action, questions));
    if (moved.statusCode !== 200) throw new Error(`${action}: ${moved.body}`);
  }
  if (stage === HANDED_OVER) await handOver(cast, id);
  return { id, animalId };
}
