import { describe, expect, test } from "vitest";
import { renderPage } from "../../../../src/web/public/render.tsx";
import { news, newsDetail, pageOf, siteAt } from "../samples.ts";
import { structuredData } from "../site/site.ts";

describe("the news", () => {
  const list = (found: Parameters<typeof pageOf<ReturnType<typeof news>>>[0] | null) =>
    renderPage("newsList", { news: found && pageOf(found, 5) }, siteAt("/news"));

  test("shows title, long date and the first 200 characters with three dots", () => {
    const html = list([news({ content: "a".repeat(250) })]);
    expect(html).toContain(`href="/news/3">An open day</a>`);
    expect(html).toContain(">21 November 2026</time>");
    expect(html).toContain(`>${"a".repeat(200)}...</p>`);
  });

  test("is a list of items with their addresses for search engines", () => {
    const items = [{ "@type": "ListItem", position: 1, name: "An open day", url: "https://shelter.example/news/3" }];
    expect(structuredData(list([news()]))).toMatchObject([{ "@type": "ItemList", itemListElement: items }]);
    expect(structuredData(list(null))).toMatchObject([{ "@type": "WebPage", url: "https://shelter.example/news" }]);
  });

  test("has a newsletter form, with and without a list", () => {
    for (const html of [list([news()]), list([]), list(null)])
      expect(html).toContain(`data-endpoint="/api/newsletters"`);
  });

  test("shows a text if there is none, and an error if it cannot be loaded", () => {
    expect(list([])).toMatch(/role="status"><p>There is no news yet/);
    expect(list(null)).toMatch(/role="alert"><p>Failed to load news\./);
  });

  test("an item has breadcrumbs, and paragraphs at blank lines with single line breaks kept", () => {
    const html = renderPage("newsDetail", newsDetail(news()), siteAt("/news/3"));
    expect(html).toMatch(/Home<\/a>.*News<\/a>.*<span aria-current="page">An open day<\/span>/);
    expect(html).toContain(">21 November 2026</time>");
    expect(html).toContain("<p>Two hundred people came.\nEleven animals left with them.</p><p>Thank you all.</p>");
  });
});
