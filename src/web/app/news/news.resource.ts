import { NEWS_TEXT } from "../../../contract/news.ts";
import { resource } from "../kit/resource.ts";

/** News in the administration (spec §2.3, §8). */
export const NEWS = resource("/news", {
  name: "News",
  list: "/admin/news",
  one: "/admin/news",
  subject: "news",
  text: NEWS_TEXT,
});
