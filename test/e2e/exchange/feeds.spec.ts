import type { Page } from "@playwright/test";
import { barriers } from "../support/barriers.ts";
import { signIn } from "../support/people.ts";
import { expect, test, WALK } from "../support/test.ts";

test("an admin chooses what another site shows, sees it, and copies the line for it", async ({ page, ownServer }) => {
  await signIn(page, "admin");
  await page.goto("/admin/settings");
  await page.getByRole("link", { name: "Show your animals elsewhere" }).click();
  const line = page.getByRole("textbox", { name: "The line to paste" });
  await expect(line).toHaveValue(
    `<script src="${ownServer}/embed.js" data-limit="6" data-theme="auto" async></script>`,
  );
  await expect(page.locator("a.card")).toHaveCount(6);
  const choose = async (label: string, option: string) => {
    await page.getByRole("combobox", { name: label }).click();
    await page.getByRole("option", { name: option, exact: true }).click();
  };
  await choose("Animals", "Cats only");
  await choose("How many", "3");
  await choose("Colours", "Dark");
  await choose("Language", "Polish");
  await expect(line).toHaveValue(
    `<script src="${ownServer}/embed.js" data-type="cat" data-limit="3" data-theme="dark" data-lang="pl" async></script>`,
  );
  await expect(page.locator("a.card")).toHaveCount(3);
  await expect(page.getByRole("region", { name: "Zwierzęta: Animal Shelter" })).toBeVisible();
  await page.getByRole("button", { name: "Copy: The line to paste" }).click();
  expect(await line.evaluate((field: HTMLTextAreaElement) => field.selectionEnd)).toBe(
    (await line.inputValue()).length,
  );
  await expect(page.getByRole("textbox", { name: "Petfinder" })).toHaveValue(`${ownServer}/feeds/petfinder.csv`);
});

const statusAt = async (page: Page, url: string) => (await page.request.get(url)).status();

test(
  "an employee makes a private address for their phone's calendar, makes it anew, ends it",
  WALK,
  async ({ page }) => {
    await signIn(page, "employee");
    await page.goto("/admin/calendar");
    await page.getByRole("button", { name: "Your calendar on your phone" }).click();
    const dialog = page.getByRole("dialog", { name: "Your calendar on your phone" });
    await dialog.getByRole("button", { name: "Make an address" }).click();
    const address = dialog.getByRole("textbox", { name: "Your private address" });
    await expect(address).toHaveValue(/\/calendar\/[\w-]{32}\.ics$/);
    const first = await address.inputValue();
    expect(await statusAt(page, first)).toBe(200);
    expect(await barriers(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Make a new one" }).click();
    const ask = page.getByRole("dialog", { name: "Make a new address?" });
    await ask.getByRole("button", { name: "Make a new one" }).click();
    await expect(address).not.toHaveValue(first);
    const second = await address.inputValue();
    expect([await statusAt(page, first), await statusAt(page, second)]).toEqual([404, 200]);
    await page.reload();
    await page.getByRole("button", { name: "Your calendar on your phone" }).click();
    await expect(dialog.getByText("You have had an address since")).toBeVisible();
    await dialog.getByRole("button", { name: "End it" }).click();
    await page.getByRole("dialog", { name: "End your address?" }).getByRole("button", { name: "End it" }).click();
    await expect(dialog.getByRole("button", { name: "Make an address" })).toBeVisible();
    expect(await statusAt(page, second)).toBe(404);
  },
);
