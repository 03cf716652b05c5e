import type { APIRequestContext } from "@playwright/test";
import type { Animal } from "../../../src/contract/animals/animals.ts";
import type { PageOf } from "../../../src/contract/platform/lists.ts";
import { ageClassOf, sizeOf } from "../../support/animal-classes.ts";
import { cardNames, choose, matchCount, matching, openFilters } from "../support/filters.ts";
import { expect, NEW_BROWSER, NEW_BROWSER_WALK, onDeskAndPhone, onPhone, test } from "../support/test.ts";

/** What the list says while nothing is filtered; other journeys find homes for animals meanwhile. */
async function waiting(request: APIRequestContext): Promise<string> {
  const { totalCount } = (await (await request.get("/api/animals?pageSize=1")).json()) as PageOf<Animal>;
  return `${totalCount} animals are waiting to meet you`;
}

onDeskAndPhone(() => {
  test("a visitor finds an animal, and is back in the same list", async ({ page, request, shelter, isMobile }) => {
    const { animal } = shelter;
    const wish = { type: animal.type, size: sizeOf(animal.weight ?? 0), ageClass: ageClassOf(animal.age ?? 0) };
    const answer = await request.get("/api/animals", { params: { ...wish, pageSize: 12 } });
    const expected = (await answer.json()) as PageOf<Animal>;

    await page.goto("/");
    await page.getByRole("link", { name: "Meet the animals" }).click();
    await expect(matchCount(page)).toHaveText(await waiting(request));
    await openFilters(page, isMobile);
    await choose(page, "Type", wish.type, "type");
    await choose(page, "Size", wish.size, "size");
    await choose(page, "Age", wish.ageClass, "ageClass");
    if (isMobile) await page.getByRole("button", { name: `Show animals (${expected.totalCount})` }).click();
    await expect(matchCount(page)).toHaveText(matching(expected.totalCount));
    await expect(cardNames(page)).toHaveText(expected.items.map(({ name }) => name));

    await page.getByRole("link", { name: animal.name, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(animal.name);
    await expect(page.getByRole("heading", { name: `About ${animal.name}` })).toBeVisible();
    await expect(page.getByText(animal.description)).toBeVisible();

    await page.goBack();
    await expect(page).toHaveURL(`/animals?type=${wish.type}&size=${wish.size}&ageClass=${wish.ageClass}`);
    await expect(matchCount(page)).toHaveText(matching(expected.totalCount));
    await expect(cardNames(page)).toHaveText(expected.items.map(({ name }) => name));
    for (const [label, value] of [
      ["Type", wish.type],
      ["Size", wish.size],
      ["Age", wish.ageClass],
      ["Sex", ""],
    ] as const) {
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
    }
  });
});

onPhone(() => {
  test("what is chosen before the page's script came is not lost", async ({ page, request }) => {
    const dogs = ((await (await request.get("/api/animals?type=Dog")).json()) as PageOf<Animal>).totalCount;
    const line = Promise.withResolvers<void>();
    await page.route("**/*.js", async (route) => {
      await line.promise;
      await route.continue();
    });
    await page.goto("/animals", { waitUntil: "commit" });
    await openFilters(page, true);
    await page.getByLabel("Type", { exact: true }).selectOption("Dog");
    line.resolve();
    await expect(page).toHaveURL("/animals?type=Dog");
    await expect(matchCount(page)).toHaveText(matching(dogs));
    await page.goBack();
    await expect(page).toHaveURL("/animals");
    await expect(page.getByLabel("Type", { exact: true })).toHaveValue("");
  });

  test("a step back takes the last filter away, one forward brings it again", async ({ page, request }) => {
    const dogs = ((await (await request.get("/api/animals?type=Dog")).json()) as PageOf<Animal>).totalCount;
    const small = ((await (await request.get("/api/animals?type=Dog&size=small")).json()) as PageOf<Animal>).totalCount;
    await page.goto("/animals");
    await openFilters(page, true);
    await choose(page, "Type", "Dog", "type");
    await expect(matchCount(page)).toHaveText(matching(dogs));
    await choose(page, "Size", "small", "size");
    await expect(matchCount(page)).toHaveText(matching(small));
    await page.goBack();
    await expect(page).toHaveURL("/animals?type=Dog");
    await expect(matchCount(page)).toHaveText(matching(dogs));
    await expect(page.getByLabel("Type", { exact: true })).toHaveValue("Dog");
    await expect(page.getByLabel("Size", { exact: true })).toHaveValue("");
    await expect(page.locator("[data-filters]")).toHaveAttribute("data-enhanced");
    await page.goForward();
    await expect(matchCount(page)).toHaveText(matching(small));
    await expect(page.getByLabel("Size", { exact: true })).toHaveValue("small");
  });

  test("a choice of type leaves only its breeds to choose from", async ({ page, shelter }) => {
    await page.goto("/animals");
    await openFilters(page, true);
    const breeds = page.getByLabel("Breed", { exact: true }).locator("optgroup");
    await expect(breeds).toHaveCount(2);
    await choose(page, "Type", shelter.animal.type, "type");
    await expect(breeds).toHaveCount(1);
    await choose(page, "Breed", shelter.animal.breed ?? "", "breed");
    await expect(cardNames(page).filter({ hasText: shelter.animal.name })).toBeVisible();
  });

  test("Clear Filters shows everybody again", async ({ page, request }) => {
    await page.goto("/animals?sex=Female&type=Cat&ageClass=adult");
    await expect(matchCount(page)).toHaveText(/^\d+ animals? match/);
    await openFilters(page, true);
    await page.getByRole("complementary", { name: "Filters" }).getByRole("button", { name: "Clear Filters" }).click();
    await expect(page).toHaveURL("/animals");
    await expect(matchCount(page)).toHaveText(await waiting(request));
    for (const label of ["Sex", "Type", "Breed", "Animal Group", "Size", "Age"]) {
      await expect(page.getByLabel(label, { exact: true })).toHaveValue("");
    }
  });
});

test("where nobody matches, the list says so and offers to clear the filters", async ({ page, shelter }) => {
  await page.goto("/animals?type=Cat&size=large&ageClass=baby");
  const results = page.getByRole("status").filter({ hasText: "Nobody here matches all of these wishes today." });
  await results.getByRole("button", { name: "Clear Filters" }).click();
  await expect(cardNames(page)).toHaveText(shelter.animals.items.map(({ name }) => name));
});

test("the arrow keys and the small pictures turn the photos of an animal", async ({ page, shelter }) => {
  const { photos, id, name } = shelter.animal;
  await page.goto(`/animal/${id}`);
  const gallery = page.getByRole("region", { name: `Photos of ${name}` });
  const picture = (at: number) => gallery.getByRole("figure").nth(at);
  const small = (at: number) => gallery.getByRole("link", { name: `Photo ${at + 1} of ${photos.length}` });
  const shows = async (at: number) => {
    await expect(picture(at)).toBeInViewport({ ratio: 0.95 });
    await expect(small(at)).toHaveAttribute("aria-current", "true");
    await expect(gallery.locator("[aria-current]")).toHaveCount(1);
  };
  await shows(0);
  await page.locator("[data-gallery][data-enhanced]").waitFor();
  await small(0).focus();
  await page.keyboard.press("ArrowRight");
  await shows(1);
  await page.keyboard.press("ArrowLeft");
  await shows(0);
  await page.keyboard.press("ArrowLeft");
  await shows(photos.length - 1);
  await small(1).click();
  await shows(1);
  await expect(page).toHaveURL(`/animal/${id}`);
});

onPhone(() => {
  test("the action, beside the picture at a desk, stays in sight while one reads", async ({ page, shelter }) => {
    await page.goto(`/animal/${shelter.animal.id}`);
    const action = page.getByRole("link", { name: "You need to log in to apply for adoption." });
    await expect(action).toBeInViewport({ ratio: 1 });
    await page.getByRole("heading", { name: "Character" }).scrollIntoViewIfNeeded();
    await expect(action).toBeInViewport({ ratio: 1 });
  });
});

test(
  "Share copies the link where the system has no sheet for it",
  NEW_BROWSER_WALK,
  async ({ page, context, shelter }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(`/animal/${shelter.animal.id}`);
    await page.getByRole("button", { name: "Share" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Link copied" })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    await expect(page.getByRole("button", { name: "Share" })).toBeVisible();
  },
);

test("Share opens the system's sheet where there is one", NEW_BROWSER, async ({ page, shelter }) => {
  await page.addInitScript(() => {
    navigator.share = async (shared) => void Object.assign(window, { shared });
  });
  await page.goto(`/animal/${shelter.animal.id}`);
  await page.getByRole("button", { name: "Share" }).click();
  const shared = await page.evaluate(() => (window as unknown as { shared: ShareData }).shared);
  expect(shared).toEqual({ title: shelter.animal.name, url: page.url() });
});

onPhone(() => {
  test("three taps put first what fits; the device keeps the answers until cleared", async ({ page, request }) => {
    const names = async (query: string) =>
      ((await (await request.get(`/api/animals?pageSize=12${query}`)).json()) as PageOf<Animal>).items.map(
        ({ name }) => name,
      );
    await page.goto("/");
    const invited = page.getByRole("region", { name: "Who lives with you?" });
    const questions = invited.getByRole("group");
    await expect(invited.getByRole("radio", { name: "Any", checked: true })).toHaveCount(await questions.count());
    await invited.getByRole("radio", { name: "Under 7" }).check();
    await invited.getByRole("button", { name: "Show who fits" }).click();
    await expect(page).toHaveURL((url) => url.search.includes("children=small"));
    const answers = page.getByRole("group", { name: "Hours alone in a day" });
    await answers.getByRole("radio", { name: "Over 8" }).check();
    await expect(page).toHaveURL("/animals?children=small&alone=long");
    const fitting = await names("&children=small&alone=long");
    await expect(cardNames(page)).toHaveText(fitting);
    await expect(page.getByText(/^Children \d of 5.* Alone \d of 5/).first()).toBeVisible();

    await page.goto("/animals");
    await expect(page).toHaveURL("/animals?children=small&alone=long");
    await expect(cardNames(page)).toHaveText(fitting);
    await page.getByRole("link", { name: fitting[0] as string, exact: true }).click();
    await expect(page.getByText(/^Children \d of 5/).first()).toBeVisible();
    await page.getByRole("navigation", { name: "Breadcrumbs" }).getByRole("link", { name: "Animals" }).click();
    await expect(cardNames(page)).toHaveText(fitting);

    await page.getByRole("link", { name: "Clear answers" }).click();
    await expect(page).toHaveURL("/animals");
    await page.reload();
    await expect(cardNames(page)).toHaveText(await names(""));
  });
});
