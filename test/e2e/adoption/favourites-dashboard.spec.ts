import type { Animal } from "../../../src/contract/animals/animals.ts";
import { recordTexts } from "../../../src/contract/texts/texts.ts";
import { checkLooks, mark, marked, section, three } from "../support/favourites.ts";
import { newUser, read, signIn } from "../support/people.ts";
import { expect, test, WALK } from "../support/test.ts";

test.describe("the dashboard", () => {
  test.use({ expectedTroubles: /status of 503/ });

  test("shows the favourites with their pages and ways to adopt; they go and come back", WALK, async ({ page }) => {
    test.slow(); // it looks for barriers twice
    await newUser(page);
    const [one, two, last] = await three(page, "&status=Available&availableFor=Adoption");
    for (const { id } of [one, two, last]) await mark(page, id);
    await page.goto("/user_page");
    await expect(section(page).getByRole("heading", { level: 3 })).toHaveText([last.name, two.name, one.name]);
    await expect(section(page).getByRole("link", { name: two.name, exact: true })).toHaveAttribute(
      "href",
      `/animal/${two.id}`,
    );
    const adopt = section(page).getByRole("link", { name: `Adopt this animal ${two.name}` });
    await expect(adopt).toHaveAttribute("href", `/user_page/adoptions/apply?animalId=${two.id}`);
    await checkLooks(page);

    const remove = (name: string) =>
      section(page).getByRole("button", { name: `${recordTexts().favourites.remove} ${name}` });
    await remove(two.name).focus();
    await page.keyboard.press("Enter");
    await expect(section(page).getByRole("heading", { level: 3 })).toHaveText([last.name, one.name]);
    await expect(remove(one.name)).toBeFocused();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(section(page).getByRole("heading", { level: 3 })).toHaveText([two.name, last.name, one.name]);
    await expect(remove(two.name)).toBeFocused();

    const isLate = Promise.withResolvers<void>();
    await page.route(`**/api/users/me/favourites/${one.id}`, async (route) => {
      await isLate.promise;
      await route.continue();
    });
    for (const { name } of [one, two, last]) await remove(name).click();
    await expect(section(page).getByRole("heading", { level: 3 })).toHaveText([one.name]);
    await expect(remove(one.name)).toBeDisabled();
    isLate.resolve();
    await expect(section(page)).toContainText(recordTexts().favourites.none);
    await expect(section(page)).toBeFocused();
    expect(await marked(page)).toEqual([]);
    await checkLooks(page);
    await section(page).getByRole("link", { name: "Meet the animals" }).click();
    await expect(page).toHaveURL("/animals");
  });

  test("says of an animal that it has found a home, and offers no application for it", async ({ page }) => {
    await signIn(page, "user");
    const { items } = await read(page, "/users/me/favourites");
    const home = items.find(({ status }: Animal & { status: string }) => status === "Adopted");
    await page.goto("/user_page");
    const card = section(page)
      .getByRole("listitem")
      .filter({ hasText: `${home.name} has found a home` });
    await expect(card).toHaveCount(1);
    await expect(card.getByRole("link")).toHaveCount(1);
    await expect(card.getByRole("button")).toHaveCount(1);
  });

  test("has pages when there are more than twelve, and one less when the last of a page goes", async ({ page }) => {
    await newUser(page);
    const { items } = await read(page, "/animals?pageSize=13");
    const ids: number[] = items.map(({ id }: Animal) => id);
    for (const id of ids) await mark(page, id);
    await page.goto("/user_page");
    await expect(section(page).getByRole("heading", { level: 3 })).toHaveCount(12);
    await page.getByRole("button", { name: "Page 2" }).click();
    await expect(section(page).getByRole("heading", { level: 3 })).toHaveCount(1);
    await section(page).getByRole("button", { name: recordTexts().favourites.remove }).click();
    await expect(section(page).getByRole("heading", { level: 3 })).toHaveCount(12);
    await expect(page.getByRole("button", { name: "Page 2" })).toHaveCount(0);
  });

  test("says when the favourites cannot be loaded or changed, and tries again", async ({ page, shelter }) => {
    await newUser(page);
    await mark(page, shelter.animal.id);
    let isAway = true;
    await page.route("**/api/users/me/favourites**", (route) =>
      isAway ? route.fulfill({ status: 503, json: { message: "The database is away." } }) : route.continue(),
    );
    await page.goto("/user_page");
    await expect(section(page).getByRole("alert")).toContainText(recordTexts().favourites.loadFailed);
    isAway = false;
    await section(page).getByRole("button", { name: "Try again" }).click();
    const remove = section(page).getByRole("button", { name: recordTexts().favourites.remove });
    await expect(remove).toBeVisible();
    await page.unroute("**/api/users/me/favourites**");
    await page.route(`**/api/users/me/favourites/${shelter.animal.id}`, (route) =>
      route.fulfill({ status: 503, json: { message: "" } }),
    );
    await remove.click();
    await expect(page.getByText("Error (503)")).toBeVisible();
    await expect(remove).toBeFocused();
    expect(await marked(page)).toEqual([shelter.animal.name]);
  });
});
