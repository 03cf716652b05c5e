import type { Page } from "@playwright/test";
import { expect, onPhone, test } from "../support/test.ts";

const slide = (page: Page, at: number) =>
  page.getByRole("region", { name: "Lately found animals" }).getByRole("listitem").nth(at);
const progress = (page: Page) => page.getByRole("progressbar", { name: "Progress through the animals" });
const share = (page: Page) => progress(page).evaluate((bar) => (bar as HTMLProgressElement).value);

async function shows(page: Page, at: number) {
  await expect(slide(page, at)).toBeInViewport({ ratio: 0.95 });
  await expect.poll(() => share(page)).toBeCloseTo([1 / 3, await share(page), 1][at] ?? 0, 2);
}

onPhone(() => {
  test("the arrows turn the animals one by one, round and round, and the bar goes along", async ({ page }) => {
    await page.goto("/");
    await slide(page, 0).scrollIntoViewIfNeeded();
    const next = page.getByRole("button", { name: "Next animal" });
    const previous = page.getByRole("button", { name: "Previous animal" });
    await shows(page, 0);
    await next.click();
    await expect(slide(page, 1)).toBeInViewport({ ratio: 0.95 });
    await expect.poll(() => share(page)).toBeGreaterThan(0.5);
    expect(await share(page)).toBeLessThan(0.9);
    await next.click();
    await shows(page, 2);
    await next.click();
    await shows(page, 0);
    await previous.click();
    await shows(page, 2);
  });

  test("the arrow keys turn them as well", async ({ page }) => {
    await page.goto("/");
    const row = page.getByRole("region", { name: "Lately found animals" });
    await page.locator("[data-carousel][data-enhanced]").waitFor();
    await row.focus();
    await page.keyboard.press("ArrowRight");
    await expect(slide(page, 1)).toBeInViewport({ ratio: 0.95 });
    await page.keyboard.press("ArrowLeft");
    await shows(page, 0);
    await expect(row).toBeFocused();
  });

  test("who tabs to an animal that is out of sight sees it come", async ({ page, shelter }) => {
    await page.goto("/");
    const last = shelter.lately.at(-1)?.name ?? "";
    await page.getByRole("region", { name: "Lately found animals" }).focus();
    const link = page.getByRole("link", { name: last, exact: true });
    // Each animal has two stops, its link and its heart, which a script brings.
    await expect(page.getByRole("button", { name: `Add ${last} to Favourites` })).toBeAttached();
    const stops = 2 * shelter.lately.length - 1;
    for (let stop = 0; stop < stops; stop += 1) await page.keyboard.press("Tab");
    await expect(link).toBeFocused();
    await expect(slide(page, 2)).toBeInViewport({ ratio: 0.9 });
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(last);
  });
});

test("the animals stand still for those who ask for less motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await page.getByRole("button", { name: "Next animal" }).click();
  const left = await slide(page, 1).evaluate((element) => element.getBoundingClientRect().left);
  expect(left, "is there at once").toBeLessThan(200);
});
