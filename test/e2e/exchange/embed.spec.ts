import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page, Request } from "@playwright/test";
import { FEEDS } from "../../../src/contract/platform/feed-paths.ts";
import { barriersAtBothSizes } from "../support/barriers.ts";
import { expect, NEW_BROWSER, test } from "../support/test.ts";

/** The other site is another server on purpose. */
test.use({ expectedTroubles: /^elsewhere: http:\/\/localhost:/ });

type OtherSite = { head?: string; body: string; policy?: string };

/** Opens a page of another site, at another origin of another site, with this in it. */
async function openOtherSite(page: Page, { head = "", body, policy }: OtherSite): Promise<() => void> {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>The vet</title><link rel="icon" href="data:,">${head}</head><body><main><h1>The vet next door</h1>${body}</main></body></html>`;
  const server = createServer((_request, response) => {
    response.setHeader("content-type", "text/html; charset=utf-8");
    if (policy) response.setHeader("content-security-policy", policy);
    response.end(html);
  });
  await once(server.listen(0, "localhost"), "listening");
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
  return () => server.close();
}

const line = (shelter: string, data = "") => `<script src="${shelter}/embed.js" ${data} async></script>`;
const cards = (page: Page) => page.locator("a.card");
const readShown = async (page: Page, query: string) =>
  (await (await page.request.get(`/feeds/animals.json?${query}`)).json()).items as { name: string; url: string }[];

test("another site shows the animals under a strict policy; a key opens their page", async ({ page, ownServer }) => {
  const policy = `default-src 'none'; script-src ${ownServer}; connect-src ${ownServer}; img-src ${ownServer} data:`;
  const close = await openOtherSite(page, { body: line(ownServer, 'data-limit="4"'), policy });
  const shown = await readShown(page, "limit=4");
  await expect(cards(page)).toHaveCount(4);
  await expect(page.getByRole("region", { name: "Animals of Animal Shelter" })).toBeVisible();
  await expect(page.getByRole("list").getByRole("listitem")).toHaveCount(4);
  for (const [at, { name }] of shown.entries()) await expect(cards(page).nth(at)).toContainText(name);
  const pictures = page.locator("img.picture");
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
  }
  expect(await pictures.count()).toBeGreaterThan(0);
  await page.keyboard.press("Tab");
  await expect(cards(page).first()).toBeFocused();
  const outline = () =>
    cards(page)
      .first()
      .evaluate((one) => getComputedStyle(one).outlineStyle);
  expect(await outline()).toBe("solid");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(shown[0]?.url ?? "");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(shown[0]?.name ?? "?");
  close();
});

test("it is without barriers, light and dark, at a desk and on a phone", async ({ page, ownServer }) => {
  const close = await openOtherSite(page, { body: line(ownServer, 'data-limit="3"') });
  await expect(cards(page)).toHaveCount(3);
  expect(await barriersAtBothSizes(page)).toEqual([]);
  close();
});

test("it asks the shelter alone, without cookie or word of the page; keeps nothing", async ({ page, ownServer }) => {
  const asked: Request[] = [];
  page.on("request", (request) => asked.push(request));
  const close = await openOtherSite(page, { body: line(ownServer, 'data-limit="2"') });
  await expect(cards(page)).toHaveCount(2);
  await expect.poll(() => asked.filter((one) => one.url().includes("/photos/")).length).toBeGreaterThan(0);
  const told = await Promise.all(
    asked
      .filter((one) => /\/feeds\/|\/photos\//.test(one.url()))
      .map(async (one) => ({ url: one.url(), headers: await one.allHeaders() })),
  );
  for (const { url, headers } of told) {
    expect(url.startsWith(ownServer), url).toBe(true);
    // Browsers leave the header out, or send it without a word.
    expect([headers.referer ?? "", headers.cookie], url).toEqual(["", undefined]);
  }
  expect(await page.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, ""]);
  close();
});

const HOSTILE = `<style>
  :root { font-size: 3px; }
  * { font: 60px/3 fantasy !important; color: red !important; text-transform: uppercase !important; }
  div, section, ul, li, a, p, img, span { display: none !important; position: fixed !important; opacity: 0 !important; width: 4px !important; }
  main { display: block; }
</style>`;

test("it holds several times on a hostile page, each as it was asked for", async ({ page, ownServer }) => {
  const body =
    line(ownServer, 'data-type="dog" data-limit="2" data-theme="light"') +
    line(ownServer, 'data-type="cat" data-limit="3" data-theme="dark" data-lang="pl"');
  const close = await openOtherSite(page, { head: HOSTILE, body });
  const [dogs, cats] = [page.locator("section.frame").nth(0), page.locator("section.frame").nth(1)];
  await expect(dogs.locator("a.card")).toHaveCount(2);
  await expect(cats.locator("a.card")).toHaveCount(3);
  for (const [frame, ground] of [
    [dogs, "rgb(251, 248, 243)"],
    [cats, "rgb(19, 29, 26)"],
  ] as const) {
    await expect(frame).toBeVisible();
    await expect(frame).toHaveCSS("background-color", ground);
    await expect(frame).toHaveCSS("font-size", "16px");
    await expect(frame.locator(".name").first()).toHaveCSS("text-transform", "none");
    expect((await frame.boundingBox())?.width).toBeGreaterThan(600);
  }
  await expect(cats).toHaveAttribute("lang", "pl");
  await expect(cats.getByRole("link", { name: "Wszystkie zwierzęta: Animal Shelter" })).toHaveAttribute(
    "href",
    `${ownServer}/pl/animals`,
  );
  close();
});

test("an empty shelter is said, and where its page is", async ({ page, ownServer }) => {
  const nothing = { shelter: "Cosy Corner", url: `${ownServer}/animals`, language: "en", totalCount: 0, items: [] };
  await page.route(`**${FEEDS.animalsJson}*`, (route) =>
    route.fulfill({ json: nothing, headers: { "access-control-allow-origin": "*" } }),
  );
  const close = await openOtherSite(page, { body: line(ownServer) });
  await expect(page.getByRole("status")).toContainText("Nobody is waiting for a home here today.");
  await expect(page.getByRole("link", { name: "All animals of Cosy Corner" })).toBeVisible();
  close();
});

test.describe("while the shelter cannot be reached", () => {
  test.use({ expectedTroubles: /^elsewhere: |animals\.json/ });

  test("it says so instead of nothing", NEW_BROWSER, async ({ page, ownServer }) => {
    await page.route(`**${FEEDS.animalsJson}*`, (route) => route.abort());
    const close = await openOtherSite(page, { body: line(ownServer, 'data-lang="pl"') });
    await expect(page.getByRole("status")).toContainText("Nie można teraz pokazać zwierząt.");
    await expect(page.getByRole("link")).toHaveAttribute("href", `${ownServer}/animals`);
    close();
  });
});

test("reduced motion and forced colours are kept to", async ({ page, ownServer }) => {
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  const close = await openOtherSite(page, { body: line(ownServer, 'data-limit="1"') });
  const card = cards(page).first();
  await expect(card).toBeVisible();
  await expect(card).toHaveCSS("transition-duration", "0s");
  await expect(page.locator("section.frame")).toHaveCSS("border-top-style", "solid");
  close();
});
