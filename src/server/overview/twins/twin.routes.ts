import { twinCalls } from "../../../contract/overview/twins.ts";
import { audit } from "../../platform/audit/audit.commands.ts";
import type { Routes } from "../../platform/deps.ts";
import { orNotFound } from "../../platform/errors.ts";
import { contextOf } from "../../platform/http/authorization.ts";
import { serveCalls } from "../../platform/http/calls.ts";
import { mergeAnimals, mergeUsers } from "./merge.commands.ts";
import { previewAnimals, previewUsers } from "./merge.preview.ts";
import { findMerge, listMerges } from "./merge.queries.ts";
import { listTwins, twinAnimal, twinUser } from "./twin.queries.ts";
import { dismissTwins, undoMerge } from "./undo.commands.ts";

/** Two records that are perhaps one, and making them one: for admins (rules §19). */
export const twinRoutes: Routes = (deps) => async (app) => {
  const { db, clock } = deps;
  const permission = "twins.merge";
  serveCalls(app, "twins", twinCalls, {
    "GET /twins": {
      permission,
      config: { auditedList: "user" },
      handler: ({ query }) => listTwins(db, query, clock.now()),
    },
    "POST /twins/:id/dismiss": {
      permission,
      handler: (request) => dismissTwins(contextOf(deps, request), request.params.id),
    },
    "GET /users/:id/merge": {
      permission,
      async handler(request) {
        const pair = { gone: request.params.id, kept: request.query.into };
        const preview = await previewUsers({ db, clock }, pair);
        for (const id of [pair.gone, pair.kept]) await audit(contextOf(deps, request), "read", { subject: "user", id });
        return preview;
      },
    },
    "POST /users/:id/merge": {
      permission,
      async handler(request) {
        const mergeId = await mergeUsers(contextOf(deps, request), request.params.id, request.body);
        return { ...(await twinUser(db, request.body.into)), mergeId };
      },
    },
    "GET /animals/:id/merge": {
      permission,
      handler: ({ params, query }) => previewAnimals({ db, clock }, { gone: params.id, kept: query.into }),
    },
    "POST /animals/:id/merge": {
      permission,
      async handler(request) {
        const mergeId = await mergeAnimals(contextOf(deps, request), request.params.id, request.body);
        return { ...(await twinAnimal(db, request.body.into, clock.now())), mergeId };
      },
    },
    "GET /merges": {
      permission,
      config: { auditedList: "user" },
      handler: ({ query }) => listMerges(db, query, clock.now()),
    },
    "POST /merges/:id/undo": {
      permission,
      async handler(request) {
        await undoMerge(contextOf(deps, request), request.params.id);
        return orNotFound(await findMerge(db, request.params.id, clock.now()));
      },
    },
  });
};
