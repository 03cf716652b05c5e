import { recallCalls } from "../../../contract/overview/recall.ts";
import type { Routes } from "../../platform/deps.ts";
import { contextOf } from "../../platform/http/authorization.ts";
import { serveCalls } from "../../platform/http/calls.ts";
import { recallBatch } from "./recall.queries.ts";

/** Who had a batch, and how to reach their people, for staff (rules §14). */
export const recallRoutes: Routes = (deps) => async (app) =>
  serveCalls(app, "treatments", recallCalls, {
    "GET /treatments/recall": {
      permission: "treatments.read",
      handler: (request) => recallBatch(contextOf(deps, request), request.query.batch),
    },
  });
