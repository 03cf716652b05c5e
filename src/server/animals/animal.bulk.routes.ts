import { animalBulkCalls } from "../../contract/platform/bulk.ts";
import type { Routes } from "../platform/deps.ts";
import { serveCalls } from "../platform/http/calls.ts";
import { forEachRecord } from "../platform/records/bulk.ts";
import { commandRoutes } from "../platform/records/command-routes.ts";
import type { WithAdoptions } from "./adoptions-of-animal.ts";
import { moveToUnit } from "./care/unit.move.ts";
import { moveToGroup } from "./groups/animal-group.commands.ts";

/** Several animals at once: what may be done with one of them, done with each (rules §11). */
export const animalBulkRoutes: Routes<WithAdoptions> = (deps) => async (app) => {
  const { inContext } = commandRoutes(deps);
  serveCalls(app, "animals", animalBulkCalls, {
    "POST /animals/bulk/group": inContext("animalGroups.edit", (context, request) => {
      const { ids, animalGroupId } = request.body;
      return forEachRecord(request, ids, (id) => moveToGroup(context, id, animalGroupId));
    }),
    "POST /animals/bulk/unit": inContext("care.write", (context, request) => {
      const { ids, unitId } = request.body;
      return forEachRecord(request, ids, (id) => moveToUnit(context, id, { unitId }));
    }),
  });
};
