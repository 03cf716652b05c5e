import { newTexts } from "../../src/server/database/translations.ts";
import { photoRow } from "../../src/server/platform/photos/photo.rows.ts";
import { ANIMALS } from "../content/animals.ts";
import { GROUPS } from "../content/groups.ts";
import { type GroupName, SCORED_ATTRIBUTES } from "../content/types.ts";
import { seededRandom } from "../random.ts";
import { fileOfAnimal } from "./pictures.ts";
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
  await insertPictures(context, animal);
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
  const rows = ANIMALS.map(({ name, arrivedDaysAgo, wasAdoptedBefore }) => {
    const outcome_on = wasAdoptedBefore ? calendar.day(Math.floor(arrivedDaysAgo / 2)) : null;
    return {
      animal_id: animal(name),
      intake_on: calendar.day(arrivedDaysAgo),
      intake_type: "stray" as const,
      recorded_at: calendar.at(arrivedDaysAgo, "14:00"),
      outcome_on,
      outcome_type: outcome_on === null ? null : ("adoption" as const),
      outcome_recorded_at: outcome_on === null ? null : calendar.at(Math.floor(arrivedDaysAgo / 2), "14:00"),
    };
  });
  const stays = await tx.insertInto("stays").values(rows).returning("id").execute();
  return new Map(ANIMALS.map(({ name }, at) => [name, (stays[at] as { id: number }).id]));
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

/** The first picture of an animal is its main one. */
async function insertPictures({ tx, drawing }: SeedContext, animal: SeededRecords["animal"]): Promise<void> {
  const rows = ANIMALS.flatMap(({ name, pictures }) =>
    pictures.map((shown, position) => {
      const alts = { en: `${name}: ${shown.en}`, pl: `${name}: ${shown.pl}` };
      const owner = { column: "animal_id", id: animal(name) } as const;
      return photoRow(drawing(fileOfAnimal(name, position)), { alts, owner, position });
    }),
  );
  await tx.insertInto("photos").values(rows).execute();
  await tx
    .updateTable("animals as a")
    .from("photos as p")
    .set(({ ref }) => ({ main_photo_id: ref("p.id") }))
    .whereRef("p.animal_id", "=", "a.id")
    .where("p.position", "=", 0)
    .execute();
}
