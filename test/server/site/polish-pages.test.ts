import { describe, expect, test } from "vitest";
import { forms, records } from "../../../src/contract/texts/en/index.ts";
import * as pages from "../../../src/web/public/texts/en/index.ts";
import { PUBLIC_URL, startAppForFile } from "../support/app.ts";
import { buildAnimal, buildJob, buildNews } from "../support/builders.ts";
import { aUser, aVisitor } from "../support/people.ts";

let animal: number;
const shelter = await startAppForFile();
for (let n = 0; n < 13; n++) animal = await buildAnimal(shelter.db, { name: "Łatka", description: "Łagodna." });
const news = await buildNews(shelter.db, { title: "Dzień otwarty", content: "Zapraszamy." });
const job = await buildJob(shelter.db, { name: "Opiekun", description: "Spacery." });

const get = (url: string, client = aVisitor(shelter)) => shelter.app.inject({ url, cookies: client.cookies });

/** Every string of a catalog; what a function says depends on its values, so it is not among them. */
function stringsOf(texts: unknown): string[] {
  if (typeof texts === "string") return [texts];
  return texts instanceof Object && typeof texts !== "function" ? Object.values(texts).flatMap(stringsOf) : [];
}

/** English texts of two words or more; one word may be the same in both languages. */
const ENGLISH = stringsOf([{ ...pages }, forms, records]).filter((text) => /[a-z]\s+[a-z]/i.test(text));

/** What people read or hear: text between tags, and attributes; not what a select sends, which is a stored name. */
const readable = (html: string) =>
  html
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&")
    .replace(/<style>.*?<\/style>/gs, "")
    .replace(/<option value="[^"]*"/g, "<option");

const linksOf = (html: string) =>
  [...html.matchAll(/<a [^>]*href="([^"]+)"[^>]*>/g)].map(([tag, href = ""]) => ({ tag, href }));
const alternates = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"\/>/g)].map(([, lang, href]) => [
      lang,
      href,
    ]),
  );

/** Pages with an address of their own in search engines, and those without, with their statuses. */
const INDEXED = () => [
  "/",
  "/news",
  `/news/${news}`,
  "/animals",
  "/animals?page=2",
  "/animals?type=Dog",
  `/animal/${animal}`,
  "/adoption",
  "/help/donate",
  "/help/volunteer",
  "/help/jobs",
  "/about",
  "/privacy",
  "/terms",
];
const OTHERS: readonly [string, number][] = [
  ["/newsletter/confirmed", 200],
  ["/newsletter/unsubscribed", 200],
  ["/payment/payu/success", 200],
  ["/login", 200],
  ["/login?after=sign_up&redirect=%2Fpl%2Fhelp%2Fjob%2F1", 200],
  ["/sign_up", 200],
  ["/logout", 200],
  ["/forgot_password", 200],
  ["/reset_password?token=abc", 200],
  ["/reset_password", 400],
  ["/confirm_email?token=abc", 200],
  ["/confirm_email", 400],
  ["/confirm_email/done", 200],
  ["/unauthorized", 403],
  ["/nothing", 404],
  ["/animal/0", 404],
  ["/api/animals", 404],
  ["/admin", 404],
  ["/user_page", 404],
];
const pl = (path: string) => (path === "/" ? "/pl" : `/pl${path}`);

describe("pages in Polish", () => {
  const everyPage = () => [...INDEXED().map((path) => [path, 200] as const), ...OTHERS];

  test("are there at every address of a page, and nothing on them is English", async () => {
    for (const [path, status] of everyPage()) {
      const response = await get(pl(path));
      expect(response.statusCode, path).toBe(status);
      expect(response.headers["content-type"], path).toBe("text/html; charset=utf-8");
      expect(response.body, path).toMatch(/^<!doctype html><html lang="pl">/);
      expect(
        ENGLISH.filter((text) => readable(response.body).includes(text)),
        path,
      ).toEqual([]);
    }
  });

  test("are compared with texts that the English pages do have", async () => {
    for (const path of INDEXED()) {
      const { body } = await get(path);
      expect(ENGLISH.filter((text) => readable(body).includes(text)).length, path).toBeGreaterThan(5);
    }
  });

  test("lead to Polish pages alone, but for the link to this page in English", async () => {
    for (const [path] of everyPage()) {
      for (const { tag, href } of linksOf((await get(pl(path))).body)) {
        if (!href.startsWith("/")) continue;
        if (tag.includes('hrefLang="en"')) expect(pl(href.replaceAll("&amp;", "&")), path).toBe(pl(path));
        else expect(href, path).toMatch(/^\/pl(\/|\?|$)/);
      }
    }
  });

  test("of a person who is signed in lead out of Polish pages only to that person's own", async () => {
    const { client } = await aUser(shelter);
    for (const path of ["/animals", `/animal/${animal}`, `/help/job/${job}`, "/adoption"]) {
      const { body } = await get(pl(path), client);
      expect(
        ENGLISH.filter((text) => readable(body).includes(text)),
        path,
      ).toEqual([]);
      const others = linksOf(body).filter(({ tag, href }) => /^\/(?!pl(\/|$))/.test(href) && !tag.includes("hrefLang"));
      expect(
        others.every(({ href }) => href.startsWith("/user_page")),
        path,
      ).toBe(true);
    }
  });

  test("and those in English name each other to search engines, and each its own address", async () => {
    for (const path of INDEXED()) {
      const english = PUBLIC_URL + path;
      const polish = PUBLIC_URL + pl(path);
      for (const [url, canonical] of [
        [path, english],
        [pl(path), polish],
      ] as const) {
        const { body } = await get(url);
        expect(body, url).toContain(`<link rel="canonical" href="${canonical}"/>`);
        expect(alternates(body), url).toEqual({ en: english, pl: polish, "x-default": english });
      }
      expect((await get(pl(path))).body).toContain('<meta property="og:locale" content="pl_PL"/>');
    }
    const sitemap = (await get("/sitemap.xml")).body;
    for (const path of ["/", "/animals", `/animal/${animal}`]) {
      const anyOther = `<xhtml:link rel="alternate" hreflang="x-default" href="${PUBLIC_URL}${path}"/>`;
      expect(sitemap.split(anyOther), path).toHaveLength(3);
      expect(sitemap).toContain(`<loc>${PUBLIC_URL}${pl(path)}</loc>`);
      const entries = sitemap.split(`<xhtml:link rel="alternate" hreflang="pl" href="${PUBLIC_URL}${pl(path)}"/>`);
      expect(entries).toHaveLength(3);
    }
  });

  test("say that nothing was found in Polish", async () => {
    expect((await get("/pl/animal/0")).body).toContain("Nie znaleziono zwierzęcia.");
    expect((await get("/pl/nothing")).body).toContain("Nie znaleziono strony");
  });
});

describe("redirects between Polish pages", () => {
  test.each([
    ["/pl/", 301, "/pl"],
    ["/pl/animals/?type=Dog", 301, "/pl/animals?type=Dog"],
    ["/pl/help", 302, "/pl/help/donate"],
    ["/pl/jobs/7", 301, "/pl/help/job/7"],
    ["/pl/help/job/7", 302, "/pl/login?redirect=%2Fpl%2Fhelp%2Fjob%2F7"],
  ])("%s answers %i to %s", async (url, status, location) => {
    expect(await get(url)).toMatchObject({ statusCode: status, headers: { location } });
  });

  test("lead back to the Polish page after signing in, and never to a page for signing in or another site", async () => {
    const { client } = await aUser(shelter);
    const signedInAt = async (redirect: string) =>
      (await get(`/pl/login?redirect=${encodeURIComponent(redirect)}`, client)).headers.location;
    expect(await signedInAt(`/pl/help/job/${job}`)).toBe(`/pl/help/job/${job}`);
    expect(await signedInAt("/pl/logout")).toBe("/user_page");
    expect(await signedInAt("//evil.test")).toBe("/user_page");
    for (const url of ["/pl//evil.test", "/pl/%5Cevil.test", "/pl//evil.test/"]) {
      const { body, headers } = await get(url);
      expect(String(headers.location ?? "/")).toMatch(/^\/(?![/\\])/);
      expect(linksOf(body).map(({ href }) => href)).not.toContainEqual(expect.stringMatching(/^\/[/\\]/));
    }
  });

  test("lead a donor back to the language of the page on which the donation began", async () => {
    const answer = await get("/api/payment/payu/return?orderId=1&language=pl");
    expect(answer.headers.location).toBe("/pl/payment/payu/success");
    for (const language of ["", "&language=en", "&language=xx", "&language=pl&language=pl"]) {
      expect((await get(`/api/payment/payu/return?orderId=1${language}`)).headers.location).toBe(
        "/payment/payu/success",
      );
    }
  });
});

test("a page is kept for its own address: English and Polish visitors never get each other's", async () => {
  for (const url of ["/about", "/pl/about", "/about", "/pl/about"]) {
    expect((await get(url)).body).toContain(url === "/about" ? "Who we are" : "Kim jesteśmy");
  }
});

test("a text of the shelter's that nobody has written in Polish is marked as English", async () => {
  const english = "Rex greets everybody.";
  const id = await buildAnimal(shelter.db, { description: english, descriptions: JSON.stringify({}) });
  expect((await get(`/pl/animal/${id}`)).body).toContain(`lang="en">${english}</p>`);
  expect((await get(`/animal/${id}`)).body).not.toContain(`lang="en">${english}</p>`);
});

test("the site as an application on a phone begins at the Polish page", async () => {
  expect((await get("/pl/manifest.webmanifest")).json()).toMatchObject({ lang: "pl", start_url: "/pl" });
  expect((await get("/manifest.webmanifest")).json()).toMatchObject({ lang: "en", start_url: "/" });
});

test("the form for volunteers is there for both languages", async () => {
  for (const path of ["/files/volunteer-application.pdf", "/pl/files/volunteer-application.pdf"]) {
    const { statusCode, headers } = await get(path);
    expect({ statusCode, type: headers["content-type"] }).toEqual({ statusCode: 200, type: "application/pdf" });
  }
});
