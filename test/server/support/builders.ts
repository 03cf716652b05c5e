import { type Insertable, sql } from "kysely";
import { latestStay } from "../../../src/server/animals/stays/stay.queries.ts";
import { deriveStatuses } from "../../../src/server/animals/stays/stay.status.ts";
import { type Clock, today } from "../../../src/server/base/clock.ts";
import type { Db } from "../../../src/server/database/pool.ts";
import type {
  Adoptions,
  AnimalGroups,
  Animals,
  Appointments,
  ContactMessages,
  DB,
  Employees,
  JobApplications,
  Jobs,
  News,
  NewsletterSubscribers,
  Newsletters,
  Photos,
  Resources,
  Stays,
  Tasks,
  Users,
} from "../../../src/server/database/schema.generated.ts";
import { newPhotoKey } from "../../../src/server/platform/photos/photo.key.ts";

let built = 0;
/** A number that no other record of this test file has. */
const next = () => ++built;

type Given<T> = Partial<Insertable<T>>;

type Table = { [T in keyof DB]: DB[T] extends { id: unknown } ? T : never }[keyof DB];

/** @returns the id of the new row */
async function insert<T extends Table>(db: Db, table: T, row: Insertable<DB[T]>): Promise<number> {
  const added = await db.insertInto(table).values(row).returning(sql<number>`id`.as("id")).executeTakeFirstOrThrow();
  return added.id;
}

/** @returns what makes an animal as many months old on the shelter's day, whatever day that is */
export function monthsOld(clock: Clock, months: number): Given<Animals> {
  const [year = 0, month = 1, day = 1] = today(clock).split("-").map(Number);
  const born = new Date(Date.UTC(year, month - 1 - months, Math.min(day, 28)));
  return { born_on: born.toISOString().slice(0, 10), birth_month_known: true };
}

/** @returns the new animal's id; a healthy three-year-old dog unless told otherwise */
export async function buildAnimal(db: Db, given: Given<Animals> = {}): Promise<number> {
  const row = await db
    .insertInto("animals")
    .values({
      name: `Animal ${next()}`,
      type: "Dog",
      sex: "Male",
      breed: "Mixed breed",
      born_on: "2023-05-01",
      weight_kg: 12,
      where_found: "Łódź",
      arrival_date: "2026-10-01",
      ...given,
    })
    .returning(["id", "arrival_date", "status"])
    .executeTakeFirstOrThrow();
  const hasLeft = { Available: false, Reserved: false, InCare: false, Adopted: true, Left: true }[row.status];
  const outcome = { outcome_on: row.arrival_date, outcome_type: row.status === "Left" ? "died" : "adoption" } as const;
  await buildStay(db, { animal_id: row.id, intake_on: row.arrival_date, ...(hasLeft && outcome) });
  return row.id;
}

/** Takes away the stays of an animal, or all there are, with their lines of the register. */
export async function removeStays(db: Db, animalId?: number): Promise<void> {
  const stays = db.selectFrom("stays").select("id");
  const removed = animalId === undefined ? stays : stays.where("animal_id", "=", animalId);
  await db.deleteFrom("register_entries").where("stay_id", "in", removed).execute();
  await db.deleteFrom("stays").where("id", "in", removed).execute();
}

/** @returns the new stay's id: of a stray, and open, unless told otherwise */
export const buildStay = (db: Db, given: Given<Stays> & { animal_id: number }): Promise<number> =>
  insert(db, "stays", { intake_on: "2026-10-01", intake_type: "stray", ...given });

export async function buildGroup(db: Db, given: Given<AnimalGroups> = {}): Promise<number> {
  return insert(db, "animal_groups", { name: `Group ${next()}`, ...given });
}

/** An account whose address is confirmed. */
async function buildAccount(db: Db, kind: "user" | "employee"): Promise<number> {
  return insert(db, "accounts", {
    kind,
    email: `person${next()}@shelter.test`,
    password_hash: "none",
    email_confirmed_at: new Date(),
  });
}

export async function buildEmployee(db: Db, given: Given<Employees> = {}): Promise<number> {
  return insert(db, "employees", {
    account_id: await buildAccount(db, "employee"),
    name: "Ewa",
    surname: `Kowalska ${next()}`,
    job_title: "Caretaker",
    ...given,
  });
}

export async function buildUser(db: Db, given: Given<Users> = {}): Promise<number> {
  return insert(db, "users", {
    account_id: await buildAccount(db, "user"),
    name: "Jan",
    surname: `Nowak ${next()}`,
    phone_number: "600700800",
    postal_code: "90-001",
    city: "Łódź",
    street: "Piotrkowska 1",
    date_of_birth: "1990-01-01",
    ...given,
  });
}

export async function buildNews(db: Db, given: Given<News> = {}): Promise<number> {
  return insert(db, "news", {
    title: `News ${next()}`,
    content: "First paragraph.\n\nSecond paragraph.",
    employee_id: given.employee_id ?? (await buildEmployee(db)),
    published_at: given.created_at ?? new Date("2026-01-01"),
    ...given,
  });
}

/** A draft of the newsletter; there is somebody to send it to. */
export async function buildNewsletter(db: Db, given: Given<Newsletters> = {}): Promise<number> {
  await buildSubscriber(db);
  return insert(db, "newsletters", {
    subject: `Issue ${next()}`,
    content: "First paragraph.\n\nSecond paragraph.",
    ...given,
  });
}

/** Somebody who gets the newsletter, confirmed unless told otherwise. */
export async function buildSubscriber(db: Db, given: Given<NewsletterSubscribers> = {}): Promise<number> {
  const n = next();
  return insert(db, "newsletter_subscribers", {
    email_address: `reader${n}@person.test`,
    confirmed_at: new Date(),
    ...given,
  });
}

export async function buildJob(db: Db, given: Given<Jobs> = {}): Promise<number> {
  return insert(db, "jobs", {
    name: `Job ${next()}`,
    description: "Work with animals.",
    min_salary: 4000,
    max_salary: 5500,
    ...given,
  });
}

export async function buildResource(db: Db, given: Given<Resources> = {}): Promise<number> {
  const type = await db.selectFrom("resource_types").select("id").orderBy("id").executeTakeFirstOrThrow();
  return insert(db, "resources", { name: `Resource ${next()}`, amount: 100, resource_type_id: type.id, ...given });
}

/** An application that came on paper, unless an account is given. */
export async function buildJobApplication(db: Db, given: Given<JobApplications> = {}): Promise<number> {
  return insert(db, "job_applications", {
    job_id: given.job_id ?? (await buildJob(db)),
    first_name: "Ala",
    last_name: `Żak ${next()}`,
    sex: "Female",
    age: 30,
    application_letter: "I like dogs.",
    experience: "Two years",
    phone_number: "600700800",
    email_address: "ala@person.test",
    note: "Submitted via job detail form",
    ...given,
  });
}

/** A message of the contact form that nobody has opened, without its letter. */
export async function buildMessage(db: Db, given: Given<ContactMessages> = {}): Promise<number> {
  return insert(db, "contact_messages", {
    name: `Ala ${next()}`,
    email: "ala@person.test",
    message: "When are you open?",
    created_at: new Date("2026-11-19T09:00:00Z"),
    ...given,
  });
}

/** @returns the new appointment's id; in a far year and of an animal and an employee of its own unless told otherwise */
export async function buildAppointment(db: Db, given: Given<Appointments> = {}): Promise<number> {
  const service = await db.selectFrom("service_types").select("id").orderBy("id").executeTakeFirstOrThrow();
  return insert(db, "appointments", {
    animal_id: given.animal_id ?? (await buildAnimal(db)),
    employee_id: given.employee_id ?? (await buildEmployee(db)),
    date_of_appointment: new Date("2099-05-01T08:00:00Z"),
    service_type_id: service.id,
    purpose: "Vaccination",
    ...given,
  });
}

/** @returns the new task's id; for anybody, today, and about nothing unless told otherwise */
export const buildTask = (db: Db, given: Given<Tasks> = {}): Promise<number> =>
  insert(db, "tasks", {
    title: `Ring the clinic ${next()}`,
    due_on: "2026-11-20",
    created_at: new Date("2026-11-19T09:00:00Z"),
    ...given,
  });

/**
 * An adoption at a stage and status of spec §4, in the animal's stay; over when these say so. A completed one ends the stay,
 * and the animal's status follows.
 */
export async function buildAdoption(
  db: Db,
  given: Given<Adoptions> & { animal_id: number; stage_type: number; stage_status: number },
): Promise<number> {
  const isCompleted = given.stage_type === 6 && given.stage_status === 2;
  const outcome = isCompleted ? "completed" : given.stage_status === 3 ? "rejected" : null;
  const stay = await latestStay(db, given.animal_id);
  const id = await insert(db, "adoptions", {
    stay_id: stay?.id ?? 0,
    user_id: given.user_id ?? (await buildUser(db)),
    application_letter: "We would love to.",
    outcome,
    closed_at: outcome && new Date(),
    ...given,
  });
  if (isCompleted && stay?.outcomeOn === null) {
    const ended = { outcome_on: stay.intakeOn, outcome_type: "adoption", adoption_id: id } as const;
    await db.updateTable("stays").set(ended).where("id", "=", stay.id).execute();
  }
  await deriveStatuses(db, [given.animal_id], "2026-11-20");
  return id;
}

/** A row for a picture; the file itself is not made. */
export async function buildPhoto(db: Db, given: Given<Photos> & { animal_id: number }): Promise<number> {
  const usual = { key: newPhotoKey(), position: 0, alt: "A dog in the grass", width: 1600, height: 1200 };
  return insert(db, "photos", { ...usual, ...given });
}
