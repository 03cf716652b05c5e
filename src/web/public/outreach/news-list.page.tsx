import { NEWS_PREVIEW, type News } from "../../../contract/outreach/news.ts";
import { longDate } from "../../../contract/platform/dates.ts";
import { FEEDS } from "../../../contract/platform/feed-paths.ts";
import { href } from "../../../contract/platform/href.ts";
import type { PageOf } from "../../../contract/platform/lists.ts";
import { formTexts } from "../../../contract/texts/texts.ts";
import { callPath } from "../../call-path.ts";
import { preview } from "../../format.ts";
import { SubmitButton } from "../platform/button.tsx";
import { FormOutcome, serverErrorTexts, TextField } from "../platform/field.tsx";
import { Notice } from "../platform/notice.tsx";
import type { Page } from "../platform/page.ts";
import { adjacentPages, Pagination } from "../platform/pagination.tsx";
import { PhotoFrame } from "../platform/pictures.tsx";
import { itemList } from "../platform/structured-data.ts";
import { pageTexts } from "../texts/texts.ts";

type Props = { news: PageOf<News> | null };

/** The news, newest first, five on a page, and the newsletter form (spec §2.4). */
export const newsListPage: Page<Props> = {
  head: ({ news }, site) => ({
    title: pageTexts().news.title,
    description: pageTexts().news.description,
    jsonLd: news
      ? [itemList(news, ({ id, title }) => ({ name: title, url: site.publicUrl + href(`/news/${id}`) }))]
      : undefined,
    feed: { path: FEEDS.newsRss, title: pageTexts().news.feed },
    ...adjacentPages(site.path, news),
  }),
  body: ({ news }, site) => (
    <div className="wrap">
      <div className="page-top">
        <h1>{pageTexts().news.title}</h1>
      </div>
      <NewsItems news={news} path={site.path} />
      <Newsletter />
    </div>
  ),
};

function NewsItems({ news, path }: Props & { path: string }) {
  if (!news) return <Notice kind="error">{pageTexts().news.loadFailed}</Notice>;
  if (news.items.length === 0) return <Notice kind="empty">{pageTexts().news.none}</Notice>;
  return (
    <>
      <ol className="news-list">
        {news.items.map((item) => (
          <NewsTeaser key={item.id} item={item} />
        ))}
      </ol>
      <Pagination list={news} path={path} label={pageTexts().news.pages} />
    </>
  );
}

function NewsTeaser({ item }: { item: News }) {
  const [photo] = item.photos;
  return (
    <li className={photo ? "news-teaser has-picture" : "news-teaser"}>
      <time dateTime={item.createdAt}>{longDate(item.createdAt)}</time>
      <div>
        <h2>
          <a className="card-link" href={href(`/news/${item.id}`)} lang={item.languages?.title}>
            {item.title}
          </a>
        </h2>
        <p lang={item.languages?.content}>{preview(item.content, NEWS_PREVIEW.public)}</p>
      </div>
      {photo && (
        <PhotoFrame
          mainPhotoId={photo.id}
          alt={photo.alt}
          focalX={photo.focalX}
          focalY={photo.focalY}
          sizes="(max-width: 700px) 92vw, 320px"
        />
      )}
    </li>
  );
}

const Newsletter = () => (
  <section className="newsletter" aria-labelledby="newsletter">
    <div>
      <h2 id="newsletter">{pageTexts().newsletter.title}</h2>
      <p>{pageTexts().newsletter.text}</p>
    </div>
    <form
      className="form"
      method="post"
      data-form="newsletter"
      data-endpoint={callPath("POST /newsletters")}
      data-success={formTexts().newsletters.subscribed}
      data-failure={formTexts().newsletters.failed}
      {...serverErrorTexts(formTexts().newsletters.failed)}
      noValidate
    >
      <div className="newsletter-row">
        <TextField name="emailAddress" label={pageTexts().chrome.email} type="email" autoComplete="email" />
        <SubmitButton>{pageTexts().newsletter.subscribe}</SubmitButton>
      </div>
      <FormOutcome />
      <div className="after-success" aria-live="polite">
        <p>{pageTexts().newsletter.confirmNow}</p>
      </div>
    </form>
  </section>
);
