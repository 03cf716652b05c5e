import { weightRequest } from "../../../contract/animals/care.ts";
import { fosterCalls } from "../../../contract/animals/fosters.ts";
import { isStaff } from "../../platform/actor.ts";
import { today } from "../../platform/clock.ts";
import type { Routes } from "../../platform/deps.ts";
import { contextOf, signedIn } from "../../platform/http/authorization.ts";
import { serveCalls } from "../../platform/http/calls.ts";
import { photoBodyLimit, sendPrivately } from "../../platform/photos/photo.requests.ts";
import { commandRoutes } from "../../platform/records/command-routes.ts";
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
