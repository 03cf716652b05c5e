import type { Page } from "@playwright/test";
import { leftEnglish } from "./support/left-english.ts";
import { overflow } from "./support/measures.ts";
import { call, type Role, signIn } from "./support/people.ts";
import { routerPaths } from "./support/routes.ts";
import { expect, test } from "./support/test.ts";

/** Sets the language of somebody's account. */
async function setLanguage(page: Page, role: Role, language: "en" | "pl"): Promise<void> {
  await signIn(page, role);
  const { id } = await (await page.request.get("/api/auth/me")).json();
  const path = role === "user" ? "/users/me" : `/employees/${id}`;
  expect((await call(page, "PUT", path, { language })).ok()).toBe(true);
}

const isOneOf = (path: string, route: string): boolean =>
  new RegExp(`^${route.replaceAll(/:\w+/g, String.raw`\d+`)}$`).test(path);

const linksOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("a")]
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname }) => pathname),
  );

/**
 * Opens each address of the router, those with an id by the first link to one.
 * @returns the addresses to which no screen leads, and what is wrong on the others
 */
async function crawl(page: Page, routes: readonly string[]): Promise<{ unreached: string[]; faults: string[] }> {
  const open = routes.filter((route) => !route.includes(":"));
  const unreached = new Set(routes.filter((route) => route.includes(":")));
  const faults: string[] = [];
  for (const path of open) {
    await page.goto(path);
    await expect(page.locator("h1")).toBeVisible();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    for (const text of await leftEnglish(page)) faults.push(`${path}: ${text}`);
    if ((await overflow(page, 320)) > 0) faults.push(`${path} is wider than 320 px`);
    for (const link of await linksOf(page)) {
      const route = [...unreached].find((one) => isOneOf(link, one));
      if (route === undefined) continue;
      unreached.delete(route);
      open.push(link);
    }
  }
  return { unreached: [...unreached], faults };
}

test.describe("somebody who reads Polish", () => {
  test("finds no English in the user area", async ({ page }) => {
    await setLanguage(page, "user", "pl");
    const { user } = await routerPaths();
    expect(await crawl(page, user)).toEqual({ unreached: [], faults: [] });
  });
  test.afterEach(({ page }) => setLanguage(page, "user", "en"));
});

test.describe("an admin who reads Polish", () => {
  test("finds no English in the administration", async ({ page }) => {
    test.slow();
    await setLanguage(page, "admin", "pl");
    const { admin } = await routerPaths();
    expect(await crawl(page, admin)).toEqual({ unreached: [], faults: [] });
  });
  test.afterEach(({ page }) => setLanguage(page, "admin", "en"));
});
