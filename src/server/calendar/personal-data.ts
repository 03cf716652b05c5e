import { recordTexts } from "../../contract/texts/texts.ts";
import { conflict } from "../platform/errors.ts";
import { type AreaPersonalData, BY_STAFF } from "../platform/personal-data.ts";
import { hasComingAppointment } from "./appointments/appointment.queries.ts";

/** Appointments are between an animal and an employee: users have none. */
export const CALENDAR_PERSONAL_DATA = {
  async refuseArchivingOfEmployee({ db: tx, clock }, employeeId) {
    if (await hasComingAppointment(tx, employeeId, clock.now())) throw conflict(recordTexts().employees.hasAppointment);
  },
  references: {
    "appointments.done_by": BY_STAFF,
    "appointments.employee_id": "kept: it says who of the staff was to be there",
  },
} satisfies AreaPersonalData;
