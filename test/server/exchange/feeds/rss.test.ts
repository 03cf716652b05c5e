import { SaxesParser } from "saxes";
import { expect, test } from "vitest";
import { RSS_LIMIT } from "../../../../src/contract/exchange/feeds.ts";
import { FEEDS } from "../../../../src/contract/platform/feed-paths.ts";
import { PUBLIC_URL, startAppForFile } from "../../support/app.ts";
import { buildAnimal, buildNews, buildPhoto } from "../../support/builders.ts";

const shelter = await startAppForFile();
const { db } = shelter;

type Element = { name: string; attributes: Record<string, string>; text: string };

/** Every element of a feed in its order; throws when it is no XML. */
async function elementsOf(path: string): Promise<Element[]> {
  await shelter.contentChanges.catchUp();
  const { body, headers } = await shelter.app.inject(path);
  expect(headers["content-type"]).toBe("application/rss+xml; charset=utf-8");
  const found: Element[] = [];
  const open: Element[] = [];
  const parser = new SaxesParser({ xmlns: false });
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name, attributes }) => {
    const element = { name, attributes: attributes as Record<string, string>, text: "" };
    found.push(element);
    open.push(element);
  });
  parser.on("text", (text) => {
    const element = open.at(-1);
    if (element) element.text += text;
  });
  parser.on("closetag", () => void open.pop());
  parser.write(body).close();
  return found;
}

const textsOf = (elements: readonly Element[], name: string) =>
  elements.filter((one) => one.name === name).map(({ text }) => text);
const attributesOf = (elements: readonly Element[], name: string) =>
  elements.filter((one) => one.name === name).map(({ attributes }) => attributes);

test("an empty feed is a channel that knows its own address", async () => {
  const elements = await elementsOf(`${FEEDS.newsRss}?lang=pl`);
  expect(textsOf(elements, "title")).toEqual(["Animal Shelter: aktualności"]);
  expect(textsOf(elements, "link")).toEqual([`${PUBLIC_URL}/pl/news`]);
  expect(attributesOf(elements, "atom:link")).toEqual([
    { href: `${PUBLIC_URL}/feeds/news.rss?lang=pl`, rel: "self", type: "application/rss+xml" },
  ]);
  expect(textsOf(elements, "item")).toEqual([]);
});

test("an animal is an entry with its page, its picture, a name that stays and the day from which it can be adopted", async () => {
  const id = await buildAnimal(db, {
    name: "Tom & <Jerry>\u0007",
    description: "Likes <b>cats</b>.\n\nAnd dogs.",
    available_since: new Date("2026-11-10T08:00:00Z"),
  });
  const photoId = await buildPhoto(db, { animal_id: id });
  await db.updateTable("animals").set({ main_photo_id: photoId }).where("id", "=", id).execute();
  const elements = await elementsOf(FEEDS.animalsRss);
  expect(textsOf(elements, "title")[1]).toBe("Tom & <Jerry> (Male, Age 3, Mixed breed)");
  expect(textsOf(elements, "description")[1]).toBe("<p>Likes &lt;b&gt;cats&lt;/b&gt;.</p><p>And dogs.</p>");
  expect(textsOf(elements, "link")).toEqual([`${PUBLIC_URL}/animals`, `${PUBLIC_URL}/animal/${id}`]);
  expect(textsOf(elements, "guid")).toEqual([`${PUBLIC_URL}/animal/${id}`]);
  expect(attributesOf(elements, "guid")).toEqual([{ isPermaLink: "false" }]);
  expect(textsOf(elements, "pubDate")).toEqual(["Tue, 10 Nov 2026 08:00:00 GMT"]);
  expect(attributesOf(elements, "enclosure")).toEqual([
    { url: `${PUBLIC_URL}/photos/${photoId}?w=960`, length: "0", type: "image/jpeg" },
  ]);
  expect(textsOf(await elementsOf(`${FEEDS.animalsRss}?lang=pl`), "guid")).toEqual([`${PUBLIC_URL}/animal/${id}`]);
});

test("news are there once they are published, the newest first, and no more than a reader needs", async () => {
  await buildNews(db, { title: "Tomorrow", published_at: new Date("2026-11-21T11:00:00Z") });
  await buildNews(db, { title: "A draft", published_at: null });
  for (let day = 1; day <= RSS_LIMIT; day += 1)
    await buildNews(db, { title: `Day ${day}`, published_at: new Date(Date.UTC(2026, 6, day)) });
  await buildNews(db, { title: "Today", content: "One.\n\nTwo.", published_at: new Date("2026-11-20T10:00:00Z") });
  const elements = await elementsOf(FEEDS.newsRss);
  const titles = textsOf(elements, "title").slice(1);
  expect(titles).toHaveLength(RSS_LIMIT);
  expect(titles.slice(0, 2)).toEqual(["Today", "Day 50"]);
  expect(textsOf(elements, "description")[1]).toBe("<p>One.</p><p>Two.</p>");
  expect(textsOf(elements, "lastBuildDate")).toEqual(["Fri, 20 Nov 2026 10:00:00 GMT"]);
});

test.each([
  ["/animals", "/feeds/animals.rss?lang=en"],
  ["/pl/animals", "/feeds/animals.rss?lang=pl"],
  ["/news", "/feeds/news.rss?lang=en"],
  ["/pl/news", "/feeds/news.rss?lang=pl"],
])("the page %s leads readers to %s", async (page, feed) => {
  const { body } = await shelter.app.inject(page);
  expect(body).toMatch(
    new RegExp(
      `<link rel="alternate" type="application/rss\\+xml" title="[^"]+" href="${PUBLIC_URL}${feed.replace("?", "\\?")}"/>`,
    ),
  );
});
