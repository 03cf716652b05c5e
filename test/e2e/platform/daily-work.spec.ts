import type { Locator, Page } from "@playwright/test";
import { read, signIn } from "../support/people.ts";
import { choose, main, own, rows, save, TROUBLES_OF_RECORDS } from "../support/staff-records.ts";
import { expect, test, WALK } from "../support/test.ts";

test.use({ expectedTroubles: TROUBLES_OF_RECORDS });

async function openFromSidebar(page: Page, place: string, address: string): Promise<void> {
  await page.goto("/admin");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: place, exact: true }).click();
  await expect(page).toHaveURL(address);
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

test("an employee plans an appointment, moves it and deletes it", WALK, async ({ page }) => {
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
  await expect(row.getByText("Grooming b…", { exact: true })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(row.getByText(purpose, { exact: true }), "on paper it is whole").toBeVisible();
  await page.emulateMedia({ media: null });
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

test("an employee keeps the stores", WALK, async ({ page }) => {
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

test("an admin opens a job, closes it and opens it again", WALK, async ({ page, somebody }) => {
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
