/** The addresses that other sites and portals read the shelter's animals and news from (docs/feeds.md). */
export const FEEDS = {
  animalsJson: "/feeds/animals.json",
  animalsCsv: "/feeds/animals.csv",
  animalsRss: "/feeds/animals.rss",
  newsRss: "/feeds/news.rss",
  petfinder: "/feeds/petfinder.csv",
  adoptAPet: "/feeds/adoptapet.csv",
  adoptAPetMap: "/feeds/adoptapet.cfg",
} as const;

export type FeedName = keyof typeof FEEDS;

/** The script that shows the animals on another site. */
export const EMBED_PATH = "/embed.js";
