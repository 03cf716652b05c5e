import { IconCalendarEvent } from "@tabler/icons-react";
import type { APPOINTMENTS } from "../../../contract/calendar/appointments.ts";
import { staffResource } from "../platform/kit/staff-resource.ts";
import { calendarTexts } from "./texts.ts";

/** Appointments in the administration (spec §2.3, §8). */
export const APPOINTMENT = staffResource<typeof APPOINTMENTS>("appointments", "appointment", {
  icon: IconCalendarEvent,
  place: "first",
  text: () => ({ ...calendarTexts().appointments, empty: calendarTexts().appointments.noneUpcoming }),
});

/** The address of the calendar. */
export const CALENDAR = "/admin/calendar";
