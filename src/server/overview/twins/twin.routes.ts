import { twinCalls } from "../../../contract/overview/twins.ts";
import { requireRecentWhereSet } from "../../accounts/second-factor/recent.ts";
import { orNotFound } from "../../base/errors.ts";
import type { WithKeys } from "../../parts/keys/keys.ts";
import { audit } from "../../platform/audit/audit.commands.ts";
import type { Routes } from "../../platform/deps.ts";
import { allow, serveCalls } from "../../platform/http/calls.ts";
import { commandRoutes } from "../../platform/records/command-routes.ts";
import { mergeAnimals, mergeUsers } from "./merge.commands.ts";
import { previewAnimals, previewUsers } from "./merge.preview.ts";
import { findMerge, listMerges } from "./merge.queries.ts";
import { listTwins, twinAnimal, twinUser } from "./twin.queries.ts";
import { dismissTwins, undoMerge } from "./undo.commands.ts";

/** Two records that are perhaps one, and making them one: for admins (rules §19). */
export const twinRoutes: Routes<WithKeys> = (deps) => async (app) => {
  const { inContext, onRecord } = commandRoutes(deps);
  const { db, clock } = deps;
  const permission = "twins.merge";
  serveCalls(app, "twins", twinCalls, {
    "GET /twins": allow({ permission, config: { auditedList: "user" } }, ({ query }) =>
      listTwins(db, query, clock.now()),
    ),
    "POST /twins/:id/dismiss": onRecord(permission, dismissTwins),
    "GET /users/:id/merge": inContext(permission, async (context, { params, query }) => {
      const pair = { gone: params.id, kept: query.into };
      const preview = await previewUsers(deps, pair);
      for (const id of [pair.gone, pair.kept]) await audit(context, "read", { subject: "user", id });
      return preview;
    }),
    "POST /users/:id/merge": inContext(permission, async (context, { params, body }) => {
      await requireRecentWhereSet(context);
      const mergeId = await mergeUsers(context, params.id, body);
      return { ...(await twinUser(db, body.into)), mergeId };
    }),
    "GET /animals/:id/merge": allow(permission, ({ params, query }) =>
      previewAnimals(deps, { gone: params.id, kept: query.into }),
    ),
    "POST /animals/:id/merge": inContext(permission, async (context, { params, body }) => {
      const mergeId = await mergeAnimals(context, params.id, body);
      return { ...(await twinAnimal(db, body.into, clock.now())), mergeId };
    }),
    "GET /merges": allow({ permission, config: { auditedList: "user" } }, ({ query }) =>
      listMerges(db, query, clock.now()),
    ),
    "POST /merges/:id/undo": inContext(permission, async (context, { params }) => {
      await requireRecentWhereSet(context);
      await undoMerge(context, params.id);
      return orNotFound(await findMerge(db, params.id, clock.now()));
    }),
  });
};
