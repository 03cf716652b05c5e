import { sql } from "kysely";
import { expect, test } from "vitest";
import { adoptionAt, assembleCast, handOver } from "../support/adoption-cast.ts";
import { startAppForFile } from "../support/app.ts";
import { buildAnimal, buildPhoto } from "../support/builders.ts";
import { aUser, type Person } from "../support/people.ts";

const shelter = await startAppForFile();
const cast = await assembleCast(shelter);

test("waiting, the adopter sees the animal, and how long the stage took lately once enough are over; staff are not told", async () => {
  const adopter = await aUser(shelter);
  const { id, animalId } = await adoptionAt(shelter, cast, 1, adopter);
  const photo = await buildPhoto(shelter.db, { animal_id: animalId });
  await shelter.db.updateTable("animals").set({ main_photo_id: photo }).where("id", "=", animalId).execute();
  const read = async (client = adopter.client) => (await client.get(`/api/adoptions/${id}`)).json();
  const over = async (count: number) => {
    for (let at = 0; at < count; at++) await adoptionAt(shelter, cast, 2, await aUser(shelter));
    await sql`update adoption_stages set opened_at = closed_at - interval '3 days 2 hours'
      where type = 1 and closed_at is not null`.execute(shelter.db);
  };
  await over(4);
  expect(await read()).toMatchObject({ usualDays: null, animalType: "Cat", animalPhoto: { id: photo } });
  await over(1);
  expect(await read()).toMatchObject({ usualDays: 4 });
  expect(await read(cast.admin.client)).toMatchObject({ usualDays: null });
  await cast.admin.client.post(`/api/adoptions/${id}/questionnaire/send`);
  expect(await read()).toMatchObject({ currentStageType: 2, usualDays: null });
});

/** The own adoption in the animal's page, the favourites and the application form of this person. */
async function ownAdoptionSeenBy({ client }: Pick<Person, "client">, animal: number) {
  const { body } = await client.get(`/animal/${animal}`);
  const favourites = (await client.get("/api/users/me/favourites")).json().items ?? [];
  const found = favourites.find(({ id }: { id: number }) => id === animal);
  return {
    sentence: /<p class="animal-closed[^>]*>([^<]*)</.exec(body)?.[1],
    way: /<div class="animal-action"><a[^>]*href="([^"]*)"/.exec(body)?.[1],
    favourite: found?.ownAdoption,
    onApplying: (await client.get(`/api/animals/${animal}/own-adoption`)).json().ownAdoption,
  };
}

async function follow(stage: number) {
  const animal = await buildAnimal(shelter.db, { name: "Figa", animal_group_id: cast.group });
  const adopter = await aUser(shelter);
  const { id } = await adoptionAt(shelter, cast, stage, adopter, animal);
  await adopter.client.put(`/api/users/me/favourites/${animal}`);
  return { animal, adopter, id };
}
const own = (id: number) => `/user_page/adoptions/${id}`;

test.each([
  [1, "You have applied for Figa: Application - Pending.", false],
  [4, "You have applied for Figa: Main Caretaker Approval - In Progress.", false],
  [5, "Figa is reserved for you: Home Check - In Progress.", true],
  [6, "Figa is reserved for you: Contract - In Progress.", true],
])(
  "at stage %i the adopter is told where their own adoption stands, with the way to it",
  async (stage, sentence, holds) => {
    const { animal, adopter, id } = await follow(stage);
    const favourite = { id, stageType: stage, outcome: null, holdsAnimal: holds };
    expect(await ownAdoptionSeenBy(adopter, animal)).toMatchObject({
      sentence,
      way: own(id),
      favourite,
      onApplying: favourite,
    });
  },
);

test("an applicant sees their own application, also when the animal is reserved for somebody else", async () => {
  const { animal } = await follow(1);
  const rival = await aUser(shelter);
  const { id } = await adoptionAt(shelter, cast, 3, rival, animal);
  await adoptionAt(shelter, cast, 5, await aUser(shelter), animal);
  const sentence = "You have applied for Figa: Staff Questionaire Review - In Progress.";
  expect(await ownAdoptionSeenBy(rival, animal)).toMatchObject({ sentence, way: own(id) });
});

test("everybody else sees no own adoption", async () => {
  const reserved = "Figa is reserved: a family is in the last steps of the adoption.";
  const { animal } = await follow(5);
  for (const [person, onApplying] of [
    [await aUser(shelter), null],
    [cast.admin],
    [{ client: cast.visitor }],
  ] as const) {
    expect(await ownAdoptionSeenBy(person, animal)).toEqual({
      sentence: reserved,
      way: undefined,
      favourite: undefined,
      onApplying,
    });
  }
});

test("an adopted animal is one's own until it is returned; after an ended adoption one can apply again", async () => {
  const { animal, adopter, id } = await follow(6);
  await adopter.client.post(`/api/adoptions/${id}/contract/accept`, { accepted: true });
  const waits = "You have adopted Figa, who waits for you to come.";
  expect(await ownAdoptionSeenBy(adopter, animal)).toMatchObject({ sentence: waits, way: own(id) });
  await handOver(cast, id);
  expect(await ownAdoptionSeenBy(adopter, animal)).toMatchObject({ sentence: "You have adopted Figa.", way: own(id) });
  await cast.admin.client.put(`/api/animals/${animal}`, { status: "Available" });
  const anew = `/user_page/adoptions/apply?animalId=${animal}`;
  expect(await ownAdoptionSeenBy(adopter, animal)).toEqual({
    sentence: undefined,
    way: anew,
    favourite: null,
    onApplying: null,
  });
});
