import { waitingCalls } from "../../../contract/overview/waiting.ts";
import { animalReader } from "../../animals/animal.reading.ts";
import type { Routes } from "../../platform/deps.ts";
import { contextOf } from "../../platform/http/authorization.ts";
import { serveCalls } from "../../platform/http/calls.ts";
import { commandRoutes } from "../../platform/records/command-routes.ts";
import { addRoundNote } from "./note.commands.ts";
import { findWait, listWaiting } from "./wait.queries.ts";

/** What each animal in care waits for, for staff (rules §14). */
export const waitingRoutes: Routes = (deps) => async (app) => {
  const { onRecord } = commandRoutes(deps);
  const read = animalReader(deps)("waiting.read", findWait);
  serveCalls(app, "stays", waitingCalls, {
    "GET /animals/:id/wait": {
      ...read,
      // Not 404: a screen that is open while the animal leaves asks once more.
      handler: async (request, reply) =>
        (await read.handler(request)) ?? reply.type("application/json; charset=utf-8").send("null"),
    },
    "GET /waiting": {
      permission: "waiting.read",
      handler: (request) => listWaiting(contextOf(deps, request), request.query),
    },
    "POST /animals/:id/round-notes": onRecord("waiting.note", addRoundNote),
  });
};
