import type { z } from "zod";
import { aftercareCalls } from "../../contract/aftercare.ts";
import { pathIn } from "../../contract/href.ts";
import { currentLanguage } from "../../contract/texts/language.ts";
import type { Routes } from "../deps.ts";
import { contextOf } from "../http/authorization.ts";
import { serveCalls } from "../http/calls.ts";
import { ByToken, serveOneClick } from "../newsletters/one-click.ts";
import { askForReminders, endReminders } from "./aftercare.commands.ts";
import { readAftercare } from "./aftercare.queries.ts";

const open = { permission: "aftercare.end" } as const;
const tags = ["aftercare"];
const schema = { tags, querystring: ByToken };

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
  // HEAD, as link checkers send it, must change nothing.
  app.get<{ Querystring: z.output<typeof ByToken> }>(
    "/aftercare/end",
    { config: open, schema, exposeHeadRoute: false },
    async ({ query }, reply) => {
      const language = (await endReminders(deps, query.token ?? "")) ?? currentLanguage();
      return reply.header("referrer-policy", "no-referrer").redirect(pathIn(language, "/reminders/ended"), 303);
    },
  );
  await serveOneClick(app, "/aftercare/end", { ...open, tags }, (token) => endReminders(deps, token));
};
