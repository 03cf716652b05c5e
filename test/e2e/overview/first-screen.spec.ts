import type { Board } from "../../../src/contract/animals/board.ts";
import { countScripts } from "../support/measures.ts";
import { openWholeList } from "../support/morning.ts";
import { DEMO, DESK, PHONE, read, signIn, signInAs } from "../support/people.ts";
import { TROUBLES_OF_RECORDS } from "../support/staff-records.ts";
import { expect, NEW_BROWSER_WALK, test, WALK } from "../support/test.ts";

test.use({ expectedTroubles: TROUBLES_OF_RECORDS });

/** What the administration's first screen may make a phone load and run, in bytes packed by gzip. */
const MAX_FIRST_SCREEN_BYTES = 200_000;
/** How many scripts a screen may need: a browser asks for six at a time. */
const MAX_FILES = 25;

test("whatever is wanted is a key away: Ctrl+K finds an animal by a part of its name", async ({ page, shelter }) => {
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

test("the morning list is light; what is done stays, the next has the focus", NEW_BROWSER_WALK, async ({ page }) => {
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
});

test(
  "the first screen is short and says what is urgent; other things are put off, handed on",
  WALK,
  async ({ somebody }) => {
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

    const row = messages
      .getByRole("listitem")
      .filter({ has: page.getByRole("button", { name: /^Mark as answered: / }) });
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
  },
);

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
