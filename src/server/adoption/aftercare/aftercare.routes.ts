import { aftercareCalls } from "../../../contract/adoption/aftercare.ts";
import type { Routes } from "../../platform/deps.ts";
import { contextOf } from "../../platform/http/authorization.ts";
import { serveCalls } from "../../platform/http/calls.ts";
import { ByToken, serveLink } from "../../platform/mail/link.routes.ts";
import { askForReminders, endReminders } from "./aftercare.commands.ts";
import { readAftercare } from "./aftercare.queries.ts";

/** What comes next for an adopted animal, and the letters that remind of it (rules §14). */
export const aftercareRoutes: Routes = (deps) => async (app) => {
  serveCalls(app, "aftercare", aftercareCalls, {
    "GET /adoptions/:id/aftercare": {
      permission: "adoptions.read",
      handler: (request) => readAftercare(contextOf(deps, request), request.params.id),
    },
    "PUT /adoptions/:id/aftercare": {
      permission: "aftercare.remind",
      handler: (request) => askForReminders(contextOf(deps, request), request.params.id, request.body.reminders),
    },
  });
  await serveLink(app, deps, "/aftercare/end", {
    permission: "aftercare.end",
    tags: ["aftercare"],
    querystring: ByToken,
    pages: { ask: "/reminders/end", done: "/reminders/ended" },
    act: ({ token }) => endReminders(deps, token),
  });
};
