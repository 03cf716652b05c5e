import type { Page } from "@playwright/test";
import { barriersAtBothSizes } from "./support/barriers.ts";
import { DESK, PHONE, read, signIn } from "./support/people.ts";
import { expect, test } from "./support/test.ts";

const life = (page: Page) => page.getByRole("region", { name: "Life", exact: true });
const title = (page: Page) => page.getByRole("heading", { level: 1 });
const names = (page: Page) => page.locator(".animal-card h2").allTextContents();

test("an animal's record says at one glance how it is; its life can be filtered, and each kind is added from there", async ({
  page,
}) => {
  await signIn(page, "employee");
  const { items } = await read(page, "/animals?status=Available&pageSize=1");
  const { id, name } = items[0];
  await page.goto(`/admin/animal/${id}`);
  const now = page.getByRole("region", { name: "Now", exact: true });
  for (const fact of ["Where", "Here for", "Not at home yet", "Due", "Wanted by"])
    await expect(now.getByRole("term").filter({ hasText: fact }).first()).toBeInViewport();
  // The form is read beside it, as the specification says.
  await expect(page.getByLabel("Name")).toHaveValue(name);
  await expect(page.getByLabel("Name")).not.toBeEditable();

  await life(page).getByRole("button", { name: "Add a note" }).click();
  const words = `Eats well again, ${Date.now()}`;
  await page.getByRole("dialog").getByLabel("Note").fill(words);
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await expect(life(page).getByText(words)).toBeVisible();
  await life(page).getByRole("button", { name: "Add a weight" }).click();
  await page.getByRole("dialog").getByLabel("Kilograms").fill("12.5");
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await expect(life(page).getByText("Weighed: 12.5 kg")).toBeVisible();

  await life(page)
    .getByRole("button", { name: /^Notes \d/ })
    .click();
  await expect(life(page).getByText(words)).toBeVisible();
  await expect(life(page).getByText("Weighed: 12.5 kg")).toBeHidden();
  await page.reload();
  await expect(life(page).getByText("Weighed: 12.5 kg")).toBeHidden();
  await expect(life(page).getByText(words)).toBeVisible();
  await expect(life(page).getByRole("link", { name: "Add Appointment" })).toHaveAttribute(
    "href",
    `/admin/appointment/add?animalId=${id}`,
  );

  await page.getByRole("tab", { name: "Care and health" }).click();
  await expect(page.getByRole("region", { name: "Treatments" })).toBeVisible();
  await expect(life(page)).toBeHidden();
  expect(await barriersAtBothSizes(page)).toEqual([]);
  await page.setViewportSize(DESK);
  await page.goto(`/admin/animal/${id}#treatments`);
  await expect(page.getByRole("region", { name: "Treatments" })).toBeInViewport();
});

test("records are stepped through as their list has them, by button and key, and Escape leads back to the list as it was", async ({
  page,
}) => {
  await signIn(page, "employee");
  await page.goto("/admin/animals?type=cat&page=2");
  await expect(page.locator(".animal-card")).toHaveCount(16);
  const onPage = await names(page);
  await page.locator(".animal-card").last().getByRole("link").click();
  await expect(title(page)).toHaveText(onPage.at(-1) ?? "");
  const place = page.getByRole("navigation", { name: "In the list" });
  await expect(place).toContainText("32 of ");
  await page.keyboard.press("k");
  await expect(title(page)).toHaveText(onPage.at(-2) ?? "");
  await page.keyboard.press("j");
  await expect(title(page)).toHaveText(onPage.at(-1) ?? "");
  // The next one is on the next page.
  await place.getByRole("link", { name: /^Next: / }).click();
  await expect(place).toContainText("33 of ");
  const third = await title(page).textContent();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/admin/animals?type=cat&page=3");
  expect((await names(page))[0]).toBe(third);
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keys" })).toContainText("The next record of the list");
});

test("on a phone the glance is on the first screen", async ({ somebody }) => {
  const page = await somebody("employee", PHONE);
  const { items } = await read(page, "/animals?status=Available&pageSize=1");
  await page.goto(`/admin/animal/${items[0].id}`);
  await expect(page.getByText("Wanted by")).toBeInViewport({ ratio: 1 });
});
