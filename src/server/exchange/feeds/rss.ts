import { escapeHtml } from "../../../contract/platform/escape-html.ts";

/** One entry of a feed. `id` never changes; the entry is new to a reader once. */
export type RssItem = {
  id: string;
  title: string;
  url: string;
  at: Date;
  /** HTML, escaped already. */
  html: string;
  imageUrl?: string | undefined;
  category?: string | undefined;
};

export type RssChannel = {
  title: string;
  description: string;
  /** The page that shows the same. */
  url: string;
  /** The feed's own address. */
  self: string;
  language: string;
  items: readonly RssItem[];
};

/** Characters that XML 1.0 does not have, also when they are escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be in it
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const escaped = (text: string): string => escapeHtml(text.toWellFormed().replace(NOT_IN_XML, ""));

const element = (name: string, text: string): string => `<${name}>${escaped(text)}</${name}>`;

/** Readers load it when they show it: how many bytes it has is known only where it was made, and 0 says so. */
const enclosure = (url: string): string => `<enclosure url="${escaped(url)}" length="0" type="image/jpeg"/>`;

const itemOf = ({ id, title, url, at, html, imageUrl, category }: RssItem): string =>
  [
    "<item>",
    element("title", title),
    element("link", url),
    `<guid isPermaLink="false">${escaped(id)}</guid>`,
    element("pubDate", at.toUTCString()),
    element("description", html),
    ...(category ? [element("category", category)] : []),
    ...(imageUrl ? [enclosure(imageUrl)] : []),
    "</item>",
  ].join("");

/** @returns a feed in RSS 2.0 */
export function rss({ title, description, url, self, language, items }: RssChannel): string {
  const newest = Math.max(...items.map(({ at }) => at.getTime()));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    element("title", title) + element("link", url) + element("description", description),
    `<language>${language}</language><atom:link href="${escaped(self)}" rel="self" type="application/rss+xml"/>`,
    ...(items.length > 0 ? [element("lastBuildDate", new Date(newest).toUTCString())] : []),
    ...items.map(itemOf),
    "</channel></rss>",
    "",
  ].join("\n");
}
