import { expect, type Page } from "@playwright/test";
import { type Role, template } from "./template.ts";

/** The demonstration's people who can sign in (rules §8). */
export const DEMO = {
  admin: { email: "admin@shelter.example", name: "Anna Kowalska" },
  employee: { email: "employee@shelter.example", name: "Piotr Zieliński" },
  user: { email: "user@shelter.example" },
  password: "shelter-demo",
} as const;

export const DESK = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 844 };

/** Makes this browser that of a demonstration person who has signed in before the tests; it opens nothing. */
export const signIn = (page: Page, role: Role): Promise<void> => page.context().addCookies(template().sessions[role]);

/** Signs in past the login page, with a session of its own. It opens nothing. */
export async function signInAs(page: Page, email: string, password: string): Promise<void> {
  const answer = await call(page, "POST", "/auth/login", { email, password });
  expect(answer.status(), `signing in as ${email}`).toBe(200);
}

/** Signs in by the login page, as people do. */
export async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto("/login");
  await fillInLogin(page, email, password);
  // The password is looked at for a moment by choice, and several may sign in at once.
  await expect(page).not.toHaveURL(/\/login/, { timeout: 15_000 });
}

/** Fills in the login page, which is open, and sends it; before its script has come, the page would only be shown again. */
export async function fillInLogin(page: Page, email: string, password: string): Promise<void> {
  await page.locator("form[data-enhanced]").waitFor();
  await page.locator('[name="email"]').fill(email);
  await page.locator('[name="password"]').fill(password);
  await page.locator("main").getByRole("button", { name: "Log In", exact: true }).click();
}

export const NEW_USER = {
  name: "Ewa",
  surname: "Lis",
  phoneNumber: "600700800",
  dateOfBirth: "1990-05-01",
  street: "ul. Prosta 1",
  postalCode: "90-001",
  city: "Łódź",
  password: "a kind home",
};

let count = 0;
/** An address that nobody has signed up with. */
export const newEmail = () => `somebody-${Date.now()}-${process.pid}-${++count}@shelter.test`;

/** Somebody new, who disturbs no other test. @returns their address; the password is that of NEW_USER */
export async function signUp(page: Page): Promise<string> {
  const { password, ...person } = NEW_USER;
  const email = newEmail();
  expect((await call(page, "POST", "/users", { ...person, account: { email, password } })).status()).toBe(201);
  return email;
}

/** Somebody new who is signed in at this page. @returns their address */
export async function newUser(page: Page): Promise<string> {
  const email = await signUp(page);
  await signInAs(page, email, NEW_USER.password);
  return email;
}

/** Sets the language of the account that is signed in at this browser. */
export async function setLanguage(page: Page, language: "en" | "pl"): Promise<void> {
  const { id, isEmployee } = await read(page, "/auth/me");
  const path = isEmployee ? `/employees/${id}` : "/users/me";
  expect((await call(page, "PUT", path, { language })).ok()).toBe(true);
}

/** A call in the name of whoever sits at this browser, past the screens. */
export async function call(page: Page, method: "POST" | "PUT" | "DELETE", path: string, data: object = {}) {
  const token = (await xsrfToken(page)) ?? (await firstToken(page));
  return page.request.fetch(`/api${path}`, { method, data, headers: { "x-xsrf-token": decodeURIComponent(token) } });
}

/** What a call answers to whoever sits at this browser. */
export const read = async (page: Page, path: string) => (await page.request.get(`/api${path}`)).json();

const xsrfToken = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === "XSRF-TOKEN")?.value;

/** A browser that has opened nothing yet is given its token with the first thing that it reads. */
async function firstToken(page: Page): Promise<string> {
  await page.request.get("/api/animals?pageSize=1");
  return (await xsrfToken(page)) ?? "";
}
