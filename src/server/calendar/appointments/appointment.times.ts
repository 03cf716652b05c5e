import {
  type AppointmentRequest,
  type AppointmentTimes,
  type AppointmentTimesQuery,
  FREE_TIMES,
} from "../../../contract/calendar/appointments.ts";
import type { Clash } from "../../../contract/platform/problem.ts";
import { momentIn } from "../../../contract/platform/time.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import type { Busy, Except, PlannedEvent } from "../../adoption/visits/visit.busy.ts";
import { type FoundClash, findClash, spanOf } from "../../adoption/visits/visit.clash.ts";
import { freeTimes } from "../../adoption/visits/visit.free.ts";
import { HttpProblem, invalid } from "../../base/errors.ts";
import type { System } from "../../database/context.ts";

type Participants = { animalId: number | null; employeeId: number };

const eventOf = ({ animalId, employeeId }: Participants, startsAt: Date, minutes: number): PlannedEvent => ({
  ...{ kind: "appointment", animalId, employeeId, userId: null },
  ...{ startsAt, minutes },
});

const exceptOf = (appointmentId?: number): Except => (appointmentId === undefined ? {} : { appointmentId });

function clashIn(busy: Busy): Clash {
  const { kind, id, animalName } = busy;
  const { from, until } = spanOf(busy);
  return { kind, id, animalName, startsAt: from, endsAt: until };
}

/** What is said before something is saved. @param found what stands in the way, if anything does */
export const timesOf = (minutes: number, found?: FoundClash): AppointmentTimes => ({
  minutes,
  message: found?.message ?? null,
  clash: found ? clashIn(found.busy) : null,
  free: found?.free.slice(0, FREE_TIMES) ?? [],
});

/** Of two appointments the sentence says whose they are; of a visit, when it is (rules §5). */
export const findAppointmentClash = (system: System, wanted: PlannedEvent, except: Except) => {
  const text = recordTexts().appointments;
  return findClash(system, wanted, {
    except,
    text: ({ kind, animalId }) =>
      kind !== "appointment" ? undefined : animalId === wanted.animalId ? text.animalBusy : text.employeeBusy,
  });
};

/**
 * Refuses a time at which the animal or the employee is busy, also with visits of people (rules §5).
 * @param exceptId the appointment that is being moved
 * @throws HttpProblem 409 with what is in the way, and the next free times
 */
export async function refuseBusy(system: System, appointment: AppointmentRequest, exceptId?: number): Promise<void> {
  const startsAt = momentIn(system.clock.zone, appointment.dateOfAppointment);
  const wanted = eventOf(appointment, startsAt, appointment.minutes);
  const found = await findAppointmentClash(system, wanted, exceptOf(exceptId));
  if (!found) return;
  const { message, busy, free } = found;
  throw new HttpProblem(409, message, undefined, {
    present: { kind: "times", busy: spanOf(busy), free },
    clash: clashIn(busy),
    free: free.slice(0, FREE_TIMES),
  });
}

/**
 * Whether a time is taken, and the next free times from then on, before an appointment is saved (rules §5).
 * @throws HttpProblem 400 at `employeeId` for an unknown or archived employee
 */
export async function readAppointmentTimes(system: System, query: AppointmentTimesQuery): Promise<AppointmentTimes> {
  const { employeeId, animalId = null, on, at, minutes, exceptId } = query;
  const { db, clock } = system;
  const employee = await db
    .selectFrom("employees")
    .select("id")
    .where("id", "=", employeeId)
    .where("archived_at", "is", null)
    .executeTakeFirst();
  if (!employee) throw invalid([{ field: "employeeId", errors: [recordTexts().appointments.employee] }]);
  const startsAt = at ?? (on && `${on}T00:00`);
  const wanted = eventOf({ animalId, employeeId }, startsAt ? momentIn(clock.zone, startsAt) : clock.now(), minutes);
  const except = exceptOf(exceptId);
  const found = at === undefined ? undefined : await findAppointmentClash(system, wanted, except);
  if (found) return timesOf(minutes, found);
  return { ...timesOf(minutes), free: await freeTimes(system, wanted, { enough: FREE_TIMES, except }) };
}
