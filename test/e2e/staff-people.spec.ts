import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expectInOrder, faultsOn, goTo } from "./support/in-order.ts";
import { call, DEMO, PHONE, read, signIn, signInAs } from "./support/people.ts";
import { expect, test } from "./support/test.ts";

test.use({
  expectedTroubles:
    /status of 4\d\d .*\/api\/(employees|users|job-applications)|net::ERR_FAILED|401 .*\/api\/auth\/me|\/(unauthorized|login)/,
});

type Item = Record<string, unknown> & { id: number };
const items = async (page: Page, path: string): Promise<Item[]> => (await read(page, path)).items;
/** The demonstration's own come first: a job that another test has just opened must stay free to be closed. */
const oldestJobs = async (page: Page) => (await items(page, "/jobs?pageSize=500")).sort((a, b) => a.id - b.id);
const rows = (page: Page, table: string) => page.getByRole("table", { name: table }).locator("tbody tr");
const said = (page: Page, text: string) => expect(page.getByRole("alert").filter({ hasText: text })).toBeVisible();
const cards = (page: Page) => page.locator(".employee-cards li");
const picture = (background = "#7fa7b8", width = 1200) =>
  sharp({ create: { width, height: (width * 3) / 4, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** A resume that came on paper, to be decided on. */
async function newJobApplication(page: Page, firstName: string): Promise<number> {
  const [job] = await oldestJobs(page);
  const answer = await call(page, "POST", "/job-applications", {
    jobId: job?.id,
    firstName,
    lastName: "Papierowa",
    sex: "Female",
    age: 41,
    applicationLetter: "I would like to work with cats.",
    experience: "Ten years in a surgery.",
    phoneNumber: "600 700 800",
    emailAddress: "on-paper@example.com",
    note: "Left at the gate",
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()).id;
}

test("a list is kept as a view with its columns, and chosen rows are exported", async ({ page }) => {
  await signIn(page, "admin");
  await page.goto("/admin/users?sort=-name");
  await page.getByRole("button", { name: "Views" }).click();
  // `uncheck` expects the change at once; the columns change a moment after the click.
  await page.getByRole("checkbox", { name: "City" }).click();
  await expect(page.getByRole("checkbox", { name: "City" })).not.toBeChecked();
  await page.getByLabel("Name of the view").fill("Last first");
  await page.getByRole("button", { name: "Keep this view" }).click();
  await expect(page.getByRole("button", { name: "Delete the view Last first" })).toBeVisible();
  await page.goto("/admin/users");
  await expect(rows(page, "Users").first()).toBeVisible();
  await expect(page.getByRole("columnheader", { name: "City" })).toHaveCount(0);
  await page.getByRole("button", { name: "Views" }).click();
  await page.getByRole("button", { name: "Last first", exact: true }).click();
  await expect(page).toHaveURL("/admin/users?sort=-name");
  await page.getByRole("button", { name: "Choose rows" }).click();
  const ticks = rows(page, "Users").getByRole("checkbox");
  await ticks.first().check();
  await ticks.nth(2).check();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export chosen rows" }).click(),
  ]);
  expect((await readFile(await file.path(), "utf8")).trim().split("\r\n")).toHaveLength(3);
});

test("on a phone the question about deleting a view lies over the views, whose button has the focus afterwards", async ({
  somebody,
}) => {
  const page = await somebody("employee", PHONE);
  await page.goto("/admin/animals");
  const views = page.getByRole("button", { name: "Views" });
  await views.click();
  await page.getByLabel("Name of the view").fill("Of a phone");
  await page.getByRole("button", { name: "Keep this view" }).click();
  const remove = page.getByRole("button", { name: "Delete the view Of a phone" });
  await remove.click();
  const question = page.getByRole("dialog", { name: "Delete this view?" });
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(question).toHaveCount(0);
  await remove.click();
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Of a phone", { exact: true })).toHaveCount(0);
  await expect(views).toBeFocused();
});

test.describe("employees", () => {
  test("are cards, four, two or one beside each other, found by the beginning of the name", async ({ page }) => {
    await signIn(page, "admin");
    await page.goto("/admin");
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Employees" }).click();
    await expect(page).toHaveURL("/admin/employees");
    const all = await items(page, "/employees");
    await expect(cards(page)).toHaveCount(Math.min(16, all.length));
    await expect(cards(page).first()).toContainText(String(all[0]?.name));
    await expect(cards(page).first()).toContainText(String(all[0]?.description));
    const columns = () =>
      page.locator(".employee-cards").evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(" ").length);
    for (const [width, count] of [
      [1280, 4],
      [900, 2],
      [390, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      expect(await columns()).toBe(count);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByPlaceholder("Search Employee...").fill(" PIOTR ");
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page)).toContainText(DEMO.employee.name);
    await cards(page).getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1, name: DEMO.employee.name })).toBeVisible();
    await expect(page.getByLabel("Job title")).toHaveAttribute("readonly");
  });

  test("are added with a photo, edited, deleted and brought back", async ({ page, somebody }) => {
    await signIn(page, "admin");
    await page.goto("/admin/employees");
    await page.getByRole("link", { name: "Add Employee" }).click();
    await page.getByRole("button", { name: "Save" }).click();
    for (const text of [
      "Name is required.",
      "Surname is required.",
      "Job title is required.",
      "Email is required.",
      "Password is required.",
    ]) {
      await expect(page.getByRole("alert").getByRole("link", { name: text, exact: true })).toBeVisible();
    }
    await page.getByLabel("Name", { exact: false }).first().fill("Łucja");
    await page.getByLabel("Surname").fill("Nowicka");
    await page.getByLabel("Job title").fill("Vet");
    await page.getByLabel("Email").fill(DEMO.user.email.toUpperCase());
    await page.getByRole("textbox", { name: "Password" }).fill("a-longer-one");
    await page.locator('input[type="file"]').setInputFiles({
      name: "lucja.jpg",
      mimeType: "image/jpeg",
      buffer: await picture(),
    });
    await expect(page.locator(".employee-photo img")).toHaveAttribute("src", /^data:/);
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("alert")).toContainText("This email is already registered.");
    await page.getByLabel("Email").fill("lucja@shelter.example");
    await page.getByRole("button", { name: "Save" }).click();
    await said(page, "Created successfully.");
    await expect(page).toHaveURL("/admin/employees");

    await page.getByPlaceholder("Search Employee...").fill("lucja");
    await expect(cards(page)).toHaveCount(1);
    const portrait = cards(page).locator("img");
    await expect.poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await cards(page).getByRole("link").click();
    await expect(page.getByRole("link", { name: "Edit" })).toBeVisible();
    await page.keyboard.press("e");
    await expect(page).toHaveURL(/\/admin\/employee\/edit\/\d+$/);
    await page.getByRole("button", { name: "Save" }).click();
    await said(page, "No changes to save.");
    await page.getByRole("link", { name: "Edit" }).click();
    await page.getByLabel("Job title").fill("Head vet");
    // The large one is still being made smaller when the other is chosen; that one when Save is pressed.
    for (const buffer of [await picture("#ff0000", 5000), await picture("#0000ff", 3000)]) {
      await page.locator('input[type="file"]').setInputFiles({ name: "new.jpg", mimeType: "image/jpeg", buffer });
    }
    await page.getByRole("button", { name: "Save" }).click();
    await said(page, "Saved successfully.");
    await expect(page.getByLabel("Job title")).toHaveValue("Head vet");
    const [{ photoId }] = (await items(page, "/employees?q=lucja")) as [Item];
    const shown = await (await page.request.get(`/photos/${photoId}`)).body();
    const { channels } = await sharp(shown).stats();
    expect(channels.map(({ mean }) => Math.round(mean / 255))).toEqual([0, 0, 1]);

    const lucja = await somebody();
    await signInAs(lucja, "lucja@shelter.example", "a-longer-one");
    await page.getByRole("link", { name: "Edit" }).click();
    await page.getByRole("button", { name: "Delete Employee" }).click();
    const question = page.getByRole("dialog");
    await expect(question).toContainText("Łucja Nowicka");
    await question.getByRole("button", { name: "Delete Employee" }).click();
    await expect(page).toHaveURL("/admin/employees");
    await lucja.goto("/admin");
    await expect(lucja).toHaveURL("/");
    await page.getByRole("checkbox", { name: "Deleted employees" }).click();
    await page.getByRole("button", { name: "Restore Łucja Nowicka" }).click();
    await said(page, "Łucja Nowicka was restored.");
    await signInAs(lucja, "lucja@shelter.example", "a-longer-one");
  });

  test("hide the deleting of the own account, and what stands in the way of another is said", async ({ page }) => {
    await signIn(page, "admin");
    const me = await read(page, "/auth/me");
    await page.goto(`/admin/employee/edit/${me.id}`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(DEMO.admin.name);
    await expect(page.getByRole("button", { name: "Delete Employee" })).toBeHidden();
    await expect(page.getByRole("checkbox", { name: "Admin" })).toBeHidden();

    const [appointment] = await items(page, "/appointments?pageSize=1&sort=-dateOfAppointment");
    await goTo(page, `/admin/employee/edit/${appointment?.employeeId}`);
    await page.getByRole("button", { name: "Delete Employee" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete Employee" }).click();
    await said(page, "This employee has a future appointment.");
  });

  test("are the admins' alone; a photo that is none is refused in Polish", async ({ page, somebody }) => {
    const employee = await somebody("employee");
    await employee.goto("/admin");
    await expect(employee.getByRole("link", { name: "Users" }).first()).toBeVisible();
    await expect(employee.getByRole("link", { name: "Employees" })).toHaveCount(0);
    // The server refuses whoever loads the address; within the application its router does.
    await goTo(employee, "/admin/employees");
    await expect(employee).toHaveURL("/unauthorized");

    await signIn(page, "admin");
    const [other] = (await items(page, "/employees")).filter(({ isAdmin }) => !isAdmin);
    await page.goto(`/admin/employee/edit/${other?.id}`);
    await page.locator('input[type="file"]').setInputFiles({
      name: "notes.jpg",
      mimeType: "image/jpeg",
      buffer: Buffer.from("these are notes"),
    });
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("alert")).toContainText("Nie udało się przetworzyć zdjęcia.");
  });
});

test.describe("users", () => {
  test("are listed sixteen a page, sorted by a heading, found by name, and edited by an employee", async ({ page }) => {
    await signIn(page, "employee");
    await page.goto("/admin/users");
    await expect(page.getByRole("columnheader")).toHaveText(["Name", "Email", "City", "Phone", "Adoptions"]);
    await expect(rows(page, "Users")).toHaveCount(16);
    await expect(page.getByRole("checkbox", { name: "Deleted users" })).toBeHidden();
    await page.getByRole("columnheader", { name: "Adoptions" }).getByRole("button").click();
    await page.getByRole("columnheader", { name: "Adoptions" }).getByRole("button").click();
    await expect(page).toHaveURL(/sort=-adoptions/);
    const [most] = await items(page, "/users?sort=-adoptions&pageSize=1");
    await expect(rows(page, "Users").first()).toContainText(`${most?.name} ${most?.surname}`);
    // An address takes one line, about 20 pixels high; the mouse shows it whole.
    expect((await rows(page, "Users").first().locator(".email").boundingBox())?.height).toBeLessThan(30);
    await expect(rows(page, "Users").first()).toHaveAttribute("title", `${most?.email}`);
    const desk = page.viewportSize();
    await page.setViewportSize(PHONE);
    await expect(page.getByLabel("Order")).toHaveValue("-adoptions");
    await page.getByLabel("Order").selectOption("Name, ascending");
    await expect(page).toHaveURL(/sort=name/);
    if (desk) await page.setViewportSize(desk);
    await expect(page.getByRole("columnheader", { name: "Name" })).toHaveAttribute("aria-sort", "ascending");
    await page.getByPlaceholder("Search users...").fill(`${most?.name} ${most?.surname}`.toLowerCase());
    await rows(page, "Users").first().getByRole("link").click();
    // Those that are assigned to the reader, or why the others are not there.
    await expect(
      page
        .getByRole("region", { name: /^\d+ adoptions?$/ })
        .locator("li, p")
        .first(),
    ).toBeVisible();
    await page.getByRole("link", { name: "Edit" }).click();
    await page.getByLabel("Postal code").fill("9");
    await page.getByLabel("Phone number").fill("12");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("alert")).toContainText("Use 9 digits.");
    await expect(page.getByRole("alert")).toContainText("Format 00-000");
    await page.getByLabel("Postal code").fill("90-002");
    await page.getByLabel("Phone number").fill("600700801");
    await page.getByRole("button", { name: "Save" }).click();
    await said(page, "Saved successfully.");
    await expect(page.getByLabel("Postal code")).toHaveValue("90-002");
  });

  test("with an open adoption are not deleted; others are, and an admin brings them back", async ({
    page,
    somebody,
  }) => {
    await signIn(page, "employee");
    const admin = await somebody("admin");
    const open = await items(admin, "/adoptions?open=true&pageSize=1");
    const { userId } = await read(admin, `/adoptions/${open[0]?.id}`);
    const remove = async (id: unknown) => {
      await page.goto(`/admin/user/edit/${id}`);
      await page.getByRole("button", { name: "Delete User" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Delete User" }).click();
    };
    await remove(userId);
    await said(page, "This user has an open adoption.");
    const free = (await items(page, "/users?sort=adoptions&pageSize=1"))[0];
    const name = `${free?.name} ${free?.surname}`;
    await remove(free?.id);
    await said(page, `${name} was deleted.`);
    await expect(page).toHaveURL("/admin/users");
    await goTo(page, `/admin/user/${free?.id}`);
    await expect(page.getByText("User not found.")).toBeVisible();
    await admin.goto("/admin/users?archived=true");
    await admin.getByRole("button", { name: `Restore ${name}` }).click();
    await said(admin, `${name} was restored.`);
    await goTo(page, "/admin/user/add");
    await expect(page.getByText("Invalid route id.")).toBeVisible();
  });
});

test("an admin hands out what is held on a user, and closes the account; an employee cannot", async ({
  page,
  somebody,
}) => {
  await signIn(page, "admin");
  const account = { email: "leaving@example.com", password: "a-longer-one" };
  const facts = { phoneNumber: "600700800", postalCode: "90-001", city: "Łódź", street: "Piotrkowska 1" };
  const body = { account, name: "Alojzy", surname: "Odchodzący", dateOfBirth: "1980-01-01", ...facts };
  const { id } = await (await call(page, "POST", "/users", body)).json();
  const employee = await somebody("employee");
  await employee.goto(`/admin/user/${id}`);
  await expect(employee.getByRole("link", { name: "Edit" })).toBeVisible();
  await expect(employee.getByRole("button", { name: "Close account" })).toBeHidden();

  await page.goto(`/admin/user/${id}`);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download data" }).click();
  expect((await download).suggestedFilename()).toBe(`personal-data-${id}.json`);
  await page.getByRole("button", { name: "Close account" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Close account" }).click();
  await said(page, "The account has been closed.");
  await page.goto(`/admin/user/${id}`);
  await expect(page.getByText("User not found.")).toBeVisible();
});

test.describe("resumes", () => {
  test("are tinted by their status, said in words, filtered and searched", async ({ page }) => {
    await signIn(page, "employee");
    await page.goto("/admin/resumes");
    await expect(page.getByRole("columnheader")).toHaveText([
      "Name",
      "Age",
      "Experience",
      "Phone Number",
      "Application Status",
      "Note",
    ]);
    const tints = new Set<string>();
    for (const status of ["Pending", "Approved", "Rejected"]) {
      await page.getByRole("radiogroup", { name: "Status" }).getByText(status).click();
      await expect(page).toHaveURL(new RegExp(`status=${status}`));
      await expect(rows(page, "Resumes").filter({ hasNotText: status })).toHaveCount(0);
      tints.add(
        await rows(page, "Resumes")
          .first()
          .evaluate((row) => getComputedStyle(row).backgroundColor),
      );
    }
    expect(tints.size).toBe(3);
    await page.getByRole("radiogroup", { name: "Status" }).getByText("All").click();
    const [some] = await items(page, "/job-applications?pageSize=1");
    await page.getByPlaceholder("Search Resume...").fill(String(some?.firstName).toUpperCase());
    await expect(rows(page, "Resumes").first()).toContainText(String(some?.firstName));
  });

  test("that came on paper are entered by an employee, who edits the note and decides nothing", async ({ page }) => {
    await signIn(page, "employee");
    await page.goto("/admin/resumes");
    await page.getByRole("heading", { level: 1 }).click();
    await page.keyboard.press("n");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("alert")).toContainText("Please select a job.");
    await expect(page.getByRole("alert")).toContainText("Valid age is required");
    await page.getByRole("combobox", { name: "Job" }).click();
    await page.getByRole("option", { name: "Animal Caretaker" }).click();
    await page.getByLabel("First name").fill("Zenobia");
    await page.getByLabel("Last name").fill("Papierowa");
    await page.getByRole("combobox", { name: "Sex" }).click();
    await page.getByRole("option", { name: "Female" }).click();
    await page.getByLabel("Age").fill("52");
    await page.getByLabel("Phone number").fill("600 700 800");
    await page.getByLabel("Email").fill("zenobia@example.com");
    await page.getByLabel("Application letter").fill("Cats, please.");
    await page.getByLabel("Experience").fill("Forty years of cats.");
    await page.getByRole("button", { name: "Save" }).click();
    await said(page, "Created successfully.");
    await expect(page).toHaveURL("/admin/resumes");
    await page.getByRole("link", { name: "Zenobia Papierowa" }).click();
    const decision = page.getByRole("region", { name: "Decision" });
    await expect(decision).toContainText("Submitted via job detail form");
    await expect(decision.getByRole("button")).toHaveCount(0);
    await page.getByRole("link", { name: "Edit" }).click();
    await page.getByLabel("Note").fill("Came in person.");
    await page.getByRole("button", { name: "Save" }).click();
    await said(page, "Saved successfully.");
    await expect(decision).toContainText("Came in person.");
  });

  test("are accepted and rejected by an admin, after a second look, once", async ({ page, somebody }) => {
    await signIn(page, "admin");
    const id = await newJobApplication(page, "Halina");
    await page.goto(`/admin/resume/${id}`);
    const decision = page.getByRole("region", { name: "Decision" });
    await expect(decision.getByRole("textbox")).toHaveCount(0);
    await decision.getByRole("button", { name: "Reject" }).click();
    await expect(decision.getByRole("button", { name: "Confirm Rejection" })).toBeVisible();
    await decision.getByRole("button", { name: "Cancel" }).click();
    await decision.getByRole("button", { name: "Accept" }).click();
    await decision.getByLabel("Note").fill("Starts in May.");
    await page.reload();
    await expect(decision.getByLabel("Note")).toHaveValue("Starts in May.");

    const rival = await somebody("admin");
    await rival.goto(`/admin/resume/${id}`);
    await rival.getByRole("button", { name: "Reject" }).click();

    await page.route(`**/api/job-applications/${id}/accept`, (route) => route.abort());
    await decision.getByRole("button", { name: "Confirm Acceptance" }).click();
    await said(page, "Failed to accept job application.");
    await expect(decision.getByLabel("Note")).toHaveValue("Starts in May.");
    await page.unrouteAll();
    await decision.getByRole("button", { name: "Confirm Acceptance" }).click();
    await said(page, "The application was accepted.");
    await expect(decision).toContainText("Approved");
    await expect(decision).toContainText("Starts in May.");
    await expect(decision.getByRole("button")).toHaveCount(0);

    await rival.getByRole("button", { name: "Confirm Rejection" }).click();
    await said(rival, "This application has been decided in the meantime. It is Approved now.");
    await expect(rival.getByRole("region", { name: "Decision" })).toContainText("Approved");
    const letters = await items(page, "/outbox?q=on-paper@example.com");
    expect(letters).toHaveLength(1);
  });
});

test("one's own record and a resume that is being accepted are in order, too", async ({ page }) => {
  await signIn(page, "admin");
  const me = await read(page, "/auth/me");
  await expectInOrder(page, [`/admin/employee/edit/${me.id}`]);
  await goTo(page, `/admin/resume/${await newJobApplication(page, "Barbara")}`);
  await page.getByRole("button", { name: "Accept" }).click();
  expect(await faultsOn(page)).toEqual([]);
});
