import { faultsOn, goTo } from "../support/in-order.ts";
import { call, PHONE, read, signIn } from "../support/people.ts";
import { asUsual, roundOf, seenOf, sent } from "../support/rounds.ts";
import { expect, NEW_BROWSER, test } from "../support/test.ts";

test.use({ expectedTroubles: /status of 40[49] .*\/api\/treatments|net::ERR_(FAILED|INTERNET_DISCONNECTED)/ });

test("a thumb walks a round: the usual is one tap, also for a whole unit, and the rest a few", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await signIn(page, "employee");
  await goTo(page, "/admin/rounds");
  const { animals, locations } = await roundOf(page);
  const unseen = animals.filter(({ seen, doses }) => !seen && doses.length === 0);
  const [one, other] = unseen.filter(({ unitId }) => unitId !== null);
  if (!one || !other) throw new Error("Nobody is left to be seen.");
  await asUsual(page, one.name).click();
  await expect(page.getByText(/^1 of \d+$/)).toBeVisible();
  await sent(page);
  expect(await seenOf(page, one)).toMatchObject({
    ate: "all",
    mood: "bright",
  });

  await page.getByRole("button", { name: `Other than usual: ${other.name}`, exact: true }).click();
  await page
    .getByRole("group", { name: `Ate: ${other.name}` })
    .getByRole("button", { name: "nothing" })
    .click();
  // A row that is half under the progress is no fault: one scrolls on.
  await page.evaluate(() => scrollTo(0, 0));
  expect(await faultsOn(page)).toEqual([]);
  await page.getByLabel("Weight in kg").fill("7,5");
  await page.getByLabel("Note").fill("Hides.");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Ate: nothing, 7.5 kg, Hides.")).toBeVisible();
  await sent(page);
  expect(await seenOf(page, other)).toMatchObject({
    ate: "none",
    weightKg: 7.5,
    note: "Hides.",
  });
  await page.getByRole("button", { name: `Take back: ${other.name}: Ate: nothing, 7.5 kg, Hides.` }).click();
  await expect(asUsual(page, other.name)).toBeVisible();
  await sent(page);
  expect(await seenOf(page, other)).toBeNull();

  const units = locations.flatMap((location) => location.units);
  const full = units.find(({ id }) => animals.filter(({ unitId, seen }) => unitId === id && !seen).length > 2);
  await page.getByRole("button", { name: new RegExp(`^All \\d+ as usual: .*${full?.name}$`) }).click();
  await expect(page.getByRole("button", { name: new RegExp(`^All \\d+ as usual: .*${full?.name}$`) })).toBeHidden();
  await sent(page);
  const there = (await roundOf(page)).animals.filter(({ unitId }) => unitId === full?.id);
  expect(there.every(({ seen }) => seen?.stool === "normal")).toBe(true);
});

test("on a phone an animal is one row that a wet thumb hits; a shelter is walked in few screens", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await signIn(page, "employee");
  await goTo(page, "/admin/rounds");
  const { animals } = await roundOf(page);
  await expect(page.locator(".round-line")).toHaveCount(animals.length);
  const lines = await page.locator(".round-line").evaluateAll((rows) =>
    rows.map((row) => ({
      height: row.clientHeight,
      targets: [...row.querySelectorAll("a, button")].map((target) => target.getBoundingClientRect().height),
    })),
  );
  for (const { height, targets } of lines) {
    expect(height).toBeLessThan(60);
    for (const target of targets) expect(target).toBeGreaterThanOrEqual(44);
  }
  const doses = animals.flatMap((animal) => animal.doses).length;
  const length = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(length).toBeLessThan(300 + 90 * animals.length + 56 * doses);
});

test("a dose is given with one tap, taken back; the second of two reads who was first", async ({ page, somebody }) => {
  await page.setViewportSize(PHONE);
  await signIn(page, "employee");
  await goTo(page, "/admin/rounds");
  const { animals, on } = await roundOf(page);
  const easy = animals.flatMap((animal) =>
    animal.doses.filter(({ kind }) => !kind.needsBatch && kind.category !== "test").map((dose) => ({ animal, dose })),
  );
  const [first, second] = easy;
  if (!first || !second) throw new Error("No dose is due.");
  const give = ({ animal, dose }: typeof first) =>
    page.getByRole("button", { name: `Give: ${animal.name}, ${dose.kind.name}`, exact: true }).click();
  await give(first);
  const undo = page.getByRole("button", {
    name: `Take back: ${first.animal.name}: ${first.dose.kind.name}`,
    exact: true,
  });
  await expect(undo).toBeVisible();
  await sent(page);
  await undo.click();
  const isDueAgain = async () =>
    (await roundOf(page)).animals.flatMap(({ doses }) => doses).some(({ id }) => id === first.dose.id);
  await expect.poll(isDueAgain).toBe(true);

  // The phone has not heard yet of what the colleague does.
  const before = await roundOf(page);
  await page.route(/\/api\/rounds(?:\?|$)/, (route) => route.fulfill({ json: before }));
  const colleague = await somebody("admin");
  await call(colleague, "POST", "/treatments/give", { treatmentIds: [second.dose.id], on });
  await give(second);
  await expect(page.getByText(/Refused: .*given already by/)).toBeVisible();
  await page.unrouteAll({ behavior: "wait" });
  await page.getByRole("link", { name: "1 was refused" }).click();
  await expect(page.getByText(/given already by/)).toBeVisible();
  expect(await faultsOn(page)).toEqual([]);
  await page.getByRole("button", { name: /^Discard: / }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Discard" }).click();
  await expect(page.getByText("Nothing waits: everything that was done on this device is sent.")).toBeVisible();
});

test("a vaccine is given once its batch is in the person's hand", async ({ page }) => {
  await signIn(page, "employee");
  await goTo(page, "/admin/rounds");
  const animal = (await roundOf(page)).animals.find(({ doses }) => doses.some(({ kind }) => kind.needsBatch));
  const dose = animal?.doses.find(({ kind }) => kind.needsBatch);
  if (!animal || !dose) throw new Error("No vaccine is due.");
  const of = `${animal.name}, ${dose.kind.name}`;
  await page.getByRole("button", { name: `Batch? ${of}`, exact: true }).click();
  await page.getByLabel(`${dose.kind.name}: batch on the vial`).fill("V-900");
  await page.getByRole("button", { name: "It is in my hand" }).click();
  await page.getByRole("button", { name: `Give · V-900: ${of}`, exact: true }).click();
  await expect(page.getByRole("button", { name: `Take back: ${animal.name}: ${dose.kind.name}` })).toBeVisible();
  await sent(page);
  const { items } = await read(page, `/animals/${animal.id}/treatments`);
  expect(items.find(({ id }: { id: number }) => id === dose.id)).toMatchObject({ state: "given", batch: "V-900" });
});

test("what is done without signal waits on the device and is sent in order", NEW_BROWSER, async ({ page }) => {
  await signIn(page, "employee");
  await goTo(page, "/admin/rounds");
  const { animals } = await roundOf(page);
  const [one, other] = animals.filter(({ seen }) => !seen);
  if (!one || !other) throw new Error("Nobody is left to be seen.");
  await expect(asUsual(page, one.name)).toBeVisible();
  await page.context().setOffline(true);
  await asUsual(page, one.name).click();
  await asUsual(page, other.name).click();
  await expect(page.getByText("2 wait to be sent")).toBeVisible();
  await expect(page.getByText(/^No signal\. The list is as it was at/)).toBeVisible();
  await page.getByRole("link", { name: "2 wait to be sent" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "everything as usual" })).toHaveText([
    new RegExp(`^${one.name}: everything as usual`),
    new RegExp(`^${other.name}: everything as usual`),
  ]);
  const context = page.context();
  await page.close();
  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto("/admin/rounds");
  await sent(again);
  const seen = (await roundOf(again)).animals.filter(({ id }) => id === one.id || id === other.id);
  expect(seen.map((animal) => animal.seen?.ate)).toEqual(["all", "all"]);
});
