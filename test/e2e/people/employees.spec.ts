import type { Page } from "@playwright/test";
import sharp from "sharp";
import { goTo } from "../support/in-order.ts";
import { DEMO, read, signIn, signInAs } from "../support/people.ts";
import { type Item, items, said, TROUBLES_OF_PEOPLE } from "../support/staff-records.ts";
import { expect, test, WALK } from "../support/test.ts";

test.use({ expectedTroubles: TROUBLES_OF_PEOPLE });

const cards = (page: Page) => page.locator(".employee-cards li");
const picture = (background = "#7fa7b8", width = 1200) =>
  sharp({ create: { width, height: (width * 3) / 4, channels: 3, background } })
    .jpeg()
    .toBuffer();

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

  test("are added with a photo, edited, deleted and brought back", WALK, async ({ page, somebody }) => {
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
