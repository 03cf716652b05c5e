import type { FastifyRequest } from "fastify";
import type { Shelter } from "../../contract/shelter.ts";
import { shelterCalls } from "../../contract/shelter-record.ts";
import { recordTexts } from "../../contract/texts/texts.ts";
import { isDemonstration } from "../demonstration/demonstration.marks.ts";
import { leaveDemonstration } from "../demonstration/leave-demonstration.ts";
import type { Routes } from "../deps.ts";
import { contextOf } from "../http/authorization.ts";
import { serveCalls } from "../http/calls.ts";
import { HttpProblem } from "../http/errors.ts";
import { isHeld } from "../http/etag.ts";
import { changeShelter } from "./shelter.commands.ts";

const etagOf = ({ version }: Pick<Shelter, "version">) => `"${version}"`;

/** @returns the versions that If-Match names. @throws HttpProblem 428 without it */
function versionsIn({ headers }: FastifyRequest): Set<string> {
  const given = headers["if-match"];
  if (!given) throw new HttpProblem(428, recordTexts().shelter.ifMatch);
  return new Set(given.split(",").map((tag) => tag.trim().replace(/^(?:W\/)?"(.*)"$/, "$1")));
}

/** Whose shelter it is: read by everybody, changed by admins (rules §12). */
export const shelterRoutes: Routes = (deps) => async (app) => {
  serveCalls(app, "shelter", shelterCalls, {
    "GET /shelter": {
      permission: "shelter.read",
      async handler(request, reply) {
        const shelter = await deps.shelter.current();
        const etag = etagOf(shelter);
        reply.headers({ etag, "cache-control": "no-cache" });
        return isHeld(etag, request) ? reply.code(304).send() : shelter;
      },
    },
    "PUT /shelter": {
      permission: "shelter.write",
      async handler(request, reply) {
        const shelter = await changeShelter(contextOf(deps, request), request.body, versionsIn(request));
        reply.header("etag", etagOf(shelter));
        return shelter;
      },
    },
    "GET /shelter/demonstration": {
      permission: "shelter.write",
      handler: async () => ({ isPresent: await isDemonstration(deps.db) }),
    },
    "POST /shelter/leave-demonstration": {
      permission: "shelter.write",
      handler: (request) => leaveDemonstration(contextOf(deps, request), request.body.confirm),
    },
  });
};
