import type { FastifyReply } from "fastify";
import { forecastCalls } from "../../../contract/animals/forecast.ts";
import { waitingCalls } from "../../../contract/animals/waiting.ts";
import { animalReader } from "../../animals/animal.reading.ts";
import type { Permission } from "../../base/policy.ts";
import type { Routes } from "../../platform/deps.ts";
import { allow, serveCalls } from "../../platform/http/calls.ts";
import { commandRoutes } from "../../platform/records/command-routes.ts";
import { forecast } from "./forecast.queries.ts";
import { addRoundNote } from "./note.commands.ts";
import { countNeedless, findWait, listWaiting } from "./wait.queries.ts";

/** What each animal in care waits for, and how long animals like it were here, for staff (rules §14). */
export const waitingRoutes: Routes = (deps) => async (app) => {
  const { onRecord, inContext } = commandRoutes(deps);
  const read = animalReader(deps);
  serveCalls(app, "stays", waitingCalls, {
    "GET /animals/:id/wait": orNull(read("waiting.read", findWait)),
    "GET /waiting": inContext("waiting.read", (context, { query }) => listWaiting(context, query)),
    "GET /waiting/count": allow("waiting.read", async () => ({ needless: await countNeedless(deps) })),
    "POST /animals/:id/round-notes": onRecord("waiting.note", addRoundNote),
  });
  serveCalls(app, "stays", forecastCalls, { "GET /animals/:id/forecast": orNull(read("waiting.read", forecast)) });
};

/** Not 404 for an animal that is not in care: a screen that is open while it leaves asks once more. */
const orNull = <Request, Answer>(reading: {
  permission: Permission;
  handler(request: Request): Promise<Answer | undefined>;
}) => ({
  permission: reading.permission,
  handler: async (request: Request, reply: FastifyReply) =>
    (await reading.handler(request)) ?? reply.type("application/json; charset=utf-8").send("null"),
});
