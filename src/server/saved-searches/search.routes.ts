import type { z } from "zod";
import { savedSearchCalls } from "../../contract/saved-searches.ts";
import type { Routes } from "../deps.ts";
import { serveCalls } from "../http/calls.ts";
import { ByToken, sendOn, serveOneClick, takeForms } from "../newsletters/one-click.ts";
import { confirmSearch, languageOfSearch, saveSearch } from "./search.commands.ts";
import { endSearches } from "./search.mailboxes.ts";

const tags = ["saved searches"];
const open = { permission: "savedSearches.save" } as const;

/** The pages that the links of letters lead to, whatever their token was. */
const PAGES = { confirm: "/searches/confirm", confirmed: "/searches/confirmed", ended: "/searches/ended" } as const;

/** HEAD, as link checkers send it, must change nothing. */
const link = { config: open, schema: { tags, querystring: ByToken }, exposeHeadRoute: false };

/** Letters about new animals, for everybody: saving a search, confirming it, ending it (rules §6). */
export const savedSearchRoutes: Routes = (deps) => async (app) => {
  const end = (token = "") => endSearches(deps.db, deps.signingKey, token);

  serveCalls(app, "saved searches", savedSearchCalls, {
    "POST /saved-searches": {
      ...open,
      async handler({ ip, body }) {
        await saveSearch(deps, body, ip);
        return { emailAddress: body.emailAddress };
      },
    },
  });

  // Mail programs open links by themselves: only the button of the page that this leads to confirms.
  app.get("/saved-searches/confirm", link, async ({ query: { token = "" } }, reply) => {
    const language = await languageOfSearch(deps, token);
    return sendOn(reply, `${PAGES.confirm}?token=${encodeURIComponent(token)}`, language);
  });
  await app.register(async (scope) => {
    takeForms(scope);
    scope.post<{ Querystring: z.output<typeof ByToken> }>(
      "/saved-searches/confirm",
      { config: { ...open, xsrfExempt: "its token is a secret of the letter's recipient" }, schema: link.schema },
      async ({ query }, reply) => sendOn(reply, PAGES.confirmed, await confirmSearch(deps, query.token ?? "")),
    );
  });
  app.get("/saved-searches/end", link, async ({ query }, reply) => sendOn(reply, PAGES.ended, await end(query.token)));
  await serveOneClick(app, "/saved-searches/end", { ...open, tags }, end);
};
