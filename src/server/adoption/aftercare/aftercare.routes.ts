import { aftercareCalls } from "../../../contract/adoption/aftercare.ts";
import type { Routes } from "../../platform/deps.ts";
import { serveCalls } from "../../platform/http/calls.ts";
import { ByToken, serveLink } from "../../platform/mail/link.routes.ts";
import { commandRoutes } from "../../platform/records/command-routes.ts";
import { askForReminders, endReminders } from "./aftercare.commands.ts";
import { readAftercare } from "./aftercare.queries.ts";

/** What comes next for an adopted animal, and the letters that remind of it (rules §14). */
export const aftercareRoutes: Routes = (deps) => async (app) => {
  const { inContext, onRecord } = commandRoutes(deps);
  serveCalls(app, "aftercare", aftercareCalls, {
    "GET /adoptions/:id/aftercare": onRecord("adoptions.read", readAftercare),
    "PUT /adoptions/:id/aftercare": inContext("aftercare.remind", (context, { params, body }) =>
      askForReminders(context, params.id, body.reminders),
    ),
  });
  await serveLink(app, deps, "/aftercare/end", {
    permission: "aftercare.end",
    tags: ["aftercare"],
    querystring: ByToken,
    pages: { ask: "/reminders/end", done: "/reminders/ended" },
    act: ({ token }) => endReminders(deps, token),
  });
};
