import { weightRequest } from "../../contract/care.ts";
import { fosterCalls } from "../../contract/fosters.ts";
import { today } from "../clock.ts";
import type { Routes } from "../deps.ts";
import { contextOf, signedIn } from "../http/authorization.ts";
import { serveCalls } from "../http/calls.ts";
import { commandRoutes } from "../http/command-routes.ts";
import { photoBodyLimit, sendPrivately } from "../photos/photo.requests.ts";
import { isStaff } from "../sessions/actor.ts";
import { answerReport, sendReport, sendWeight } from "./foster.commands.ts";
import { listWaitingReports, placementOfUser, placementsOfUser, reportPhotoKey } from "./foster.queries.ts";

const own = "fosters.own";

/** What users read and send of animals that live with them, and staff's answers (rules §14). */
export const fosterRoutes: Routes = (deps) => async (app) => {
  const { onRecord } = commandRoutes(deps);
  const { db, photoStore } = deps;
  serveCalls(app, "fosters", fosterCalls, {
    "GET /placements/me": {
      permission: own,
      handler: async (request) => ({ items: await placementsOfUser(db, signedIn(request).personId) }),
    },
    "GET /placements/me/:id": {
      permission: own,
      handler: (request) => placementOfUser(db, signedIn(request).personId, request.params.id),
    },
    "POST /placements/me/:id/weights": {
      ...onRecord(own, sendWeight),
      body: weightRequest({ today: () => today(deps.clock) }),
    },
    "POST /placements/me/:id/reports": { ...onRecord(own, sendReport), bodyLimit: photoBodyLimit(1) },
    "GET /foster-reports": {
      permission: "fosters.answer",
      handler: async () => ({ items: await listWaitingReports(db) }),
    },
    "GET /foster-reports/:id/photo": {
      permission: "fosters.photo",
      async handler(request, reply) {
        const actor = signedIn(request);
        const key = await reportPhotoKey(db, request.params.id, isStaff(actor) ? undefined : actor.personId);
        return sendPrivately(reply, photoStore, key);
      },
    },
    "POST /foster-reports/:id/answer": {
      permission: "fosters.answer",
      handler: (request) => answerReport(contextOf(deps, request), request.params.id, request.body.answer),
    },
  });
};
