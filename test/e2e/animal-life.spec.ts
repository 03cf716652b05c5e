import type { Page } from "@playwright/test";
import sharp from "sharp";
import { call, PHONE } from "./support/people.ts";
import { expect, test } from "./support/test.ts";

test.use({ expectedTroubles: /status of 409 .*\/api\/stays\/\d+\/outcome/ });

const now = (page: Page) => page.getByRole("region", { name: "Now", exact: true });
const life = (page: Page) => page.getByRole("region", { name: "Life", exact: true });
const choose = async (page: Page, label: string, option: string) => {
  await page.getByRole("combobox", { name: label }).click();
  await page.getByRole("option", { name: option, exact: true }).click();
};
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const save = (page: Page) => page.getByRole("dialog").getByRole("button", { name: "Save" }).click();

async function takeIn(page: Page): Promise<void> {
  await page.goto("/admin/intake");
  await press(page, "Take in");
  await expect(page.getByRole("alert")).toContainText("Name is required.");
  await page.getByText("Dog", { exact: true }).click();
  await page.getByText("Female", { exact: true }).click();
  await page.getByLabel("Name or number").fill("26/118");
  await page.getByLabel("Where found").fill("By the river");
  await page.getByRole("combobox", { name: "Breed" }).fill("Mixed breed");
  await page.getByLabel("Age").fill("2");
  await page.getByLabel("Weight").fill("14");
  await page.reload();
  await expect(page.getByLabel("Where found")).toHaveValue("By the river");
  await page.getByLabel("Microchip").fill("616 0939 0002 2345");
  await page.getByLabel("Microchip").press("Enter");
  await expect(page.getByLabel("Microchip")).not.toBeFocused();
  await expect(page).toHaveURL("/admin/intake");
  const buffer = await sharp({ create: { width: 900, height: 700, channels: 3, background: "#8a5a2b" } })
    .jpeg()
    .toBuffer();
  await page.locator('input[type="file"]').setInputFiles({ name: "dog.jpg", mimeType: "image/jpeg", buffer });
  await expect(page.getByAltText("The photo that was taken")).toBeVisible();
  await press(page, "Take in");
  await expect(page).toHaveURL(/\/admin\/animal\/\d+$/);
}

test("an animal comes in on a phone, leaves by a slip that is undone, is adopted and comes back", async ({
  somebody,
}) => {
  test.setTimeout(120_000);
  const page = await somebody("employee", PHONE);
  await takeIn(page);
  await expect(now(page)).toContainText("In the shelter");
  await expect(now(page)).toContainText("Stray hold");
  await expect(life(page)).toContainText("Microchip: 616093900022345");

  await press(page, "Record an outcome");
  await choose(page, "What happened", "Euthanised");
  await save(page);
  await expect(page.getByRole("dialog").getByRole("alert")).toContainText("Name the vet who decided.");
  await choose(page, "What happened", "Died");
  await save(page);
  await expect(now(page)).toContainText("Not in the shelter");
  await press(page, "Undo the outcome");
  await page.getByLabel("What was wrong").fill("It was another dog.");
  await save(page);
  await expect(now(page)).toContainText("In the shelter");
  await expect(life(page)).toContainText("Outcome undone: Died");
  await expect(life(page)).toContainText("It was another dog.");

  await press(page, "Record an outcome");
  await choose(page, "What happened", "Adopted");
  await save(page);
  await expect(now(page)).toContainText("In a new home");
  await press(page, "Record a return");
  await save(page);
  await expect(now(page)).toContainText("Returned after an adoption");

  await press(page, "Add a chip");
  await page.getByRole("dialog").getByLabel("Number").fill("616-0939 0001 2346");
  await page.getByRole("dialog").getByLabel("Number").press("Enter");
  await expect(page.getByRole("region", { name: "Care" })).toContainText("616093900012346");
  await press(page, "Add a hold");
  await choose(page, "Kind", "Medical");
  await save(page);
  await expect(now(page)).toContainText("Not known yet");
  await press(page, "Lift: Medical");
  await expect(life(page)).toContainText("Medical: lifted");

  // Somebody else is faster: what happened is said, and the page shows it.
  const id = page.url().split("/").at(-1);
  const [stay] = (await (await page.request.get(`/api/animals/${id}/stays`)).json()).items;
  await press(page, "Record an outcome");
  await choose(page, "What happened", "Adopted");
  await call(page, "POST", `/stays/${stay.id}/outcome`, { outcomeType: "died", outcomeOn: stay.intakeOn });
  await save(page);
  await expect(page.getByRole("dialog").getByRole("alert")).toContainText("This stay is over already: died");
  await page.keyboard.press("Escape");
  await expect(now(page)).toContainText("Died");
});
