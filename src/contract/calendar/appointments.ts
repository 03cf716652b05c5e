import { z } from "zod";
import { SeenPlace } from "../adoption/visits.ts";
import type { CallTable } from "../platform/call.ts";
import { PAGE_SIZE } from "../platform/lists.ts";
import { Clash } from "../platform/problem.ts";
import {
  ById,
  chosenId,
  DayInQuery,
  exportedListQuery,
  Id,
  Instant,
  RecordActions,
  requiredLines,
  sortBy,
  typedNumber,
} from "../platform/shared.ts";
import { staffList } from "../platform/staff-list.ts";
import { futureMoment, type ShelterTime, typedMoment } from "../platform/typed-moment.ts";
import { messages } from "../texts/message.ts";
import { recordTexts } from "../texts/texts.ts";

const text = messages(() => recordTexts().appointments);

/** How much of a purpose the list shows before an ellipsis (spec §2.6, §9). */
export const PURPOSE_PREVIEW = 10;
export const PURPOSE_LIMIT = 500;
/** How long an appointment takes unless somebody says otherwise, and at least and at most (rules §5). */
export const APPOINTMENT_MINUTES = 30;
export const MINUTES_LIMITS = { least: 5, most: 240 } as const;

export const ServiceType = z.object({ id: Id, name: z.string() }).meta({ id: "ServiceType" });
export type ServiceType = z.infer<typeof ServiceType>;

export const Appointment = z
  .object({
    id: Id,
    animalId: Id,
    animalName: z.string(),
    employeeId: Id,
    employeeFullName: z.string(),
    serviceTypeId: Id,
    serviceTypeName: z.string(),
    purpose: z.string(),
    dateOfAppointment: Instant,
    minutes: z.int().describe("how long it takes"),
    doneAt: Instant.nullable().describe("when somebody said that it took place"),
    actions: RecordActions,
  })
  .meta({ id: "Appointment" });
export type Appointment = z.infer<typeof Appointment>;

const dateField = typedMoment(text.date);
/** How long something on the calendar takes. */
export const Minutes = z
  .int(text.minutes)
  .min(MINUTES_LIMITS.least, text.minutes)
  .max(MINUTES_LIMITS.most, text.minutes);

const Fields = z.object({
  animalId: chosenId(text.animal),
  employeeId: chosenId(text.employee),
  serviceTypeId: chosenId(text.service),
  purpose: requiredLines(text.purpose, PURPOSE_LIMIT),
  dateOfAppointment: dateField,
});

/** The body of `POST /appointments`, which lies in the future (spec §5, §7). */
export function appointmentRequest(time: ShelterTime) {
  return Fields.extend({
    dateOfAppointment: futureMoment(time, text.date, text.future),
    minutes: Minutes.default(APPOINTMENT_MINUTES),
  });
}
export type AppointmentRequest = z.output<typeof Fields> & { minutes: number };
/** The body of `PUT /appointments/{id}`: a field left out keeps its value; only a new date must lie in the future (rules §11). Without `saw` nothing is compared. */
export const AppointmentChange = Fields.extend({ minutes: Minutes, saw: SeenPlace }).partial();
export type AppointmentChange = z.output<typeof AppointmentChange>;

export const APPOINTMENT_SORTS = [
  "animalName",
  "purpose",
  "dateOfAppointment",
  "employeeFullName",
  "serviceTypeName",
] as const;
/** From the shelter's day on, the soonest first, or before it, the latest first. */
export const APPOINTMENT_TIMES = ["upcoming", "past"] as const;

/** `q` is a part of the animal's name; `from` and `to` are days at the shelter, both included. */
export const AppointmentQuery = exportedListQuery(PAGE_SIZE.adminList).extend({
  sort: sortBy(APPOINTMENT_SORTS),
  when: z.enum(APPOINTMENT_TIMES).optional().describe("by the shelter's day; left out: all, the latest first"),
  from: DayInQuery.optional(),
  to: DayInQuery.optional(),
});
export type AppointmentQuery = z.output<typeof AppointmentQuery>;

/** How many free times are offered. */
export const FREE_TIMES = 3;
/** Asks for free times from `on` or `at` on; left out: from now on. */
export const AppointmentTimesQuery = z.object({
  employeeId: typedNumber(chosenId(text.employee)),
  animalId: typedNumber(Id).optional().describe("then it is free at these times as well"),
  on: DayInQuery.optional(),
  at: dateField.optional().describe("then the answer also says whether this time is taken"),
  minutes: typedNumber(Minutes).default(APPOINTMENT_MINUTES).describe("how long it takes"),
  exceptId: typedNumber(Id).optional().describe("the appointment that is being moved"),
});
export type AppointmentTimesQuery = z.output<typeof AppointmentTimesQuery>;

export const AppointmentTimes = z
  .object({
    minutes: z.int(),
    message: z.string().nullable().describe("why `at` is refused"),
    clash: Clash.nullable().describe("what is in the way of `at`"),
    free: z.array(Instant).describe("the next free times within the opening hours, none of them in the past"),
  })
  .meta({ id: "AppointmentTimes" });
export type AppointmentTimes = z.infer<typeof AppointmentTimes>;

/** Appointments and what they can be made for, for staff (spec §7, rules §5, §11). */
export const APPOINTMENTS = staffList("appointments", "appointment", {
  record: Appointment,
  query: AppointmentQuery,
  request: appointmentRequest,
  change: AppointmentChange,
});
export const appointmentCalls = {
  ...APPOINTMENTS.calls,
  "POST /appointments/:id/done": { description: "It took place.", params: ById, answer: Appointment },
  "POST /appointments/:id/not-done": { params: ById, answer: Appointment },
  "GET /appointments/free": {
    description: "The next free times of an employee, and whether a time is taken, before an appointment is saved.",
    query: AppointmentTimesQuery,
    answer: AppointmentTimes,
  },
  "GET /appointments/service-types": { answer: z.array(ServiceType) },
} satisfies CallTable;
