import {
  NEWS_TEXT,
  NewsChange,
  NewsPage,
  NewsQuery,
  NewsRecord,
  NewsRequest,
  NewsSearchQuery,
} from "../../contract/news.ts";
import type { Routes } from "../deps.ts";
import { actionsOf, crudRoutes } from "../http/crud-routes.ts";
import { addNews, changeNews, removeNews } from "./news.commands.ts";
import { findNews, listNews } from "./news.queries.ts";

/** News: read by everybody, written by staff (spec §7, decisions §2, §5). */
export const newsRoutes: Routes = (deps) => async (app) => {
  crudRoutes(app, deps, {
    path: "/news",
    table: "news",
    subject: "news",
    missing: NEWS_TEXT.notFound,
    read: "news.read",
    write: "news.write",
    schemas: { item: NewsRecord, page: NewsPage, query: NewsQuery, add: NewsRequest, change: NewsChange },
    list: ({ db }, query) => listNews(db, query),
    find: ({ db }, id) => findNews(db, id),
    add: addNews,
    change: changeNews,
    remove: removeNews,
  });

  app.get(
    "/news/search",
    {
      config: { permission: "news.read" },
      schema: { tags: ["news"], querystring: NewsSearchQuery, response: { 200: NewsPage } },
    },
    async ({ query, actor }) => {
      const page = await listNews(deps.db, { ...query, q: query.search || query.q });
      return { ...page, items: page.items.map((item) => actionsOf({ ...deps, actor }, "news.write", item)) };
    },
  );
};
