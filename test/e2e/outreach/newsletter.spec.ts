import type { Page } from "@playwright/test";
import { barriers } from "../support/barriers.ts";
import { answer, answerCalls, deadLine, refusal } from "../support/calls.ts";
import { expect, onPhone, test } from "../support/test.ts";

test.use({ expectedTroubles: /\/api\/newsletters/ });

const CALL = "/newsletters";
const box = (page: Page) => page.getByRole("region", { name: "News in your mailbox" });
const email = (page: Page) => box(page).getByLabel("Email");
const outcome = (page: Page) => box(page).getByRole("status");

async function subscribe(page: Page, address: string) {
  await email(page).fill(address);
  await box(page).getByRole("button", { name: "Subscribe" }).click();
}

test.beforeEach(({ page }) => page.goto("/news", { waitUntil: "networkidle" }));

onPhone(() => {
  test("an address that is missing or malformed is asked for", async ({ page }) => {
    const sent = await answerCalls(page, CALL, answer(201));
    await subscribe(page, "");
    await expect(email(page)).toHaveAccessibleDescription("Email is required");
    await subscribe(page, "ola at example.org");
    await expect(email(page)).toHaveAccessibleDescription("Please enter a valid email address");
    await expect(email(page)).toBeFocused();
    expect(await barriers(page)).toEqual([]);
    expect(sent).toEqual([]);
  });
});

test("a new subscriber is thanked", async ({ page }) => {
  const sent = await answerCalls(page, CALL, answer(201));
  await subscribe(page, "ola@example.org");
  await expect(outcome(page)).toHaveText("Thank you for subscribing to our newsletter!");
  await expect(email(page)).toHaveValue("");
  expect(sent[0]?.postDataJSON()).toEqual({ emailAddress: "ola@example.org" });
});

test("somebody who subscribed before is told so", async ({ page }) => {
  await answerCalls(page, CALL, refusal(409, "This address is subscribed already."));
  await subscribe(page, "ola@example.org");
  await expect(outcome(page)).toHaveText("This address is subscribed already.");
});

test("a failure is said kindly, and the address stays", async ({ page }) => {
  await answerCalls(page, CALL, refusal(503, "Service Unavailable"), deadLine);
  for (const _ of ["the server fails", "the line is dead"]) {
    await subscribe(page, "ola@example.org");
    await expect(outcome(page)).toHaveText("Something went wrong. Please try again later.");
    await expect(email(page)).toHaveValue("ola@example.org");
  }
});
