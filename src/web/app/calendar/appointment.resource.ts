import { recordTexts } from "../../../contract/texts/texts.ts";
import { resource } from "../platform/kit/resource.ts";

/** Appointments in the administration (spec §2.3, §8). */
export const APPOINTMENT = resource("/appointments", {
  list: "/admin/appointments",
  one: "/admin/appointment",
  subject: "appointment",
  text: () => recordTexts().appointments,
});

/** The address of the calendar. */
export const CALENDAR = "/admin/calendar";
