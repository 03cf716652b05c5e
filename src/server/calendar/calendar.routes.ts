import { calendarCalls } from "../../contract/calendar/calendar.ts";
import type { Routes } from "../platform/deps.ts";
import { serveCalls } from "../platform/http/calls.ts";
import { readCalendar } from "./calendar.queries.ts";
import { readMoveTimes } from "./calendar.times.ts";

/** What takes place, for staff; it is moved by the calls of appointments and visits (rules §5). */
export const calendarRoutes: Routes = (deps) => async (app) => {
  serveCalls(app, "calendar", calendarCalls, {
    "GET /calendar": {
      permission: "calendar.read",
      config: { auditedList: "visit" },
      handler: ({ query }) => readCalendar(deps, query),
    },
    "GET /calendar/times": {
      permission: "calendar.read",
      handler: ({ query, actor }) => readMoveTimes({ ...deps, actor }, query),
    },
  });
};
