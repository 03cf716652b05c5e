import type { Page } from "@playwright/test";
import { keepsFocus } from "../support/measures.ts";
import { call, NEW_USER, newUser, read } from "../support/people.ts";
import { expect, NEW_BROWSER, test } from "../support/test.ts";

test.use({
  expectedTroubles:
    /status of 40[0149] .*\/api\/|net::ERR_(FAILED|INTERNET_DISCONNECTED)|^console: (React Router caught .* )?Error: Thrown on purpose/,
});

const errorsOf = (page: Page) => page.getByRole("alert").first();
const said = (page: Page, text: string) => page.locator(".mantine-Notification-root", { hasText: text });

test("the profile is changed, field by field, and its name is the header's at once", async ({ page }) => {
  await newUser(page);
  await page.goto("/user_page/profile");
  await page.getByRole("button", { name: "Edit" }).click();
  await keepsFocus(page);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(said(page, "No changes to save.")).toBeVisible();
  await keepsFocus(page);

  await page.getByRole("button", { name: "Edit" }).click();
  await page.getByRole("textbox", { name: "Phone number" }).fill("12345");
  await page.getByRole("textbox", { name: "Surname" }).fill("");
  await page.getByRole("textbox", { name: "New password" }).fill("another home");
  await page.getByRole("button", { name: "Save" }).click();
  for (const text of ["Surname is required.", "Use 9 digits.", "Current password is required."]) {
    await expect(errorsOf(page)).toContainText(text);
  }
  await expect(page.getByRole("textbox", { name: "Surname" })).toBeFocused();
  await expect(page.getByRole("textbox", { name: "Current password" })).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByRole("textbox", { name: "Surname" })).toHaveCSS("outline-style", "solid");
  await errorsOf(page).getByRole("link", { name: "Use 9 digits." }).click();
  await expect(page.getByRole("textbox", { name: "Phone number" })).toBeFocused();
  // One of them has a hint, the other an error.
  const [left, right] = await Promise.all(
    ["Current password", "New password"].map((name) => page.getByRole("textbox", { name }).boundingBox()),
  );
  if (left?.x !== right?.x) expect(left?.y).toBe(right?.y);

  await page.getByRole("textbox", { name: "Phone number" }).fill("123456789");
  await page.getByRole("textbox", { name: "Surname" }).fill("Wilk");
  await page.getByRole("textbox", { name: "Current password" }).fill("not it at all");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(errorsOf(page)).toContainText("Current password is not right.");
  await page.getByRole("textbox", { name: "Current password" }).fill(NEW_USER.password);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(said(page, "Saved successfully.")).toBeVisible();
  await expect(page.getByRole("banner")).toContainText("Ewa Wilk");
  await expect(page.getByRole("button", { name: "Edit" })).toBeVisible();
});

test("the language is chosen in the profile, and the application is loaded anew in it", async ({ page }) => {
  await newUser(page);
  await page.goto("/user_page/profile");
  await page.getByRole("combobox", { name: "Language / Język" }).selectOption("Polski");
  await page.getByRole("button", { name: "Change language" }).click();
  await page.getByRole("button", { name: "Zmień język" }).waitFor();
  await expect(page.locator("html")).toHaveAttribute("lang", "pl");
  await expect(page.getByRole("combobox", { name: "Język / Language" })).toHaveValue("pl");
});

test("a tab saves nothing in the name of whoever has signed in by another one", async ({ page, context }) => {
  await newUser(page);
  await page.goto("/user_page/profile?mode=edit");
  await page.getByRole("textbox", { name: "City" }).fill("Gdynia");
  const other = await context.newPage();
  await newUser(other);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("textbox", { name: "City" })).toHaveValue("Łódź");
  expect((await read(other, "/users/me")).city).toBe("Łódź");
});

test("a link to the password of the profile opens its form and has the focus there", async ({ page }) => {
  await newUser(page);
  await page.goto("/user_page/profile?mode=edit#field-currentPassword");
  await expect(page.getByLabel("Current password")).toBeFocused();
});

test("one's own data is downloaded, and the account closed with the password", async ({ page }) => {
  const email = await newUser(page);
  await page.goto("/user_page/profile");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download my data" }).click();
  expect(await (await download).failure()).toBeNull();

  await page.getByRole("button", { name: "Close my account" }).click();
  const question = page.getByRole("dialog", { name: "Close my account" });
  await question.getByRole("textbox", { name: "Current password" }).fill("not it at all");
  await question.getByRole("button", { name: "Close my account" }).click();
  await expect(question.getByText("Current password is not right.")).toBeVisible();
  await question.getByRole("textbox", { name: "Current password" }).fill(NEW_USER.password);
  await question.getByRole("button", { name: "Close my account" }).click();
  await expect(page).toHaveURL(/\/logout/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bye, Bye!");
  await expect(page.getByText("Your account has been closed")).toBeVisible();
  expect((await call(page, "POST", "/auth/login", { email, password: NEW_USER.password })).status()).toBe(401);
});

test("a screen that throws shows status, message and a reload button; the rest the last resort", async ({ page }) => {
  await page.goto("/demo/throw/screen");
  await expect(page.getByRole("heading", { name: "Internal Server Error" })).toBeVisible();
  await expect(page.getByText("Status 500.")).toBeVisible();
  await page.getByRole("button", { name: "Reload" }).click();
  await expect(page.getByRole("heading", { name: "Internal Server Error" })).toBeVisible();
  await page.goto("/demo/throw/app");
  await expect(page.getByRole("heading", { name: "Unexpected Application Error" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Reload" })).toBeVisible();
});

test("a screen that is not reached says so, and comes after a reload", NEW_BROWSER, async ({ page, context }) => {
  await newUser(page);
  await page.goto("/user_page");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole("main").getByRole("link", { name: "Adoptions" }).first().click();
  await expect(page.getByRole("heading", { name: "You are offline" })).toBeVisible();
  await expect(page.getByText("There is no connection to the shelter.")).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("button", { name: "Reload" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("My Adoptions");
});

test("below 1050 px the sidebar is a drawer that the keyboard opens, closes and goes through", async ({ page }) => {
  await newUser(page);
  await page.setViewportSize({ width: 1049, height: 800 });
  await page.goto("/user_page");
  await page.getByRole("button", { name: "Open menu" }).press("Enter");
  const drawer = page.getByRole("dialog");
  await expect(drawer).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await expect(page.getByRole("button", { name: "Open menu" })).toBeFocused();
  await page.keyboard.press("Enter");
  await drawer.getByRole("link", { name: "My Profile" }).press("Enter");
  await expect(page).toHaveURL("/user_page/profile");
  await expect(drawer).toBeHidden();
  await page.setViewportSize({ width: 1050, height: 800 });
  await expect(page.getByRole("complementary").getByRole("link", { name: "Adoptions" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Open menu" })).toBeHidden();
});
