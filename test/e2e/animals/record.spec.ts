import type { Page } from "@playwright/test";
import { barriersAtBothSizes } from "../support/barriers.ts";
import { DESK, PHONE, read, signIn } from "../support/people.ts";
import { expect, test, WALK } from "../support/test.ts";

const life = (page: Page) => page.getByRole("region", { name: "Life", exact: true });
const title = (page: Page) => page.getByRole("heading", { level: 1 });
const showAs = (page: Page, form: "Cards" | "Table") =>
  page.getByRole("radiogroup", { name: "Form of the list" }).locator("label").filter({ hasText: form }).click();
const names = (page: Page) => page.locator(".animal-card h2").allTextContents();

test(
  "a record says at a glance how an animal is; its life is filtered, and added to from there",
  WALK,
  async ({ page }) => {
    await signIn(page, "employee");
    const { items } = await read(page, "/animals?status=Available&pageSize=1");
    const { id, name } = items[0];
    await page.goto(`/admin/animal/${id}`);
    const now = page.getByRole("region", { name: "Now", exact: true });
    for (const fact of ["Where", "Here for", "Not at home yet", "Due", "Wanted by"])
      await expect(now.getByRole("term").filter({ hasText: fact }).first()).toBeInViewport();
    // The form is read beside it, as the specification says.
    await expect(page.getByLabel("Name")).toHaveValue(name);
    await expect(page.getByLabel("Name")).not.toBeEditable();

    await life(page).getByRole("button", { name: "Add a note" }).click();
    const words = `Eats well again, ${Date.now()}`;
    await page.getByRole("dialog").getByLabel("Note").fill(words);
    await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
    await expect(life(page).getByText(words)).toBeVisible();
    await life(page).getByRole("button", { name: "Add a weight" }).click();
    await page.getByRole("dialog").getByLabel("Kilograms").fill("12.5");
    await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
    await expect(life(page).getByText("Weighed: 12.5 kg")).toBeVisible();

    await life(page)
      .getByRole("button", { name: /^Notes \d/ })
      .click();
    await expect(life(page).getByText(words)).toBeVisible();
    await expect(life(page).getByText("Weighed: 12.5 kg")).toBeHidden();
    await page.reload();
    await expect(life(page).getByText("Weighed: 12.5 kg")).toBeHidden();
    await expect(life(page).getByText(words)).toBeVisible();
    await expect(life(page).getByRole("link", { name: "Add Appointment" })).toHaveAttribute(
      "href",
      `/admin/appointment/add?animalId=${id}`,
    );

    await page.getByRole("tab", { name: "Care and health" }).click();
    await expect(page.getByRole("region", { name: "Treatments" })).toBeVisible();
    await expect(life(page)).toBeHidden();
    expect(await barriersAtBothSizes(page)).toEqual([]);
    await page.setViewportSize(DESK);
    await page.goto(`/admin/animal/${id}#treatments`);
    await expect(page.getByRole("region", { name: "Treatments" })).toBeInViewport();
  },
);

test("records are stepped through in their list's order; Escape leads back to the list as it was", async ({ page }) => {
  await signIn(page, "employee");
  await page.goto("/admin/animals?type=cat&here=false&page=2");
  await expect(page.locator(".animal-card")).toHaveCount(16);
  const onPage = await names(page);
  await page.locator(".animal-card").last().getByRole("link").click();
  await expect(title(page)).toHaveText(onPage.at(-1) ?? "");
  const place = page.getByRole("navigation", { name: "In the list" });
  await expect(place).toContainText("32 of ");
  await page.keyboard.press("k");
  await expect(title(page)).toHaveText(onPage.at(-2) ?? "");
  await page.keyboard.press("j");
  await expect(title(page)).toHaveText(onPage.at(-1) ?? "");
  // The next one is on the next page.
  await place.getByRole("link", { name: /^Next: / }).click();
  await expect(place).toContainText("33 of ");
  const third = await title(page).textContent();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/admin/animals?type=cat&here=false&page=3");
  await expect.poll(async () => (await names(page))[0]).toBe(third);
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keys" })).toContainText("The next record of the list");
});

test("on a phone the glance is on the first screen", async ({ somebody }) => {
  const page = await somebody("employee", PHONE);
  const { items } = await read(page, "/animals?status=Available&pageSize=1");
  await page.goto(`/admin/animal/${items[0].id}`);
  await expect(page.getByText("Wanted by")).toBeInViewport({ ratio: 1 });
});

test(
  "animals are a table, those in the shelter first; how it is arranged goes along",
  WALK,
  async ({ page, somebody }) => {
    await page.setViewportSize(DESK);
    await signIn(page, "employee");
    await page.goto("/admin/animals");
    const bar = page.locator(".list-bar");
    const here = (await read(page, "/animals?here=true&pageSize=1")).totalCount;
    const all = (await read(page, "/animals?pageSize=1")).totalCount;
    await expect(bar.getByRole("status")).toHaveText(`${here} in the shelter`);
    const which = page.getByRole("radiogroup", { name: "Which animals" });
    await which.getByText("All", { exact: true }).click();
    await expect(bar.getByRole("status")).toHaveText(`${all} in all`);
    await which.getByText("In the shelter").click();
    // Whoever filters by a status looks among all.
    await page.getByRole("radiogroup", { name: "Status" }).getByText("Adopted", { exact: true }).click();
    await expect(page.locator(".animal-card").first()).toContainText("Adopted");
    await page.getByRole("button", { name: "Clear Filters" }).click();

    await showAs(page, "Table");
    const table = page.getByRole("table");
    await expect(table.getByRole("columnheader")).toHaveText([
      "Name",
      "Sex, age, breed",
      "Unit",
      "Days here",
      "Waits for",
      "Next due",
      "Weight",
      "Status",
      "Actions",
    ]);
    await expect(page.getByRole("link", { name: "Print kennel cards (A5)" })).toBeVisible();
    const highest = () =>
      table
        .locator("tbody tr")
        .evaluateAll((rows) => Math.max(...rows.map((row) => row.getBoundingClientRect().height)));
    await expect(table.locator(".mantine-Skeleton-root")).toHaveCount(0);
    await expect.poll(highest, "two lines a row").toBeLessThanOrEqual(56);
    await table.getByRole("button", { name: "Days here" }).click();
    await expect(page).toHaveURL(/sort=waiting/);
    const days = async () => (await table.locator("tbody td:nth-child(4)").allTextContents()).map(Number);
    await expect
      .poll(async () => (await days()).every((here, at, all) => at === 0 || here <= (all[at - 1] ?? 0)))
      .toBe(true);

    // Wider by the keyboard, and by the mouse; lower rows.
    const head = table.getByRole("columnheader", { name: "Name" });
    const width = async () => Math.round((await head.boundingBox())?.width ?? 0);
    const before = await width();
    await head.getByRole("button").press("Shift+ArrowRight");
    await expect.poll(width).toBeGreaterThan(before + 10);
    const handle = await head.locator(".column-handle").boundingBox();
    await page.mouse.move((handle?.x ?? 0) + 6, (handle?.y ?? 0) + 10);
    await page.mouse.down();
    await page.mouse.move((handle?.x ?? 0) + 36, (handle?.y ?? 0) + 10, { steps: 5 });
    await page.mouse.up();
    await expect.poll(width).toBeGreaterThan(before + 35);
    const wide = await width();
    await page.getByRole("button", { name: "Views" }).click();
    const row = async () => (await table.locator("tbody tr").first().boundingBox())?.height ?? 0;
    const high = await row();
    await page.getByRole("checkbox", { name: "Lower rows" }).click();
    await expect.poll(row).toBeLessThan(high);
    await page.keyboard.press("Escape");
    // The filters and the head stay in sight.
    await page.mouse.wheel(0, 900);
    await expect(bar.getByRole("status")).toBeInViewport({ ratio: 1 });
    await expect(head).toBeInViewport({ ratio: 1 });
    expect((await head.boundingBox())?.y).toBeGreaterThanOrEqual(((await bar.boundingBox())?.y ?? 0) + 20);

    const other = await somebody("employee", DESK);
    await other.goto("/admin/animals");
    const seen = other.getByRole("columnheader", { name: "Name" });
    await expect.poll(async () => Math.round((await seen.boundingBox())?.width ?? 0)).toBe(wide);
    await other.getByRole("button", { name: "Views" }).click();
    await other.getByRole("button", { name: "Usual widths" }).click();
    await other.getByRole("checkbox", { name: "Lower rows" }).click();
    await other.keyboard.press("Escape");
    await showAs(other, "Cards");
    await expect(other.locator(".animal-card").first()).toBeVisible();
  },
);

test("a row's own actions are opened by key and do what they say where the row stands", WALK, async ({ somebody }) => {
  const page = await somebody("admin", DESK);
  await page.goto("/admin/animals?here=true&sort=name");
  await showAs(page, "Table");
  const rows = page.getByRole("table").locator("tbody tr");
  await expect(page.locator(".column-handle").first()).toBeVisible();
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  await expect(rows.nth(1).getByRole("link").first()).toBeFocused();
  await expect(rows.nth(1).locator("td").nth(3)).toHaveText(/^\d+$/);
  await page.keyboard.press("m");
  const menu = page.getByRole("menu");
  await expect(menu.getByRole("menuitem")).toContainText(["Open the record", "Add a note", "Add a weight"]);
  await menu.getByRole("menuitem", { name: "Add a weight" }).click();
  await page.getByRole("dialog").getByLabel("Kilograms").fill("11.1");
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await expect(rows.nth(1)).toContainText("11.1 kg");
  await expect(page).toHaveURL("/admin/animals?here=true&sort=name");
  await rows
    .nth(1)
    .getByRole("button", { name: /^Actions for / })
    .click();
  await page.getByRole("menuitem", { name: "Move" }).click();
  await expect(page.getByRole("dialog").getByLabel("Unit")).toBeVisible();
  // The first closes the list of units.
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await showAs(page, "Cards");
});

test(
  "what was seen is added from the record; adoption and public texts have their own parts",
  WALK,
  async ({ page }) => {
    await signIn(page, "employee");
    const { items } = await read(page, "/animals?status=Available&here=true&pageSize=1");
    const { id, descriptions } = await read(page, `/animals/${items[0].id}`);
    await page.goto(`/admin/animal/${id}`);
    await life(page).getByRole("button", { name: "Add an observation" }).click();
    const form = page.getByRole("dialog");
    await form.getByRole("button", { name: "Save" }).click();
    await expect(form.getByRole("alert")).toContainText("Say what you saw");
    await form.getByRole("group", { name: /^Ate/ }).getByRole("button", { name: "nothing" }).click();
    const words = `Hides behind its bed, ${Date.now()}`;
    await form.getByLabel("Note").fill(words);
    expect(await barriersAtBothSizes(page)).toEqual([]);
    await page.setViewportSize(DESK);
    await form.getByRole("button", { name: "Save" }).click();
    await expect(life(page).getByText(words)).toBeVisible();
    const seen = await read(page, `/animals/${id}/observations`);
    expect(seen.items[0]).toMatchObject({ ate: "none", drank: null, note: words });

    await page.getByRole("tab", { name: "Adoption" }).click();
    await expect(page.getByRole("region", { name: "Who wants it" })).toBeVisible();
    expect(await barriersAtBothSizes(page)).toEqual([]);
    await page.setViewportSize(DESK);
    await page.getByRole("tab", { name: "Public page" }).click();
    await expect(page).toHaveURL(`/admin/animal/${id}#public`);
    await expect(page.getByRole("region", { name: "Its story" })).toContainText(descriptions.pl.split("\n")[0]);
    expect(await barriersAtBothSizes(page)).toEqual([]);
  },
);

test(
  "filters are taken away one by one; a kept view says which half of the animals it shows",
  WALK,
  async ({ page }) => {
    await page.setViewportSize(DESK);
    await signIn(page, "employee");
    await page.goto("/admin/animals?type=dog&size=small&here=true");
    const chips = page.getByRole("list", { name: "Filters that are set" });
    await expect(chips.getByRole("button")).toHaveText(["Type: Dog", "Size: Small"]);
    await chips.getByRole("button", { name: "Take away: Size: Small" }).click();
    await expect(page).toHaveURL("/admin/animals?type=dog&here=true");
    await expect(chips.getByRole("button")).toHaveText(["Type: Dog"]);

    await page.goto("/admin/animals?type=dog");
    const keep = async (name: string) => {
      await page.getByRole("button", { name: "Views" }).click();
      await page.getByLabel("Name of the view").fill(name);
      await page.getByRole("button", { name: "Keep this view" }).click();
      const query = async () =>
        (await read(page, "/list-views/animals")).views.find((view: { name: string }) => view.name === name)?.query;
      await expect.poll(query).toBeDefined();
      await page.keyboard.press("Escape");
      return query();
    };
    const which = page.getByRole("radiogroup", { name: "Which animals" });
    expect(await keep(`Dogs here ${Date.now()}`)).toBe("type=dog&here=true");
    await which.getByText("All", { exact: true }).click();
    expect(await keep(`All dogs ${Date.now()}`)).toBe("type=dog&here=false");
    await which.getByText("In the shelter").click();
  },
);
