import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { everyBarrier } from "../support/barriers.ts";
import { overflow } from "../support/measures.ts";
import { DESK, PHONE, signIn } from "../support/people.ts";
import { expect, test } from "../support/test.ts";

/** Donates an amount that nobody else gives, up to the payment page. */
async function goToPay(page: Page, amount: string): Promise<void> {
  await page.goto("/help/donate");
  await page.getByLabel("Amount in PLN").fill(amount);
  await page.getByRole("button", { name: "Donate" }).last().click();
  await expect(page.getByRole("heading", { level: 1, name: "Test payment" })).toBeVisible();
  await expect(page.getByText("It takes no money and asks for no card.")).toBeVisible();
}

async function expectNoBarriers(page: Page): Promise<void> {
  for (const viewport of [DESK, PHONE]) {
    await page.setViewportSize(viewport);
    expect([page.url(), await everyBarrier(page)]).toEqual([page.url(), []]);
    expect(await overflow(page, viewport.width)).toBe(0);
  }
  await page.setViewportSize(DESK);
}

test("a visitor donates, sees that it has arrived, and an admin sees it too", async ({ page, somebody }) => {
  await goToPay(page, "77.31");
  await expect(page.getByText("77.31 PLN")).toBeVisible();
  await expectNoBarriers(page);
  await page.getByRole("button", { name: "Pay" }).click();
  await expect(page).toHaveURL(/\/payment\/payu\/success\?donation=/);
  await expect(page.getByRole("heading", { level: 1, name: "Thank you!" })).toBeVisible();
  await expect(page.getByText("Your donation of 77.31 PLN has arrived.")).toBeVisible();
  await expect(page.getByText("This was a test: no money has moved.")).toBeVisible();
  await expectNoBarriers(page);
  await expect(page.getByRole("link", { name: "Back to Donate" })).toHaveAttribute("href", "/help/donate");

  const admin = await somebody("admin");
  await admin.goto("/admin");
  await admin.getByRole("button", { name: "Office" }).click();
  await admin.getByRole("link", { name: "Donations" }).click();
  await expect(admin.getByRole("heading", { level: 1, name: "Donations" })).toBeVisible();
  await admin.getByPlaceholder("Search an order or an amount...").fill("77.31");
  await expect(admin.getByText("77.31 PLN has come and stayed")).toBeVisible();
  const row = admin.getByRole("row", { name: "77.31 PLN" });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText("Completed");
  await expect(row).toContainText("Test");
});

test("a payment is cancelled without JavaScript, and nothing is claimed", async ({ page, browser }) => {
  await goToPay(page, "78.32");
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(page.url());
  await plain.getByRole("button", { name: "Cancel" }).click();
  await expect(plain.getByRole("heading", { level: 1, name: "Donation cancelled" })).toBeVisible();
  await expect(plain.getByText("Your donation of 78.32 PLN was cancelled. Nothing was charged.")).toBeVisible();
  await page.reload();
  await expect(page.getByText("This test payment is over.")).toBeVisible();
});

test("donations are filtered, sorted and exported as they stand", async ({ page }) => {
  await signIn(page, "admin");
  await page.goto("/admin/donations?status=FAILED");
  await expect(page.getByRole("row", { name: "500 PLN" })).toContainText("PayU cannot be reached");
  await page.getByRole("combobox", { name: "State" }).click();
  await page.getByRole("option", { name: "Completed" }).click();
  await expect(page).toHaveURL(/status=COMPLETED/);
  await page.getByRole("button", { name: "Amount" }).click();
  await page.getByRole("button", { name: "Amount" }).click();
  await expect(page.locator("tbody tr").first()).toContainText("1 200.50 PLN");
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export CSV" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("donations.csv");
  const [head, first] = (await readFile(await file.path(), "utf8")).split("\r\n");
  expect(head?.slice(1)).toBe("Begun,Amount,Given back,State,Settled,Order,Remark,Meant for,Giver");
  expect(first).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z,1200\.50,0\.00,Completed,/);
});
