import { newTexts } from "../../src/server/platform/database/translations.ts";
import { ANIMALS } from "../content/animals.ts";
import { GROUPS } from "../content/groups.ts";
import { type GroupName, SCORED_ATTRIBUTES } from "../content/types.ts";
import { fileOfAnimal, insertDrawing } from "../pictures.ts";
import { seededRandom } from "../random.ts";
import { lookup, lookupId, type SeedContext, type SeededRecords } from "./seed-context.ts";

/** Inserts the groups with their caretakers, and the animals with their pictures and scores. */
export async function seedAnimals(
  context: SeedContext,
  records: Pick<SeededRecords, "employee">,
): Promise<Pick<SeededRecords, "animal" | "stay">> {
  const group = lookup("group", await insertGroups(context, records));
  const animals = await insertAnimals(context, group);
  const animal = lookup("animal", animals);
  const stay = lookup("stay", await insertStays(context, animal));
  await insertHolds(context, records, stay);
  await insertScores(context, animal);
  await storePictures(context, animal);
  return { animal, stay };
}

async function insertGroups(
  { tx, calendar }: SeedContext,
  { employee }: Pick<SeededRecords, "employee">,
): Promise<Map<string, number>> {
  const created_at = calendar.at(500, "08:00");
  const groups = await tx
    .insertInto("animal_groups")
    .values(
      GROUPS.map(({ name: names, description: descriptions }) => ({
        ...newTexts({ names, descriptions }, "name", "description"),
        created_at,
      })),
    )
    .returning(["id", "name"])
    .execute();
  const ids = new Map(groups.map(({ id, name }) => [name, id]));
  const idOf = lookup("group", ids);
  const caretakerRows = GROUPS.flatMap(({ name, mainCaretaker, caretakers }) => [
    ...(mainCaretaker ? [{ name: name.en, key: mainCaretaker, isMain: true }] : []),
    ...caretakers.map((key) => ({ name: name.en, key, isMain: false })),
  ]);
  await tx
    .insertInto("animal_group_caretakers")
    .values(
      caretakerRows.map(({ name, key, isMain }) => ({
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
async function insertAnimals(
  { tx, calendar }: SeedContext,
  group: (name: GroupName) => number,
): Promise<Map<string, number>> {
  const rows = ANIMALS.map((animal) => ({
    name: animal.name,
    type: animal.type,
    sex: animal.sex,
    breed: animal.breed,
    born_on: calendar.bornOn(animal.age, seededRandom(animal.name).int(1, 27)),
    birth_month_known: true,
    film_url: animal.film ?? null,
    home_needed: animal.home ?? null,
    weight_kg: animal.weightKg,
    where_found: animal.foundAt,
    arrival_date: calendar.day(animal.arrivedDaysAgo),
    is_chipped: animal.isChipped ?? true,
    ...newTexts({ descriptions: animal.description }, "description"),
    animal_group_id: animal.group ? group(animal.group) : null,
    created_at: calendar.at(animal.arrivedDaysAgo, "14:00"),
    updated_at: calendar.at(animal.arrivedDaysAgo, "14:00"),
  }));
  const animals = await tx.insertInto("animals").values(rows).returning(["id", "name"]).execute();
  return new Map(animals.map(({ id, name }) => [name, id]));
}

/** One stay each, from the arrival; adoptions that are completed end theirs. @returns the ids by the animals' names */
async function insertStays(
  { tx, calendar }: SeedContext,
  animal: SeededRecords["animal"],
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const { name, arrivedDaysAgo, wasAdoptedBefore } of ANIMALS) {
    const outcome_on = wasAdoptedBefore ? calendar.day(Math.floor(arrivedDaysAgo / 2)) : null;
    const { id } = await tx
      .insertInto("stays")
      .values({
        animal_id: animal(name),
        intake_on: calendar.day(arrivedDaysAgo),
        intake_type: "stray",
        recorded_at: calendar.at(arrivedDaysAgo, "14:00"),
        outcome_on,
        outcome_type: outcome_on === null ? null : "adoption",
        outcome_recorded_at: outcome_on === null ? null : calendar.at(Math.floor(arrivedDaysAgo / 2), "14:00"),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    ids.set(name, id);
  }
  return ids;
}

/** Animals that came lately are kept for their owner, watched or treated first. */
async function insertHolds(
  { tx, calendar }: SeedContext,
  { employee }: Pick<SeededRecords, "employee">,
  stay: SeededRecords["stay"],
): Promise<void> {
  const rows = ANIMALS.flatMap(({ name, arrivedDaysAgo, hold }) =>
    hold
      ? [
          {
            stay_id: stay(name),
            kind: hold.kind,
            from_on: calendar.day(arrivedDaysAgo),
            until_on: hold.days === undefined ? null : calendar.day(arrivedDaysAgo - hold.days),
            recorded_at: calendar.at(arrivedDaysAgo, "14:00"),
            recorded_by: employee("ewa").accountId,
          },
        ]
      : [],
  );
  await tx.insertInto("holds").values(rows).execute();
}

async function insertScores({ tx }: SeedContext, animal: SeededRecords["animal"]): Promise<void> {
  const types = await tx.selectFrom("animal_attribute_types").select(["id", "name"]).execute();
  const typeId = lookupId("attribute type", types);
  const scores = ANIMALS.flatMap(({ name, scores }) =>
    SCORED_ATTRIBUTES.map((attribute, index) => ({
      animal_id: animal(name),
      attribute_type_id: typeId(attribute),
      score: scores[index] as number,
    })),
  );
  await tx.insertInto("animal_attribute_scores").values(scores).execute();
}

async function storePictures(context: SeedContext, animal: SeededRecords["animal"]): Promise<void> {
  for (const { name, pictures } of ANIMALS) {
    const photoIds: number[] = [];
    for (const [position, shown] of pictures.entries()) {
      const alts = { en: `${name}: ${shown.en}`, pl: `${name}: ${shown.pl}` };
      const owner = { column: "animal_id", id: animal(name) } as const;
      photoIds.push(await insertDrawing(context, fileOfAnimal(name, position), { alts, owner, position }));
    }
    const [main_photo_id = null] = photoIds;
    await context.tx.updateTable("animals").set({ main_photo_id }).where("id", "=", animal(name)).execute();
  }
}
