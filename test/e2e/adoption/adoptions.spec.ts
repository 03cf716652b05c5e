import type { Page } from "@playwright/test";
import { expectInOrder, goTo } from "../support/in-order.ts";
import { overflow } from "../support/measures.ts";
import { call, DEMO, fillInLogin, read, signIn } from "../support/people.ts";
import { expect, test, WALK } from "../support/test.ts";

test.use({
  expectedTroubles: /status of 40[49] .*\/api\/adoptions\/\d+|net::ERR_FAILED|401 .*\/api\/auth\/me/,
});

const rows = (page: Page) => page.getByRole("table", { name: "Adoptions" }).locator("tbody tr");
const part = (page: Page, name: string) => page.getByRole("region", { name });

type Item = { id: number; animalName: string; adopterFullName: string };
/** Adoptions as the person at this browser is answered. */
const adoptions = async (page: Page, list = "?pageSize=500"): Promise<Item[]> =>
  (await read(page, `/adoptions${list}`)).items;

/** A new application of some demonstration user for an animal that nobody has asked for. */
async function walkIn(admin: Page, applicationLetter = "We met on Sunday."): Promise<Item & { animalId: number }> {
  const taken = new Set((await adoptions(admin)).map(({ animalName }) => animalName));
  const animals = await read(admin, "/animals?status=Available&availableFor=Adoption&pageSize=500");
  const animal = animals.items.find(({ name }: { name: string }) => !taken.has(name));
  const users = await read(admin, "/users?pageSize=1");
  const answer = await call(admin, "POST", "/adoptions/applications", {
    animalId: animal.id,
    userId: users.items[0].id,
    applicationLetter,
  });
  expect(answer.status()).toBe(201);
  return answer.json();
}

/** An admin looks at a new application. @returns its id */
async function openNew(page: Page): Promise<number> {
  await signIn(page, "admin");
  const { id } = await walkIn(page);
  await page.goto(`/admin/adoption/${id}`);
  return id;
}

/** The list is answered as empty. */
const emptyList = (page: Page, address: string) =>
  page.route(address, (route) => route.fulfill({ json: { items: [], page: 1, pageSize: 16, totalCount: 0 } }));

test.describe("the list of adoptions", () => {
  test("shows admins all of them, sixteen a page, and finds them by animal and by adopter", WALK, async ({ page }) => {
    await signIn(page, "admin");
    await page.goto("/admin");
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Adoptions" }).click();
    await expect(page).toHaveURL("/admin/adoptions");
    await expect(page.getByRole("columnheader")).toHaveText(["Animal", "Adopter", "Stage - Status", "Date"]);
    await expect(rows(page)).toHaveCount(16);
    await page.getByRole("button", { name: "Page 2" }).click();
    await expect(page).toHaveURL(/page=2/);

    const [some] = await adoptions(page);
    const search = page.getByPlaceholder("Search adoptions...");
    await search.fill(`  ${some?.animalName.toUpperCase()} `);
    await expect(rows(page).first()).toContainText(String(some?.animalName));
    await expect(search).toBeFocused();
    await expect(page).not.toHaveURL(/page=/);
    await search.fill(some?.adopterFullName ?? "");
    await expect(rows(page).first()).toContainText(String(some?.adopterFullName));
    await search.fill("nobody is called this");
    await expect(page.getByText("No adoptions found.")).toBeVisible();
    await page.getByRole("checkbox", { name: "Open only" }).click();
    await search.fill("");
    await expect(rows(page).filter({ hasText: "Rejected" })).toHaveCount(0);
    await expect(rows(page).first()).toBeVisible();
  });

  test("leads to the adoption from anywhere in the row, and by the keyboard", async ({ page }) => {
    await signIn(page, "admin");
    await page.goto("/admin/adoptions");
    await rows(page)
      .nth(2)
      .click({ position: { x: 600, y: 20 } });
    await expect(page).toHaveURL(/\/admin\/adoption\/\d+$/);
    await page.goBack();
    await expect(rows(page).first()).toBeVisible();
    await page.keyboard.press("/");
    await expect(page.getByPlaceholder("Search adoptions...")).toBeFocused();
    await page.getByRole("heading", { name: "Adoptions" }).click();
    await page.keyboard.press("n");
    await expect(page).toHaveURL("/admin/adoption/add");
  });

  test("shows employees what is assigned to them now, and says so when that is nothing", async ({ page }) => {
    await signIn(page, "employee");
    await page.goto("/admin/adoptions");
    const assigned = await adoptions(page, "/assigned?pageSize=500");
    await expect(rows(page)).toHaveCount(Math.min(16, assigned.length));
    await expect(page.getByRole("link", { name: "Add Adoption" })).toBeVisible();
    await emptyList(page, "/api/adoptions/assigned*");
    await page.reload();
    await expect(page.getByText("No adoptions are currently assigned to you.")).toBeVisible();
  });

  test("says to admins that there are none, and to everybody when it cannot be loaded", async ({ page }) => {
    await signIn(page, "admin");
    await page.route("/api/adoptions?*", (route) => route.abort());
    await page.goto("/admin/adoptions");
    await expect(page.getByRole("alert")).toContainText("Error loading adoptions.");
    await page.unrouteAll();
    await emptyList(page, "/api/adoptions?*");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("No adoptions found.")).toBeVisible();
  });
});

test.describe("one adoption", () => {
  test("is not there for an employee who never had it, nor under an id that is none", async ({ page, somebody }) => {
    const admin = await somebody("admin");
    await signIn(page, "employee");
    const mine = new Set((await adoptions(page, "/assigned?pageSize=500")).map(({ id }) => id));
    let foreign: Item | undefined;
    for (const one of await adoptions(admin)) {
      if (mine.has(one.id)) continue;
      if ((await page.request.get(`/api/adoptions/${one.id}`)).status() === 404) foreign = one;
      if (foreign) break;
    }
    await page.goto(`/admin/adoption/${foreign?.id}`);
    await expect(page.getByText("Adoption not found.")).toBeVisible();
    await goTo(page, "/admin/adoption/abc");
    await expect(page.getByText("Invalid route id.")).toBeVisible();
  });

  test("shows blank answers as such, asks for a number as score, sends a double click once", async ({ page }) => {
    const id = await openNew(page);
    const sent: string[] = [];
    page.on("request", (request) => request.method() === "POST" && sent.push(new URL(request.url()).pathname));
    await expect(part(page, "Application letter")).toContainText("We met on Sunday.");
    await page.getByRole("button", { name: "Send questionnaire" }).dblclick();
    await expect(page.getByText("Questionnaire has been sent.")).toBeVisible();
    expect(sent).toEqual([`/api/adoptions/${id}/questionnaire/send`]);
    await expect(part(page, "Questionnaire").getByText("No answer").first()).toBeVisible();
    await expect(page.getByRole("heading", { name: "What to do now" })).toBeFocused();
  });

  test("tells who came too late what happened meanwhile, and shows the state now", async ({ page, somebody }) => {
    const id = await openNew(page);
    await expect(page.getByRole("button", { name: "Send questionnaire" })).toBeVisible();

    const other = await somebody("admin");
    expect((await call(other, "POST", `/adoptions/${id}/reject`, { note: "Moved away." })).status()).toBe(200);

    await page.getByRole("button", { name: "Send questionnaire" }).click();
    const news = page.getByRole("alert", { name: "Somebody was faster" });
    await expect(news).toContainText("This adoption has moved on in the meantime.");
    await expect(news).toContainText("It has been rejected.");
    await expect(page.getByRole("button", { name: "Send questionnaire" })).toBeHidden();
    await expect(part(page, "History")).toContainText("Moved away.");
  });

  test("is rejected with a reason alone, after a question, by the keyboard", async ({ page }) => {
    await openNew(page);
    await page.getByRole("button", { name: "Reject with a reason" }).focus();
    await page.keyboard.press("Enter");
    const question = page.getByRole("dialog", { name: "Reject this adoption?" });
    await expect(question.getByRole("textbox", { name: "Reason" })).toBeFocused();
    await question.getByRole("button", { name: "Reject" }).click();
    await expect(question.getByText("Please give the reason.").first()).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(question).toBeHidden();
    await page.getByRole("button", { name: "Reject with a reason" }).click();
    await question.getByRole("textbox", { name: "Reason" }).fill("They moved abroad.");
    await question.getByRole("button", { name: "Reject" }).click();
    await expect(page.getByText("The adoption has been rejected.")).toBeVisible();
    await expect(part(page, "How it ended")).toContainText("It has been rejected.");
    await expect(part(page, "History")).toContainText("They moved abroad.");
  });

  test("keeps a typed reason when there is no answer, a reload or no session", WALK, async ({ page }) => {
    const id = await openNew(page);
    await page.route("**/reject", (route) => route.abort());
    await page.getByRole("button", { name: "Reject with a reason" }).click();
    const question = page.getByRole("dialog", { name: "Reject this adoption?" });
    await question.getByRole("textbox", { name: "Reason" }).fill("They moved abroad.");
    await question.getByRole("button", { name: "Reject" }).click();
    await expect(page.getByText("Failed to reject the adoption.").first()).toBeVisible();
    await expect(question.getByRole("textbox", { name: "Reason" })).toHaveValue("They moved abroad.");
    await page.unrouteAll();
    await page.reload();
    await expect(question.getByRole("textbox", { name: "Reason" })).toHaveValue("They moved abroad.");
    await page.context().clearCookies();
    // Whatever the screen still loads may find the session gone first.
    const login = page.waitForURL(/\/login/);
    await Promise.any([question.getByRole("button", { name: "Reject" }).click(), login]);
    await expect(page).toHaveURL(/\/login\?after=session&redirect=/);
    await fillInLogin(page, DEMO.admin.email, DEMO.password);
    await expect(page).toHaveURL(`/admin/adoption/${id}`);
    await expect(question.getByRole("textbox", { name: "Reason" })).toHaveValue("They moved abroad.");
    await question.getByRole("button", { name: "Reject" }).click();
    await expect(question).toBeHidden();
    await expect(part(page, "History")).toContainText("They moved abroad.");
  });

  test("is not widened by a word without an end", async ({ page }) => {
    await signIn(page, "admin");
    const { id } = await walkIn(page, `We ${"so".repeat(200)} want to.`);
    await call(page, "POST", `/adoptions/${id}/reject`, { note: "no".repeat(200) });
    await page.goto(`/admin/adoption/${id}`);
    await expect(part(page, "History")).toContainText("nonono");
    for (const width of [1280, 390, 320]) expect(await overflow(page, width), `at ${width}`).toBe(0);
  });
});

test.describe("somebody who walked in", () => {
  test("gets an application in three fields", async ({ page }) => {
    await signIn(page, "admin");
    const [animal] = (await read(page, "/animals?status=Available&availableFor=Adoption&pageSize=1")).items;
    const users = (await read(page, "/users?pageSize=500")).items;
    const busy = new Set((await adoptions(page)).map(({ adopterFullName }) => adopterFullName));
    const user = users.find(({ name, surname }: Record<string, string>) => !busy.has(`${name} ${surname}`));
    await page.goto("/admin/adoption/add");
    await page.getByRole("button", { name: "Submit Application" }).click();
    for (const text of ["Please select an adopter.", "Please select an animal.", "Application letter is required."]) {
      await expect(page.getByText(text).first()).toBeVisible();
    }
    await page.getByRole("combobox", { name: "Adopter" }).fill(user.name);
    await page.getByRole("option", { name: `${user.name} ${user.surname}` }).click();
    await page.getByRole("combobox", { name: "Animal" }).fill(animal.name.toLowerCase());
    await page.getByRole("option", { name: animal.name }).first().click();
    await page.getByRole("textbox", { name: "Application letter" }).fill("We have a garden and time.");
    await page.getByRole("button", { name: "Submit Application" }).click();
    await expect(page.getByText("Created successfully.")).toBeVisible();
    await expect(page).toHaveURL("/admin/adoptions");
    await expect(rows(page).first()).toContainText(`${user.name} ${user.surname}`);
  });

  test("loses nothing that was typed without being asked", async ({ page }) => {
    await signIn(page, "admin");
    await page.goto("/admin/adoption/add");
    await page.getByRole("textbox", { name: "Application letter" }).fill("Half a letter");
    await page.getByRole("link", { name: "Cancel" }).click();
    const question = page.getByRole("dialog", { name: "Leave without saving?" });
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByRole("textbox", { name: "Application letter" })).toHaveValue("Half a letter");
    await expect(question).toBeHidden();
    await page.getByRole("link", { name: "Cancel" }).click();
    await question.getByRole("button", { name: "Leave" }).click();
    await expect(page).toHaveURL("/admin/adoptions");
  });
});

test("an admin reads the letters and the audit log", async ({ page }) => {
  await signIn(page, "admin");
  const { animalName } = await walkIn(page);
  await page.goto("/admin/outbox");
  await page.getByPlaceholder("Search letters...").fill(animalName);
  await expect(page).toHaveURL(/\?q=/);
  const rows = page.getByRole("table", { name: "Outbox" }).locator("tbody tr");
  await expect(rows.filter({ hasNotText: animalName })).toHaveCount(0);
  await rows.first().getByRole("link").first().click();
  await expect(page).toHaveURL(/\/admin\/outbox\/\d+$/);
  await expect(page.frameLocator("iframe").getByText(animalName).first()).toBeVisible();
  await page.getByText("Plain text").click();
  await expect(page.locator("pre")).toContainText(animalName);
  await goTo(page, "/admin/audit?kind=all");
  const entry = page
    .getByRole("table", { name: "Audit log" })
    .locator("tbody tr")
    .filter({ hasText: "letter" })
    .first();
  await expect(entry).toContainText(DEMO.admin.name);
  await entry.getByRole("button", { name: "letter" }).click();
  await expect(page).toHaveURL(/subject=letter/);
  await expect(
    page.getByRole("table", { name: "Audit log" }).locator("tbody tr").filter({ hasText: "login" }),
  ).toHaveCount(0);
});

const LIST_AND_RECORD = (id?: number) => ["/admin", "/admin/adoptions", `/admin/adoption/${id}`];

test("the adoption screens that an employee sees otherwise are in order as well", WALK, async ({ page }) => {
  await signIn(page, "employee");
  const [own] = await adoptions(page, "/assigned?pageSize=500");
  await expectInOrder(page, LIST_AND_RECORD(own?.id));
});
