import type { Page } from "@playwright/test";
import sharp from "sharp";
import { goTo } from "../support/in-order.ts";
import { keepsFocus } from "../support/measures.ts";
import { call, DEMO, read, signIn } from "../support/people.ts";
import { expect, NEW_BROWSER, test, WALK } from "../support/test.ts";

test.use({ expectedTroubles: /status of 40[49] .*\/api\/animal(s|-groups)\/\d+/ });

const photo = (name: string, background: string) =>
  sharp({ create: { width: 1600, height: 1200, channels: 3, background } })
    .jpeg()
    .toBuffer()
    .then((buffer) => ({ name, mimeType: "image/jpeg", buffer }));

const cards = (page: Page) => page.locator(".animal-card");
const choose = async (page: Page, label: string, option: string) => {
  await page.getByRole("combobox", { name: label }).click();
  await page.getByRole("option", { name: option, exact: true }).click();
};
/** One of the filter or score buttons. */
const press = (page: Page, group: string, text: string) =>
  page.getByRole("radiogroup", { name: group }).getByText(text, { exact: true }).click();

async function firstAnimal(page: Page, query: string): Promise<{ id: number; name: string }> {
  return (await read(page, `/animals?pageSize=1&${query}`)).items[0];
}
async function firstGroup(page: Page): Promise<{ id: number; name: string }> {
  return (await read(page, "/animal-groups?pageSize=1")).items[0];
}

test.describe("the list of animals", () => {
  test("finds by name, filters by four groups of buttons, and forgets the filters at a press", async ({ page }) => {
    await signIn(page, "employee");
    await page.goto("/admin");
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Animals", exact: true }).click();
    await expect(page).toHaveURL("/admin/animals");
    await expect(cards(page)).toHaveCount(16);
    await press(page, "Type", "Cat");
    await press(page, "Age", "Adult");
    await press(page, "Size", "Small");
    await press(page, "Status", "Available");
    await expect(page).toHaveURL(/type=cat&ageClass=adult&size=small&status=available/);
    const { totalCount } = await read(
      page,
      "/animals?type=Cat&ageClass=adult&ageScale=admin&size=small&status=Available",
    );
    await expect(page.getByRole("status").filter({ hasText: /match/ })).toContainText(String(totalCount));
    await page.getByRole("button", { name: "Clear Filters" }).click();
    await expect(page).toHaveURL("/admin/animals");
    const some = await firstAnimal(page, "status=Adopted");
    await page.getByPlaceholder("Search animal…").fill(` ${some.name.toUpperCase()}`);
    await expect(cards(page).first()).toContainText(some.name);
    await cards(page).first().getByRole("link").click();
    await expect(page).toHaveURL(`/admin/animal/${some.id}`);
  });
});

test.describe("an animal", () => {
  test(
    "is added with photos, edited, deleted by an employee, restored by an admin",
    WALK,
    async ({ page, somebody }) => {
      test.setTimeout(120_000);
      await signIn(page, "employee");
      await page.goto("/admin/animals");
      await page.getByRole("link", { name: "Add Animal" }).click();
      await page.getByRole("button", { name: "Save" }).click();
      const summary = page.getByRole("alert");
      for (const text of [
        "Photo is required.",
        "Name is required.",
        "Age must be a number between 0 and 100.",
        "Weight must be a number greater than 0 and up to 500.",
        "Please select a score (1–5) for all attributes.",
      ]) {
        await expect(summary).toContainText(text);
      }
      await page
        .locator('input[type="file"]')
        .setInputFiles([await photo("one.jpg", "#8a5a2b"), await photo("two.jpg", "#2b5a8a")]);
      await expect(page.getByLabel("What Photo 2 shows")).toBeVisible();
      await page.getByLabel("What Photo 1 shows").fill("A brown dog");
      await page.getByRole("button", { name: "Make main: Photo 2" }).click();
      await page.getByLabel("Name").fill("Testek");
      await choose(page, "Type", "Dog");
      await page.getByLabel("Age").fill("3");
      await page.getByLabel("Weight").fill("12.5");
      await choose(page, "Sex", "Male");
      await page.getByRole("combobox", { name: "Breed" }).fill("Beagle");
      await page.getByLabel("Found At").fill("Łódź");
      await page.getByLabel("Arrival Date").fill("2026-01-15");
      for (const scale of await page.getByRole("radiogroup").all()) await scale.getByText("4", { exact: true }).click();
      await page.getByRole("button", { name: "Save" }).click();
      await expect(page.getByText("Created successfully.")).toBeVisible();
      await expect(page).toHaveURL("/admin/animals");

      const { id } = await firstAnimal(page, "q=Testek");
      const kept = await read(page, `/animals/${id}`);
      expect(kept.photos).toMatchObject([
        { alt: "", width: 800, height: 600 },
        { alt: "A brown dog", width: 800 },
      ]);
      await page.goto(`/admin/animal/${id}`);
      await expect(page.getByRole("link", { name: "Add Vet Appointment" })).toHaveAttribute(
        "href",
        `/admin/appointment/add?animalId=${id}`,
      );
      await page.getByRole("link", { name: "Edit" }).click();
      await page.getByRole("button", { name: "Save" }).click();
      await expect(page.getByText("No changes to save.")).toBeVisible();
      await page.goto(`/admin/animal/edit/${id}`);
      await page.getByRole("button", { name: "Remove Testek, photo 2" }).click();
      await page.getByRole("button", { name: /^Focal point of Testek, photo 1/ }).press("ArrowDown");
      await page.getByLabel("Name").fill("Testek Drugi");
      await page.getByRole("button", { name: "Save" }).click();
      await expect(page).toHaveURL(`/admin/animal/${id}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Testek Drugi");
      const changed = await read(page, `/animals/${id}`);
      expect(changed.photos).toMatchObject([{ focalX: 50, focalY: 10 }]);

      await page.goto(`/admin/animal/edit/${id}`);
      await page.getByRole("button", { name: "Delete Animal" }).click();
      const dialog = page.getByRole("dialog", { name: "Delete this animal?" });
      await expect(dialog).toContainText("Testek Drugi");
      await dialog.getByRole("button", { name: "Delete Animal" }).click();
      await expect(page).toHaveURL("/admin/animals");
      expect((await page.request.get(`/api/animals/${id}`)).status()).toBe(404);
      await page.goto(`/admin/animal/${id}`);
      await expect(page.getByText("Animal not found.")).toBeVisible();

      const admin = await somebody("admin");
      await admin.goto("/admin/animals");
      await admin.getByRole("checkbox", { name: "Deleted animals" }).click();
      await cards(admin).filter({ hasText: "Testek Drugi" }).getByRole("link").click();
      await admin.getByRole("button", { name: "Restore Testek Drugi" }).click();
      await expect(admin.getByRole("link", { name: "Edit" })).toBeVisible();
      await call(admin, "PUT", `/animals/${id}`, { status: "Adopted" });
    },
  );

  test("is given photos over plain http too; an unreadable one holds nothing up", NEW_BROWSER, async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(crypto, "randomUUID", { value: undefined });
    });
    await signIn(page, "employee");
    await page.goto("/admin/animal/add");
    const files = page.locator('input[type="file"]');
    await files.setInputFiles([await photo("one.jpg", "#8a5a2b")]);
    await expect(page.getByLabel("What Photo 1 shows")).toBeVisible();
    await page.evaluate(() => {
      FileReader.prototype.readAsDataURL = () => {
        throw new Error("Not readable");
      };
    });
    await files.setInputFiles([await photo("two.jpg", "#2b5a8a")]);
    await expect(page.getByRole("alert").filter({ hasText: "This photo could not be read." })).toBeVisible();
    await expect(page.getByRole("button", { name: "Add photos" })).toBeEnabled();
    await expect(page.getByLabel("What Photo 2 shows")).toBeHidden();
  });

  test("that is reserved shows that its status is its adoption's", async ({ page }) => {
    await signIn(page, "employee");
    const { id } = await firstAnimal(page, "status=Reserved");
    await page.goto(`/admin/animal/edit/${id}`);
    await expect(page.getByLabel("Status")).toHaveValue("Reserved");
    await expect(page.getByLabel("Status")).not.toBeEditable();
  });
});

test.describe("animal groups", () => {
  test("admins manage their caretakers", WALK, async ({ page }) => {
    await signIn(page, "admin");
    const created = await call(page, "POST", "/animal-groups", { name: `Group ${Date.now()}` });
    const { id, name } = await created.json();
    await page.goto("/admin/animal_groups");
    await expect(page.getByRole("columnheader")).toHaveText(["Group", "Animals", "Caretakers"]);
    await page.getByPlaceholder("Search groups...").fill(name);
    await expect(page).toHaveURL(/q=/);
    await page.getByRole("link", { name }).click();
    await expect(page).toHaveURL(`/admin/animal_group/${id}`);
    const add = page.getByRole("button", { name: "Add", exact: true });
    await add.click();
    await expect(page.getByText("Select an employee.")).toBeVisible();
    await choose(page, "Employee", DEMO.employee.name);
    await page.getByRole("checkbox", { name: "Main", exact: true }).check();
    await add.click();
    await expect(page.getByText("Caretaker added.")).toBeVisible();
    await keepsFocus(page);
    const main = page.getByRole("checkbox", { name: `${DEMO.employee.name} is the main caretaker` });
    await expect(main).toBeChecked();
    await choose(page, "Employee", DEMO.employee.name);
    await add.click();
    await expect(page.getByText("This employee is already assigned to the group.")).toBeVisible();
    await main.click();
    await expect(page.getByText("Updated caretaker role.")).toBeVisible();
    await expect(main).not.toBeChecked();
    await expect(main).toBeFocused();
    await page.getByRole("button", { name: `Remove ${DEMO.employee.name}` }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Remove", exact: true }).click();
    await expect(page.getByText("Caretaker removed.")).toBeVisible();
    await keepsFocus(page);
    await page.getByRole("link", { name: "Edit" }).click();
    await page.getByRole("button", { name: "Delete Animal Group" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete Animal Group" }).click();
    await expect(page).toHaveURL("/admin/animal_groups");
  });

  test("employees edit them, and look at their caretakers only", async ({ page }) => {
    await signIn(page, "employee");
    const { id } = await firstGroup(page);
    await page.goto(`/admin/animal_group/${id}`);
    await expect(page.getByText("You don’t have permission to manage caretakers. Viewing only.")).toBeVisible();
    await expect(page.getByRole("button", { name: /Add|Remove/ })).toHaveCount(0);
    await page.getByRole("link", { name: "Edit" }).click();
    await page.getByLabel("Description").fill("Told anew.");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page).toHaveURL(`/admin/animal_group/${id}`);
    await expect(page.getByText("Told anew.")).toBeVisible();
    await goTo(page, "/admin/animal_group/2000000000");
    await expect(page.getByText("Group not found.")).toBeVisible();
  });
});
