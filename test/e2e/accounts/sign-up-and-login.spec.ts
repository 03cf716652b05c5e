import type { Locator, Page, Route } from "@playwright/test";
import { barriersAtBothSizes } from "../support/barriers.ts";
import { answer, answerCalls, deadLine } from "../support/calls.ts";
import { DEMO, fillInLogin, newEmail } from "../support/people.ts";
import { expect, onPhone, test, WALK } from "../support/test.ts";

/** The refusals that are looked at here; the browser writes each into its console. */
test.use({
  expectedTroubles: /\/api\/(users|auth\/(login|me|password\/reset)|auth)|\/unauthorized|\/reset_password/,
});

const PASSWORD = "a quiet dog";
const JOBS = "/help/jobs";

const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);
/** The text below a field, found as screen readers find it. */
async function errorOf(input: Locator): Promise<Locator> {
  const [id = ""] = ((await input.getAttribute("aria-describedby")) ?? "").split(" ");
  return input.page().locator(`[id="${id}"]`);
}
const press = (page: Page, name: string) => page.locator("main").getByRole("button", { name, exact: true }).click();
const outcome = (page: Page) => page.locator("main output");

const PERSON = {
  name: "Zofia",
  surname: "Źdźbło",
  phoneNumber: "600 700-800",
  dateOfBirth: "1990-02-28",
  street: "Piotrkowska 12 m. 3",
  postalCode: "90-057",
  city: "Łódź",
  "account.password": PASSWORD,
};

async function fillSignUp(page: Page, email: string, change: Partial<typeof PERSON> = {}) {
  for (const [name, value] of Object.entries({ ...PERSON, "account.email": email, ...change })) {
    await field(page, name).fill(value);
  }
}

/** Opens the slide-out menu where the header has no room for the person. */
async function personIn(page: Page): Promise<Locator> {
  const opener = page.getByRole("button", { name: "Open menu" });
  if (!(await opener.isVisible())) return page.locator("header .person");
  await opener.click();
  return page.locator("#menu .person");
}

test.describe("signing up", () => {
  test("says at each field what is wrong, all at once, and keeps what was typed", async ({ page }) => {
    await page.goto("/sign_up");
    await press(page, "Sign Up");
    for (const [name, text] of [
      ["name", "Required"],
      ["surname", "Required"],
      ["phoneNumber", "Use 9 digits"],
      ["dateOfBirth", "Required"],
      ["street", "Required"],
      ["postalCode", "Format 00-000"],
      ["city", "Required"],
      ["account.email", "Required"],
      ["account.password", "Required"],
    ] as const) {
      await expect(await errorOf(field(page, name)), name).toHaveText(text);
      await expect(field(page, name)).toHaveAttribute("aria-invalid", "true");
    }
    await expect(field(page, "name")).toBeFocused();

    await fillSignUp(page, "no address", {
      phoneNumber: "600 700 80",
      postalCode: "90057",
      dateOfBirth: "2999-01-01",
      "account.password": "short",
    });
    await press(page, "Sign Up");
    for (const [name, text] of [
      ["phoneNumber", "Use 9 digits"],
      ["dateOfBirth", "Invalid date"],
      ["postalCode", "Format 00-000"],
      ["account.email", "Invalid email address"],
      ["account.password", "Min 6 chars"],
    ] as const) {
      await expect(await errorOf(field(page, name)), name).toHaveText(text);
    }
    await expect(await errorOf(field(page, "name"))).toBeHidden();
    await expect(field(page, "phoneNumber")).toBeFocused();
    await expect(field(page, "phoneNumber")).toHaveValue("600 700 80");
  });

  test("takes half a date for no date", async ({ page }) => {
    await page.goto("/sign_up");
    await field(page, "dateOfBirth").click({ position: { x: 20, y: 20 } });
    await page.keyboard.type("12");
    await press(page, "Sign Up");
    await expect(await errorOf(field(page, "dateOfBirth"))).toHaveText("Invalid date");
  });

  test("refuses an address that has an account already, at its field, and says how a call failed", async ({ page }) => {
    await page.goto("/sign_up");
    await fillSignUp(page, DEMO.user.email.toUpperCase());
    await press(page, "Sign Up");
    await expect(await errorOf(field(page, "account.email"))).toHaveText("This email is already registered.");
    await expect(field(page, "account.email")).toBeFocused();
    await expect(field(page, "account.password")).toHaveValue(PASSWORD);
    await answerCalls(page, "/users", (route) => route.fulfill({ status: 500 }), deadLine);
    for (const text of ["Error (500)", "Registration failed"]) {
      await press(page, "Sign Up");
      await expect(outcome(page)).toHaveText(text);
    }
  });

  onPhone(() => {
    test("leads through the login to the page that was asked for, and sends a double click once", async ({ page }) => {
      const email = newEmail();
      await page.goto(JOBS);
      await page.getByRole("link", { name: "Log in to Apply" }).first().click();
      await expect(page).toHaveURL(/\/login\?redirect=%2Fhelp%2Fjob%2F\d+$/);
      const target = new URL(page.url()).searchParams.get("redirect") ?? "";
      await page.getByRole("link", { name: "Create an account" }).click();
      await fillSignUp(page, email);
      const sent: string[] = [];
      page.on("request", (request) => request.method() === "POST" && sent.push(new URL(request.url()).pathname));
      await page.locator("main").getByRole("button", { name: "Sign Up" }).dblclick();
      await expect(page.getByRole("status").first()).toHaveText("Account created. Please log in.");
      expect(sent).toEqual(["/api/users"]);
      // Nothing is typed twice, and the address stands in no address.
      await expect(field(page, "email")).toHaveValue(email);
      await expect(field(page, "password")).toBeFocused();
      await expect(field(page, "password")).toHaveAccessibleDescription(/Account created/);
      expect(page.url()).not.toContain("shelter.test");
      await fillInLogin(page, email, PASSWORD);
      await expect(page).toHaveURL(target);
      await expect(page.getByRole("heading", { name: "Submit Your Resume" })).toBeVisible();
      const person = await personIn(page);
      await expect(person).toContainText("Zofia Źdźbło");
      await expect(person.getByRole("link", { name: "My panel" })).toHaveAttribute("href", "/user_page");
    });
  });
});

test.describe("logging in", () => {
  test("names blank and short fields, shows and hides the password", async ({ page }) => {
    await page.goto("/login");
    await press(page, "Log In");
    await expect(await errorOf(field(page, "email"))).toHaveText("Email is required");
    await expect(await errorOf(field(page, "password"))).toHaveText("Min 6 chars");
    await expect(field(page, "email")).toBeFocused();
    await field(page, "password").fill("12345");
    await press(page, "Show");
    await expect(field(page, "password")).toHaveAttribute("type", "text");
    await press(page, "Hide");
    await expect(field(page, "password")).toHaveAttribute("type", "password");
  });

  test("refuses a wrong password, keeps the address, and leads an employee to the administration", async ({ page }) => {
    await page.goto("/login");
    await fillInLogin(page, DEMO.employee.email, "wrong password");
    await expect(outcome(page)).toHaveText("Invalid credentials.");
    await expect(field(page, "email")).toHaveValue(DEMO.employee.email);
    await fillInLogin(page, DEMO.employee.email, DEMO.password);
    await expect(page).toHaveURL("/admin");
    await page.goto("/login");
    await expect(page).toHaveURL("/admin");
  });

  test("leads a user to their page, and out again; Back shows nobody's name", async ({ page }) => {
    await page.goto("/login");
    await fillInLogin(page, DEMO.user.email, DEMO.password);
    await expect(page).toHaveURL("/user_page");
    await page.goto("/about");
    const name = await page.locator("header .person-name").textContent();
    expect(name?.length).toBeGreaterThan(3);
    await (await personIn(page)).getByRole("link", { name: "Log out" }).click();
    await expect(page.getByRole("heading", { name: "Bye, Bye!" })).toBeVisible();
    await expect(page).toHaveURL("/logout");
    expect((await page.request.get("/api/auth/me")).status()).toBe(401);
    await page.goBack();
    await expect(page).toHaveURL("/about");
    await expect(page.locator("header .person-name")).toHaveCount(0);
    await page.goto("/logout");
    await page.locator("main").getByRole("link", { name: "Log In" }).click();
    await expect(page).toHaveURL("/login");
  });

  test("is ended by going to the logout page, and not by a picture that points there", async ({ page }) => {
    await page.goto("/login");
    await fillInLogin(page, DEMO.user.email, DEMO.password);
    await expect(page).toHaveURL("/user_page");
    await page.goto("/about");
    await page.evaluate(
      () =>
        new Promise((done) => {
          const picture = new Image();
          picture.onerror = picture.onload = done;
          picture.src = "/logout";
        }),
    );
    expect((await page.request.get("/api/auth/me")).status()).toBe(200);
    await page.goto("/logout");
    await expect(page.getByRole("heading", { name: "Bye, Bye!" })).toBeVisible();
    expect((await page.request.get("/api/auth/me")).status()).toBe(401);
  });

  test("asks to wait after five failures", async ({ page }) => {
    const email = newEmail();
    await page.goto("/login");
    for (let n = 0; n < 5; n++) {
      await fillInLogin(page, email, "wrong password");
      await expect(outcome(page)).toHaveText("Invalid credentials.");
    }
    await fillInLogin(page, email, "wrong password");
    await expect(outcome(page)).toHaveText("Too many attempts. Try again shortly.");
  });

  for (const [what, play, text] of [
    ["without a loginId", answer(200), "Login failed. Please try again."],
    ["with the server's own message", answer(503, { message: "Service Unavailable" }), "Service Unavailable"],
    ["without a message", (route: Route) => route.fulfill({ status: 500, body: "" }), "Login failed."],
    ["that never comes", deadLine, "Login failed."],
  ] as const) {
    test(`says of an answer ${what}: ${text}`, async ({ page }) => {
      await page.route("/api/auth/login", play);
      await page.goto("/login");
      await fillInLogin(page, DEMO.user.email, DEMO.password);
      await expect(outcome(page)).toHaveText(text);
      await expect(field(page, "password")).toHaveValue(DEMO.password);
    });
  }
});

test.describe("a forgotten password", () => {
  test("is answered the same for every address, and an old link is named", async ({ page }) => {
    await page.goto("/login");
    await page.getByRole("link", { name: "Forgot your password?" }).click();
    await press(page, "Send the Link");
    await expect(await errorOf(field(page, "email"))).toHaveText("Email is required");
    await field(page, "email").fill(newEmail());
    await press(page, "Send the Link");
    await expect(outcome(page)).toHaveText("If this email is registered, a letter with a link is on its way.");
    await page.goto("/reset_password?token=made-up");
    await field(page, "newPassword").fill("short");
    await press(page, "Save the Password");
    await expect(await errorOf(field(page, "newPassword"))).toHaveText("New password must be at least 6 characters.");
    await field(page, "newPassword").fill(PASSWORD);
    await press(page, "Save the Password");
    await expect(outcome(page)).toHaveText("This link is no longer valid. Please ask for a new one.");
  });
});

const PAGES = ["/login", "/sign_up", "/logout", "/unauthorized", "/forgot_password", "/reset_password?token=x"];

for (const path of PAGES) {
  test(
    `${path} shuts nobody out on desk and phone, light and dark, before and after a refusal`,
    WALK,
    async ({ page }) => {
      test.slow();
      await page.goto(path);
      const send = page.locator("main form button[type=submit]");
      const hasForm = (await send.count()) > 0;
      for (const isRefused of hasForm ? [false, true] : [false]) {
        if (isRefused) {
          await send.click();
          await expect(page.locator(".field-error:visible").first()).toBeVisible();
        }
        expect(await barriersAtBothSizes(page)).toEqual([]);
      }
    },
  );
}
