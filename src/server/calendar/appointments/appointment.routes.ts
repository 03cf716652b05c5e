import { APPOINTMENTS, appointmentCalls, appointmentRequest } from "../../../contract/calendar/appointments.ts";
import { today } from "../../base/clock.ts";
import type { Routes } from "../../platform/deps.ts";
import { contextOf } from "../../platform/http/authorization.ts";
import { allow, serveCalls } from "../../platform/http/calls.ts";
import { listRoutes } from "../../platform/records/staff-lists.ts";
import { addAppointment, changeAppointment, markDone, removeAppointment } from "./appointment.commands.ts";
import { findAppointment, listAppointments, listServiceTypes } from "./appointment.queries.ts";
import { readAppointmentTimes } from "./appointment.times.ts";

/** Appointments and their service types, for staff (spec §7, rules §2, §5, §11). */
export const appointmentRoutes: Routes = (deps) => async (app) => {
  const appointments = listRoutes(deps, APPOINTMENTS, {
    list: ({ db, clock }, query) => listAppointments(db, query, { zone: clock.zone, today: today(clock) }),
    find: ({ db }, id) => findAppointment(db, id),
    add: addAppointment,
    change: changeAppointment,
    remove: removeAppointment,
    addBody: appointmentRequest(deps.clock),
  });
  const one = appointments["GET /appointments/:id"].handler;
  const mark = (isDone: boolean) => ({
    permission: "appointments.write" as const,
    async handler(...asked: Parameters<typeof one>) {
      await markDone(contextOf(deps, asked[0]), asked[0].params.id, isDone);
      return one(...asked);
    },
  });
  serveCalls(app, "appointment", appointmentCalls, {
    ...appointments,
    "POST /appointments/:id/done": mark(true),
    "POST /appointments/:id/not-done": mark(false),
    "GET /appointments/free": allow("appointments.read", ({ query }) => readAppointmentTimes(deps, query)),
    "GET /appointments/service-types": allow("appointments.read", () => listServiceTypes(deps.db)),
  });
};
