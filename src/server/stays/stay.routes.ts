import { outcomeRequest, stayCalls, stayRequest } from "../../contract/stays.ts";
import { requireAnimal } from "../animals/animal.queries.ts";
import { today } from "../clock.ts";
import type { Routes } from "../deps.ts";
import { contextOf } from "../http/authorization.ts";
import { serveCalls } from "../http/calls.ts";
import { lifeOf } from "./life.queries.ts";
import { recordOutcome, reopenStay, takeIn } from "./stay.commands.ts";
import { staysOf } from "./stay.queries.ts";

/** Stays and the events of an animal's life, for staff (rules §14). */
export const stayRoutes: Routes = (deps) => async (app) => {
  const facts = { today: () => today(deps.clock) };
  serveCalls(app, "stays", stayCalls, {
    "GET /animals/:id/stays": {
      permission: "stays.read",
      async handler(request) {
        await requireAnimal(contextOf(deps, request), request.params.id);
        return { items: await staysOf(deps.db, request.params.id) };
      },
    },
    "POST /animals/:id/stays": {
      permission: "stays.write",
      body: stayRequest(facts),
      handler: (request) => takeIn(contextOf(deps, request), request.params.id, request.body),
    },
    "POST /stays/:id/outcome": {
      permission: "stays.write",
      body: outcomeRequest(facts),
      handler: (request) => recordOutcome(contextOf(deps, request), request.params.id, request.body),
    },
    "POST /stays/:id/reopen": {
      permission: "stays.write",
      handler: (request) => reopenStay(contextOf(deps, request), request.params.id, request.body.reason),
    },
    "GET /animals/:id/life": {
      permission: "stays.read",
      async handler(request) {
        const context = contextOf(deps, request);
        await requireAnimal(context, request.params.id);
        return { items: await lifeOf(context, request.params.id) };
      },
    },
  });
};
