import type { Animal } from "../../../src/contract/animals/animals.ts";
import type { PageOf } from "../../../src/contract/platform/lists.ts";
import { cardNames, matchCount, matching, openFilters } from "../support/filters.ts";
import { SCREENS } from "../support/screens.ts";
import { expect, onPhone, test } from "../support/test.ts";

test.use({ javaScriptEnabled: false, expectedTroubles: /status of 404/ });

test("every page can be read", async ({ page, shelter }) => {
  for (const { name, path } of SCREENS) {
    await page.goto(path(shelter));
    await expect(page.getByRole("heading", { level: 1 }), name).toBeVisible();
    expect((await page.getByRole("main").innerText()).length, name).toBeGreaterThan(60);
  }
});

test("the animals of the carousel are there to be read and followed", async ({ page, shelter }) => {
  await page.goto("/");
  const row = page.getByRole("region", { name: "Lately found animals" });
  for (const { id, name, description } of shelter.lately) {
    await expect(row.getByText(description)).toBeVisible();
    await expect(row.getByRole("link", { name, exact: true })).toHaveAttribute("href", `/animal/${id}`);
  }
  await expect(page.getByRole("button", { name: "Next animal" })).toBeHidden();
  await row.getByRole("link").last().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(shelter.lately.at(-1)?.name ?? "");
});

onPhone(() => {
  test("the filters work as a form that Clear Filters empties", async ({ page, request, shelter, isMobile }) => {
    const answer = await request.get("/api/animals?sex=Female&type=Cat&pageSize=12");
    const { items, totalCount } = (await answer.json()) as PageOf<Animal>;
    await page.goto("/animals");
    await openFilters(page, isMobile);
    await page.getByLabel("Sex", { exact: true }).selectOption("Female");
    await page.getByLabel("Type", { exact: true }).selectOption("Cat");
    await page.getByRole("button", { name: /^Show animals/ }).click();
    await expect(matchCount(page)).toHaveText(matching(totalCount));
    await expect(cardNames(page)).toHaveText(items.map(({ name }) => name));
    await expect(page.getByLabel("Type", { exact: true })).toHaveValue("Cat");
    await openFilters(page, isMobile);
    await page.getByRole("button", { name: "Clear Filters" }).click();
    await expect(cardNames(page)).toHaveText(shelter.animals.items.map(({ name }) => name));
  });
});

test("lists are paged by links", async ({ page, request }) => {
  const { items } = (await (await request.get("/api/animals?page=2&pageSize=12")).json()) as PageOf<Animal>;
  await page.goto("/animals");
  await page.getByRole("link", { name: "Next page" }).click();
  await expect(cardNames(page)).toHaveText(items.map(({ name }) => name));
  await page.goto("/news");
  await page.getByRole("link", { name: "Page 2" }).click();
  await expect(page.getByRole("link", { name: "Page 2" })).toHaveAttribute("aria-current", "page");
});

onPhone(() => {
  test("the menu opens, leads on and closes", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.getByRole("button", { name: "Close menu" }).click();
    await expect(page.getByRole("dialog")).toBeHidden();
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "Adoption" }).click();
    await expect(page).toHaveURL("/adoption");
  });
});

test("the small pictures of an animal lead to the large ones", async ({ page, shelter }) => {
  const { id, photos } = shelter.animal;
  await page.goto(`/animal/${id}`);
  await page.getByRole("link", { name: `Photo ${photos.length} of ${photos.length}` }).click();
  await expect(page.getByRole("figure").last()).toBeInViewport({ ratio: 0.9 });
  await expect(page.getByRole("button", { name: "Share" })).toBeHidden();
});

test("forms say that sending them needs JavaScript", async ({ page }) => {
  for (const path of ["/", "/news", "/help/donate"]) {
    await page.goto(path);
    const hint = page.locator("form[data-form] noscript").first();
    await expect(hint).toBeVisible();
    // Locators do not read this element's text.
    expect(await hint.evaluate((element) => (element as HTMLElement).innerText)).toContain("needs JavaScript");
  }
});
