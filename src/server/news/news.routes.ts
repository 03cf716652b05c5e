import { newsCalls, newsChange, newsRequest } from "../../contract/news.ts";
import { recordTexts } from "../../contract/texts/texts.ts";
import type { Routes } from "../deps.ts";
import { serveCalls } from "../http/calls.ts";
import { actionsOf, crudRoutes } from "../http/crud-routes.ts";
import { addNews, changeNews, removeNews } from "./news.commands.ts";
import { findNews, listNews } from "./news.queries.ts";

/** News: everybody reads, staff write (spec §7, rules §2, §5). */
export const newsRoutes: Routes = (deps) => async (app) => {
  const news = crudRoutes(deps, {
    table: "news",
    subject: "news",
    missing: () => recordTexts().news.notFound,
    read: "news.read",
    write: "news.write",
    list: listNews,
    find: findNews,
    add: addNews,
    change: changeNews,
    remove: removeNews,
  });
  serveCalls(app, "news", newsCalls, {
    "GET /news": news.list,
    "GET /news/:id": news.one,
    "POST /news": { ...news.add, body: newsRequest(deps.clock) },
    "PUT /news/:id": { ...news.change, body: newsChange(deps.clock) },
    "DELETE /news/:id": news.remove,
    "GET /news/search": {
      permission: "news.read",
      async handler({ query, actor }) {
        const page = await listNews({ ...deps, actor }, { ...query, q: query.search || query.q });
        return { ...page, items: page.items.map((item) => actionsOf({ ...deps, actor }, "news.write", item)) };
      },
    },
  });
};
