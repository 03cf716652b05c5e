import { readFile } from "node:fs/promises";
import { goTo } from "../support/in-order.ts";
import { call, PHONE, read, signIn } from "../support/people.ts";
import { items, rows, said, TROUBLES_OF_PEOPLE } from "../support/staff-records.ts";
import { expect, test, WALK } from "../support/test.ts";

test.use({ expectedTroubles: TROUBLES_OF_PEOPLE });

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

test("on a phone the question about deleting a view lies over the views and gives focus back", async ({ somebody }) => {
  const page = await somebody("employee", PHONE);
  await page.goto("/admin/animals");
  const views = page.getByRole("button", { name: "Views" });
  // On a phone the animals come first.
  await expect(views).toBeHidden();
  await page.getByRole("button", { name: "Filters" }).click();
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

  test(
    "with an open adoption are not deleted; others are, and an admin undoes it",
    WALK,
    async ({ page, somebody }) => {
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
    },
  );
});

test(
  "an admin hands out what is held on a user and closes the account, nobody else",
  WALK,
  async ({ page, somebody }) => {
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
  },
);
