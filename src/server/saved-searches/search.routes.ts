import { savedSearchCalls } from "../../contract/saved-searches.ts";
import type { Routes } from "../deps.ts";
import { serveCalls } from "../http/calls.ts";
import { ByToken, redirectToPage, serveForm, serveLink, serveUnsubscribe } from "../mail/link.routes.ts";
import { confirmSearch, languageOfSearch, saveSearch } from "./search.commands.ts";
import { endSearches } from "./search.mailboxes.ts";

const open = { permission: "savedSearches.save" } as const;
const options = { ...open, tags: ["saved searches"] };

/** The pages that the links of letters lead to. */
const PAGES = { confirm: "/searches/confirm", confirmed: "/searches/confirmed", ended: "/searches/ended" } as const;

/** Letters about new animals, for everybody: saving a search, confirming it, ending it (rules §6). */
export const savedSearchRoutes: Routes = (deps) => async (app) => {
  serveCalls(app, "saved searches", savedSearchCalls, {
    "POST /saved-searches": {
      ...open,
      async handler({ ip, body }) {
        await saveSearch(deps, body, ip);
        return { emailAddress: body.emailAddress };
      },
    },
  });

  // Mail programs open links by themselves, so the link leads to a page whose button confirms.
  const path = "/saved-searches/confirm";
  const confirmPage = (token: string) => `${PAGES.confirm}?token=${encodeURIComponent(token)}`;
  serveLink(app, path, options, confirmPage, (token) => languageOfSearch(deps, token));
  await serveForm(app, path, { ...options, querystring: ByToken }, async ({ query }, reply) =>
    redirectToPage(reply, PAGES.confirmed, await confirmSearch(deps, query.token ?? "")),
  );
  await serveUnsubscribe(app, "/saved-searches/end", options, PAGES.ended, (token) =>
    endSearches(deps.db, deps.signingKey, token),
  );
};
