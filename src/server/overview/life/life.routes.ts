import { lifeCalls } from "../../../contract/animals/life.ts";
import { animalReader } from "../../animals/animal.reading.ts";
import type { Routes } from "../../platform/deps.ts";
import { serveCalls } from "../../platform/http/calls.ts";
import { lifeOf } from "./life.queries.ts";

/** All that happened to an animal, from every area's records, for staff (rules §14). */
export const lifeRoutes: Routes = (deps) => async (app) =>
  serveCalls(app, "stays", lifeCalls, {
    "GET /animals/:id/life": animalReader(deps)("stays.read", async (context, id) => ({
      items: await lifeOf(context, id),
    })),
  });
