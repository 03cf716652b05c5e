import { careCalls, chipRequest, placementEnd, placementRequest, weightRequest } from "../../contract/care.ts";
import { requireAnimal } from "../animals/animal.queries.ts";
import { today } from "../clock.ts";
import type { Routes } from "../deps.ts";
import { contextOf } from "../http/authorization.ts";
import { serveCalls } from "../http/calls.ts";
import { commandRoutes } from "../http/command-routes.ts";
import { addChip, addWeight, weightsOf } from "./body.commands.ts";
import { careOf } from "./care.queries.ts";
import { addHold, changeHoldEnd, liftHold, resumeHold } from "./hold.commands.ts";
import { addPlacement, endPlacement } from "./placement.commands.ts";

/** Holds, placements, weights and chips, for staff (rules §14). */
export const careRoutes: Routes = (deps) => async (app) => {
  const { onRecord } = commandRoutes(deps);
  const { db } = deps;
  const facts = { today: () => today(deps.clock) };
  const [read, write] = ["care.read", "care.write"] as const;
  serveCalls(app, "care", careCalls, {
    "GET /animals/:id/care": {
      permission: read,
      async handler(request) {
        await requireAnimal(contextOf(deps, request), request.params.id);
        return careOf(deps, request.params.id);
      },
    },
    "POST /animals/:id/holds": onRecord(write, addHold),
    "POST /holds/:id/lift": onRecord(write, liftHold),
    "PUT /holds/:id": {
      permission: write,
      handler: (request) => changeHoldEnd(contextOf(deps, request), request.params.id, request.body.until),
    },
    "POST /holds/:id/resume": onRecord(write, resumeHold),
    "POST /animals/:id/placements": { ...onRecord(write, addPlacement), body: placementRequest(facts) },
    "POST /placements/:id/end": {
      permission: write,
      body: placementEnd(facts),
      handler: (request) => endPlacement(contextOf(deps, request), request.params.id, request.body?.until),
    },
    "GET /animals/:id/weights": {
      permission: read,
      async handler(request) {
        await requireAnimal(contextOf(deps, request), request.params.id);
        return { items: await weightsOf(db, request.params.id) };
      },
    },
    "POST /animals/:id/weights": { ...onRecord(write, addWeight), body: weightRequest(facts) },
    "POST /animals/:id/chips": { ...onRecord(write, addChip), body: chipRequest(facts) },
  });
};
