import fc from "fast-check";
import { expect, test } from "vitest";
import { ADOPTION_ACTIONS, type AdoptionAction } from "../../../src/contract/adoption/adoptions.ts";
import { FORM_STATUSES, type FormStatus } from "../../../src/contract/animals/animal-form.ts";
import { assembleCast, bodyOf, questionCount, WAY } from "../support/adoption-cast.ts";
import { violatedInvariants } from "../support/adoption-invariants.ts";
import { startAppForFile } from "../support/app.ts";
import { buildAnimal } from "../support/builders.ts";
import { aUser, type Person } from "../support/people.ts";

const shelter = await startAppForFile();
const cast = await assembleCast(shelter);
const questions = await questionCount(shelter);

const ANIMALS = 2;
const WALKERS = 3;

/** What staff record in the animal's stays; the last one twice, so that animals do not stay away. */
const STAY_EVENTS = ["adoption", "died", "reopen", "adoption_return", "stray", "stray"] as const;
type StayEvent = (typeof STAY_EVENTS)[number];

/** One step of a random walk: somebody does something with this walker's adoption of this animal, allowed or not. */
type Step = {
  animal: number;
  walker: number;
  action: AdoptionAction | "apply" | "onward" | FormStatus | StayEvent;
  by: "right" | "any";
  who: number;
  yes: boolean;
};

/** The step to the next stage is chosen most often; otherwise few walks would get far. */
const step: fc.Arbitrary<Step> = fc.record({
  animal: fc.nat(ANIMALS - 1),
  walker: fc.nat(WALKERS - 1),
  action: fc.oneof(
    { arbitrary: fc.constant("onward" as const), weight: 14 },
    { arbitrary: fc.constant("apply" as const), weight: 3 },
    { arbitrary: fc.constantFrom(...ADOPTION_ACTIONS), weight: 3 },
    { arbitrary: fc.constantFrom(...FORM_STATUSES), weight: 1 },
    { arbitrary: fc.constantFrom(...STAY_EVENTS), weight: 2 },
  ),
  by: fc.constantFrom("right", "right", "right", "right", "any"),
  who: fc.nat(5),
  yes: fc.constantFrom(true, true, true, true, true, true, false),
});

type Walk = { animals: number[]; walkers: Person[]; succeeded: Map<number, number> };

const isAdopters = (action: string) => ["questionnaire/submit", "contract/accept", "withdraw"].includes(action);

type Taken = Omit<Step, "action"> & { action: AdoptionAction | "apply" };

function personFor(walk: Walk, { by, action, walker, who }: Taken): Person {
  const everybody = [...walk.walkers, cast.stranger, cast.outsider, cast.mainCaretaker];
  const adopter = walk.walkers[walker] as Person;
  if (by === "any") return everybody[who % everybody.length] as Person;
  return action === "apply" || isAdopters(action) ? adopter : who % 2 ? cast.mainCaretaker : cast.admin;
}

function latest(walk: Walk, { animal, walker }: Step) {
  return shelter.db
    .selectFrom("adoptions")
    .select(["id", "stage_type"])
    .where("animal_id", "=", walk.animals[animal] as number)
    .where("user_id", "=", walk.walkers[walker]?.id ?? 0)
    .orderBy("id", "desc")
    .executeTakeFirst();
}

const isForm = (action: Step["action"]): action is FormStatus => (FORM_STATUSES as readonly string[]).includes(action);

/** Staff set the animal's status with its form. */
async function sendForm(walk: Walk, { animal }: Step, status: FormStatus): Promise<void> {
  const answer = await cast.outsider.client.put(`/api/animals/${walk.animals[animal]}`, { status });
  expect([200, 409]).toContain(answer.statusCode);
}

const isStayEvent = (action: Step["action"]): action is StayEvent =>
  (STAY_EVENTS as readonly string[]).includes(action);

/** Staff record an intake, an outcome, or that the outcome was a mistake. */
async function recordStay(walk: Walk, { animal }: Step, event: StayEvent): Promise<void> {
  const [on, { client }] = ["2026-11-20", cast.outsider];
  const path = `/api/animals/${walk.animals[animal]}/stays`;
  const id = (await client.get(path)).json().items[0].id;
  const answer = await {
    adoption: () => client.post(`/api/stays/${id}/outcome`, { outcomeType: event, outcomeOn: on }),
    died: () => client.post(`/api/stays/${id}/outcome`, { outcomeType: event, outcomeOn: on }),
    reopen: () => client.post(`/api/stays/${id}/reopen`, { reason: "A mistake." }),
    adoption_return: () => client.post(path, { intakeType: event, intakeOn: on }),
    stray: () => client.post(path, { intakeType: event, intakeOn: on }),
  }[event]();
  expect([200, 201, 409]).toContain(answer.statusCode);
}

async function take(walk: Walk, step: Step): Promise<void> {
  if (isForm(step.action)) return sendForm(walk, step, step.action);
  if (isStayEvent(step.action)) return recordStay(walk, step, step.action);
  const adoption = await latest(walk, step);
  if (!adoption || step.action === "apply") return takeFirst(walk, { ...step, action: "apply" });
  const action = step.action === "onward" ? (WAY[adoption.stage_type - 1]?.[0] as AdoptionAction) : step.action;
  const { client } = personFor(walk, { ...step, action });
  const no = action === "contract/accept" ? { accepted: false } : { approved: false, score: 5, note: "No." };
  const body = step.yes || action === "questionnaire/submit" ? bodyOf(action, questions) : no;
  const answer = await client.post(`/api/adoptions/${adoption.id}/${action}`, body);
  expect([200, 403, 404, 409]).toContain(answer.statusCode);
  if (answer.statusCode === 200) count(walk, adoption.id);
}

async function takeFirst(walk: Walk, step: Taken): Promise<void> {
  const body = { animalId: walk.animals[step.animal], applicationLetter: "Please." };
  const answer = await personFor(walk, step).client.post("/api/adoptions/applications", body);
  expect([201, 400, 409]).toContain(answer.statusCode);
  if (answer.statusCode === 201) count(walk, answer.json().id);
}

const count = (walk: Walk, id: number) => walk.succeeded.set(id, (walk.succeeded.get(id) ?? 0) + 1);

async function holds(walk: Walk): Promise<void> {
  expect(await violatedInvariants(shelter.db)).toEqual([]);
  const histories = await shelter.db
    .selectFrom("adoption_history")
    .select(({ fn }) => ["adoption_id", fn.countAll<number>().as("lines")])
    .where("event", "not in", ["overtaken", "left", "returned"]) // written by another adoption's step or by a form
    .where("adoption_id", "in", [0, ...walk.succeeded.keys()])
    .groupBy("adoption_id")
    .execute();
  expect(new Map(histories.map(({ adoption_id, lines }) => [adoption_id, lines]))).toEqual(walk.succeeded);
}

test("whatever people do in whatever order, adoptions and animals follow the process", async () => {
  let far = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 25, maxLength: 45, size: "max" }), async (steps) => {
      const walk: Walk = {
        animals: await Promise.all(
          Array.from({ length: ANIMALS }, () => buildAnimal(shelter.db, { animal_group_id: cast.group })),
        ),
        walkers: await Promise.all(Array.from({ length: WALKERS }, () => aUser(shelter))),
        succeeded: new Map(),
      };
      for (const step of steps) {
        await take(walk, step);
        await holds(walk);
      }
      far = Math.max(far, ...walk.succeeded.values());
    }),
    { numRuns: 8, seed: 20_261_120, endOnFailure: true },
  );
  // The walks prove something only if some of them are completed: seven steps with the application.
  expect(far).toBeGreaterThanOrEqual(7);
});
