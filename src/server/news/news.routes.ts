import { News, NewsPage, NewsQuery, NewsSearchQuery } from "../../contract/news.ts";
import { ById } from "../../contract/shared.ts";
import type { Routes } from "../deps.ts";
import { notFound } from "../http/errors.ts";
import { findNews, listNews } from "./news.queries.ts";

const read = { permission: "news.read" } as const;

/** The public reads of news (spec §7, decisions §5). */
export const newsRoutes: Routes =
  ({ db }) =>
  async (app) => {
    app.get(
      "/news",
      { config: read, schema: { tags: ["news"], querystring: NewsQuery, response: { 200: NewsPage } } },
      ({ query }) => listNews(db, query),
    );

    app.get(
      "/news/search",
      { config: read, schema: { tags: ["news"], querystring: NewsSearchQuery, response: { 200: NewsPage } } },
      ({ query }) => listNews(db, { ...query, q: query.search || query.q }),
    );

    app.get(
      "/news/:id",
      { config: read, schema: { tags: ["news"], params: ById, response: { 200: News } } },
      async ({ params }) => {
        const item = await findNews(db, params.id);
        if (!item) throw notFound("News not found.");
        return item;
      },
    );
  };
