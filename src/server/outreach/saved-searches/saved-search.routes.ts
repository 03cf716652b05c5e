import { savedSearchCalls } from "../../../contract/outreach/saved-searches.ts";
import { IdInAddress } from "../../../contract/platform/shared.ts";
import type { Routes } from "../../platform/deps.ts";
import { serveCalls } from "../../platform/http/calls.ts";
import { ByToken, serveLink } from "../../platform/mail/link.routes.ts";
import { confirmSearch, saveSearch } from "./saved-search.commands.ts";
import { endSearches } from "./saved-search.mailboxes.ts";

const open = { permission: "savedSearches.save" } as const;
const options = { ...open, tags: ["saved searches"] };

/** The query of a link that ends searches. A malformed `search` names none: it must not end all of them. */
const ByEndLink = ByToken.extend({ search: IdInAddress.optional().catch(0) });

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

  await serveLink(app, deps, "/saved-searches/confirm", {
    ...options,
    querystring: ByToken,
    pages: { ask: "/searches/confirm", done: "/searches/confirmed" },
    act: ({ token }) => confirmSearch(deps, token),
  });
  await serveLink(app, deps, "/saved-searches/end", {
    ...options,
    querystring: ByEndLink,
    pages: { ask: "/searches/end", done: "/searches/ended" },
    act: (link) => endSearches(deps, link),
  });
};
