import { callPath } from "../../../call-path.ts";

/** The address of a visit's calendar file. */
export const calendarAddress = (id: number): string => callPath("GET /visits/:id/calendar", { id });
