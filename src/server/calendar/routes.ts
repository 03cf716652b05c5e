import type { Routes } from "../platform/deps.ts";
import { calendarAddressRoutes } from "./address/calendar-address.routes.ts";
import { appointmentRoutes } from "./appointments/appointment.routes.ts";
import { calendarRoutes } from "./calendar.routes.ts";
import { taskRoutes } from "./tasks/task.routes.ts";

/** The calls of this area, under `/api`. */
export const CALENDAR_ROUTES: readonly Routes[] = [
  appointmentRoutes,
  calendarRoutes,
  calendarAddressRoutes,
  taskRoutes,
];
