import { dashboardCalls } from "../../../contract/overview/dashboard.ts";
import { putOffRequest } from "../../../contract/overview/morning.ts";
import { today } from "../../base/clock.ts";
import type { WithPayments } from "../../giving/payment.provider.ts";
import type { Routes } from "../../platform/deps.ts";
import { serveCalls } from "../../platform/http/calls.ts";
import { commandRoutes } from "../../platform/records/command-routes.ts";
import { readDashboard } from "./dashboard.queries.ts";
import { handOver, putOff, setMorningLetter } from "./morning.commands.ts";
import { readMorning } from "./morning.ts";

/** The administration's first screen: its numbers, and what waits for this person. */
export const dashboardRoutes: Routes<WithPayments> = (deps) => async (app) => {
  const { withBody, inContext } = commandRoutes(deps);
  serveCalls(app, "dashboard", dashboardCalls, {
    "GET /dashboard": inContext("dashboard.read", (context) => readDashboard(context, deps.payments?.isTest ?? false)),
    "GET /dashboard/morning": inContext("dashboard.read", readMorning),
    "POST /dashboard/morning/put-off": {
      ...withBody("dashboard.arrange", putOff),
      body: putOffRequest({ today: () => today(deps.clock) }),
    },
    "POST /dashboard/morning/hand": withBody("dashboard.arrange", handOver),
    "PUT /dashboard/morning/letter": withBody("dashboard.arrange", setMorningLetter),
  });
};
