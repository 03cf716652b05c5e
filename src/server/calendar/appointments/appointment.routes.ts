import { appointmentCalls, appointmentRequest } from "../../../contract/calendar/appointments.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { today } from "../../base/clock.ts";
import type { Routes } from "../../platform/deps.ts";
import { contextOf } from "../../platform/http/authorization.ts";
import { allow, serveCalls } from "../../platform/http/calls.ts";
import { crudRoutes } from "../../platform/records/crud-routes.ts";
import { addAppointment, changeAppointment, markDone, removeAppointment } from "./appointment.commands.ts";
import { findAppointment, listAppointments, listServiceTypes } from "./appointment.queries.ts";
import { readAppointmentTimes } from "./appointment.times.ts";

/** Appointments and their service types, for staff (spec §7, rules §2, §5, §11). */
export const appointmentRoutes: Routes = (deps) => async (app) => {
  const appointments = crudRoutes(deps, {
    table: "appointments",
    subject: "appointment",
    missing: () => recordTexts().appointments.notFound,
    read: "appointments.read",
    write: "appointments.write",
    list: ({ db, clock }, query) => listAppointments(db, query, { zone: clock.zone, today: today(clock) }),
    find: ({ db }, id) => findAppointment(db, id),
    add: addAppointment,
    change: changeAppointment,
    remove: removeAppointment,
  });
  const mark = (isDone: boolean) => ({
    permission: "appointments.write" as const,
    async handler(request: Parameters<typeof appointments.one.handler>[0]) {
      await markDone(contextOf(deps, request), request.params.id, isDone);
      return appointments.one.handler(request);
    },
  });
  serveCalls(app, "appointment", appointmentCalls, {
    "GET /appointments": appointments.list,
    "GET /appointments/:id": appointments.one,
    "POST /appointments": { ...appointments.add, body: appointmentRequest(deps.clock) },
    "PUT /appointments/:id": appointments.change,
    "DELETE /appointments/:id": appointments.remove,
    "POST /appointments/:id/done": mark(true),
    "POST /appointments/:id/not-done": mark(false),
    "GET /appointments/free": allow("appointments.read", ({ query }) => readAppointmentTimes(deps, query)),
    "GET /appointments/service-types": allow("appointments.read", () => listServiceTypes(deps.db)),
  });
};
