import { NEWS, newsCalls, newsChange, newsRequest } from "../../../contract/outreach/news.ts";
import { PHOTO_LIMITS } from "../../../contract/platform/photos.ts";
import type { Routes } from "../../platform/deps.ts";
import { allow, serveCalls } from "../../platform/http/calls.ts";
import { findOwnedPhotoKey } from "../../platform/photos/photo.queries.ts";
import { photoBodyLimit, sendPrivately } from "../../platform/photos/photo.requests.ts";
import { actionsOf, listRoutes } from "../../platform/records/staff-lists.ts";
import { addNews, changeNews, removeNews } from "./news.commands.ts";
import { findNews, listNews } from "./news.queries.ts";

/** The pictures of an article as base64, and its texts in every language (rules §3). */
const BODY_LIMIT = photoBodyLimit(PHOTO_LIMITS.perNews);

/** News: everybody reads, staff write (spec §7, rules §2, §5). */
export const newsRoutes: Routes = (deps) => async (app) => {
  const news = listRoutes(deps, NEWS, {
    list: listNews,
    find: findNews,
    uploads: ({ photos = [] }) => photos,
    add: addNews,
    change: changeNews,
    remove: removeNews,
    bodyLimit: BODY_LIMIT,
    addBody: newsRequest(deps.clock),
    changeBody: newsChange(deps.clock),
  });
  serveCalls(app, "news", newsCalls, {
    ...news,
    "GET /news/:id/photos/:photoId": allow("news.write", async ({ params: { id, photoId } }, reply) =>
      sendPrivately(reply, deps.photoStore, await findOwnedPhotoKey(deps.db, { column: "news_id", id }, photoId)),
    ),
    "GET /news/search": allow("news.read", async ({ query, actor }) => {
      const page = await listNews({ ...deps, actor }, { ...query, q: query.search || query.q });
      return { ...page, items: page.items.map((item) => actionsOf({ ...deps, actor }, "news.write", item)) };
    }),
  });
};
