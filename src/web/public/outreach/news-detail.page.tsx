import { type Animal, closedText } from "../../../contract/animals/animals.ts";
import type { News } from "../../../contract/outreach/news.ts";
import { longDate } from "../../../contract/platform/dates.ts";
import { href } from "../../../contract/platform/href.ts";
import { photoPath } from "../../../contract/platform/photo-path.ts";
import type { ShownPhoto } from "../../../contract/platform/photos.ts";
import { shelter } from "../../../contract/platform/shelter.ts";
import { summary } from "../../format.ts";
import { AnimalCard } from "../animals/animal-card.tsx";
import { Breadcrumbs, breadcrumbList, homeCrumb } from "../platform/breadcrumbs.tsx";
import { FavouritesOutcome, favouritesArea } from "../platform/favourite-button.tsx";
import type { Page } from "../platform/page.ts";
import { Paragraphs } from "../platform/paragraphs.tsx";
import { ImageCard, photoSources } from "../platform/pictures.tsx";
import type { Favourites } from "../platform/site.ts";
import { pageTexts } from "../texts/texts.ts";

const trail = () => [homeCrumb(), { text: pageTexts().chrome.navigation.news, href: href("/news") }];

/** Another news item that this one leads to. */
type NewsLink = Pick<News, "id" | "title" | "languages">;
/** With the cards of the animals that the item is about, and the items published before and after it. */
type Props = {
  item: News;
  animals: readonly Animal[];
  favourites: Favourites;
  older: NewsLink | null;
  newer: NewsLink | null;
};

/** One item of news (spec §2.4). */
export const newsDetailPage: Page<Props> = {
  head: ({ item, animals }, site) => ({
    title: item.title,
    description: summary(item.content),
    kind: "article",
    ...pictureOf(item, animals),
    jsonLd: [
      {
        "@context": "https://schema.org",
        "@type": "NewsArticle",
        headline: item.title,
        ...(item.photos[0] && { image: site.publicUrl + photoPath(item.photos[0].id) }),
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
      <Article item={item} />
      {animals.length > 0 && (
        <section className="news-animals" aria-label={pageTexts().news.animals} {...favouritesArea(favourites)}>
          <ul className="animal-grid">
            {animals.map((animal) => (
              <AnimalCard
                key={animal.id}
                animal={animal}
                household={{}}
                favourites={favourites}
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

/** The text of an item between its title picture and its other ones. */
function Article({ item }: { item: News }) {
  const [title, ...others] = item.photos;
  return (
    <article className="news-article">
      <h1 lang={item.languages?.title}>{item.title}</h1>
      <time dateTime={item.createdAt}>{longDate(item.createdAt)}</time>
      {title && <ArticlePicture photo={title} eager />}
      <div className="prose" lang={item.languages?.content}>
        <Paragraphs text={item.content} />
      </div>
      {others.length > 0 && (
        <div className="news-pictures">
          {others.map((photo) => (
            <ArticlePicture key={photo.id} photo={photo} />
          ))}
        </div>
      )}
    </article>
  );
}

const ArticlePicture = ({ photo, eager }: { photo: ShownPhoto; eager?: boolean }) => (
  <ImageCard
    source={photoPath(photo.id)}
    sources={photoSources(photo.id)}
    sizes="(max-width: 780px) 92vw, 736px"
    alt={photo.alt}
    aspectRatio={eager ? "16:9" : "4:3"}
    focalPoint={{ x: photo.focalX / 100, y: photo.focalY / 100 }}
    eager={eager}
  />
);

/** The picture of shared links: the article's own first one, else that of the first of the animals. */
function pictureOf({ photos: [own] }: News, animals: readonly Animal[]): { image?: string; imageAlt?: string } {
  if (own) return { image: photoPath(own.id, 960), imageAlt: own.alt };
  const shown = animals.find(({ mainPhotoId }) => mainPhotoId !== null);
  return shown?.mainPhotoId ? { image: photoPath(shown.mainPhotoId, 960), imageAlt: shown.mainPhotoAlt } : {};
}

const BesideLink = ({ id, title, languages, words }: NewsLink & { words: string }) => (
  <a href={href(`/news/${id}`)}>
    <span>{words}</span> <strong lang={languages?.title}>{title}</strong>
  </a>
);
