import { subscriptionCalls } from "../../contract/newsletter-issues.ts";
import { inTransaction } from "../context.ts";
import type { Routes } from "../deps.ts";
import { serveCalls } from "../http/calls.ts";
import { countUse } from "../http/throttle.ts";
import { ByToken, sendOn, serveOneClick } from "./one-click.ts";
import { confirm, subscribe, unsubscribe } from "./subscription.commands.ts";

const tags = ["newsletter"];
const open = { permission: "newsletter.subscribe" } as const;

/** The pages that the links of letters lead to, whatever their token was (rules §6). */
const PAGES = { confirmed: "/newsletter/confirmed", unsubscribed: "/newsletter/unsubscribed" } as const;

/** HEAD, as link checkers send it, must change nothing. */
const link = { config: open, schema: { tags, querystring: ByToken }, exposeHeadRoute: false };

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

  await serveOneClick(app, "/newsletters/unsubscribe", { ...open, tags }, (token) => unsubscribe(db, token));
};
