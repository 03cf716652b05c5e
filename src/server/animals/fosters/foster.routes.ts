import { weightRequest } from "../../../contract/animals/care.ts";
import { fosterCalls } from "../../../contract/animals/fosters.ts";
import { isStaff } from "../../base/actor.ts";
import { today } from "../../base/clock.ts";
import type { Routes } from "../../platform/deps.ts";
import { allow, serveCalls } from "../../platform/http/calls.ts";
import { photoBodyLimit, sendPrivately } from "../../platform/photos/photo.requests.ts";
import { commandRoutes } from "../../platform/records/command-routes.ts";
import { answerReport, sendReport, sendWeight } from "./foster.commands.ts";
import { listWaitingReports, placementOfUser, placementsOfUser, reportPhotoKey } from "./foster.queries.ts";

const own = "fosters.own";

/** What users read and send of animals that live with them, and staff's answers (rules §14). */
export const fosterRoutes: Routes = (deps) => async (app) => {
  const { onRecord, inContext } = commandRoutes(deps);
  const { db, photoStore } = deps;
  serveCalls(app, "fosters", fosterCalls, {
    "GET /placements/me": inContext(own, async (context) => ({
      items: await placementsOfUser(db, context.actor.personId),
    })),
    "GET /placements/me/:id": inContext(own, (context, { params }) =>
      placementOfUser(db, context.actor.personId, params.id),
    ),
    "POST /placements/me/:id/weights": {
      ...onRecord(own, sendWeight),
      body: weightRequest({ today: () => today(deps.clock) }),
    },
    "POST /placements/me/:id/reports": { ...onRecord(own, sendReport), bodyLimit: photoBodyLimit(1) },
    "GET /foster-reports": allow("fosters.answer", async () => ({ items: await listWaitingReports(db) })),
    "GET /foster-reports/:id/photo": inContext("fosters.photo", async (context, { params }, reply) => {
      const actor = context.actor;
      const key = await reportPhotoKey(db, params.id, isStaff(actor) ? undefined : actor.personId);
      return sendPrivately(reply, photoStore, key);
    }),
    "POST /foster-reports/:id/answer": inContext("fosters.answer", (context, { params, body }) =>
      answerReport(context, params.id, body.answer),
    ),
  });
};
