import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { deadLine } from "../support/calls.ts";
import { goTo } from "../support/in-order.ts";
import { DEMO, read, signIn } from "../support/people.ts";
import { expect, test, WALK } from "../support/test.ts";

test.use({ expectedTroubles: /status of 404|\/api\/contact/ });

const NAME = `Łucja ${Date.now()}`;
/** People need longer than this to write to us (rules §11). */
const A_PERSONS_TIME_MS = 3_200;

const rows = (page: Page) => page.getByRole("table", { name: "Messages" }).locator("tbody tr");
const newMessages = async (page: Page): Promise<number> => (await read(page, "/dashboard")).unreadMessages;

async function writeAsVisitor(page: Page): Promise<void> {
  await page.goto("/");
  await page.waitForTimeout(A_PERSONS_TIME_MS);
  const form = page.getByRole("region", { name: "Reach Out To Us" });
  await form.getByLabel("Name").fill(NAME);
  await form.getByLabel("Email").fill("lucja@example.org");
  await form.getByLabel("Message").fill("May I come on Sunday?\nWith <b>my mother</b>.");
  await form.getByRole("button", { name: "Send Message" }).click();
  await expect(form.getByRole("status")).toHaveText("Message sent successfully!");
}

test(
  "a visitor writes, an employee answers, an admin finds the letter and deletes it",
  WALK,
  async ({ page, somebody }) => {
    test.setTimeout(90_000);
    const visitor = await somebody();
    await writeAsVisitor(visitor);

    await signIn(page, "employee");
    const before = await newMessages(page);
    await page.goto("/admin");
    const sidebar = page.getByRole("navigation", { name: "Main" });
    await sidebar.getByRole("button", { name: "Office" }).click();
    await sidebar.getByRole("link", { name: "Messages" }).click();
    await expect(page).toHaveURL("/admin/messages");
    await page.getByPlaceholder("Search messages...").fill(NAME.replace("Ł", "l"));
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText("New");
    await expect(rows(page)).toHaveCSS("font-weight", "700");
    await rows(page).click();

    await expect(page.getByRole("heading", { level: 1, name: `Message from ${NAME}` })).toBeVisible();
    await expect(page.getByText("With <b>my mother</b>.")).toBeVisible();
    await page.getByRole("textbox", { name: "Your answer" }).fill("Yes, both of you.");
    await page.getByRole("button", { name: "Send the answer" }).click();
    await expect(page.getByText("The answer is on its way.").first()).toBeVisible();
    await page.getByRole("button", { name: "Mark as not answered" }).click();
    await expect(page.getByRole("button", { name: "Delete Message" })).toHaveCount(0);
    await page.getByRole("button", { name: "Mark as answered" }).click();
    await expect(page.getByText("Saved successfully.").first()).toBeVisible();
    await expect(page.locator(".record-facts")).toContainText(DEMO.employee.name);
    await page.getByRole("button", { name: "Mark as not answered" }).click();
    await expect(page.locator(".record-facts")).toContainText("Read");
    await expect(page.locator(".record-facts")).not.toContainText(DEMO.employee.name);
    await page.getByRole("button", { name: "Mark as answered" }).click();
    await expect(page.locator(".record-facts")).toContainText("Answered");
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL("/admin/messages");
    await expect(rows(page).filter({ hasText: NAME })).toContainText("Answered");
    await expect(rows(page).filter({ hasText: NAME })).not.toHaveCSS("font-weight", "700");
    expect(await newMessages(page)).toBe(before - 1);

    const admin = await somebody("admin");
    await admin.goto(`/admin/outbox?q=${encodeURIComponent(NAME)}`);
    await expect(admin.getByRole("row", { name: `Message from ${NAME}` })).toContainText("contact@shelter.example");
    await admin.goto(`/admin/messages?q=${encodeURIComponent(NAME)}`);
    await rows(admin).click();
    await admin.getByText("History").click();
    await expect(admin.getByText("mark as answered").first()).toBeVisible();
    await admin.getByRole("button", { name: "Delete Message" }).click();
    const question = admin.getByRole("dialog", { name: "Delete this message?" });
    await expect(question).toContainText(`Message from ${NAME}`);
    await question.getByRole("button", { name: "Delete Message" }).click();
    await expect(admin).toHaveURL("/admin/messages");
    await admin.getByPlaceholder("Search messages...").fill(NAME);
    await expect(admin.getByText("No message matches.")).toBeVisible();
    await admin.goto(`/admin/outbox?q=${encodeURIComponent(NAME)}`);
    await expect(admin.getByText("No letter matches your search.")).toBeVisible();
  },
);

test("messages are filtered by state, sorted by a heading, and exported as they stand", async ({ page }) => {
  await signIn(page, "admin");
  await page.goto("/admin/messages");
  const long = "agnieszka.pawlik@example.com";
  const address = page.locator(".email", { hasText: long });
  // A line of it is about 20 pixels high; the mouse shows it whole.
  expect((await address.boundingBox())?.height).toBeLessThan(30);
  await expect(rows(page).filter({ has: address })).toHaveAttribute("title", long);
  await page.getByText("Answered", { exact: true }).first().click();
  await expect(page).toHaveURL("/admin/messages?state=answered");
  await expect(rows(page).filter({ hasText: "Tadeusz Górny" })).toHaveCount(1);
  await expect(rows(page).filter({ hasText: "Marta Olszewska" })).toHaveCount(0);
  await page.getByRole("columnheader", { name: "Name" }).getByRole("button").click();
  await expect(page).toHaveURL("/admin/messages?state=answered&sort=name");
  await expect(rows(page).first()).toContainText("Agnieszka Pawlik");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  const file = await (await download).path();
  const [head, ...lines] = (await readFile(file, "utf8")).replace("\uFEFF", "").split("\r\n");
  expect(head).toBe("Name,Email,Message,State,Date");
  expect(lines[0]).toContain('Agnieszka Pawlik,agnieszka.pawlik@example.com,"We adopted a cat');
});

test("what goes wrong with messages is said in the catalogue's words", async ({ page }) => {
  await signIn(page, "employee");
  await page.goto("/admin/messages/abc");
  await expect(page.getByText("Invalid route id.")).toBeVisible();
  await goTo(page, "/admin/messages/2147483647");
  await expect(page.getByText("Message not found.")).toBeVisible();
  await page.route("**/api/contact/messages*", deadLine);
  await goTo(page, "/admin/messages");
  await expect(page.getByRole("alert")).toContainText("Error loading messages.");
});

test("an answer is sent while the next screen is still on its way", WALK, async ({ page, somebody }) => {
  const visitor = await somebody();
  await writeAsVisitor(visitor);
  await signIn(page, "employee");
  await page.goto("/admin/messages");
  await rows(page).first().click();
  await page.getByRole("textbox", { name: "Your answer" }).fill("You may.");
  let arrive = () => {};
  const held = new Promise<void>((done) => {
    arrive = done;
  });
  await page.route(/\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  const answer = page.waitForResponse((response) => response.request().method() === "POST");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Appointments" }).click();
  await page.getByRole("button", { name: "Send the answer" }).click();
  expect((await answer).status()).toBe(201);
  arrive();
  await expect(page).toHaveURL("/admin/appointments");
  await page.unrouteAll();
});
