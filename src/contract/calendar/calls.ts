import type { appointmentCalls } from "./appointments.ts";
import type { calendarCalls } from "./calendar.ts";
import type { calendarAddressCalls } from "./calendar-address.ts";
import type { taskCalls } from "./tasks.ts";

/** The calls of this area. Only types, so that the browser loads no schemas for them. */
export type CalendarCalls = typeof appointmentCalls &
  typeof calendarCalls &
  typeof calendarAddressCalls &
  typeof taskCalls;
