import { ANIMAL_TYPES, type AnimalType } from "../../../contract/animals/animals.ts";
import { EMBED_LIMIT } from "../../../contract/exchange/embed.ts";
import { FEED_LIMIT, RSS_LIMIT } from "../../../contract/exchange/feeds.ts";
import type { FeedName } from "../../../contract/platform/feed-paths.ts";
import { VISITOR } from "../../base/actor.ts";
import { listNews } from "../../outreach/news/news.queries.ts";
import type { Deps } from "../../platform/deps.ts";
import { adoptAPetCsv, adoptAPetMap } from "./adoptapet.ts";
import { animalsJson } from "./feed.animals.ts";
import { animalsCsv } from "./feed.csv.ts";
import { animalsForPetfinder, animalsOnShow } from "./feed.queries.ts";
import { animalsRss, newsRss } from "./feed.rss.ts";
import { petfinderCsv } from "./petfinder.ts";

type FeedDeps = Pick<Deps, "db" | "clock" | "settings">;
/** The parameters of an address. */
type Query = { type?: unknown; limit?: unknown };

/** What a request asks of the animals; anything else in its address is ignored, as on pages. */
export type Narrowed = { type?: AnimalType | undefined; limit?: number | undefined };

/** One feed. `narrow` reads what may be asked of it; without it the whole is sent to everybody. */
export type Feed = {
  type: string;
  narrow?: (query: Query) => Narrowed;
  make: (deps: FeedDeps, asked: Narrowed) => string | Promise<string>;
};

const CSV = "text/csv; charset=utf-8";
const RSS = "application/rss+xml; charset=utf-8";
const all = { limit: FEED_LIMIT };

/** Some animals alone, for another site that shows a few: as many as `limit` says, up to what one place there may show. */
function narrowed({ type, limit }: Query): Narrowed {
  const asked = Number(limit);
  return {
    type: ANIMAL_TYPES.find((one) => one.toLowerCase() === String(type).toLowerCase()),
    ...(Number.isInteger(asked) && asked > 0 && { limit: Math.min(asked, EMBED_LIMIT.most) }),
  };
}

/** Every feed: built from what a visitor sees, and sent also when there is nothing in it (docs/decisions/0093). */
export const FEED_TABLE: Readonly<Record<FeedName, Feed>> = {
  animalsJson: {
    type: "application/json; charset=utf-8",
    narrow: narrowed,
    make: async (deps, asked) => animalsJson(deps.settings.publicUrl, await animalsOnShow(deps, { ...all, ...asked })),
  },
  animalsCsv: {
    type: CSV,
    make: async (deps) => animalsCsv(deps.settings.publicUrl, await animalsOnShow(deps, all)),
  },
  animalsRss: {
    type: RSS,
    make: async (deps) => animalsRss(deps.settings.publicUrl, await animalsOnShow(deps, { limit: RSS_LIMIT })),
  },
  newsRss: {
    type: RSS,
    async make({ db, clock, settings }) {
      const { items } = await listNews({ db, clock, actor: VISITOR }, { page: 1, pageSize: RSS_LIMIT });
      return newsRss(settings.publicUrl, items);
    },
  },
  petfinder: {
    type: CSV,
    make: async (deps) => petfinderCsv(deps.settings.publicUrl, await animalsForPetfinder(deps, all)),
  },
  adoptAPet: {
    type: CSV,
    make: async (deps) => adoptAPetCsv(deps.settings.publicUrl, await animalsOnShow(deps, all)),
  },
  adoptAPetMap: { type: "text/plain; charset=utf-8", make: adoptAPetMap },
};
