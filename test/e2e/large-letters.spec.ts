import type { Locator } from "@playwright/test";
import { overflow } from "./support/measures.ts";
import { DESK, PHONE, signIn } from "./support/people.ts";
import { expect, test } from "./support/test.ts";

const LISTS = [
  "appointments",
  "newsletters",
  "donations",
  "audit",
  "users",
  "employees",
  "resumes",
  "messages",
  "adoptions",
  "outbox",
  "jobs",
];

/** @returns by how many pixels its words are wider and higher than itself */
const cutOff = (it: Locator) =>
  it.evaluate(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => [
    scrollWidth - clientWidth,
    scrollHeight - clientHeight,
  ]);

test("lists keep within the window when letters are twice as large", async ({ page }) => {
  await signIn(page, "admin");
  for (const list of LISTS) {
    await page.goto(`/admin/${list}`);
    await expect(page.locator(".employee-cards, .data-table")).toBeVisible();
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    for (const width of [DESK.width, 640]) expect([list, width, await overflow(page, width)]).toEqual([list, width, 0]);
  }
});

test("a phone cuts off neither names nor values nor the dots of what is shortened", async ({ page }) => {
  await page.setViewportSize({ ...PHONE, width: 320 });
  await signIn(page, "admin");
  const { items } = await (await page.request.get("/api/news")).json();
  await page.goto(`/admin/news/${items[0].id}`);
  expect(await cutOff(page.getByLabel("Title"))).toEqual([0, 0]);
  expect(await cutOff(page.getByTitle("My Profile"))).toEqual([0, 0]);
  await page.goto("/admin/messages");
  const [tooWide] = await cutOff(page.getByRole("paragraph").filter({ hasText: "Good evening" }).first());
  expect(tooWide).toBe(0);
});
