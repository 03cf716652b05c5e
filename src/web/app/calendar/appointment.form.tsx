import { Textarea } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import type { Animal } from "../../../contract/animals/animals.ts";
import { kindOf } from "../../../contract/animals/in-words.ts";
import {
  APPOINTMENT_MINUTES,
  type Appointment,
  AppointmentChange,
  type AppointmentRequest,
  type AppointmentTimes,
  appointmentRequest,
  PURPOSE_LIMIT,
} from "../../../contract/calendar/appointments.ts";
import { shelterZone } from "../../../contract/platform/dates.ts";
import { localIn } from "../../../contract/platform/time.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { shelterTime } from "../../format.ts";
import { apiQuery, choicesOf } from "../platform/calls.ts";
import { DateTimeField } from "../platform/kit/date-field.tsx";
import { LookupSelect } from "../platform/kit/lookup-select.tsx";
import type { FieldsOf, FormParts } from "../platform/kit/record-form.tsx";
import { RecordSelect } from "../platform/kit/record-select.tsx";
import { appTexts } from "../platform/texts/texts.ts";
import { LengthSelect } from "./length-select.tsx";
import { OfferedTimes } from "./offered-times.tsx";
import { calendarTexts } from "./texts.ts";

type Chosen = string | null;
type Values = {
  animalId: Chosen;
  employeeId: Chosen;
  serviceTypeId: Chosen;
  purpose: string;
  dateOfAppointment: string;
  minutes: number;
};

/** What is known of a new appointment before anything is typed: whom it is for (spec §2.6), or a place on the calendar. */
export type Known = {
  animal?: Pick<Animal, "id" | "name"> | undefined;
  employee?: { id: number; name: string; surname: string } | undefined;
  /** By the shelter's clock. */
  startsAt?: string | undefined;
  minutes?: number | undefined;
  /** The address to which saving leads back; left out: the list. */
  back?: string | undefined;
};

const idOf = (chosen: Chosen) => (chosen === null ? null : Number(chosen));

/**
 * The appointment form (spec §2.6, §5). Date and time are in the shelter's time zone, as the server expects.
 * @param known of a new appointment
 */
export const appointmentForm = (known: Known = {}): FormParts<Appointment, Values, AppointmentRequest> => ({
  values: (appointment) => ({
    animalId: chosen(appointment?.animalId ?? known.animal?.id),
    employeeId: chosen(appointment?.employeeId ?? known.employee?.id),
    serviceTypeId: appointment ? String(appointment.serviceTypeId) : null,
    purpose: appointment?.purpose ?? "",
    dateOfAppointment: appointment
      ? localIn(shelterZone(), new Date(appointment.dateOfAppointment))
      : (known.startsAt ?? ""),
    minutes: appointment?.minutes ?? known.minutes ?? APPOINTMENT_MINUTES,
  }),
  body: ({ animalId, employeeId, serviceTypeId, ...typed }) => ({
    ...typed,
    animalId: idOf(animalId),
    employeeId: idOf(employeeId),
    serviceTypeId: idOf(serviceTypeId),
  }),
  schema: (mode) => (mode === "add" ? appointmentRequest(shelterTime()) : AppointmentChange),
  Fields: (props) => <AppointmentFields {...props} known={known} />,
  back: known.back,
  // What the address says replaces what a draft says.
  secret: [
    ...(known.animal ? (["animalId"] as const) : []),
    ...(known.employee ? (["employeeId"] as const) : []),
    ...(known.startsAt ? (["dateOfAppointment", "minutes"] as const) : []),
  ],
});

const chosen = (id: number | undefined): Chosen => (id === undefined ? null : String(id));
const choice = (id: number, label: string) => ({ value: String(id), label });

function AppointmentFields({
  input,
  form,
  mode,
  record,
  known: { animal, employee },
}: FieldsOf<Appointment, Values> & { known: Known }) {
  const text = calendarTexts().appointments;
  const { animalId, employeeId, dateOfAppointment, minutes } = form.getValues();
  const choose = (startsAt: string) => {
    form.setValues({ dateOfAppointment: localIn(shelterZone(), new Date(startsAt)) });
    document.getElementById(input("dateOfAppointment").id)?.focus();
  };
  return (
    <>
      <RecordSelect
        {...input("animalId")}
        choices={choicesOf("GET /animals", { availableFor: "Appointment" })}
        label={appTexts().words.animal}
        placeholder={appTexts().kit.select.typeName}
        optionText={(animal) => `${animal.name} – ${kindOf(animal)}`}
        failed={text.form.animalsFailed}
        present={record ? choice(record.animalId, record.animalName) : animal && choice(animal.id, animal.name)}
      />
      <RecordSelect
        {...input("employeeId")}
        choices={choicesOf("GET /employees")}
        label={appTexts().words.employee}
        placeholder={appTexts().kit.select.typeName}
        optionText={({ name, surname }) => `${name} ${surname}`}
        failed={recordTexts().employees.loadFailed}
        present={
          record
            ? choice(record.employeeId, record.employeeFullName)
            : employee && choice(employee.id, `${employee.name} ${employee.surname}`)
        }
      />
      <LookupSelect
        {...input("serviceTypeId")}
        list="GET /appointments/service-types"
        label={text.form.serviceType}
        failed={text.form.serviceTypesFailed}
        present={record && choice(record.serviceTypeId, record.serviceTypeName)}
      />
      <Textarea {...input("purpose")} label={text.purpose} maxLength={PURPOSE_LIMIT} autosize minRows={2} required />
      <DateTimeField
        {...input("dateOfAppointment")}
        label={text.form.moment}
        description={mode === "view" ? undefined : text.form.momentHint}
        required={mode !== "view"}
      />
      {mode !== "view" && (
        <FreeTimes
          employeeId={idOf(employeeId)}
          animalId={idOf(animalId)}
          at={dateOfAppointment}
          minutes={minutes}
          exceptId={record?.id}
          choose={choose}
        />
      )}
      <LengthSelect
        {...input("minutes")}
        value={minutes}
        onChange={(chosenMinutes) => form.setValues({ minutes: chosenMinutes })}
      />
    </>
  );
}

const TYPING_MS = 250;

/** What the form says of the appointment so far. @param at by the shelter's clock, or empty */
type Wanted = {
  employeeId: number | null;
  animalId: number | null;
  at: string;
  minutes: number;
  exceptId: number | undefined;
};

/** What the server says of the wanted time; undefined while nobody knows. It is read again after every refused save. */
function useAppointmentTimes({ employeeId, animalId, at, minutes, exceptId }: Wanted): AppointmentTimes | undefined {
  const [asked] = useDebouncedValue(at, TYPING_MS);
  const query = {
    employeeId: employeeId ?? 0,
    minutes,
    ...(animalId !== null && { animalId }),
    ...(asked && { at: asked }),
    ...(exceptId !== undefined && { exceptId }),
  };
  const { data } = useQuery({
    ...apiQuery("GET /appointments/free", { query }),
    enabled: employeeId !== null,
    staleTime: 0,
    retry: false,
  });
  return asked === at ? data : undefined;
}

/** Under the date of an appointment: what stands in its way; without a date, when the employee is free next (rules §5). */
const FreeTimes = ({ choose, ...wanted }: Wanted & { choose: (startsAt: string) => void }) => (
  <OfferedTimes times={useAppointmentTimes(wanted)} isOffered={!wanted.at} choose={choose} />
);
