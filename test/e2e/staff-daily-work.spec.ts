import type { Locator, Page } from "@playwright/test";
import type { Board } from "../../src/contract/animals/board.ts";
import { goTo, openScreen } from "./support/in-order.ts";
import { countScripts } from "./support/measures.ts";
import { openWholeList } from "./support/morning.ts";
import { call, DEMO, DESK, PHONE, read, signIn, signInAs } from "./support/people.ts";
import { expect, NEW_BROWSER, test } from "./support/test.ts";

test.use({
  expectedTroubles:
    /status of 40[049] .*\/api\/(animals|appointments|jobs|resources)|net::ERR_(FAILED|INTERNET_DISCONNECTED)/,
});

/** What the administration's first screen may make a phone load and run, in bytes packed by gzip. */
const MAX_FIRST_SCREEN_BYTES = 200_000;
/** How many scripts a screen may need: a browser asks for six at a time. */
const MAX_FILES = 25;

/** No other record of this run is called so. */
const own = (name: string) => `${name} ${Date.now()}`;
const rows = (page: Page, table: string) => page.getByRole("table", { name: table }).locator("tbody tr");
const main = (page: Page) => page.getByRole("main");
const save = (page: Page) => page.getByRole("button", { name: "Save" }).click();

async function openFromSidebar(page: Page, place: string, address: string): Promise<void> {
  await page.goto("/admin");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: place, exact: true }).click();
  await expect(page).toHaveURL(address);
}

/** Types into a select that searches, and takes what it offers. */
async function choose(page: Page, label: string, typed: string, option: string | RegExp = typed): Promise<void> {
  await page.getByRole("combobox", { name: label }).fill(typed);
  await page.getByRole("option", { name: option }).first().click();
}

/** Deletes the record that is being edited. @param name of the thing, which the question must say */
async function deleteIt(page: Page, button: string, name: string): Promise<void> {
  await page.getByRole("button", { name: button }).click();
  const question = page.getByRole("dialog");
  await expect(question).toContainText(name);
  await question.getByRole("button", { name: button }).click();
}

async function expectEveryText(where: Locator, texts: readonly string[]): Promise<void> {
  for (const text of texts) await expect(where.getByText(text).first(), text).toBeVisible();
}

/** The list of appointments is open: the soonest stands first, and those that are past are a tab away. */
async function beginsWithToday(page: Page): Promise<void> {
  const { items } = await read(page, "/appointments?when=upcoming&pageSize=16");
  await expect(rows(page, "Appointments")).toHaveCount(items.length);
  const { purpose = "" } = items[0] ?? {};
  await expect(rows(page, "Appointments").first()).toHaveAttribute("title", purpose);
  await page.getByText("Past", { exact: true }).click();
  await expect(page).toHaveURL("/admin/appointments?when=past");
  await expect(rows(page, "Appointments").first()).not.toHaveAttribute("title", purpose);
  await page.getByText("All", { exact: true }).click();
  await expect(rows(page, "Appointments")).toHaveCount(16);
  await page.getByText("From today on").click();
  await expect(page).toHaveURL("/admin/appointments");

  await page.route(/\/api\/appointments\?/, (route) =>
    route.fulfill({ json: { items: [], page: 1, pageSize: 16, totalCount: 0 } }),
  );
  await page.reload();
  await expect(main(page).getByText("No appointments from today on.")).toBeVisible();
  await page.unrouteAll();
  await page.getByRole("link", { name: "Past appointments" }).click();
  await expect(page).toHaveURL("/admin/appointments?when=past");
  await expect(rows(page, "Appointments").first()).toBeVisible();
  await page.getByText("From today on").click();
}

test("an employee plans an appointment, moves it and deletes it", async ({ page }) => {
  await signIn(page, "employee");
  await openFromSidebar(page, "Appointments", "/admin/appointments");
  await expect(page.getByRole("columnheader")).toHaveText([
    "Animal",
    "Purpose of a Visit",
    "Date",
    "Employee",
    "Service",
  ]);
  await beginsWithToday(page);
  await page.getByRole("link", { name: "Add Appointment" }).click();
  await expect(page).toHaveURL("/admin/appointment/add");
  await save(page);
  await expectEveryText(main(page), [
    "Please select an animal.",
    "Please select an employee.",
    "Please select a service type.",
    "Please enter the purpose of the visit.",
    "Please select an appointment date.",
  ]);

  const purpose = own("Grooming before the open day");
  const { items } = await read(page, "/animals?availableFor=Appointment&pageSize=1");
  const animal = items[0]?.name ?? "";
  await choose(page, "Animal", animal, new RegExp(`^${animal} – `));
  // Twice: what is chosen stays chosen.
  for (const _ of [1, 2]) await choose(page, "Employee", "Julia", "Julia Mazur");
  await choose(page, "Service type", "Groom", "Grooming");
  await page.reload();
  await expect(page.getByRole("combobox", { name: "Employee" })).toHaveValue("Julia Mazur");
  await expect(page.getByRole("combobox", { name: "Service type" })).toHaveValue("Grooming");
  await page.getByLabel("Purpose of a Visit").fill(purpose);
  await page.getByLabel("Date and time").fill("2020-01-01T10:00");
  await save(page);
  await expect(main(page).getByText("Appointment date must be in the future.").first()).toBeVisible();
  const year = 2090;
  await page.getByLabel("Date and time").fill(`${year}-07-01T10:00`);
  await save(page);
  await expect(page.getByText("Created successfully.")).toBeVisible();
  await expect(page).toHaveURL("/admin/appointments");

  await page.getByPlaceholder("Search Appointment...").fill(animal.toUpperCase());
  const row = rows(page, "Appointments").filter({ hasText: String(year) });
  await expect(row).toContainText("Grooming b…");
  await expect(row).toContainText("10:00");
  await expect(page).toHaveURL(/q=/);
  await expect(main(page).locator("[aria-busy=true]")).toHaveCount(0);
  await row.getByRole("link").click();
  await expect(page).toHaveURL(/\/admin\/appointment\/\d+$/);
  const address = page.url();
  await expect(page.getByLabel("Purpose of a Visit")).toHaveValue(purpose);
  await expect(page.getByLabel("Date and time")).toHaveValue(/1 Jul .*10:00/);
  await page.keyboard.press("e");
  await expect(page).toHaveURL(/\/admin\/appointment\/edit\/\d+$/);
  await save(page);
  await expect(page.getByText("No changes to save.")).toBeVisible();
  await expect(page).toHaveURL(address);
  await page.getByRole("link", { name: "Edit", exact: true }).click();
  await page.getByLabel("Date and time").fill(`${year}-12-01T12:30`);
  await save(page);
  await expect(page.getByText("Saved successfully.")).toBeVisible();
  await expect(page.getByLabel("Date and time")).toHaveValue(/1 Dec .*12:30/);
  const id = address.split("/").at(-1);
  const moved = await read(page, `/appointments/${id}`);
  expect(moved.dateOfAppointment).toBe(`${year}-12-01T11:30:00.000Z`);

  await page.getByRole("link", { name: "Edit", exact: true }).click();
  await deleteIt(page, "Delete Appointment", animal);
  await expect(page).toHaveURL("/admin/appointments");
  await page.goto(address);
  await expect(page.getByText("Appointment not found.")).toBeVisible();
});

test("whatever is wanted is a key away: Ctrl+K finds an animal by a part of its name, and Enter opens it", async ({
  page,
  shelter,
}) => {
  await signInAs(page, DEMO.employee.email, DEMO.password);
  await page.goto("/admin/resources");
  await page.getByRole("searchbox").focus();
  await page.keyboard.press("Control+k");
  const dialog = page.getByRole("dialog", { name: "Find anything" });
  await dialog.getByRole("textbox").fill(shelter.animal.name.slice(1).toUpperCase());
  await expect(dialog.getByText(shelter.animal.name, { exact: true })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/admin/animal/${shelter.animal.id}`);
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("heading", { level: 1, name: shelter.animal.name })).toBeVisible();

  // What was looked at stands first when nothing is typed, and is gone after the logout.
  await page.keyboard.press("Control+k");
  const latest = dialog.getByRole("group", { name: "Looked at last" }).getByRole("button").first();
  await expect(latest).toContainText(shelter.animal.name);
  await dialog.getByRole("textbox").fill("add appo");
  await expect(dialog.getByRole("button", { name: "Add Appointment" })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/admin/appointment/add");

  // A unit of the house, found by its name and its location's.
  const { locations }: Board = await read(page, "/board");
  const [house] = locations;
  const unit = house?.units[0];
  await page.keyboard.press("Control+k");
  await dialog.getByRole("textbox").fill(`${house?.name} ${unit?.name}`);
  await dialog
    .getByRole("group", { name: "Units" })
    .getByRole("button", { name: unit?.name ?? "" })
    .first()
    .click();
  await expect(page).toHaveURL(`/admin/board?location=${house?.id}#unit-${unit?.id}`);
  await expect(page.getByRole("region", { name: unit?.name ?? "", exact: true })).toBeFocused();

  await page.getByRole("link", { name: "Log out" }).first().click();
  await page.waitForURL("/logout");
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("recent:"))))
    .toEqual([]);
});

test("an employee keeps the stores", async ({ page }) => {
  await signIn(page, "employee");
  await openFromSidebar(page, "Resources", "/admin/resources");
  await expect(main(page).getByRole("region", { name: "Food" })).toContainText("168 / 200 units");
  await page.keyboard.press("n");
  await expect(page).toHaveURL("/admin/resource/add");
  await save(page);
  await expectEveryText(main(page), [
    "Resource type must be selected.",
    "Name is required.",
    "Amount must be an integer between 0 and 300.",
  ]);
  const name = own("Rubber balls");
  await choose(page, "Type", "Toy", "Toys");
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Amount").fill("301");
  await save(page);
  await expect(main(page).getByText("Amount must be an integer between 0 and 300.").first()).toBeVisible();
  await page.getByLabel("Amount").fill("33");
  await page.getByLabel("Description").fill("Target 100 balls in 3 boxes.");
  await save(page);
  await expect(page.getByText("Created successfully.")).toBeVisible();

  await page.getByPlaceholder("Search Resource...").fill(`TOYS ${name}`);
  const toys = main(page).getByRole("region", { name: "Toys" });
  await expect(toys).toContainText("33 / 100 units");
  await expect(toys.getByRole("progressbar")).toHaveAttribute("data-colour", "red");
  await toys.getByRole("link", { name }).click();
  await page.getByRole("link", { name: "Edit", exact: true }).click();
  await page.getByLabel("Amount").fill("67");
  await save(page);
  await expect(page.getByText("Saved successfully.")).toBeVisible();
  await expect(main(page).getByRole("progressbar")).toHaveAttribute("data-colour", "green");
  await page.getByRole("link", { name: "Edit", exact: true }).click();
  await deleteIt(page, "Delete Resource", name);
  await expect(page).toHaveURL("/admin/resources");
  await page.getByPlaceholder("Search Resource...").fill(name);
  await expect(page.getByText("No resources match your search.")).toBeVisible();
});

test("an admin opens a job, closes it and opens it again", async ({ page, somebody }) => {
  await signIn(page, "admin");
  await openFromSidebar(page, "Jobs", "/admin/jobs");
  await expect(page.getByRole("columnheader")).toHaveText(["Name", "Description", "Minimum Salary", "Maximum Salary"]);
  await page.getByRole("link", { name: "Add Job" }).click();
  await save(page);
  await expectEveryText(main(page), [
    "Please enter name.",
    "Please enter description.",
    "Minimum Salary must be a number between 0 and 999999",
    "Maximum Salary must be a number number between 0 and 1000000",
  ]);
  const name = own("Night watch");
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Description").fill("You stay with the animals while the others sleep.");
  await page.getByLabel("Minimum Salary").fill("6000");
  await page.getByLabel("Maximum Salary").fill("5000");
  await save(page);
  await expect(main(page).getByText("Maximum Salary must be greater than Minimum Salary.").first()).toBeVisible();
  await page.getByLabel("Maximum Salary").fill("7000");
  await save(page);
  await expect(page.getByText("Created successfully.")).toBeVisible();
  await expect(page).toHaveURL("/admin/job/add");
  await expect(page.getByLabel("Name")).toHaveValue("");
  await expect(page.getByLabel("Maximum Salary")).toHaveValue("");

  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/admin/jobs");
  await page.getByPlaceholder("Search Job...").fill(name);
  await expect(rows(page, "Jobs")).toHaveCount(1);
  await expect(rows(page, "Jobs")).toContainText("You stay with the animals while the othe…");
  await rows(page, "Jobs").click();
  await page.getByRole("link", { name: "Edit", exact: true }).click();
  await page.getByLabel("Minimum Salary").fill("6500");
  await save(page);
  await expect(page.getByText("Saved successfully.")).toBeVisible();
  await expect(page.getByLabel("Minimum Salary")).toHaveValue("6 500 PLN");
  await page.getByRole("link", { name: "Edit", exact: true }).click();
  await deleteIt(page, "Delete Job", name);
  await expect(page).toHaveURL("/admin/jobs");
  await page.getByRole("checkbox", { name: "Deleted jobs" }).click();
  await page.getByRole("button", { name: `Restore ${name}` }).click();
  await expect(page.getByText(`${name} was restored.`)).toBeVisible();
  await page.getByRole("checkbox", { name: "Deleted jobs" }).uncheck();
  await expect(page.getByRole("link", { name })).toBeVisible();

  const employee = await somebody("employee");
  await employee.goto("/admin/jobs");
  await expect(employee.getByRole("link", { name })).toBeVisible();
  await expect(employee.getByRole("checkbox", { name: "Deleted jobs" })).toBeHidden();
});

test("a new appointment begins with the animal that the address names, and without one that is not there", async ({
  page,
}) => {
  await signIn(page, "employee");
  const { items } = await read(page, "/animals?pageSize=1");
  await page.goto(`/admin/appointment/add?animalId=${items[0]?.id}`);
  await expect(page.getByRole("combobox", { name: "Animal" })).toHaveValue(items[0]?.name ?? "");
  for (const id of ["999999999", "0", "cat", ""]) {
    await page.goto(`/admin/appointment/add?animalId=${id}`);
    await expect(page.getByRole("combobox", { name: "Animal" })).toHaveValue("");
  }
});

test("a draft of an appointment is there after a reload, its animal by name", async ({ page }) => {
  await signIn(page, "employee");
  page.on("dialog", (dialog) => dialog.accept());
  const { items } = await read(page, "/animals?availableFor=Appointment&pageSize=500");
  const last = items.at(-1)?.name ?? "";
  await page.goto("/admin/appointment/add");
  await choose(page, "Animal", last, new RegExp(`^${last} – `));
  await page.getByLabel("Purpose of a Visit").fill("Half of what");
  await page.reload();
  await expect(page.getByLabel("Purpose of a Visit")).toHaveValue("Half of what");
  await expect(page.getByRole("combobox", { name: "Animal" })).toHaveValue(new RegExp(`^${last} – `));
});

test("a form that is sent again while what follows its save is going on adds one record", async ({ page }) => {
  await signIn(page, "employee");
  await page.goto("/admin/resource/add");
  await choose(page, "Type", "Toy", "Toys");
  await page.getByLabel("Name").fill(own("Ropes"));
  await page.getByLabel("Amount").fill("12");
  let sent = 0;
  await page.route(/\/api\/resources(\/types)?$/, async (route) => {
    if (route.request().method() === "POST") sent += 1;
    else await new Promise((done) => setTimeout(done, 1000));
    await route.continue();
  });
  await page.evaluate(() => {
    const form = document.querySelector("form");
    for (const wait of [0, 300, 600, 900]) setTimeout(() => form?.isConnected && form.requestSubmit(), wait);
  });
  await expect(page.getByText("Created successfully.")).toBeVisible();
  await expect(page).toHaveURL("/admin/resources");
  expect(sent).toBe(1);
});

test("what was typed and taken back does not come again", async ({ page }) => {
  await signInAs(page, DEMO.employee.email, DEMO.password);
  page.on("dialog", (dialog) => dialog.accept());
  const { items } = await read(page, "/resources?pageSize=1");
  const edit = `/admin/resource/edit/${items[0]?.id}`;
  await page.goto(edit);
  const name = page.getByLabel("Name");
  await expect(name).not.toHaveValue("");
  const before = await name.inputValue();
  await name.fill("Not this");
  await page.reload();
  await expect(name).toHaveValue("Not this");
  await name.fill(before);
  await page.getByRole("link", { name: "Cancel" }).click();
  await expect(page).toHaveURL(`/admin/resource/${items[0]?.id}`);
  await page.goto(edit);
  await expect(name).toHaveValue(before);
  const drafts = () => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith("draft:")));
  expect(await drafts()).toEqual([]);
  // Logging out deletes the drafts.
  await name.fill("Left behind");
  await expect.poll(drafts).toHaveLength(1);
  await page.getByRole("link", { name: "Log out" }).click();
  await expect(page.getByRole("heading", { name: "Bye, Bye!" })).toBeVisible();
  await expect.poll(drafts).toEqual([]);
});

test("the animal that the address names goes before that of a draft", async ({ page }) => {
  await signIn(page, "employee");
  page.on("dialog", (dialog) => dialog.accept());
  const { items } = await read(page, "/animals?availableFor=Appointment&pageSize=2");
  await page.goto(`/admin/appointment/add?animalId=${items[0]?.id}`);
  await page.getByLabel("Purpose of a Visit").fill("Half of what");
  await page.goto(`/admin/appointment/add?animalId=${items[1]?.id}`);
  await expect(page.getByLabel("Purpose of a Visit")).toHaveValue("Half of what");
  await expect(page.getByRole("combobox", { name: "Animal" })).toHaveValue(items[1]?.name ?? "");
});

test("an edit sends what was changed, and begins with what others have saved in the meantime", async ({ page }) => {
  await signIn(page, "employee");
  const name = own("Brushes");
  const body = { resourceTypeId: 1, name, amount: 10, description: "First" };
  const made = await call(page, "POST", "/resources", body);
  expect(made.status()).toBe(201);
  const { id } = await made.json();
  const elsewhere = (change: object) => call(page, "PUT", `/resources/${id}`, change);
  await page.goto(`/admin/resource/${id}`);
  await expect(page.getByLabel("Amount")).toHaveValue("10");
  await elsewhere({ amount: 20 });
  await page.getByRole("link", { name: "Edit", exact: true }).click();
  await expect(page.getByLabel("Amount")).toHaveValue("20");
  await elsewhere({ amount: 30 });
  await page.getByLabel("Description").fill("Second");
  await save(page);
  await expect(page.getByText("Saved successfully.")).toBeVisible();
  expect(await read(page, `/resources/${id}`)).toMatchObject({ name, amount: 30, description: "Second" });
});

test("what belongs to no field of a long form comes to sight and takes the focus", NEW_BROWSER, async ({ page }) => {
  await signIn(page, "employee");
  await page.setViewportSize({ width: 390, height: 500 });
  const { items } = await read(page, "/animals?pageSize=1");
  await page.goto(`/admin/animal/edit/${items[0]?.id}`);
  await page.getByLabel("Description").fill("Likes to be alone.");
  await page.route("/api/animals/*", (route) =>
    route.fulfill({ status: 409, json: { status: 409, message: "This animal is being adopted." } }),
  );
  await save(page);
  const alert = page.getByRole("alert").filter({ hasText: "This animal is being adopted." });
  await expect(alert).toBeFocused();
  await expect(alert).toBeInViewport({ ratio: 1 });
  await page.context().setOffline(true);
  await save(page);
  await expect(alert).toBeFocused();
  await page.context().setOffline(false);
});

for (const motion of ["no-preference", "reduce"] as const) {
  test(`the keys of a screen do nothing behind a dialog, with motion: ${motion}`, async ({ page }) => {
    await signIn(page, "employee");
    await page.emulateMedia({ reducedMotion: motion });
    const { items } = await read(page, "/resources?pageSize=1");
    await page.goto("/admin/resources");
    await expect(page.getByRole("link", { name: "Add Resource" })).toBeVisible();
    await page.keyboard.press("?");
    await expect(page.getByRole("dialog", { name: "Keys" })).toBeVisible();
    await page.keyboard.press("n");
    await expect(page).toHaveURL("/admin/resources");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();

    const edit = `/admin/resource/edit/${items[0]?.id}`;
    await page.goto(edit);
    await page.getByRole("button", { name: "Delete Resource" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(page).toHaveURL(edit);
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL(`/admin/resource/${items[0]?.id}`);
  });
}

test("a page beyond the last one leads to the last one", async ({ page }) => {
  await signIn(page, "employee");
  await page.goto("/admin/animals?page=99");
  await expect(page).toHaveURL(/\/admin\/animals\?page=[1-8]\d?$/);
  await expect(page.getByText("There are no animals yet.")).toBeHidden();
  await expect(page.getByRole("button", { name: /^Page \d/ }).last()).toHaveAttribute("aria-current", "page");
});

test("a search takes no more than the server does, and a chosen record is no search", async ({ page }) => {
  await signIn(page, "employee");
  await page.goto("/admin/resources");
  await expect(page.getByPlaceholder("Search Resource...")).toHaveAttribute("maxlength", "200");
  const searches: string[] = [];
  page.on("request", (request) => {
    const q = new URL(request.url()).searchParams.get("q");
    if (q !== null) searches.push(q);
  });
  const { items } = await read(page, "/animals?availableFor=Appointment&pageSize=1");
  await goTo(page, `/admin/appointment/add?animalId=${items[0]?.id}`);
  await expect(page.getByRole("combobox", { name: "Animal" })).toHaveAttribute("maxlength", "200");
  await choose(page, "Service type", "Groom", "Grooming");
  await page.getByRole("combobox", { name: "Animal" }).click();
  await expect(page.getByRole("option").nth(1)).toBeVisible();
  await page.waitForTimeout(500);
  expect(searches).toEqual([]);
});

test("the catalogue's sentences are said when there is no answer", async ({ page }) => {
  await signIn(page, "admin");
  const lists = {
    appointments: "Error loading Appointments.",
    resources: "Error loading resources.",
    jobs: "Error loading Jobs.",
  };
  for (const [list, text] of Object.entries(lists)) {
    const { items } = await read(page, `/${list}?pageSize=1`);
    const one = list.slice(0, -1);
    await page.route(`/api/${list}*`, (route) => route.abort());
    await goTo(page, `/admin/${list}`);
    await expect(page.getByRole("main").getByRole("alert")).toContainText(text);
    await page.unrouteAll();
    await openScreen(page, `/admin/${one}/edit/${items[0]?.id}`);
    await expect(page.getByRole("button", { name: /^Delete/ })).toBeVisible();
    await page.route(`/api/${list}/*`, (route) => route.abort());
    await page.getByRole("button", { name: /^Delete/ }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /^Delete/ })
      .click();
    await expect(page.getByText(`Failed to delete ${one}.`)).toBeVisible();
    await page.unrouteAll();
  }
});

test(
  "the morning list comes with little script and the next screen in few files, what is done stays where it was, and the next item has the focus",
  NEW_BROWSER,
  async ({ page }) => {
    await signIn(page, "employee");
    const scripts = countScripts(page);
    await page.goto("/admin");
    const today = page.getByRole("region", { name: "Today" });
    await expect(today.getByRole("list").first()).toBeVisible();
    expect(await scripts()).toBeLessThan(MAX_FIRST_SCREEN_BYTES);
    await openWholeList(page);
    const items = today.locator("ol > li:not(:has(ol))");
    const item = items.filter({ has: page.getByRole("button", { name: /^Given: .*Deworming/ }) }).first();
    const link = await item.getByRole("link").getAttribute("id");
    const places = () => items.getByRole("link").evaluateAll((links) => links.map(({ id }) => id));
    const place = (await places()).indexOf(link ?? "");
    await item.getByRole("button", { name: /^Given: / }).click();
    const same = items.filter({ has: page.locator(`#${link}`) });
    await expect(same.getByRole("button", { name: /^Take back: / })).toBeVisible();
    await expect(today.getByRole("status")).toContainText(/Deworming: Given\. \d+ things wait for you\./);
    expect((await places())[place]).toBe(link);
    const focused = page.locator(":focus");
    await expect(focused).toHaveAttribute("id", /^morning-/);
    expect(await focused.getAttribute("id")).not.toBe(link);
    await same.getByRole("button", { name: /^Take back: / }).click();
    await expect(same.getByRole("button", { name: /^Given: / })).toBeVisible();

    let files = 0;
    page.on("request", (request) => (files += request.resourceType() === "script" ? 1 : 0));
    await page.goto("/admin/animals");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(files).toBeGreaterThan(1);
    expect(files).toBeLessThan(MAX_FILES);
  },
);

test("the first screen says what is urgent and fits one and a half, three of a phone, and what cannot be done now is put off or handed over", async ({
  somebody,
}) => {
  const page = await somebody("employee", DESK);
  await page.goto("/admin");
  const today = page.getByRole("region", { name: "Today" });
  await expect(today.getByText(/doses are late, the oldest by \d+ days\./)).toBeVisible();
  const messages = page.getByRole("region", { name: /^Messages \d/ });
  await expect(messages.getByRole("listitem")).not.toHaveCount(0);
  expect(await messages.getByRole("listitem").count()).toBeLessThanOrEqual(5);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  expect(await height()).toBeLessThanOrEqual(1.5 * DESK.height);
  await page.setViewportSize(PHONE);
  await expect.poll(height).toBeLessThanOrEqual(3 * PHONE.height);
  await page.setViewportSize(DESK);

  const row = messages.getByRole("listitem").filter({ has: page.getByRole("button", { name: /^Answered: / }) });
  const name = (await row.first().getByRole("link").textContent()) ?? "";
  const item = messages.getByRole("listitem").filter({ hasText: name });
  const arrange = item.getByRole("button", { name: `Not now, or a colleague: ${name}` });
  const dialog = page.getByRole("dialog", { name });
  await arrange.click();
  await dialog.getByRole("button", { name: "Tomorrow" }).click();
  const put = page.getByRole("alert").filter({ hasText: `${name}: put off until` });
  await expect(put).toBeVisible();
  await expect(item).toHaveCount(0);
  await put.getByRole("button", { name: "Undo" }).click();
  await expect(item).toHaveCount(1);

  await arrange.click();
  await dialog.getByRole("combobox", { name: "A colleague takes it over" }).fill("Kowalska");
  await page.getByRole("option", { name: "Anna Kowalska" }).click();
  await dialog.getByRole("button", { name: "Hand over" }).click();
  await expect(item).toContainText("with Anna Kowalska");
  await today.getByRole("button", { name: "Only mine" }).click();
  await expect(item).toHaveCount(0);
  const colleague = await somebody("admin", DESK);
  await colleague.goto("/admin");
  await colleague.getByRole("button", { name: "Only mine" }).click();
  await expect(colleague.getByRole("link", { name })).toBeVisible();
  await today.getByRole("button", { name: "Only mine" }).click();
  await arrange.click();
  await dialog.getByRole("button", { name: "Take it back" }).click();
  await expect(item).not.toContainText("with Anna Kowalska");
});

test("the sidebar folds to its signs, and stays so", async ({ page }) => {
  await signIn(page, "employee");
  await page.goto("/admin");
  const sidebar = page.getByRole("navigation", { name: "Main" });
  await sidebar.getByRole("button", { name: "Fold the menu" }).click();
  await expect.poll(async () => (await sidebar.boundingBox())?.width).toBeLessThan(100);
  await page.reload();
  await sidebar.getByRole("link", { name: "Animals", exact: true }).click();
  await expect(page).toHaveURL("/admin/animals");
  expect((await sidebar.boundingBox())?.width).toBeLessThan(100);
  await sidebar.getByRole("button", { name: "Unfold the menu" }).click();
  await expect.poll(async () => (await sidebar.boundingBox())?.width).toBeGreaterThan(300);
});
