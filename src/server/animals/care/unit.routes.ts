import { boardCalls } from "../../../contract/animals/board.ts";
import { type UnitMove, unitCalls } from "../../../contract/animals/units.ts";
import type { Routes } from "../../platform/deps.ts";
import { serveCalls } from "../../platform/http/calls.ts";
import { commandRoutes } from "../../platform/records/command-routes.ts";
import { readBoard } from "./board.queries.ts";
import { addLocation, addUnit, changeLocation, changeUnit } from "./unit.commands.ts";
import { moveToUnit } from "./unit.move.ts";
import { listLocations } from "./unit.queries.ts";

/** Locations, units and who lives where, for staff (rules §14). */
export const unitRoutes: Routes = (deps) => async (app) => {
  const { onRecord, withBody, inContext } = commandRoutes(deps);
  const [read, write] = ["care.read", "care.write"] as const;
  serveCalls(
    app,
    "units",
    { ...boardCalls, ...unitCalls },
    {
      "GET /board": inContext(read, readBoard),
      "PUT /animals/:id/unit": onRecord(write, async (context, id, move: UnitMove) => ({
        unit: await moveToUnit(context, id, move),
      })),
      "GET /locations": inContext(read, async (context, { query }) => ({ items: await listLocations(context, query) })),
      "POST /locations": withBody(write, addLocation),
      "PUT /locations/:id": onRecord(write, changeLocation),
      "POST /locations/:id/units": onRecord(write, addUnit),
      "PUT /units/:id": onRecord(write, changeUnit),
    },
  );
};
