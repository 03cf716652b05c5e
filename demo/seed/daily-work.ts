import { groszeOf } from "../../src/contract/giving/donations.ts";
import { DEFAULT_APPLICATION_NOTE } from "../../src/contract/people/job-applications.ts";
import { monthDayOf } from "../../src/server/calendar/tasks/task.repeat.ts";
import { newTexts } from "../../src/server/database/translations.ts";
import { APPOINTMENTS } from "../content/appointments.ts";
import { JOB_APPLICATIONS } from "../content/job-applications.ts";
import { JOBS } from "../content/jobs.ts";
import { NEWS } from "../content/news.ts";
import { ORGANISATIONS } from "../content/organisations.ts";
import { RESOURCES } from "../content/resources.ts";
import { TASKS } from "../content/tasks.ts";
import { insertDrawing } from "./pictures.ts";
import { lookupId, type SeedContext, type SeededRecords } from "./seed-context.ts";

/** Inserts the news, the resources, the organisations, the jobs with their applications, the appointments and the tasks. */
export async function seedDailyWork(context: SeedContext, records: SeededRecords): Promise<void> {
  await insertNews(context, records);
  await insertResources(context);
  await insertOrganisations(context);
  await insertJobs(context, records);
  await insertAppointments(context, records);
  await insertTasks(context, records);
}

async function insertNews(context: SeedContext, records: SeededRecords): Promise<void> {
  const { tx, calendar } = context;
  const oldestFirst = NEWS.toSorted((one, other) => other.daysAgo - one.daysAgo);
  const rows = await tx
    .insertInto("news")
    .values(
      oldestFirst.map(({ title: titles, content: contents, author, daysAgo, time }) => ({
        ...newTexts({ titles, contents }, "title", "content"),
        employee_id: records.employee(author).id,
        created_at: calendar.at(daysAgo, time),
        published_at: calendar.at(daysAgo, time),
      })),
    )
    .returning("id")
    .execute();
  const linked = oldestFirst.flatMap(({ animals = [] }, at) =>
    animals.map((name, position) => ({
      news_id: rows[at]?.id as number,
      animal_id: records.animal(name),
      position,
    })),
  );
  await tx.insertInto("news_animals").values(linked).execute();
  for (const [at, { picture }] of oldestFirst.entries()) {
    if (!picture) continue;
    const owner = { column: "news_id", id: rows[at]?.id as number } as const;
    await insertDrawing(context, picture.file, { alts: picture.alts, owner, position: 0 });
  }
}

async function insertResources({ tx, calendar }: SeedContext): Promise<void> {
  const types = await tx.selectFrom("resource_types").select(["id", "name"]).execute();
  const typeId = lookupId("resource type", types);
  await tx
    .insertInto("resources")
    .values(
      RESOURCES.map(({ type, name, amount, description, collection }) => ({
        name,
        amount,
        description,
        resource_type_id: typeId(type),
        created_at: calendar.at(90, "08:00"),
        ...newTexts({ appeals: collection?.appeals }, "appeal"),
        goal_grosze: collection ? groszeOf(collection.goal) : null,
        goal_since: collection ? calendar.at(30, "08:00") : null,
      })),
    )
    .execute();
}

async function insertOrganisations({ tx, calendar }: SeedContext): Promise<void> {
  const created_at = calendar.at(90, "08:00");
  await tx
    .insertInto("organisations")
    .values(ORGANISATIONS.map((each) => ({ ...each, created_at })))
    .execute();
}

async function insertJobs({ tx, calendar }: SeedContext, records: SeededRecords): Promise<void> {
  const oldestFirst = JOBS.toSorted((one, other) => other.daysAgo - one.daysAgo);
  const jobs = await tx
    .insertInto("jobs")
    .values(
      oldestFirst.map(({ name: names, description: descriptions, minSalary, maxSalary, daysAgo }) => ({
        ...newTexts({ names, descriptions }, "name", "description"),
        min_salary: minSalary,
        max_salary: maxSalary,
        created_at: calendar.at(daysAgo, "08:30"),
      })),
    )
    .returning(["id", "name"])
    .execute();
  const jobId = lookupId("job", jobs);
  await tx
    .insertInto("job_applications")
    .values(
      JOB_APPLICATIONS.toSorted((one, other) => other.daysAgo - one.daysAgo).map((application) => ({
        job_id: jobId(application.job),
        account_id: application.account ? records.user(application.account).accountId : null,
        first_name: application.firstName,
        last_name: application.lastName,
        sex: application.sex,
        age: application.age,
        application_letter: application.letter,
        experience: application.experience,
        phone_number: application.phoneNumber,
        email_address: application.emailAddress,
        application_status: application.status,
        note: application.note ?? DEFAULT_APPLICATION_NOTE,
        created_at: calendar.at(application.daysAgo, "18:45"),
      })),
    )
    .execute();
}

async function insertAppointments({ tx, calendar }: SeedContext, records: SeededRecords): Promise<void> {
  const services = await tx.selectFrom("service_types").select(["id", "name"]).execute();
  const serviceId = lookupId("service", services);
  await tx
    .insertInto("appointments")
    .values(
      APPOINTMENTS.map(({ animal, employee, service, purpose, when, time }) => ({
        animal_id: records.animal(animal),
        employee_id: records.employee(employee).id,
        service_type_id: serviceId(service),
        purpose,
        date_of_appointment: when === "next" ? calendar.next(time) : calendar.at(when, time),
        // Past appointments were made on the day before; future ones yesterday.
        created_at: calendar.at((when === "next" ? 0 : Math.max(when, 0)) + 1, "12:00"),
      })),
    )
    .execute();
}

async function insertTasks({ tx, calendar }: SeedContext, records: SeededRecords): Promise<void> {
  await tx
    .insertInto("tasks")
    .values(
      TASKS.map(({ title, due, by, assignee, animal, repeat }) => ({
        title,
        due_on: calendar.day(-due),
        created_at: calendar.at(Math.max(0, -due) + 2, "15:10"),
        created_by: records.employee(by).accountId,
        assignee_id: assignee ? records.employee(assignee).id : null,
        animal_id: animal ? records.animal(animal) : null,
        repeat: repeat ? JSON.stringify(repeat) : null,
        month_day: monthDayOf(calendar.day(-due), repeat),
      })),
    )
    .execute();
}
