import { recordTexts } from "../../contract/texts/texts.ts";
import { conflict } from "../base/errors.ts";
import type { AreaPersonalData } from "../parts/personal-data/personal-data.ts";
import { dropAddressOf } from "./address/calendar-address.commands.ts";
import { hasComingAppointment } from "./appointments/appointment.queries.ts";
import { releaseTasksOf } from "./tasks/task.commands.ts";
import { eraseTasksAbout, exportTasks } from "./tasks/task.personal-data.ts";

/** Appointments are between an animal and an employee: users have none. Tasks may be about users. */
export const CALENDAR_PERSONAL_DATA = {
  exports: { tasks: (db, { id }) => exportTasks(db, id) },
  closing: { erase: ({ db: tx }, { id }) => eraseTasksAbout(tx, id) },
  async refuseArchivingOfEmployee({ db: tx, clock }, employeeId) {
    if (await hasComingAppointment(tx, employeeId, clock.now())) throw conflict(recordTexts().employees.hasAppointment);
  },
  async releaseEmployee({ db: tx }, employeeId) {
    await releaseTasksOf(tx, employeeId);
    await dropAddressOf(tx, employeeId);
  },
} satisfies AreaPersonalData;
