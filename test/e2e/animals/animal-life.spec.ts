import type { Page } from "@playwright/test";
import sharp from "sharp";
import { wordsOf } from "../../server/support/pdf-text.ts";
import { call, PHONE, read } from "../support/people.ts";
import { expect, test, WALK } from "../support/test.ts";

test.use({ expectedTroubles: /status of 409 .*\/api\/stays\/\d+\/outcome/ });

const now = (page: Page) => page.getByRole("region", { name: "Now", exact: true });
const life = (page: Page) => page.getByRole("region", { name: "Life", exact: true });
const choose = async (page: Page, label: string, option: string) => {
  await page.getByRole("combobox", { name: label }).click();
  await page.getByRole("option", { name: option, exact: true }).click();
};
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const save = (page: Page) => page.getByRole("dialog").getByRole("button", { name: "Save" }).click();

async function takeIn(page: Page): Promise<void> {
  await page.goto("/admin/intake");
  await press(page, "Take in");
  await expect(page.getByRole("alert")).toContainText("Name is required.");
  await page.getByText("Dog", { exact: true }).click();
  await page.getByText("Female", { exact: true }).click();
  await page.getByLabel("Name or number").fill("26/118");
  await page.getByLabel("Where found").fill("By the river");
  await page.getByRole("combobox", { name: "Breed" }).fill("Mixed breed");
  await page.getByLabel("Age").fill("2");
  await page.getByLabel("Weight").fill("14");
  await page.reload();
  await expect(page.getByLabel("Where found")).toHaveValue("By the river");
  await page.getByLabel("Microchip").fill("616 0939 0002 2345");
  await page.getByLabel("Microchip").press("Enter");
  await expect(page.getByLabel("Microchip")).not.toBeFocused();
  await expect(page).toHaveURL("/admin/intake");
  const buffer = await sharp({ create: { width: 900, height: 700, channels: 3, background: "#8a5a2b" } })
    .jpeg()
    .toBuffer();
  await page.locator('input[type="file"]').setInputFiles({ name: "dog.jpg", mimeType: "image/jpeg", buffer });
  await expect(page.getByAltText("The photo that was taken")).toBeVisible();
  await press(page, "Take in");
  await expect(page).toHaveURL(/\/admin\/animal\/\d+$/);
}

test(
  "an animal comes in on a phone, leaves by a slip that is undone, is adopted, comes back",
  WALK,
  async ({ somebody }) => {
    test.setTimeout(120_000);
    const page = await somebody("employee", PHONE);
    await takeIn(page);
    await expect(now(page)).toContainText("In the shelter");
    await expect(now(page)).toContainText("Stray hold");
    await expect(life(page)).toContainText("Microchip: 616093900022345");

    await press(page, "Record an outcome");
    await choose(page, "What happened", "Euthanised");
    await save(page);
    await expect(page.getByRole("dialog").getByRole("alert")).toContainText("Name the vet who decided.");
    await choose(page, "What happened", "Died");
    await save(page);
    await expect(now(page)).toContainText("Not in the shelter");
    await press(page, "Undo the outcome");
    await page.getByLabel("What was wrong").fill("It was another dog.");
    await save(page);
    await expect(now(page)).toContainText("In the shelter");
    await expect(life(page)).toContainText("Outcome undone: Died");
    await expect(life(page)).toContainText("It was another dog.");

    await press(page, "Record an outcome");
    await choose(page, "What happened", "Adopted");
    await save(page);
    await expect(now(page)).toContainText("In a new home");
    await press(page, "Record a return");
    await save(page);
    await expect(now(page)).toContainText("Returned after an adoption");

    await press(page, "Add a chip");
    await page.getByRole("dialog").getByLabel("Number").fill("616-0939 0001 2346");
    await page.getByRole("dialog").getByLabel("Number").press("Enter");
    await expect(life(page)).toContainText("Microchip: 616093900012346");
    // A dialog that is still closing gives the focus back, which would close what the next one has opened.
    await expect(page.getByRole("dialog")).toBeHidden();
    await press(page, "Add a hold");
    await choose(page, "Kind", "Medical");
    await save(page);
    await expect(now(page)).toContainText("Not known yet");
    await page.getByRole("tab", { name: "Care and health" }).click();
    await expect(page.getByRole("region", { name: "Care" })).toContainText("616093900012346");
    await press(page, "Lift: Medical");
    await page.getByRole("tab", { name: "Overview" }).click();
    await expect(life(page)).toContainText("Medical: lifted");

    // Somebody else is faster: what happened is said, and the page shows it.
    const id = page.url().split("/").at(-1);
    const [stay] = (await read(page, `/animals/${id}/stays`)).items;
    await press(page, "Record an outcome");
    await choose(page, "What happened", "Adopted");
    await call(page, "POST", `/stays/${stay.id}/outcome`, { outcomeType: "died", outcomeOn: stay.intakeOn });
    await save(page);
    await expect(page.getByRole("dialog").getByRole("alert")).toContainText("This stay is over already: died");
    await page.keyboard.press("Escape");
    await expect(now(page)).toContainText("Died");
  },
);

test(
  "an intake's button stays in sight and hides no field; a litter-mate has what it shares",
  WALK,
  async ({ somebody }) => {
    const page = await somebody("employee", PHONE);
    await page.goto("/admin/intake");
    const save = page.getByRole("button", { name: "Take in", exact: true });
    await expect(save).toBeInViewport({ ratio: 1 });
    // What is required comes first: the keyboard meets it before anything else.
    await expect(page.locator("form.intake [required]").first()).toHaveAttribute("id", "field-intakeType");
    await page.getByText("Dog", { exact: true }).click();
    await page.getByLabel("Name or number").fill("26/201");
    await page.getByLabel("Where found").fill("In a box");
    await page.getByLabel("Weight").fill("2");
    // From field to field by the keyboard: none of them ends behind the button.
    await page.getByLabel("Where found").focus();
    for (let n = 0; n < 12; n++) {
      await page.keyboard.press("Tab");
      const isHidden = await page.evaluate(() => {
        const [bar, field] = [document.querySelector(".intake-save"), document.activeElement];
        return !bar || !field || field.getBoundingClientRect().bottom > bar.getBoundingClientRect().top;
      });
      expect(isHidden).toBe(false);
    }
    await press(page, "Take in and add another of the litter");
    await expect(page.getByText("26/201 is in the shelter. Now the next of the litter.")).toBeVisible();
    await expect(page.getByLabel("Name or number")).toBeFocused();
    await expect(page.getByLabel("Name or number")).toHaveValue("");
    await expect(page.getByLabel("Weight")).toHaveValue("");
    await expect(page.getByLabel("Where found")).toHaveValue("In a box");
    await page.getByLabel("Name or number").fill("26/202");
    await press(page, "Take in");
    await expect(page).toHaveURL(/\/admin\/animal\/\d+$/);
    const { items } = await read(page, "/animals?q=26/20&pageSize=16");
    expect(items.map(({ type, whereFound }: { type: string; whereFound: string }) => [type, whereFound])).toEqual([
      ["Dog", "In a box"],
      ["Dog", "In a box"],
    ]);
  },
);

/** A call that must succeed. @returns what it answers */
async function done(page: Page, method: "POST" | "PUT", path: string, data: object = {}) {
  const answer = await call(page, method, path, data);
  expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
  return answer.json();
}
/** From the application to the new home. */
async function adopt(adopter: Page, admin: Page, animalId: number): Promise<void> {
  const { id } = await done(adopter, "POST", "/adoptions/applications", { animalId, applicationLetter: "Please." });
  const step = (by: Page, action: string, body: object = {}) => done(by, "POST", `/adoptions/${id}/${action}`, body);
  const { questionnaire } = await step(admin, "questionnaire/send");
  await step(adopter, "questionnaire/submit", { answers: questionnaire.questions.map(() => "Yes.") });
  await step(admin, "questionnaire/staff-review", { approved: true, score: 90, note: "" });
  await step(admin, "main-caretaker/decision", { approved: true, note: "" });
  await step(admin, "home-check/complete", { approved: true, despite: "They walked together." });
  await step(adopter, "contract/accept", { accepted: true });
  await step(admin, "hand-over");
}

test(
  "a stray's way through the shelter stands alike on its page, in register and statistics",
  WALK,
  async ({ somebody }) => {
    const [page, admin, adopter] = [await somebody("employee", PHONE), await somebody("admin"), await somebody("user")];
    const today = new Date().toLocaleDateString("sv", { timeZone: "Europe/Warsaw" });
    const figures = () => read(admin, `/statistics/summary?from=${today}&to=${today}`);
    const before = await figures();
    const known = { type: "Dog", name: "Wędrowiec", sex: "Male", breed: "Mixed breed", age: 2, weight: 14 };
    const { id } = await done(page, "POST", "/intakes", {
      ...known,
      whereFound: "Las Łagiewnicki",
      arrivalDate: today,
    });
    await done(page, "POST", `/animals/${id}/chips`, { number: "616093900099999" });
    const { items: kinds } = await read(page, "/treatment-kinds");
    const { id: kindId } = kinds.find(({ name }: { name: string }) => name.startsWith("Rabies"));
    await done(page, "POST", `/animals/${id}/treatments`, { kindId, on: today, batch: "R-1" });
    const foster = await done(page, "POST", `/animals/${id}/placements`, {
      kind: "foster",
      personName: "Ola Dom",
      from: today,
    });
    await done(page, "POST", `/placements/${foster.id}/end`);
    await adopt(adopter, admin, id);
    await page.goto(`/admin/animal/${id}`);
    await expect(now(page)).toContainText("In a new home");
    await press(page, "Record a return");
    await save(page);
    await expect(now(page)).toContainText("Returned after an adoption");
    await adopt(adopter, admin, id);

    await page.reload();
    await expect(now(page)).toContainText("In a new home");
    await expect(life(page).getByText("Came in: Stray")).toBeVisible();
    const told = (await life(page).getByRole("listitem").allTextContents()).join("\n");
    const order = [
      "Went out: Adopted",
      "Came in: Returned",
      "Went out: Adopted",
      "foster",
      "Rabies",
      "616093900099999",
    ];
    let at = 0;
    for (const part of [...order, "Came in: Stray"]) {
      at = told.indexOf(part, at) + 1;
      expect(at, `${part} in its place:\n${told}`).toBeGreaterThan(0);
    }
    const after = await figures();
    const more = (figure: (of: typeof before) => number | undefined) => (figure(after) ?? 0) - (figure(before) ?? 0);
    expect([more((f) => f.liveIntakes), more((f) => f.outcomes), more((f) => f.population.end)]).toEqual([2, 2, 0]);
    expect([more((f) => f.intakesByType.stray), more((f) => f.intakesByType.adoption_return)]).toEqual([1, 1]);
    expect(more((f) => f.outcomesByType.adoption)).toBe(2);
    const register = wordsOf(await (await admin.request.get(`/api/register?year=${today.slice(0, 4)}`)).body());
    const rows = register.split("Wędrowiec ").slice(1);
    expect(rows).toHaveLength(2);
    for (const row of rows) expect(row).toMatch(/^Dog, Male, Mixed breed.* 616093900099999 .* adopted to /);
    expect(rows[0]).toContain("found: Las Łagiewnicki");
    expect(rows[1]).toContain("return of an adoption");
  },
);
