import { animalRowCalls } from "../../../contract/animals/animal-rows.ts";
import type { Routes } from "../../platform/deps.ts";
import { serveCalls } from "../../platform/http/calls.ts";
import { commandRoutes } from "../../platform/records/command-routes.ts";
import { animalRows } from "./row.queries.ts";

/** What a list of animals shows of each, for staff (rules §14). */
export const animalRowRoutes: Routes = (deps) => async (app) => {
  const { inContext } = commandRoutes(deps);
  serveCalls(app, "stays", animalRowCalls, {
    "GET /animal-rows": inContext("waiting.read", async (context, { query }) => ({
      items: await animalRows(context, query.ids),
    })),
  });
};
