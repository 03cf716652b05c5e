import { keepPrepared } from "../../server/photos/photo.commands.ts";
import { statusAfter } from "../adoption-steps.ts";
import { ADOPTIONS } from "../content/adoptions.ts";
import { ANIMALS } from "../content/animals.ts";
import { GROUPS } from "../content/groups.ts";
import { type GroupName, SCORED, type TypedAnimal } from "../content/shapes.ts";
import type { Pictures } from "../pictures.ts";
import { seeded } from "../portraits/index.ts";
import { asking, type Filling, type Known } from "./filling.ts";

/** Puts in the groups with their caretakers, and the animals with their pictures and scores. */
export async function fillAnimals(
  filling: Filling,
  pictures: Pictures,
  known: Pick<Known, "employee">,
): Promise<Pick<Known, "animal">> {
  const group = asking("group", await fillGroups(filling, known));
  const animals = await fillEveryAnimal(filling, group);
  const animal = asking("animal", animals);
  await fillScores(filling, animal);
  await keepPictures(filling, pictures, animal);
  return { animal };
}

async function fillGroups(
  { tx, calendar }: Filling,
  { employee }: Pick<Known, "employee">,
): Promise<Map<string, number>> {
  const created_at = calendar.at(500, "08:00");
  const groups = await tx
    .insertInto("animal_groups")
    .values(GROUPS.map(({ name, description }) => ({ name, description, created_at })))
    .returning(["id", "name"])
    .execute();
  const ids = new Map(groups.map(({ id, name }) => [name, id]));
  const idOf = asking("group", ids);
  const posts = GROUPS.flatMap(({ name, mainCaretaker, caretakers }) => [
    ...(mainCaretaker ? [{ name, key: mainCaretaker, isMain: true }] : []),
    ...caretakers.map((key) => ({ name, key, isMain: false })),
  ]);
  await tx
    .insertInto("animal_group_caretakers")
    .values(
      posts.map(({ name, key, isMain }) => ({
        animal_group_id: idOf(name),
        employee_id: employee(key).id,
        is_main_caretaker: isMain,
        added_at: created_at,
      })),
    )
    .execute();
  return ids;
}

/** @returns the ids by name */
async function fillEveryAnimal(
  { tx, calendar }: Filling,
  group: (name: GroupName) => number,
): Promise<Map<string, number>> {
  const rows = ANIMALS.map((animal) => ({
    name: animal.name,
    type: animal.type,
    sex: animal.sex,
    breed: animal.breed,
    born_on: calendar.bornOn(animal.age, seeded(animal.name).int(1, 27)),
    weight_kg: animal.weightKg,
    where_found: animal.foundAt,
    arrival_date: calendar.day(animal.arrivedDaysAgo),
    is_chipped: animal.isChipped ?? true,
    description: animal.story,
    status: statusOf(animal),
    animal_group_id: animal.group ? group(animal.group) : null,
    created_at: calendar.at(animal.arrivedDaysAgo, "14:00"),
    updated_at: calendar.at(animal.arrivedDaysAgo, "14:00"),
  }));
  const animals = await tx.insertInto("animals").values(rows).returning(["id", "name"]).execute();
  return new Map(animals.map(({ id, name }) => [name, id]));
}

function statusOf({ name, isHomedAlready }: TypedAnimal) {
  return isHomedAlready ? "Adopted" : statusAfter(ADOPTIONS.filter(({ animal }) => animal === name));
}

async function fillScores({ tx }: Filling, animal: Known["animal"]): Promise<void> {
  const types = await tx.selectFrom("animal_attribute_types").select(["id", "name"]).execute();
  const typeId = asking("attribute type", new Map<string, number>(types.map(({ id, name }) => [name, id])));
  const scores = ANIMALS.flatMap(({ name, scores }) =>
    SCORED.map((attribute, index) => ({
      animal_id: animal(name),
      attribute_type_id: typeId(attribute),
      score: scores[index] as number,
    })),
  );
  await tx.insertInto("animal_attribute_scores").values(scores).execute();
}

async function keepPictures({ tx, photoStore }: Filling, pictures: Pictures, animal: Known["animal"]): Promise<void> {
  const picturesOf = asking("picture of", pictures.animals);
  for (const { name } of ANIMALS) {
    const kept: number[] = [];
    for (const [position, { photo, ...facts }] of picturesOf(name).entries()) {
      const where = { animalId: animal(name), position };
      kept.push(await keepPrepared({ db: tx, photoStore }, photo, { ...facts, ...where }));
    }
    const [main_photo_id = null] = kept;
    await tx.updateTable("animals").set({ main_photo_id }).where("id", "=", animal(name)).execute();
  }
}
