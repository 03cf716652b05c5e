import { z } from "zod";
import { aftercareCalls } from "../../contract/aftercare.ts";
import { pathIn } from "../../contract/href.ts";
import { currentLanguage } from "../../contract/texts/language.ts";
import type { Routes } from "../deps.ts";
import { contextOf } from "../http/authorization.ts";
import { serveCalls } from "../http/calls.ts";
import { HttpProblem } from "../http/errors.ts";
import { isOneClick, takeOneClickForms } from "../newsletters/one-click.ts";
import { askForReminders, endReminders } from "./aftercare.commands.ts";
import { readAftercare } from "./aftercare.queries.ts";

/** Anything is taken for a token, even what no text may hold; what is none does nothing. */
const ByToken = z.object({
  token: z
    .string()
    .regex(/^[^\0]*$/)
    .optional()
    .catch(undefined),
});
const open = { permission: "aftercare.end" } as const;
const schema = { tags: ["aftercare"], querystring: ByToken };

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
  await app.register(async (scope) => {
    takeOneClickForms(scope);
    scope.post<{ Querystring: z.output<typeof ByToken> }>(
      "/aftercare/end",
      { config: { ...open, xsrfExempt: "its token is a secret of the letter's recipient" }, schema },
      async (request, reply) => {
        if (!isOneClick(request)) throw new HttpProblem(400);
        await endReminders(deps, request.query.token ?? "");
        return reply.code(200).send();
      },
    );
  });
};
