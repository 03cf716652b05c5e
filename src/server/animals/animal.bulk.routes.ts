import { animalBulkCalls } from "../../contract/platform/bulk.ts";
import type { Routes } from "../platform/deps.ts";
import { contextOf } from "../platform/http/authorization.ts";
import { serveCalls } from "../platform/http/calls.ts";
import { forEachRecord } from "../platform/records/bulk.ts";
import type { WithAdoptions } from "./adoptions-of-animal.ts";
import { moveToUnit } from "./care/unit.move.ts";
import { moveToGroup } from "./groups/animal-group.commands.ts";

/** Several animals at once: what may be done with one of them, done with each (rules §11). */
export const animalBulkRoutes: Routes<WithAdoptions> = (deps) => async (app) =>
  serveCalls(app, "animals", animalBulkCalls, {
    "POST /animals/bulk/group": {
      permission: "animalGroups.edit",
      handler(request) {
        const { ids, animalGroupId } = request.body;
        const context = contextOf(deps, request);
        return forEachRecord(request, ids, (id) => moveToGroup(context, id, animalGroupId));
      },
    },
    "POST /animals/bulk/unit": {
      permission: "care.write",
      handler(request) {
        const { ids, unitId } = request.body;
        const context = contextOf(deps, request);
        return forEachRecord(request, ids, (id) => moveToUnit(context, id, { unitId }));
      },
    },
  });
