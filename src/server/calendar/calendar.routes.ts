import { calendarCalls } from "../../contract/calendar/calendar.ts";
import type { Routes } from "../platform/deps.ts";
import { allow, serveCalls } from "../platform/http/calls.ts";
import { readCalendar } from "./calendar.queries.ts";
import { readMoveTimes } from "./calendar.times.ts";

/** What takes place, for staff; it is moved by the calls of appointments and visits (rules §5). */
export const calendarRoutes: Routes = (deps) => async (app) => {
  serveCalls(app, "calendar", calendarCalls, {
    "GET /calendar": allow({ permission: "calendar.read", config: { auditedList: "visit" } }, ({ query }) =>
      readCalendar(deps, query),
    ),
    "GET /calendar/times": allow("calendar.read", ({ query, actor }) => readMoveTimes({ ...deps, actor }, query)),
  });
};
