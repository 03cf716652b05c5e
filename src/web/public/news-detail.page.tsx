import { type Animal, closedText } from "../../contract/animals.ts";
import { href } from "../../contract/href.ts";
import { photoPath } from "../../contract/photo-path.ts";
import { shelter } from "../../contract/shelter.ts";
import { longDate, summary } from "../format.ts";
import { AnimalCard } from "./animal-card.tsx";
import { Breadcrumbs, breadcrumbList, homeCrumb } from "./breadcrumbs.tsx";
import { FavouritesOutcome, favouritesArea } from "./favourite-button.tsx";
import type { Page } from "./page.ts";
import type { NewsLink } from "./page-props.ts";
import { Paragraphs } from "./paragraphs.tsx";
import { pageTexts } from "./texts/texts.ts";

const trail = () => [homeCrumb(), { text: pageTexts().chrome.navigation.news, href: href("/news") }];

/** One item of news (spec §2.4). */
export const newsDetailPage: Page<"newsDetail"> = {
  head: ({ item, animals }, site) => ({
    title: item.title,
    description: summary(item.content),
    kind: "article",
    ...pictureOf(animals),
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
  body: ({ item, animals, favourites, older, newer }) => (
    <div className="wrap">
      <Breadcrumbs trail={trail()} here={item.title} />
      <article className="news-article">
        <h1 lang={item.languages?.title}>{item.title}</h1>
        <time dateTime={item.createdAt}>{longDate(item.createdAt)}</time>
        <div className="prose" lang={item.languages?.content}>
          <Paragraphs text={item.content} />
        </div>
      </article>
      {animals.length > 0 && (
        <section className="news-animals" aria-label={pageTexts().news.animals} {...favouritesArea(favourites)}>
          <ul className="animal-grid">
            {animals.map((animal) => (
              <AnimalCard
                key={animal.id}
                animal={animal}
                household={{}}
                favourites={favourites}
                eager={false}
                note={closedText(animal)}
              />
            ))}
          </ul>
        </section>
      )}
      {animals.length > 0 && <FavouritesOutcome favourites={favourites} />}
      <nav className="news-beside" aria-label={pageTexts().news.beside}>
        {older && <BesideLink {...older} words={pageTexts().news.older} />}
        {newer && <BesideLink {...newer} words={pageTexts().news.newer} />}
      </nav>
    </div>
  ),
};

/** The first of the animals is the picture of shared links. */
function pictureOf(animals: readonly Animal[]): { image?: string; imageAlt?: string } {
  const shown = animals.find(({ mainPhotoId }) => mainPhotoId !== null);
  return shown?.mainPhotoId ? { image: photoPath(shown.mainPhotoId, 960), imageAlt: shown.mainPhotoAlt } : {};
}

function BesideLink({ id, title, languages, words }: NewsLink & { words: string }) {
  return (
    <a href={href(`/news/${id}`)}>
      <span>{words}</span> <strong lang={languages?.title}>{title}</strong>
    </a>
  );
}
