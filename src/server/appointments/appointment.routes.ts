import { z } from "zod";
import {
  APPOINTMENT_TEXT,
  Appointment,
  AppointmentChange,
  AppointmentPage,
  AppointmentQuery,
  appointmentRequest,
  ServiceType,
} from "../../contract/appointments.ts";
import type { Routes } from "../deps.ts";
import { crudRoutes } from "../http/crud-routes.ts";
import { addAppointment, changeAppointment, removeAppointment } from "./appointment.commands.ts";
import { findAppointment, listAppointments, listServiceTypes } from "./appointment.queries.ts";

/** Appointments and what they can be made for, for staff (spec §7, decisions §2, §5, §11). */
export const appointmentRoutes: Routes = (deps) => async (app) => {
  crudRoutes(app, deps, {
    path: "/appointments",
    table: "appointments",
    subject: "appointment",
    missing: APPOINTMENT_TEXT.notFound,
    read: "appointments.read",
    write: "appointments.write",
    schemas: {
      item: Appointment,
      page: AppointmentPage,
      query: AppointmentQuery,
      add: appointmentRequest(deps.clock),
      change: AppointmentChange,
    },
    list: ({ db, clock }, query) => listAppointments(db, query, clock.zone),
    find: ({ db }, id) => findAppointment(db, id),
    add: addAppointment,
    change: changeAppointment,
    remove: removeAppointment,
  });

  app.get(
    "/appointments/service-types",
    {
      config: { permission: "appointments.read" },
      schema: { tags: ["appointment"], response: { 200: z.array(ServiceType) } },
    },
    () => listServiceTypes(deps.db),
  );
};
