import type { FastifyReply } from "fastify";
import { z } from "zod";
import { pathIn } from "../../contract/href.ts";
import { subscriptionCalls } from "../../contract/newsletter-issues.ts";
import { currentLanguage, type Language } from "../../contract/texts/language.ts";
import { inTransaction } from "../context.ts";
import type { Routes } from "../deps.ts";
import { serveCalls } from "../http/calls.ts";
import { HttpProblem } from "../http/errors.ts";
import { countUse } from "../http/throttle.ts";
import { isOneClick, takeOneClickForms } from "./one-click.ts";
import { confirm, subscribe, unsubscribe } from "./subscription.commands.ts";

const tags = ["newsletter"];
const open = { permission: "newsletter.subscribe" } as const;

/** The pages that the links of letters lead to, whatever their token was (rules §6). */
const PAGES = { confirmed: "/newsletter/confirmed", unsubscribed: "/newsletter/unsubscribed" } as const;

/** Anything is taken for a token, even what no text may hold; what is none does nothing. */
const ByToken = z.object({
  token: z
    .string()
    .regex(/^[^\0]*$/)
    .optional()
    .catch(undefined),
});
/** HEAD, as link checkers send it, must change nothing. */
const link = { config: open, schema: { tags, querystring: ByToken }, exposeHeadRoute: false };

/**
 * Leads to a page in the language of the subscription, or of the browser when there is none any more. The URL contains a
 * secret, so it is sent to no page as a referrer.
 */
const sendOn = (reply: FastifyReply, page: string, language: Language = currentLanguage()) =>
  reply.header("referrer-policy", "no-referrer").redirect(pathIn(language, page), 303);

/** The newsletter for everybody: subscribing, confirming, unsubscribing (spec §7; rules §6, §11). */
export const subscriptionRoutes: Routes = (deps) => async (app) => {
  const { db } = deps;

  serveCalls(app, "newsletter", subscriptionCalls, {
    "POST /newsletters": {
      ...open,
      async handler({ ip: address, body }) {
        await inTransaction(deps, (within) => countUse(within, { kind: "newsletter", address }));
        return subscribe(deps, body.emailAddress);
      },
    },
  });

  app.get("/newsletters/confirm", link, async ({ query }, reply) => {
    return sendOn(reply, PAGES.confirmed, await confirm(deps, query.token ?? ""));
  });

  app.get("/newsletters/unsubscribe", link, async ({ query }, reply) => {
    return sendOn(reply, PAGES.unsubscribed, await unsubscribe(db, query.token ?? ""));
  });

  await app.register(async (scope) => {
    takeOneClickForms(scope);
    scope.post<{ Querystring: z.output<typeof ByToken> }>(
      "/newsletters/unsubscribe",
      {
        config: { ...open, xsrfExempt: "its token is a secret of the letter's recipient" },
        schema: { tags, querystring: ByToken },
      },
      async (request, reply) => {
        if (!isOneClick(request)) throw new HttpProblem(400);
        await unsubscribe(db, request.query.token ?? "");
        return reply.code(200).send();
      },
    );
  });
};
