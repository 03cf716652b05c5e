import type { Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { barriersAtBothSizes } from "../support/barriers.ts";
import { fillInLogin, NEW_USER, newUser } from "../support/people.ts";
import { expect, NEW_BROWSER_WALK, onPhone, test, WALK } from "../support/test.ts";

/** Wrong codes are tried here; the browser writes each refusal into its console. */
test.use({ expectedTroubles: /\/api\/(auth|accounts)/ });

const SECURITY = "/user_page/security";
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const code = (secret: string, halfMinutesLater = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + halfMinutesLater * 30_000 });

/** Sets up an authenticator app at the open screen. @returns its secret, and the recovery codes that were shown */
async function setUpApp(page: Page): Promise<{ secret: string; recovery: string[] }> {
  await button(page, "Set up an app").click();
  const secret = ((await page.locator(".security-key").textContent()) ?? "").replaceAll(" ", "");
  await page.locator('[name="code"]').fill(code(secret));
  await button(page, "Confirm").click();
  const recovery = page.locator(".new-codes code");
  await expect(recovery).toHaveCount(10);
  const codes = await recovery.allTextContents();
  await button(page, "I have stored them").click();
  await expect(recovery).toHaveCount(0);
  return { secret, recovery: codes };
}

/** Forgets the session, at a page that asks for nothing in its name. */
async function leave(page: Page): Promise<void> {
  await page.goto("/about");
  await page.context().clearCookies({ name: "session" });
}

async function logInAgain(page: Page, email: string): Promise<void> {
  await leave(page);
  await page.goto("/login?redirect=%2Fuser_page%2Fsecurity");
  await fillInLogin(page, email, NEW_USER.password);
  await expect(page).toHaveURL(/\/login\/second-step\?redirect=/);
}

/** The browser's own authenticator, which says yes to everything. */
async function addAuthenticator(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("WebAuthn.enable");
  const options = {
    protocol: "ctap2",
    transport: "internal",
    hasResidentKey: true,
    hasUserVerification: true,
  } as const;
  const willing = { isUserVerified: true, automaticPresenceSimulation: true };
  await browser.send("WebAuthn.addVirtualAuthenticator", { options: { ...options, ...willing } });
}

onPhone(() => {
  test(
    "an app is set up, its whole code sends itself, and a recovery code lets in without it",
    WALK,
    async ({ page }) => {
      const email = await newUser(page);
      await page.goto("/user_page/profile");
      await page.getByRole("link", { name: "Keep my account safe" }).click();
      await expect(page).toHaveURL(SECURITY);
      expect(await barriersAtBothSizes(page)).toEqual([]);
      const { secret, recovery } = await setUpApp(page);
      await expect(page.getByText("10 of 10 are left")).toBeVisible();

      await logInAgain(page, email);
      const field = page.locator('[name="code"]');
      await expect(field).toBeFocused();
      await expect(field).toHaveAttribute("autocomplete", "one-time-code");
      await page.locator("form[data-enhanced]").waitFor();
      await field.fill("000000");
      await expect(page.locator("main output").last()).toContainText("This code is not right.");
      // The code of the set-up is used up; the next one is taken half a minute early.
      await field.fill(code(secret, 1));
      await expect(page).toHaveURL(SECURITY);

      await logInAgain(page, email);
      await page.getByRole("link", { name: "Use a recovery code instead" }).click();
      await page.locator("form[data-enhanced]").waitFor();
      await field.fill(recovery[0] ?? "");
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(SECURITY);
      await expect(page.getByText("9 of 10 are left")).toBeVisible();
    },
  );
});

test.describe("with passkeys, which are made for a name,", () => {
  test.use({
    baseURL: ({ ownServer }, use) => use(ownServer.replace("127.0.0.1", "localhost")),
    // The same server, by its name.
    expectedTroubles: /elsewhere: http:\/\/localhost:/,
  });

  test("one is the second step, and logs in alone", NEW_BROWSER_WALK, async ({ page }) => {
    await addAuthenticator(page);
    const email = await newUser(page);
    await page.goto(SECURITY);
    await button(page, "Add a passkey").click();
    await page.locator('[name="name"]').fill("My telephone");
    await button(page, "Continue").click();
    await expect(page.locator(".new-codes code")).toHaveCount(10);
    await button(page, "I have stored them").click();
    await expect(page.getByText("My telephone")).toBeVisible();
    await logInAgain(page, email);
    await button(page, "Use your passkey").click();
    await expect(page).toHaveURL(SECURITY);
    await leave(page);
    await page.goto("/login");
    await button(page, "Log in with a passkey").click();
    await expect(page).toHaveURL("/user_page");
  });
});
