import { roundCalls } from "../../../contract/animals/rounds.ts";
import type { Routes } from "../../platform/deps.ts";
import { contextOf } from "../../platform/http/authorization.ts";
import { serveCalls } from "../../platform/http/calls.ts";
import { readRound } from "./round.queries.ts";

/** The daily round, for staff (rules §14). */
export const roundRoutes: Routes = (deps) => async (app) => {
  serveCalls(app, "rounds", roundCalls, {
    "GET /rounds": { permission: "care.read", handler: (request) => readRound(contextOf(deps, request)) },
  });
};
