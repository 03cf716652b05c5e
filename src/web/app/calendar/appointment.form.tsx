import { Textarea } from "@mantine/core";
import type { Animal } from "../../../contract/animals/animals.ts";
import {
  APPOINTMENT_MINUTES,
  type Appointment,
  AppointmentChange,
  type AppointmentRequest,
  appointmentRequest,
  PURPOSE_LIMIT,
} from "../../../contract/calendar/appointments.ts";
import { localIn } from "../../../contract/platform/time.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { kindOf, shelterTime, shelterZone } from "../../format.ts";
import { choicesOf } from "../platform/calls.ts";
import { DateTimeField } from "../platform/kit/date-field.tsx";
import { LookupSelect } from "../platform/kit/lookup-select.tsx";
import type { FieldsOf, FormParts } from "../platform/kit/record-form.tsx";
import { RecordSelect } from "../platform/kit/record-select.tsx";
import { appTexts } from "../platform/texts/texts.ts";
import { FreeTimes } from "./free-times.tsx";

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
