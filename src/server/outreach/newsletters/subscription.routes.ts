import { subscriptionCalls } from "../../../contract/outreach/newsletter-issues.ts";
import { inTransaction } from "../../database/context.ts";
import type { Routes } from "../../platform/deps.ts";
import { serveCalls } from "../../platform/http/calls.ts";
import { countUse } from "../../platform/http/throttle.ts";
import { ByToken, serveLink } from "../../platform/mail/link.routes.ts";
import { END_PATH } from "./newsletter.letters.ts";
import { confirm, subscribe, unsubscribe } from "./subscription.commands.ts";

const open = { permission: "newsletter.subscribe" } as const;
const options = { ...open, tags: ["newsletter"] };

/** The newsletter for everybody: subscribing, confirming, unsubscribing (spec §7; rules §6, §11). */
export const subscriptionRoutes: Routes = (deps) => async (app) => {
  serveCalls(app, "newsletter", subscriptionCalls, {
    "POST /newsletters": {
      ...open,
      async handler({ ip: address, body }) {
        await inTransaction(deps, (within) => countUse(within, { kind: "newsletter", address }));
        return subscribe(deps, body.emailAddress);
      },
    },
  });

  const querystring = ByToken;
  await serveLink(app, deps, "/newsletters/confirm", {
    ...options,
    querystring,
    pages: { ask: "/newsletter/confirm", done: "/newsletter/confirmed" },
    act: ({ token }) => confirm(deps, token),
  });
  const end = { ...options, querystring, act: (query: { token: string }) => unsubscribe(deps, query.token) };
  const done = "/newsletter/unsubscribed";
  await serveLink(app, deps, END_PATH, { ...end, pages: { ask: "/newsletter/unsubscribe", done } });
  // The specification's call does it at once. No letter carries it any more.
  await serveLink(app, deps, "/newsletters/unsubscribe", { ...end, pages: { done } });
};
