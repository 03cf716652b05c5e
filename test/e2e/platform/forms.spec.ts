import { goTo, openScreen } from "../support/in-order.ts";
import { call, DEMO, read, signIn, signInAs } from "../support/people.ts";
import { choose, own, save, TROUBLES_OF_RECORDS } from "../support/staff-records.ts";
import { expect, NEW_BROWSER_WALK, test, WALK } from "../support/test.ts";

test.use({ expectedTroubles: TROUBLES_OF_RECORDS });

test("a new appointment begins with the animal of its address, or without one that is not there", async ({ page }) => {
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

test(
  "what belongs to no field of a long form comes to sight and takes the focus",
  NEW_BROWSER_WALK,
  async ({ page }) => {
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
  },
);

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

test("a list is a table once all of it works, so that no click meets one that is being replaced", async ({ page }) => {
  await signIn(page, "admin");
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  // What makes columns wider is a script of its own.
  await page.route("**/*.js", async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes("column-handle")) await arrived;
    await route.fulfill({ response });
  });
  await page.goto("/admin/donations");
  await expect(page.getByRole("button", { name: "Export CSV" })).toBeVisible();
  await expect(page.getByRole("status", { name: "Loading" })).toBeVisible();
  await expect(page.getByRole("table")).toHaveCount(0);
  arrive();
  await expect(page.getByRole("columnheader", { name: "Amount" }).locator(".column-handle")).toBeAttached();
});

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

test("the catalogue's sentences are said when there is no answer", WALK, async ({ page }) => {
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

test("of two people who change one field the second is shown both values, and chooses", async ({ page, somebody }) => {
  await signIn(page, "employee");
  const job = { name: own("Groom"), description: "Washes the dogs.", minSalary: 4000, maxSalary: 5000 };
  const { id } = await (await call(page, "POST", "/jobs", job)).json();
  await page.goto(`/admin/job/edit/${id}`);
  await page.getByLabel("Maximum Salary").fill("6000");
  const other = await somebody("admin");
  await other.goto(`/admin/job/edit/${id}`);
  await other.getByLabel("Maximum Salary").fill("5500");
  await other.getByRole("button", { name: "Save" }).click();
  await expect(other).toHaveURL(`/admin/job/${id}`);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("alert")).toContainText("Somebody else changed this");
  await page.getByRole("radio", { name: "Keep what was saved meanwhile: 5500" }).check();
  await expect(page.getByLabel("Maximum Salary")).toHaveValue(/5.?500/);
  await page.getByRole("radio", { name: "Save mine: 6000" }).check();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page).toHaveURL(`/admin/job/${id}`);
  await expect(page.getByLabel("Maximum Salary")).toHaveValue(/6.?000/);
});
