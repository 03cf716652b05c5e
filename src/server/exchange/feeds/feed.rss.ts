import { animalLine } from "../../../contract/animals/in-words.ts";
import { RSS_LIMIT } from "../../../contract/exchange/feeds.ts";
import type { News } from "../../../contract/outreach/news.ts";
import { escapeHtml } from "../../../contract/platform/escape-html.ts";
import { FEEDS, type FeedName } from "../../../contract/platform/feed-paths.ts";
import { href } from "../../../contract/platform/href.ts";
import { shelter } from "../../../contract/platform/shelter.ts";
import { currentLanguage } from "../../../contract/texts/language.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { serverTexts } from "../../texts/texts.ts";
import { animalUrl, photoUrl } from "./feed.animals.ts";
import type { FeedRow } from "./feed.queries.ts";
import { type RssItem, rss } from "./rss.ts";

/** The address of a feed in the reader's language. */
export const feedAddress = (publicUrl: string, feed: FeedName): string =>
  `${publicUrl}${FEEDS[feed]}?lang=${currentLanguage()}`;

/** Plain text as paragraphs. */
const html = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== "")
    .map((paragraph) => `<p>${escapeHtml(paragraph.trim()).replaceAll("\n", "<br>")}</p>`)
    .join("");

const idOf = (publicUrl: string, path: string): string => `${publicUrl}${path}`;

function animalItem(publicUrl: string, row: FeedRow): RssItem {
  const [photo] = row.photos;
  return {
    id: idOf(publicUrl, `/animal/${row.id}`),
    title: `${row.name} (${animalLine(row)})`,
    url: animalUrl(publicUrl, row.id),
    at: row.availableSince ?? new Date(`${row.arrivalDate}T00:00:00Z`),
    html: html(row.description),
    imageUrl: photo && photoUrl(publicUrl, photo.id),
    category: recordTexts().animals.types[row.type],
  };
}

/** @returns the text of `/feeds/animals.rss`. @param rows the latest arrivals */
export function animalsRss(publicUrl: string, rows: readonly FeedRow[]): string {
  const { title, description } = serverTexts().feeds.animals;
  const items = rows.slice(0, RSS_LIMIT).map((row) => animalItem(publicUrl, row));
  return rss({
    title: title(shelter().name),
    description,
    url: publicUrl + href("/animals"),
    self: feedAddress(publicUrl, "animalsRss"),
    language: currentLanguage(),
    items: items.toSorted((one, other) => other.at.getTime() - one.at.getTime()),
  });
}

function newsItem(publicUrl: string, { id, title, content, createdAt, photos: [photo] }: News): RssItem {
  return {
    id: idOf(publicUrl, `/news/${id}`),
    title,
    url: publicUrl + href(`/news/${id}`),
    at: new Date(createdAt),
    html: html(content),
    imageUrl: photo && photoUrl(publicUrl, photo.id),
  };
}

/** @returns the text of `/feeds/news.rss`. @param news as visitors read them, the newest first */
export function newsRss(publicUrl: string, news: readonly News[]): string {
  const { title, description } = serverTexts().feeds.news;
  return rss({
    title: title(shelter().name),
    description,
    url: publicUrl + href("/news"),
    self: feedAddress(publicUrl, "newsRss"),
    language: currentLanguage(),
    items: news.map((item) => newsItem(publicUrl, item)),
  });
}
