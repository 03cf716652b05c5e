import { dashboardCalls } from "../../../contract/overview/dashboard.ts";
import type { WithPayments } from "../../giving/payment.provider.ts";
import type { Routes } from "../../platform/deps.ts";
import { contextOf } from "../../platform/http/authorization.ts";
import { serveCalls } from "../../platform/http/calls.ts";
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
