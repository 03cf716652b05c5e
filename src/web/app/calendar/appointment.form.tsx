import { Button, Group, Text, Textarea } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import type { Animal } from "../../../contract/animals/animals.ts";
import {
  APPOINTMENT_MINUTES,
  type Appointment,
  AppointmentChange,
  type AppointmentRequest,
  type AppointmentTimes,
  appointmentRequest,
  PURPOSE_LIMIT,
} from "../../../contract/calendar/appointments.ts";
import { localIn } from "../../../contract/platform/time.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { dayName, kindOf, listed, shelterTime, shelterZone, timeOfDay } from "../../format.ts";
import { apiQuery, choicesOf } from "../platform/calls.ts";
import { DateTimeField } from "../platform/kit/date-field.tsx";
import { LookupSelect } from "../platform/kit/lookup-select.tsx";
import type { FieldsOf, FormParts } from "../platform/kit/record-form.tsx";
import { RecordSelect } from "../platform/kit/record-select.tsx";
import { appTexts } from "../platform/texts/texts.ts";

type Chosen = string | null;
type Values = {
  animalId: Chosen;
  employeeId: Chosen;
  serviceTypeId: Chosen;
  purpose: string;
  dateOfAppointment: string;
};

const idOf = (chosen: Chosen) => (chosen === null ? null : Number(chosen));

/**
 * The appointment form (spec §2.6, §5). Date and time are in the shelter's time zone, as the server expects.
 * @param animal the animal of a new appointment, if it is known (spec §2.6: Add Vet Appointment)
 */
export const appointmentForm = (
  animal?: Pick<Animal, "id" | "name">,
): FormParts<Appointment, Values, AppointmentRequest> => ({
  values: (appointment) => ({
    animalId: appointment || animal ? String(appointment?.animalId ?? animal?.id) : null,
    employeeId: appointment ? String(appointment.employeeId) : null,
    serviceTypeId: appointment ? String(appointment.serviceTypeId) : null,
    purpose: appointment?.purpose ?? "",
    dateOfAppointment: appointment ? localIn(shelterZone(), new Date(appointment.dateOfAppointment)) : "",
  }),
  body: ({ animalId, employeeId, serviceTypeId, ...typed }) => ({
    ...typed,
    animalId: idOf(animalId),
    employeeId: idOf(employeeId),
    serviceTypeId: idOf(serviceTypeId),
  }),
  schema: (mode) => (mode === "add" ? appointmentRequest(shelterTime()) : AppointmentChange),
  Fields: (props) => <AppointmentFields {...props} animal={animal} />,
  // The animal in the address replaces one in a draft.
  ...(animal && { secret: ["animalId"] as const }),
});

const choice = (id: number, label: string) => ({ value: String(id), label });

function AppointmentFields({
  input,
  form,
  mode,
  record,
  animal,
}: FieldsOf<Appointment, Values> & { animal: Pick<Animal, "id" | "name"> | undefined }) {
  const text = appTexts().appointments;
  const { animalId, employeeId, dateOfAppointment } = form.getValues();
  const choose = (startsAt: string) => {
    form.setValues({ dateOfAppointment: localIn(shelterZone(), new Date(startsAt)) });
    document.getElementById(input("dateOfAppointment").id)?.focus();
  };
  return (
    <>
      <RecordSelect
        {...input("animalId")}
        choices={choicesOf("GET /animals", { availableFor: "Appointment" })}
        label={text.animal}
        placeholder={appTexts().kit.select.typeName}
        optionText={(animal) => `${animal.name} – ${kindOf(animal)}`}
        failed={text.form.animalsFailed}
        present={record ? choice(record.animalId, record.animalName) : animal && choice(animal.id, animal.name)}
      />
      <RecordSelect
        {...input("employeeId")}
        choices={choicesOf("GET /employees")}
        label={text.employee}
        placeholder={appTexts().kit.select.typeName}
        optionText={({ name, surname }) => `${name} ${surname}`}
        failed={recordTexts().employees.loadFailed}
        present={record && choice(record.employeeId, record.employeeFullName)}
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
        description={mode === "view" ? undefined : text.form.momentHint(APPOINTMENT_MINUTES)}
        required={mode !== "view"}
      />
      {mode !== "view" && (
        <FreeTimes
          employeeId={idOf(employeeId)}
          animalId={idOf(animalId)}
          at={dateOfAppointment}
          exceptId={record?.id}
          choose={choose}
        />
      )}
    </>
  );
}

const TYPING_MS = 250;

/** What the form says of the appointment so far. @param at by the shelter's clock, or empty */
type Wanted = { employeeId: number | null; animalId: number | null; at: string; exceptId: number | undefined };

/** What the server says of the wanted time; undefined while nobody knows. It is read again after every refused save. */
function useAppointmentTimes({ employeeId, animalId, at, exceptId }: Wanted): AppointmentTimes | undefined {
  const [asked] = useDebouncedValue(at, TYPING_MS);
  const query = {
    employeeId: employeeId ?? 0,
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

/**
 * Under the date of an appointment: what stands in its way, and the next free times, one press each. Without a date, when the
 * employee is free next (rules §5).
 * @param choose gets a moment as ISO 8601
 */
function FreeTimes({ choose, ...wanted }: Wanted & { choose: (startsAt: string) => void }) {
  const text = appTexts().appointments.form;
  const times = useAppointmentTimes(wanted);
  const isOffered = times && times.free.length > 0 && (times.clash !== null || !wanted.at);
  const clashDay = times?.clash && dayName(times.clash.startsAt);
  const label = (free: string) =>
    dayName(free) === clashDay ? timeOfDay(free) : listed(dayName(free), timeOfDay(free));
  return (
    <div role="status" className="free-times">
      {times?.clash && (
        <Text size="sm" c="var(--mantine-color-error)">
          {times.message}{" "}
          {text.clash(times.clash.animalName, timeOfDay(times.clash.startsAt), timeOfDay(times.clash.endsAt))}
        </Text>
      )}
      {isOffered && (
        <Group gap="xs">
          <Text size="sm">{text.nextFree}</Text>
          {times.free.map((free) => (
            <Button key={free} variant="light" size="compact-md" onClick={() => choose(free)}>
              {label(free)}
            </Button>
          ))}
        </Group>
      )}
    </div>
  );
}
