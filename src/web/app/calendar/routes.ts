import type { RouteObject } from "react-router";
import { type ListScreens, listRoutes, screenRoute } from "../platform/kit/record-routes.ts";
import { APPOINTMENT, CALENDAR } from "./appointment.resource.ts";
import { TASK } from "./tasks/task.resource.ts";

/** The lists that staff keep here. */
export const CALENDAR_LISTS: readonly ListScreens[] = [
  { ...APPOINTMENT, screens: () => import("./appointment.screens.tsx") },
  { ...TASK, screens: () => import("./tasks/task.screens.tsx") },
];

/** The screens of this area by address. */
export const CALENDAR_SCREENS: readonly RouteObject[] = [
  ...listRoutes(CALENDAR_LISTS),
  screenRoute(CALENDAR, () => import("./calendar.screen.tsx"), "CalendarScreen"),
];
