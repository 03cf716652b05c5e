import { describe, expect, test } from "vitest";
import { renderPage } from "../../../../src/web/public/render.tsx";
import { animal, news, newsDetail, PAGE_NAMES, PROPS, pageOf, siteAt } from "../samples.ts";

const ATTACK = `</script><script>alert("x")</script><img src=x onerror=alert(1)>`;

describe("every public page", () => {
  test.each(PAGE_NAMES)("%s is a complete document with a title, a heading and no inline style", (name) => {
    const html = renderPage(name, PROPS[name], siteAt("/here"));
    expect(html).toMatch(/^<!doctype html><html lang="en"><head>/);
    expect(html).toMatch(/<title>[^<]*shelter[^<]*<\/title>/i);
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    expect(html).toContain(`<meta name="description" content="`);
    expect(html).not.toContain(`name="description" content=""`);
    expect(html).not.toMatch(/\sstyle=|\son[a-z]+=|undefined|\[object/);
  });
});

describe("the head of a page", () => {
  test("has the animal's name, its picture for shared links and its own address", () => {
    const html = renderPage("animalDetail", PROPS.animalDetail, siteAt("/animal/7"));
    expect(html).toContain("<title>Rex – Animal Shelter</title>");
    expect(html).toContain(`<link rel="canonical" href="https://shelter.example/animal/7"/>`);
    expect(html).toContain(`<meta property="og:image" content="https://shelter.example/share-cards/7/en/1.jpg"/>`);
  });

  test("of the landing page has the complete title", () => {
    expect(renderPage("landing", PROPS.landing, siteAt("/"))).toContain(
      "<title>Animal Shelter – Adopt a Friend</title>",
    );
  });

  test("links to the previous and the next page of a list, with its filters", () => {
    const animals = pageOf([animal()], 12, 40, 2);
    const props = { ...PROPS.animalsList, animals };
    const html = renderPage("animalsList", props, siteAt("/animals?sex=Male&page=2"));
    expect(html).toContain(`<link rel="prev" href="https://shelter.example/animals?sex=Male"/>`);
    expect(html).toContain(`<link rel="next" href="https://shelter.example/animals?sex=Male&amp;page=3"/>`);
  });
});

describe("texts typed by people", () => {
  test("are text in the page, never HTML", () => {
    const typed = animal({
      name: ATTACK,
      breed: ATTACK,
      description: ATTACK,
      whereFound: ATTACK,
      mainPhotoAlt: ATTACK,
    });
    for (const html of [
      renderPage("animalDetail", { ...PROPS.animalDetail, animal: typed, favourites: [] }, siteAt("/animal/7")),
      renderPage("landing", { ...PROPS.landing, animals: [typed], favourites: [] }, siteAt("/")),
      renderPage("newsDetail", newsDetail(news({ title: ATTACK, content: ATTACK })), siteAt("/news/3")),
    ]) {
      expect(html).not.toContain("<img src=x");
      expect(html).not.toContain(`<script>alert`);
    }
  });

  test("cannot close a data block for search engines, and are unchanged in it", () => {
    const html = renderPage("newsDetail", newsDetail(news({ title: ATTACK })), siteAt("/news/3"));
    const block = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? "";
    expect(JSON.parse(block)).toMatchObject({ "@type": "NewsArticle", headline: ATTACK });
  });
});

describe("the header", () => {
  test("has a sign-in link for a visitor", () => {
    const html = renderPage("about", PROPS.about, siteAt("/about"));
    expect(html).toContain(`href="/login">Sign In</a>`);
    expect(html).not.toContain(`href="/logout"`);
  });

  test("shows a signed-in person's name, panel and logout, and no Sign In", () => {
    const html = renderPage("about", PROPS.about, siteAt("/about", { fullName: "Jan <b>Nowak", panelPath: "/admin" }));
    expect(html).toContain("Jan &lt;b&gt;Nowak");
    expect(html).toMatch(/href="\/admin" aria-label="Admin panel"/);
    expect(html).toMatch(/href="\/logout" aria-label="Log out"/);
    expect(html).not.toContain("Sign In");
  });

  test("marks the page itself, and the section of a page below it", () => {
    expect(renderPage("newsList", PROPS.newsList, siteAt("/news"))).toContain(`href="/news" aria-current="page"`);
    expect(renderPage("animalDetail", PROPS.animalDetail, siteAt("/animal/7"))).toContain(
      `href="/animals" aria-current="true"`,
    );
    expect(renderPage("newsList", PROPS.newsList, siteAt("/news?page=2"))).toContain(
      `href="/news" aria-current="true"`,
    );
    const letter = renderPage("newsletterConfirmed", PROPS.newsletterConfirmed, siteAt("/newsletter/confirmed"));
    expect(letter).not.toContain("aria-current");
  });
});
