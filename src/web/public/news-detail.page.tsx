import { href } from "../../contract/href.ts";
import { shelter } from "../../contract/shelter.ts";
import { longDate, summary } from "../format.ts";
import { Breadcrumbs, breadcrumbList, homeCrumb } from "./breadcrumbs.tsx";
import type { Page } from "./page.ts";
import { Paragraphs } from "./paragraphs.tsx";
import { pageTexts } from "./texts/texts.ts";

const trail = () => [homeCrumb(), { text: pageTexts().chrome.navigation.news, href: href("/news") }];

/** One item of news (spec §2.4). */
export const newsDetailPage: Page<"newsDetail"> = {
  head: ({ item }, site) => ({
    title: item.title,
    description: summary(item.content),
    kind: "article",
    jsonLd: [
      {
        "@context": "https://schema.org",
        "@type": "NewsArticle",
        headline: item.title,
        datePublished: item.createdAt,
        author: { "@type": "Organization", name: shelter().name, url: site.publicUrl + href("/") },
        mainEntityOfPage: site.publicUrl + site.path,
      },
      breadcrumbList(site.publicUrl, trail(), item.title),
    ],
  }),
  body: ({ item }) => (
    <div className="wrap">
      <Breadcrumbs trail={trail()} here={item.title} />
      <article className="news-article">
        <h1 lang={item.languages?.title}>{item.title}</h1>
        <time dateTime={item.createdAt}>{longDate(item.createdAt)}</time>
        <div className="prose" lang={item.languages?.content}>
          <Paragraphs text={item.content} />
        </div>
      </article>
    </div>
  ),
};
