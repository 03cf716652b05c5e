import { z } from "zod";
import type { CallTable } from "./call.ts";
import { PAGE_SIZE } from "./lists.ts";
import {
  ById,
  chosenId,
  DayInQuery,
  exportedListQuery,
  Id,
  Instant,
  listOf,
  RecordActions,
  requiredText,
  sortBy,
} from "./shared.ts";
import { messages } from "./texts/message.ts";
import { recordTexts } from "./texts/texts.ts";
import { momentIn } from "./time.ts";

const text = messages(() => recordTexts().appointments);

/** How much of a purpose the list shows before an ellipsis (spec §2.6, §9). */
export const PURPOSE_PREVIEW = 10;
export const PURPOSE_LIMIT = 500;
/** How long an appointment takes (rules §5). */
export const APPOINTMENT_MINUTES = 30;

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
    doneAt: Instant.nullable().describe("when somebody said that it took place"),
    actions: RecordActions,
  })
  .meta({ id: "Appointment" });
export type Appointment = z.infer<typeof Appointment>;

/** The latest day: nobody plans further ahead, and its year has four digits in every time zone. */
const LAST_YEAR = 2999;

/** With an offset or `Z`, or without: then by the shelter's clock. */
const dateField = z
  .string(text.date)
  .trim()
  .pipe(z.iso.datetime({ offset: true, local: true, ...text.date }))
  .refine((typed) => Number(typed.slice(0, 4)) <= LAST_YEAR, text.date);

const Fields = z.object({
  animalId: chosenId(text.animal),
  employeeId: chosenId(text.employee),
  serviceTypeId: chosenId(text.service),
  purpose: requiredText(text.purpose, PURPOSE_LIMIT),
  dateOfAppointment: dateField,
});

/** The time by which "in the future" is judged, and the zone that times without one are in. */
export type ShelterTime = { now(): Date; zone: string };

/** @returns whether a date that was sent is still to come */
export const isToCome = (typed: string, { now, zone }: ShelterTime): boolean => momentIn(zone, typed) > now();

/** The body of `POST /appointments`, which lies in the future (spec §5, §7). */
export function appointmentRequest(time: ShelterTime) {
  // A value that is not a date gets one message, not also "in the past".
  const isNotPast = (typed: string) => !dateField.safeParse(typed).success || isToCome(typed, time);
  const dateOfAppointment = dateField.refine(isNotPast, text.future);
  return Fields.extend({ dateOfAppointment });
}
export type AppointmentRequest = z.output<typeof Fields>;
/** The body of `PUT /appointments/{id}`: a field left out keeps its value; only a new date must lie in the future (rules §11). */
export const AppointmentChange = Fields.partial();
export type AppointmentChange = z.output<typeof AppointmentChange>;

export const APPOINTMENT_SORTS = [
  "animalName",
  "purpose",
  "dateOfAppointment",
  "employeeFullName",
  "serviceTypeName",
] as const;
/** `q` is a part of the animal's name; `from` and `to` are days at the shelter, both included. */
export const AppointmentQuery = exportedListQuery(PAGE_SIZE.adminList).extend({
  sort: sortBy(APPOINTMENT_SORTS),
  from: DayInQuery.optional(),
  to: DayInQuery.optional(),
});
export type AppointmentQuery = z.output<typeof AppointmentQuery>;

/** Appointments and what they can be made for, for staff (spec §7, rules §5, §11). */
export const appointmentCalls = {
  "GET /appointments": { query: AppointmentQuery, answer: listOf(Appointment) },
  "GET /appointments/:id": { params: ById, answer: Appointment },
  "POST /appointments": { body: appointmentRequest, answer: Appointment, status: 201 },
  "PUT /appointments/:id": { params: ById, body: AppointmentChange, answer: Appointment },
  "DELETE /appointments/:id": { params: ById },
  "POST /appointments/:id/done": { description: "It took place.", params: ById, answer: Appointment },
  "POST /appointments/:id/not-done": { params: ById, answer: Appointment },
  "GET /appointments/service-types": { answer: z.array(ServiceType) },
} satisfies CallTable;
