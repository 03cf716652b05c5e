import type { AppointmentTimes } from "../../contract/calendar/appointments.ts";
import type { CalendarTimesQuery } from "../../contract/calendar/calendar.ts";
import { momentIn } from "../../contract/platform/time.ts";
import { recordTexts } from "../../contract/texts/texts.ts";
import { findClash } from "../adoption/visits/visit.clash.ts";
import { readPlan } from "../adoption/visits/visit.plan.ts";
import { requireVisit } from "../adoption/visits/visit.queries.ts";
import type { Actor } from "../base/actor.ts";
import { orNotFound } from "../base/errors.ts";
import type { Context } from "../database/context.ts";
import { findAppointment } from "./appointments/appointment.queries.ts";
import { findAppointmentClash, timesOf } from "./appointments/appointment.times.ts";

/** What stands in the way of another time for an appointment. */
async function clashOfAppointment(
  context: Context<Actor>,
  { id, employeeId, minutes }: CalendarTimesQuery,
  startsAt: Date,
) {
  const { animalId, ...before } = orNotFound(
    await findAppointment(context.db, id),
    recordTexts().appointments.notFound,
  );
  const who = { animalId, employeeId: employeeId ?? before.employeeId, userId: null };
  return findAppointmentClash(context, { kind: "appointment", ...who, startsAt, minutes }, { appointmentId: id });
}

/** What stands in the way of another time for a visit. */
async function clashOfVisit(context: Context<Actor>, query: CalendarTimesQuery, startsAt: Date) {
  const { id, employeeId = null, minutes } = query;
  const visit = await requireVisit(context.db, id, context.actor);
  const { plan } = await readPlan(context.db);
  return findClash(context, { ...visit, employeeId, startsAt, minutes }, { except: { visitId: id }, plan });
}

/**
 * What stands in the way of a move on the calendar, as the move itself would say, and the next free times (rules §5).
 * @throws HttpProblem 404
 */
export async function readMoveTimes(context: Context<Actor>, query: CalendarTimesQuery): Promise<AppointmentTimes> {
  const { kind, at, minutes } = query;
  const { clock } = context;
  const startsAt = momentIn(clock.zone, at);
  const found = await (kind === "appointment" ? clashOfAppointment : clashOfVisit)(context, query, startsAt);
  if (found || startsAt > clock.now()) return timesOf(minutes, found);
  const { appointments, visits } = recordTexts();
  return { ...timesOf(minutes), message: kind === "appointment" ? appointments.future : visits.future };
}
