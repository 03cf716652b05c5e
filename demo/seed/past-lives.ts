import { newTexts } from "../../src/server/database/translations.ts";
import { type PastLife, type PastStay, pastLives } from "../past-lives.ts";
import type { SeedContext, SeededRecords } from "./seed-context.ts";

/** A chip's number begins with Poland's code (rules §14); those of the demonstration are counted from its end. */
const chipNumber = (count: number): string => `616${String(93_900_000_000 + count).padStart(12, "0")}`;

/** Inserts the animals that have left, with their stays and chips, before those that are here, so that ids rise with time. */
export async function seedPastLives(
  context: SeedContext,
  { employee }: Pick<SeededRecords, "employee">,
): Promise<void> {
  const lives = pastLives();
  const recorded_by = employee("zofia").accountId;
  const animals = await context.tx
    .insertInto("animals")
    .values(lives.map((life) => animalRow(context, life)))
    .returning("id")
    .execute();
  const idOf = (index: number) => (animals[index] as { id: number }).id;
  await context.tx
    .insertInto("stays")
    .values(
      lives.flatMap((life, index) =>
        life.stays.map((stay) => ({ ...stayRow(context, life, stay, recorded_by), animal_id: idOf(index) })),
      ),
    )
    .execute();
  await context.tx
    .insertInto("chips")
    .values(
      lives.flatMap((life, index) =>
        isChipped(life)
          ? [{ animal_id: idOf(index), number: chipNumber(index), recorded_by, recorded_at: lastLeft(context, life) }]
          : [],
      ),
    )
    .execute();
}

const lastStay = ({ stays }: PastLife): PastStay => stays.at(-1) ?? stays[0];
const lastLeft = ({ calendar }: SeedContext, life: PastLife): Date => calendar.at(lastStay(life).leftDaysAgo, "15:00");

/** Animals that leave for a home have a chip. */
const isChipped = (life: PastLife): boolean => lastStay(life).outcomeType === "adoption";

function animalRow(context: SeedContext, life: PastLife) {
  const { calendar } = context;
  const { name, type, sex, breed, weightKg, foundAt, ageDays, stays } = life;
  const last = lastStay(life);
  return {
    name,
    type,
    sex,
    breed,
    weight_kg: weightKg,
    where_found: foundAt,
    born_on: calendar.day(stays[0].cameDaysAgo + ageDays),
    arrival_date: calendar.day(last.cameDaysAgo),
    is_chipped: isChipped(life),
    status: last.outcomeType === "adoption" ? ("Adopted" as const) : ("Left" as const),
    ...newTexts({ descriptions: story(life) }, "description"),
    created_at: calendar.at(stays[0].cameDaysAgo, "11:00"),
    updated_at: lastLeft(context, life),
  };
}

/** The description of an animal that has left. */
function story({ name, sex, foundAt, stays }: PastLife) {
  const days = stays.reduce((sum, { cameDaysAgo, leftDaysAgo }) => sum + cameDaysAgo - leftDaysAgo, 0);
  const lived = sex === "Male" ? "mieszkał" : "mieszkała";
  const came = sex === "Male" ? "trafił" : "trafiła";
  return {
    en: `${name} came to us from ${foundAt}. Days with us, all told: ${days}.`,
    pl: `${name} ${came} do nas z miejscowości: ${foundAt}. Liczba dni, które ${lived} u nas: ${days}.`,
  };
}

function stayRow({ calendar }: SeedContext, { foundAt }: PastLife, stay: PastStay, recorded_by: number) {
  const { intakeType, outcomeType, condition, cameDaysAgo, leftDaysAgo } = stay;
  const isReturn = intakeType === "adoption_return";
  return {
    intake_on: calendar.day(cameDaysAgo),
    intake_type: intakeType,
    found_where: isReturn ? "" : foundAt,
    paid_by: intakeType === "stray" ? foundAt : "",
    intake_reason: isReturn ? "The family could not keep the animal" : "",
    recorded_at: calendar.at(cameDaysAgo, "11:00"),
    recorded_by,
    outcome_on: calendar.day(leftDaysAgo),
    outcome_type: outcomeType,
    outcome_condition: condition,
    outcome_reason: outcomeType === "euthanasia" ? "Incurable illness with pain" : "",
    decided_by: outcomeType === "euthanasia" ? "Ewa Wójcik, vet" : "",
    transferred_to: outcomeType === "transfer_out" ? "Foundation Four Paws, Łódź" : "",
    outcome_recorded_at: calendar.at(leftDaysAgo, "15:00"),
    outcome_recorded_by: recorded_by,
  };
}
