import { shelter as present, type Shelter } from "../../../contract/platform/shelter.ts";
import { shelterCalls } from "../../../contract/settings/shelter-record.ts";
import { requireRecentFactor } from "../../accounts/second-factor/recent.ts";
import { isNotModified } from "../../base/etag.ts";
import { isDemonstration } from "../../database/demonstration.marks.ts";
import type { Routes } from "../../platform/deps.ts";
import { allow, serveCalls } from "../../platform/http/calls.ts";
import { requireSeenVersions } from "../../platform/http/if-match.ts";
import { commandRoutes } from "../../platform/records/command-routes.ts";
import { leaveDemonstration } from "../demonstration/leave-demonstration.ts";
import { changeShelter } from "./shelter.commands.ts";

const etagOf = ({ version }: Pick<Shelter, "version">) => `"${version}"`;

/** Whose shelter it is: read by everybody, changed by admins (rules §12). */
export const shelterRoutes: Routes = (deps) => async (app) => {
  const { inContext } = commandRoutes(deps);
  serveCalls(app, "shelter", shelterCalls, {
    "GET /shelter": allow("shelter.read", async (request, reply) => {
      const shelter = await deps.shelter.current();
      const etag = etagOf(shelter);
      reply.headers({ etag, "cache-control": "no-cache" });
      return isNotModified(etag, request) ? reply.code(304).send() : shelter;
    }),
    "PUT /shelter": inContext("shelter.write", async (context, request, reply) => {
      const versions = requireSeenVersions(request);
      const { secondFactor = present().secondFactor } = request.body;
      if (secondFactor !== present().secondFactor) await requireRecentFactor(context);
      const shelter = await changeShelter(context, request.body, versions);
      reply.header("etag", etagOf(shelter));
      return shelter;
    }),
    "GET /shelter/demonstration": allow("shelter.write", async () => ({ isPresent: await isDemonstration(deps.db) })),
    "POST /shelter/leave-demonstration": inContext("shelter.write", (context, { body }) =>
      leaveDemonstration(context, body.confirm),
    ),
  });
};
