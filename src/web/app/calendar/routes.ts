import type { RouteObject } from "react-router";
import { recordRoutes, screenRoute } from "../platform/kit/record-routes.ts";
import { APPOINTMENT, CALENDAR } from "./appointment.resource.ts";
import { TASK } from "./tasks/task.resource.ts";

/** The screens of this area by address. */
export const CALENDAR_SCREENS: readonly RouteObject[] = [
  screenRoute(CALENDAR, () => import("./calendar.screen.tsx"), "CalendarScreen"),
  ...recordRoutes(TASK, () => import("./tasks/task.screens.tsx")),
  ...recordRoutes(APPOINTMENT, () => import("./appointment.screens.tsx")),
];
