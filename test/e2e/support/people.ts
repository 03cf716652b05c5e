import type { Browser, BrowserContext, Page } from "@playwright/test";
import { expect } from "@playwright/test";

/** The demonstration's people who can sign in (decisions §8). */
export const DEMO = {
  admin: { email: "admin@shelter.example", name: "Anna Kowalska" },
  employee: { email: "employee@shelter.example", name: "Piotr Zieliński" },
  user: { email: "user@shelter.example" },
  password: "shelter-demo",
} as const;

export const DESK = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 844 };

/** A person at a browser of their own, at a desk unless told otherwise; what the browser complained of is kept. */
export type Somebody = { page: Page; context: BrowserContext; complaints: string[] };

/**
 * What a journey brings about itself: refusals are part of it, and the browser writes each into its console; looking into
 * a letter is done by a script, which its frame refuses as it should.
 */
const TEST_ITSELF = /^Failed to load resource|^Blocked script execution in 'about:srcdoc'/;

/** Somebody who is not signed in. @param viewport of their screen, in CSS pixels */
export async function somebody(browser: Browser, viewport = DESK): Promise<Somebody> {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("pageerror", ({ message }) => complaints.push(message));
  page.on("console", (message) => {
    if (message.type() === "error" && !TEST_ITSELF.test(message.text())) complaints.push(message.text());
  });
  return { page, context, complaints };
}

/** Signs in with the login page, as people do. */
export async function logIn(page: Page, email: string, password: string = DEMO.password): Promise<void> {
  await page.goto("/login");
  await page.locator('[name="email"]').fill(email);
  await page.locator('[name="password"]').fill(password);
  await page.locator("main").getByRole("button", { name: "Log In", exact: true }).click();
  // The password is looked at for a moment by choice, and several may sign in at once.
  await expect(page).not.toHaveURL(/\/login/, { timeout: 15_000 });
}

/** A call in the name of whoever sits at this browser, past the screens. */
export async function call(page: Page, method: "POST" | "PUT", path: string, data: object = {}) {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === "XSRF-TOKEN")?.value ?? "";
  return page.request.fetch(`/api${path}`, { method, data, headers: { "x-xsrf-token": decodeURIComponent(token) } });
}
