import { sql } from "kysely";
import type { CalendarItem } from "../../../contract/calendar/calendar.ts";
import type { Language } from "../../../contract/texts/language.ts";
import { visitsBetween } from "../../adoption/visits/visits-between.sql.ts";
import { today } from "../../base/clock.ts";
import type { System } from "../../database/context.ts";
import { startOfDay } from "../../database/days.ts";
import { appointmentsBetween } from "../calendar.queries.ts";
import { hashOf } from "./calendar-address.commands.ts";

/** Whose calendar it is. */
export type CalendarOwner = { id: number; language: Language };

/** @returns the employee of a token; undefined for every other, and when they have left */
export function ownerOf({ db }: System, token: string): Promise<CalendarOwner | undefined> {
  return db
    .selectFrom("calendar_addresses as c")
    .innerJoin("employees as e", "e.id", "c.employee_id")
    .innerJoin("accounts as a", "a.id", "e.account_id")
    .where("c.token_hash", "=", hashOf(token))
    .where("e.archived_at", "is", null)
    .select(["e.id", sql<Language>`a.language`.as("language")])
    .executeTakeFirst();
}

/** What a phone is told: a month back, a year ahead, and no more than a person can do. */
const DAYS = { back: -31, ahead: 366 } as const;
const MOST = 1_000;

/** What another program's calendar is told of an event: never who comes, nor what staff have noted. */
export type OwnEvent = Pick<CalendarItem, "kind" | "id" | "animalName" | "animalType" | "minutes"> & {
  /** The service of an appointment. */
  service: string | null;
  startsAt: Date;
};

/** What an employee has to do, the earliest first; what was deleted or called off is not there. */
export async function ownEvents({ db, clock }: System, employeeId: number): Promise<OwnEvent[]> {
  const day = (later: number) => startOfDay(today(clock), clock.zone, later);
  const range = { begin: day(DAYS.back), end: day(DAYS.ahead), employeeId, limit: MOST };
  const { rows } = await sql<OwnEvent>`
    select kind, id, "animalName", "animalType", minutes, starts_at as "startsAt",
      case when kind = 'appointment' then detail end as service
    from ((${appointmentsBetween(range)}) union all (${visitsBetween(range)})) as events
    order by starts_at, kind, id limit ${MOST}`.execute(db);
  return rows;
}
