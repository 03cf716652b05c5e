import type { Page } from "@playwright/test";
import { barriers, darkBarriers } from "../support/barriers.ts";
import { answer, answerCalls, deadLine, refusal } from "../support/calls.ts";
import { expect, onPhone, test } from "../support/test.ts";

test.use({ expectedTroubles: /\/api\/contact\/send/ });

const CALL = "/contact/send";
const LETTER = { name: "Ola Nowak", email: "ola@example.org", message: "May I come on Sunday?" };
const form = (page: Page) => page.getByRole("region", { name: "Reach Out To Us" });
const field = (page: Page, label: string) => form(page).getByLabel(label, { exact: true });
const button = (page: Page) => form(page).getByRole("button", { name: "Send Message" });
const outcome = (page: Page) => form(page).getByRole("status");

async function fillIn(page: Page, letter = LETTER) {
  await field(page, "Name").fill(letter.name);
  await field(page, "Email").fill(letter.email);
  await field(page, "Message").fill(letter.message);
}

async function expectTyped(page: Page, letter = LETTER) {
  await expect(field(page, "Name")).toHaveValue(letter.name);
  await expect(field(page, "Email")).toHaveValue(letter.email);
  await expect(field(page, "Message")).toHaveValue(letter.message);
}

test.beforeEach(({ page }) => page.goto("/", { waitUntil: "networkidle" }));

onPhone(() => {
  test("a form left empty says at each field what is missing and goes to the first", async ({ page }) => {
    const sent = await answerCalls(page, CALL, answer(201));
    await button(page).click();
    for (const label of ["Name", "Email", "Message"]) {
      await expect(field(page, label)).toHaveAccessibleDescription(`${label} is required`);
      await expect(field(page, label)).toHaveAttribute("aria-invalid", "true");
      await expect(form(page).getByText(`${label} is required`)).toBeVisible();
    }
    await expect(field(page, "Name")).toBeFocused();
    const header = await page.getByRole("banner").boundingBox();
    const label = await form(page).getByText("Name", { exact: true }).boundingBox();
    expect(label?.y, "the label stands below the header that sticks").toBeGreaterThan(header?.height ?? 0);
    expect(sent).toEqual([]);
    expect(await barriers(page)).toEqual([]);
    expect(await darkBarriers(page)).toEqual([]);
  });
});

test("a malformed address is named, and the words go as soon as it is mended", async ({ page }) => {
  const sent = await answerCalls(page, CALL, answer(201));
  await fillIn(page, { ...LETTER, email: "ola@example" });
  await button(page).click();
  await expect(field(page, "Email")).toHaveAccessibleDescription("Please enter a valid email address");
  await expect(field(page, "Email")).toBeFocused();
  await expect(field(page, "Name")).toHaveAccessibleDescription("");
  expect(sent).toEqual([]);
  await page.keyboard.type(".org");
  await expect(field(page, "Email")).toHaveAccessibleDescription("");
  await expect(field(page, "Email")).not.toHaveAttribute("aria-invalid", "true");
});

test("a message is sent with the token against forgery, thanked for, and the form is empty again", async ({ page }) => {
  const sent = await answerCalls(page, CALL, answer(201));
  await fillIn(page);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(outcome(page)).toHaveText("Message sent successfully!");
  await expectTyped(page, { name: "", email: "", message: "" });
  expect(sent[0]?.postDataJSON()).toEqual({ ...LETTER, website: "", startedAt: expect.any(Number) });
  const cookie = (await page.context().cookies()).find(({ name }) => name === "XSRF-TOKEN");
  expect(sent[0]?.headers()["x-xsrf-token"]).toBe(decodeURIComponent(cookie?.value ?? "none"));
  await expect(button(page)).toBeFocused();
});

test("what is typed before the script has come stays, and is sent when it has", async ({ page }) => {
  const sent = await answerCalls(page, CALL, answer(201));
  const script = Promise.withResolvers<void>();
  await page.route("**/*.js", async (route) => {
    await script.promise;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  await fillIn(page);
  await field(page, "Email").press("Enter");
  await button(page).click({ force: true });
  await expect(button(page)).toBeDisabled();
  await expectTyped(page);
  script.resolve();
  await button(page).click();
  await expect(outcome(page)).toHaveText("Message sent successfully!");
  expect(sent.map((call) => call.postDataJSON())).toEqual([expect.objectContaining(LETTER)]);
});

test("a double click sends once", async ({ page }) => {
  const sent = await answerCalls(page, CALL, async (route) => {
    await page.waitForTimeout(300);
    await answer(201)(route);
  });
  await fillIn(page);
  await button(page).dblclick();
  await expect(button(page)).toBeDisabled();
  await expect(outcome(page)).toHaveText("Message sent successfully!");
  await expect(button(page)).toBeEnabled();
  expect(sent).toHaveLength(1);
});

for (const [what, failing] of [
  ["the server fails", refusal(500, "Internal Server Error")],
  ["the line is dead", deadLine],
] as const) {
  test(`when ${what}, nothing that was typed is lost, and it can be sent again`, async ({ page }) => {
    await answerCalls(page, CALL, failing, answer(201));
    await fillIn(page);
    await button(page).click();
    await expect(outcome(page)).toHaveText("Something went wrong. Please try again later.");
    await expectTyped(page);
    await button(page).click();
    await expect(outcome(page)).toHaveText("Message sent successfully!");
  });
}

test("what the server finds wrong stands at the field it means", async ({ page }) => {
  const errors = [{ field: "body.Email", errors: ["Please enter a valid email address"] }];
  await answerCalls(page, CALL, refusal(400, "Bad Request", errors));
  await fillIn(page);
  await button(page).click();
  await expect(field(page, "Email")).toHaveAccessibleDescription("Please enter a valid email address");
  await expect(field(page, "Email")).toBeFocused();
  await expect(outcome(page)).toHaveText("");
  await expectTyped(page);
});
