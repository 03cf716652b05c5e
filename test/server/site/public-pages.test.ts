import { describe, expect, test } from "vitest";
import { PUBLIC_URL, startAppForFile } from "../support/app.ts";
import { buildAnimal, buildGroup, buildJob, buildNews } from "../support/builders.ts";

let news: number;
const shelter = await startAppForFile();
const { db } = shelter;
const group = await buildGroup(db, { name: "Shy dogs" });
for (let n = 1; n <= 25; n++) await buildAnimal(db, { name: `Cat ${n}`, type: "Cat", breed: "Siamese" });
const dog = await buildAnimal(db, {
  name: "Łatka <b>",
  breed: "Beagle",
  animal_group_id: group,
  arrival_date: "2026-11-01",
});
for (let n = 1; n <= 6; n++) news = await buildNews(db, { title: `Title ${n}` });
const job = await buildJob(db, { name: "Caretaker" });
for (let n = 1; n <= 3; n++) await buildJob(db, { name: `Vet ${n}` });

const get = (url: string) => shelter.app.inject(url);
const textOf = async (url: string) => (await get(url)).body;

describe("every public page", () => {
  const paths = () => [
    "/",
    "/news",
    `/news/${news}`,
    "/animals",
    `/animal/${dog}`,
    "/adoption",
    "/help/donate",
    "/help/volunteer",
    "/help/jobs",
    "/about",
    "/privacy",
    "/terms",
    "/payment/payu/success",
  ];

  test("is a whole document with title, description, Open Graph, one main heading and a strict policy", async () => {
    for (const path of paths()) {
      const response = await get(path);
      expect(response.statusCode, path).toBe(200);
      expect(response.headers["content-type"]).toBe("text/html; charset=utf-8");
      expect(response.headers["content-security-policy"]).not.toContain("unsafe");
      expect(response.body, path).toMatch(/^<!doctype html><html lang="en">/);
      expect(response.body, path).toMatch(/<title>[^<]*Animal Shelter[^<]*<\/title>/);
      expect(response.body, path).toMatch(/<meta name="description" content="[^"]{20,}"/);
      expect(response.body, path).toMatch(/<meta property="og:image" content="http:\/\/shelter\.test\/[^"]+"/);
      expect(response.body.match(/<h1[ >]/g), path).toHaveLength(1);
      expect(response.body, path).not.toMatch(/ style="/);
    }
  });

  test("names its canonical address, and tells search engines what it is", async () => {
    for (const path of paths().filter((path) => !path.startsWith("/payment"))) {
      const page = await textOf(path);
      expect(page, path).toContain(`<link rel="canonical" href="${PUBLIC_URL}${path}"`);
      expect(page, path).toMatch(/<script type="application\/ld\+json">\{"@context":"https:\/\/schema.org","@type":/);
    }
  });

  test.each([
    ["/", "/animal", 3],
    ["/news", "/news", 5],
    ["/help/jobs", "/login\\?redirect=%2Fhelp%2Fjob%2F", 3],
  ])("%s links the records of one page, each once", async (path, address, count) => {
    const links = (await textOf(path)).match(new RegExp(`href="${address}/?\\d+"`, "g"));
    expect(links).toHaveLength(count);
  });

  test("shows what people typed as text, never as HTML", async () => {
    const page = await textOf(`/animal/${dog}`);
    expect(page).toContain("Łatka &lt;b&gt;");
    expect(page).not.toContain("Łatka <b>");
  });
});

describe("an unknown address", () => {
  test.each([
    "/nothing",
    "/animal/999999",
    "/animal/abc",
    "/animal/0",
    "/news/999999",
    "/news/x",
    "/animal/%zz",
    "/help/nothing",
  ])("%s answers 404 with the Not Found page", async (path) => {
    const response = await get(path);
    expect(response.statusCode).toBe(404);
    expect(response.body).toContain("Not Found");
    expect(response.headers["content-type"]).toContain("text/html");
  });

  test("says 'Animal not found.' where an animal was looked for", async () => {
    for (const id of ["2147483647", "0", "rex"]) {
      expect(await get(`/animal/${id}`)).toMatchObject({
        statusCode: 404,
        body: expect.stringContaining("Animal not found."),
      });
    }
  });

  test("with a slash too many leads to the page without it, on this site only", async () => {
    const response = await get("/animals/?type=Dog");
    expect(response.statusCode).toBe(301);
    expect(response.headers.location).toBe("/animals?type=Dog");
    expect((await get("//evil.test/")).headers.location ?? "").not.toMatch(/^\/\/|^http/);
  });
});

describe("redirects", () => {
  test("lead from the help area to donate, and from the old address of a job to the new one", async () => {
    expect(await get("/help")).toMatchObject({ statusCode: 302, headers: { location: "/help/donate" } });
    expect(await get(`/jobs/${job}`)).toMatchObject({ statusCode: 301, headers: { location: `/help/job/${job}` } });
  });

  test("lead a visitor from a job's page to login and back", async () => {
    const response = await get(`/help/job/${job}`);
    expect(response.statusCode).toBe(302);
    expect(response.headers.location).toBe(`/login?redirect=${encodeURIComponent(`/help/job/${job}`)}`);
  });
});

describe("the animals list", () => {
  const cards = (html: string) => html.match(/href="\/animal\/\d+"/g) ?? [];

  test("shows 12 a page and is filtered by its address alone", async () => {
    expect(cards(await textOf("/animals"))).toHaveLength(12);
    expect(await textOf("/animals")).toContain(`<option value="${group}">Shy dogs</option>`);
    expect(cards(await textOf("/animals?page=3"))).toHaveLength(2);
    expect(cards(await textOf("/animals?type=Dog"))).toEqual([`href="/animal/${dog}"`]);
    expect(cards(await textOf("/animals?breed=Beagle&sex=Male&size=medium&ageClass=adult"))).toHaveLength(1);
    expect(cards(await textOf("/animals?sex=Female"))).toHaveLength(0);
  });

  test("uses the nearest page when one is out of bounds, and ignores invalid filters", async () => {
    expect(cards(await textOf("/animals?page=99"))).toHaveLength(2);
    for (const query of [
      "page=0",
      "page=-5",
      "page=x",
      "page=1e9x",
      "type=Bird",
      "animalGroupId=x",
      "size=",
      "page=1&page=2",
    ]) {
      const response = await get(`/animals?${query}`);
      expect(response.statusCode, query).toBe(200);
      expect(cards(response.body), query).toHaveLength(12);
    }
    expect(await textOf("/animals?page=99&type=Cat")).toContain(
      `<link rel="canonical" href="${PUBLIC_URL}/animals?type=Cat&amp;page=3"`,
    );
  });
});

describe("a built file", () => {
  test("is sent compressed and kept for good, since another build gives it another name", async () => {
    const [address = ""] = (await textOf("/")).match(/\/assets\/[^"]+\.css/) ?? [];
    const headers = { "accept-encoding": "br" };
    const whole = await shelter.app.inject({ url: address, headers });
    expect(whole).toMatchObject({ statusCode: 200, headers: { "content-encoding": "br", vary: "accept-encoding" } });
    expect(whole.headers["content-type"]).toBe("text/css; charset=utf-8");
    expect(whole.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(whole.headers).not.toHaveProperty("set-cookie");
    const head = await shelter.app.inject({ method: "HEAD", url: address, headers });
    expect(head).toMatchObject({ statusCode: 200, body: "" });
    expect(head.headers["content-length"]).toBe(whole.headers["content-length"]);
    expect((await get("/favicon.svg")).headers["cache-control"]).toBe("public, max-age=86400");
  });

  test("is known by its own name alone", async () => {
    const [address = ""] = (await textOf("/")).match(/\/assets\/[^"]+\.css/) ?? [];
    const others = [
      `${address}.br`,
      `${address}/`,
      "/assets",
      "/assets/",
      "/assets/..%2ffavicon.svg",
      "/.vite/manifest.json",
    ];
    for (const other of others)
      expect((await get(other)).statusCode, other).toSatisfy((code) => code === 404 || code === 301);
  });
});

describe("files for programs", () => {
  test("the sitemap names every page and every animal on show", async () => {
    const xml = await textOf("/sitemap.xml");
    for (const path of ["/", "/animals", `/animal/${dog}`, `/news/${news}`]) {
      expect(xml).toContain(`<loc>${PUBLIC_URL}${path}</loc>`);
    }
  });

  test("robots are kept out of what is not theirs and told of the sitemap", async () => {
    const text = await textOf("/robots.txt");
    expect(text).toContain("Disallow: /admin");
    expect(text).toContain(`Sitemap: ${PUBLIC_URL}/sitemap.xml`);
  });

  test("the manifest, the icons, the speculation rules and the volunteer form are there", async () => {
    const manifest = (await get("/manifest.webmanifest")).json();
    for (const icon of manifest.icons) expect((await get(icon.src)).statusCode, icon.src).toBe(200);
    const rules = await get("/speculation-rules.json");
    expect(rules.headers["content-type"]).toContain("application/speculationrules+json");
    const form = await get("/files/volunteer-application.pdf");
    expect(form.headers["content-type"]).toBe("application/pdf");
    expect(form.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
  });
});
