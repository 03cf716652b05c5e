import { subscriptionCalls } from "../../contract/newsletter-issues.ts";
import { inTransaction } from "../context.ts";
import type { Routes } from "../deps.ts";
import { serveCalls } from "../http/calls.ts";
import { countUse } from "../http/throttle.ts";
import { serveLink, serveUnsubscribe } from "../mail/link.routes.ts";
import { confirm, subscribe, unsubscribe } from "./subscription.commands.ts";

const open = { permission: "newsletter.subscribe" } as const;
const options = { ...open, tags: ["newsletter"] };

/** The pages that the links of letters lead to (rules §6). */
const PAGES = { confirmed: "/newsletter/confirmed", unsubscribed: "/newsletter/unsubscribed" } as const;

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

  serveLink(
    app,
    "/newsletters/confirm",
    options,
    () => PAGES.confirmed,
    (token) => confirm(deps, token),
  );
  await serveUnsubscribe(app, "/newsletters/unsubscribe", options, PAGES.unsubscribed, (token) =>
    unsubscribe(deps.db, token),
  );
};
