import { dashboardCalls } from "../../contract/dashboard.ts";
import type { Routes } from "../deps.ts";
import { contextOf } from "../http/authorization.ts";
import { serveCalls } from "../http/calls.ts";
import type { WithPayments } from "../payments/payment.provider.ts";
import { readDashboard } from "./dashboard.queries.ts";
import { readMorning } from "./morning.ts";

/** The administration's first screen: its numbers, and what waits for this person. */
export const dashboardRoutes: Routes<WithPayments> = (deps) => async (app) =>
  serveCalls(app, "dashboard", dashboardCalls, {
    "GET /dashboard": {
      permission: "dashboard.read",
      handler: (request) => readDashboard(contextOf(deps, request), deps.payments?.isTest ?? false),
    },
    "GET /dashboard/morning": {
      permission: "dashboard.read",
      handler: (request) => readMorning(contextOf(deps, request)),
    },
  });
