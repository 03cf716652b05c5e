import { waitingCalls } from "../../../contract/overview/waiting.ts";
import { animalReader } from "../../animals/animal.reading.ts";
import type { Routes } from "../../platform/deps.ts";
import { contextOf } from "../../platform/http/authorization.ts";
import { serveCalls } from "../../platform/http/calls.ts";
import { commandRoutes } from "../../platform/records/command-routes.ts";
import { addRoundNote } from "./note.commands.ts";
import { listWaiting, waitOf } from "./wait.queries.ts";

/** What each animal in care waits for, for staff (rules §14). */
export const waitingRoutes: Routes = (deps) => async (app) => {
  const { onRecord } = commandRoutes(deps);
  serveCalls(app, "stays", waitingCalls, {
    "GET /animals/:id/wait": animalReader(deps)("waiting.read", waitOf),
    "GET /waiting": {
      permission: "waiting.read",
      handler: (request) => listWaiting(contextOf(deps, request), request.query),
    },
    "POST /animals/:id/round-notes": onRecord("waiting.note", addRoundNote),
  });
};
