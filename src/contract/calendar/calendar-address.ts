import { z } from "zod";
import type { CallTable } from "../platform/call.ts";
import { Instant } from "../platform/shared.ts";

/** Whether this person has an address for the calendar on their phone, and since when. The address itself is said once. */
export const CalendarAddress = z.object({ createdAt: Instant.nullable() }).meta({ id: "CalendarAddress" });
export type CalendarAddress = z.infer<typeof CalendarAddress>;

export const NewCalendarAddress = z
  .object({ createdAt: Instant, url: z.string().describe("secret, and not shown again") })
  .meta({ id: "NewCalendarAddress" });
export type NewCalendarAddress = z.infer<typeof NewCalendarAddress>;

/** The private address from which a calendar program reads one's own appointments and visits (docs/feeds.md). */
export const calendarAddressCalls = {
  "GET /calendar/address": { answer: CalendarAddress },
  "POST /calendar/address": {
    description: "Makes a new address; the one before ends.",
    answer: NewCalendarAddress,
    status: 201,
  },
  "DELETE /calendar/address": { description: "Ends it at once." },
} satisfies CallTable;
