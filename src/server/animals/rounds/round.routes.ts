import { roundCalls } from "../../../contract/animals/rounds.ts";
import type { Routes } from "../../platform/deps.ts";
import { serveCalls } from "../../platform/http/calls.ts";
import { commandRoutes } from "../../platform/records/command-routes.ts";
import { readRound } from "./round.queries.ts";

/** The daily round, for staff (rules §14). */
export const roundRoutes: Routes = (deps) => async (app) => {
  const { inContext } = commandRoutes(deps);
  serveCalls(app, "rounds", roundCalls, {
    "GET /rounds": inContext("care.read", readRound),
  });
};
