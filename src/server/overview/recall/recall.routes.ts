import { recallCalls } from "../../../contract/animals/recall.ts";
import type { Routes } from "../../platform/deps.ts";
import { serveCalls } from "../../platform/http/calls.ts";
import { commandRoutes } from "../../platform/records/command-routes.ts";
import { recallBatch } from "./recall.queries.ts";

/** Who had a batch, and how to reach their people, for staff (rules §14). */
export const recallRoutes: Routes = (deps) => async (app) =>
  serveCalls(app, "treatments", recallCalls, {
    "GET /treatments/recall": commandRoutes(deps).inContext("treatments.read", (context, { query }) =>
      recallBatch(context, query.batch),
    ),
  });
