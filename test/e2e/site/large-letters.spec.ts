import type { Locator, Page } from "@playwright/test";
import { openScreen } from "../support/in-order.ts";
import { overflow } from "../support/measures.ts";
import { DEMO, DESK, PHONE, read, signIn } from "../support/people.ts";
import { expect, test, WALK } from "../support/test.ts";

const LISTS = [
  "appointments",
  "newsletters",
  "donations",
  "audit?kind=all",
  "users",
  "employees",
  "resumes",
  "messages",
  "adoptions",
  "outbox",
  "jobs",
];

const WIDTHS = [DESK.width, 640, PHONE.width, 320];

/** Makes the letters of the open page twice as large. */
const enlarge = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });

/** @returns by how many pixels its words are wider and higher than itself */
const cutOff = (it: Locator) =>
  it.evaluate(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => [
    scrollWidth - clientWidth,
    scrollHeight - clientHeight,
  ]);

test("lists keep within the window when letters are twice as large", WALK, async ({ page }) => {
  await signIn(page, "admin");
  await openScreen(page, "/admin");
  await enlarge(page);
  for (const list of LISTS) {
    await openScreen(page, `/admin/${list}`);
    await expect(page.locator(".employee-cards, .data-table")).toBeVisible();
    for (const width of WIDTHS) expect([list, width, await overflow(page, width)]).toEqual([list, width, 0]);
  }
});

test("twice as large, the public pages keep within the window and no header cuts a name", async ({ page }) => {
  await signIn(page, "admin");
  for (const path of ["/news", "/about"]) {
    await page.goto(path);
    await enlarge(page);
    for (const width of WIDTHS) expect([path, width, await overflow(page, width)]).toEqual([path, width, 0]);
  }
  await page.setViewportSize(DESK);
  const name = page.getByRole("banner").getByText(DEMO.admin.name);
  await expect(name).toBeVisible();
  expect((await cutOff(name))[0]).toBe(0);
  await expect(name).not.toHaveCSS("text-overflow", "ellipsis");

  await page.setViewportSize(PHONE);
  await page.goto("/admin");
  await enlarge(page);
  expect(await cutOff(page.getByTitle("My Profile"))).toEqual([0, 0]);
});

test("a phone cuts off neither names nor values nor the dots of what is shortened", async ({ page, shelter }) => {
  await page.setViewportSize({ ...PHONE, width: 320 });
  await signIn(page, "admin");
  const { items } = await read(page, "/news");
  await page.goto(`/admin/news/${items[0].id}`);
  expect(await cutOff(page.getByLabel("Title"))).toEqual([0, 0]);
  expect(await cutOff(page.getByTitle("My Profile"))).toEqual([0, 0]);
  await page.goto("/admin/messages");
  const [tooWide] = await cutOff(page.getByRole("paragraph").filter({ hasText: "Good evening" }).first());
  expect(tooWide).toBe(0);

  await page.goto(`/admin/animal/edit/${shelter.animal.id}`);
  expect(await cutOff(page.getByLabel(/photo 1 shows$/))).toEqual([0, 0]);
  await page.goto("/admin/adoption/add");
  await page.getByLabel("Adopter").first().click();
  const options = page.getByRole("option");
  await expect(options.first()).toBeVisible();
  const list = await page.getByRole("listbox").boundingBox();
  for (const option of (await options.all()).slice(0, 8)) {
    const box = await option.boundingBox();
    expect(Number(box?.x) + Number(box?.width)).toBeLessThanOrEqual(Number(list?.x) + Number(list?.width));
  }
});
