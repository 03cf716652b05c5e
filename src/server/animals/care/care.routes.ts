import {
  careCalls,
  chipRequest,
  placementEnd,
  placementRequest,
  weightRequest,
} from "../../../contract/animals/care.ts";
import { today } from "../../base/clock.ts";
import type { Routes } from "../../platform/deps.ts";
import { serveCalls } from "../../platform/http/calls.ts";
import { commandRoutes } from "../../platform/records/command-routes.ts";
import { animalReader } from "../animal.reading.ts";
import { addChip, addWeight, weightsOf } from "./body.commands.ts";
import { careOf } from "./care.queries.ts";
import { addHold, changeHoldEnd, liftHold, resumeHold } from "./hold.commands.ts";
import { addPlacement, endPlacement } from "./placement.commands.ts";

/** Holds, placements, weights and chips, for staff (rules §14). */
export const careRoutes: Routes = (deps) => async (app) => {
  const { onRecord } = commandRoutes(deps);
  const ofAnimal = animalReader(deps);
  const facts = { today: () => today(deps.clock) };
  const [read, write] = ["care.read", "care.write"] as const;
  serveCalls(app, "care", careCalls, {
    "GET /animals/:id/care": ofAnimal(read, careOf),
    "POST /animals/:id/holds": onRecord(write, addHold),
    "POST /holds/:id/lift": onRecord(write, liftHold),
    "PUT /holds/:id": onRecord(write, changeHoldEnd),
    "POST /holds/:id/resume": onRecord(write, resumeHold),
    "POST /animals/:id/placements": { ...onRecord(write, addPlacement), body: placementRequest(facts) },
    "POST /placements/:id/end": { ...onRecord(write, endPlacement), body: placementEnd(facts) },
    "GET /animals/:id/weights": ofAnimal(read, async ({ db }, id) => ({ items: await weightsOf(db, id) })),
    "POST /animals/:id/weights": { ...onRecord(write, addWeight), body: weightRequest(facts) },
    "POST /animals/:id/chips": { ...onRecord(write, addChip), body: chipRequest(facts) },
  });
};
