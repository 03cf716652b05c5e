import { type RawBuilder, sql } from "kysely";
import type { LifeItemOf } from "../../contract/animals/life.ts";
import type { Waiting } from "../../contract/calendar/morning-and-search.ts";
import { type Clock, instant, today } from "../base/clock.ts";
import { may } from "../base/policy.ts";
import type { Context } from "../database/context.ts";
import { startOfDay } from "../database/days.ts";
import { rowsOf } from "../database/rows-of.ts";
import { readersText } from "../database/translations.ts";
import { dayOf, lifeEvent } from "../parts/sources/life-event.ts";
import { type AreaSources, MORNING_LIMIT } from "../parts/sources/sources.ts";
import { isToCome } from "./appointments/appointment.commands.ts";
import { handTask } from "./tasks/task.commands.ts";
import { tasksDue } from "./tasks/task.morning.ts";

const isToday = (clock: Clock, moment: string) => {
  const day = (later: number) => startOfDay(today(clock), clock.zone, later);
  return sql`${sql.ref(moment)} >= ${day(0)} and ${sql.ref(moment)} < ${day(1)}`;
};

/** Appointments of today that nobody has marked as done, by time: employees have their own, admins all. */
async function appointmentsToday({ db, clock, actor }: Context): Promise<Waiting["appointment"][]> {
  const rows = await rowsOf(
    db,
    sql<Omit<Waiting["appointment"], "hasBegun">>`
      select p.id, p.animal_id as "animalId", a.name as animal, p.date_of_appointment as at, ${readersText("s.name")} as service,
        p.purpose, e.name || ' ' || e.surname as employee
      from appointments as p join animals as a on a.id = p.animal_id join employees as e on e.id = p.employee_id
      join service_types as s on s.id = p.service_type_id
      where ${isToday(clock, "p.date_of_appointment")} and p.done_at is null
        ${may(actor, "dashboard.readAll") ? sql`` : sql`and p.employee_id = ${actor.personId}`}
      order by p.date_of_appointment, p.id limit ${MORNING_LIMIT}`,
  );
  return rows.map((row) => ({ ...row, at: instant(row.at), hasBegun: !isToCome(instant(row.at), clock.now()) }));
}

function appointmentsLife({ clock }: Context, animalId: number): RawBuilder<unknown>[] {
  const appointment = lifeEvent<LifeItemOf<"appointment">>(
    "appointment",
    readersText("t.name"),
    sql`e.name || ' ' || e.surname`,
    {
      appointmentId: "p.id",
      purpose: "p.purpose",
    },
  );
  return [
    sql`select ${dayOf(clock)("p.date_of_appointment")}, p.date_of_appointment, true, ${appointment}
      from appointments as p join service_types as t on t.id = p.service_type_id join employees as e on e.id = p.employee_id
      where p.animal_id = ${animalId}`,
  ];
}

export const CALENDAR_SOURCES = {
  counts: {
    appointmentsToday: (clock) =>
      sql`(select count(*) from appointments where ${isToday(clock, "date_of_appointment")})`,
  },
  morning: {
    appointment: {
      permission: "appointments.write",
      find: appointmentsToday,
      actions: { done: "appointments.write" },
      isQuick: ({ hasBegun }) => hasBegun,
      arrangements: [],
    },
    task: {
      permission: "tasks.write",
      find: tasksDue,
      actions: { done: "tasks.write" },
      arrangements: ["putOff", "hand"],
      hand: handTask,
    },
  },
  life: appointmentsLife,
} satisfies AreaSources<Waiting>;
