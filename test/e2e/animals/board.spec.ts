import type { Locator, Page } from "@playwright/test";
import type { Board, BoardAnimal } from "../../../src/contract/animals/board.ts";
import { barriers, darkBarriers } from "../support/barriers.ts";
import { openScreen } from "../support/in-order.ts";
import { overflow } from "../support/measures.ts";
import { call, PHONE, read, signIn } from "../support/people.ts";
import { expect, test, WALK } from "../support/test.ts";

test.use({ expectedTroubles: /status of 409 .*\/unit/ });

const unit = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const mover = (within: Page | Locator, { name }: BoardAnimal) =>
  within.getByRole("button", { name: `Move ${name}`, exact: true });

test("staff move animals on the board by key and mouse, take back, and read who was faster", WALK, async ({ page }) => {
  await signIn(page, "employee");
  const units = ["E1", "E2"].map((name) => ({ name, capacity: 1, area: 4 }));
  expect((await call(page, "POST", "/locations", { name: "East", kind: "kennel", units })).status()).toBe(201);
  const board: Board = await read(page, "/board");
  const east = board.locations.find(({ name }) => name === "East");
  const free = board.animals.filter(({ away, type }) => away === null && type === "Dog").slice(0, 3);
  for (const { id } of free) await call(page, "PUT", `/animals/${id}/unit`, { unitId: null });
  const [first, second, third] = free as [BoardAnimal, BoardAnimal, BoardAnimal];
  // What is dragged and where to are in sight together.
  await page.setViewportSize({ width: 1280, height: 1400 });
  await page.goto(`/admin/board?location=${east?.id}`);

  await mover(page, first).focus();
  await page.keyboard.press("Enter");
  await page.getByLabel("Find a unit").fill("east e1");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText(`${first.name} is in East, E1.`)).toBeVisible();
  await expect(unit(page, "E1")).toContainText("Full");
  await expect(mover(unit(page, "E1"), first)).toBeFocused();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(unit(page, "E1")).toContainText("1 place free");
  // The board is loaded again after each move.
  await page.waitForLoadState("networkidle");

  await mover(page, second).locator("..").dragTo(unit(page, "E1"));
  await expect(page.getByText(`${second.name} is in East, E1.`)).toBeVisible();
  await expect(mover(unit(page, "E1"), second)).toBeVisible();

  // Somebody else takes the last free place.
  expect((await call(page, "PUT", `/animals/${third.id}/unit`, { unitId: east?.units[1]?.id })).status()).toBe(200);
  await mover(page, first).locator("..").dragTo(unit(page, "E2"));
  const faster = page.getByRole("dialog", { name: "Somebody was faster" });
  await expect(faster).toContainText(`E2 is full now. It has ${third.name}.`);
  await faster.getByRole("button", { name: "Move anyway" }).click();
  await expect(unit(page, "E2")).toContainText("Over-full by 1");
  // The figures lead to the units that they are about, of this location.
  const figures = page.getByRole("list", { name: "How full it is" });
  await expect(figures).toContainText("3 animals in units2 places0 free1 too many in 1 unit");
  await figures.getByRole("link", { name: "1 too many in 1 unit" }).click();
  await expect(unit(page, "E2")).toBeVisible();
  await expect(unit(page, "E1")).toBeHidden();
  await figures.getByRole("link", { name: "Show all units" }).click();
  await expect(unit(page, "E1")).toBeVisible();

  await page.goto("/admin/locations");
  await page.getByRole("button", { name: "Retire unit E2" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Retire" }).click();
  await expect(page.getByRole("alert")).toContainText("There are still animals in it:");
  await openScreen(page, "/admin/board");
  await expect(unit(page, "E2")).toContainText("Over-full by 1");
  expect(await barriers(page)).toEqual([]);
  expect(await darkBarriers(page)).toEqual([]);
  expect(await overflow(page, PHONE.width)).toBe(0);
});

test("a location folds, and while an animal is dragged every unit of the house is within reach", async ({ page }) => {
  await signIn(page, "employee");
  const board: Board = await read(page, "/board");
  const [first, last] = [board.locations[0], board.locations.at(-1)] as [Board["locations"][0], Board["locations"][0]];
  const inFirst = first.units.map(({ id }) => id);
  const animal = board.animals.find(
    ({ away, unitId }) => away === null && inFirst.includes(unitId ?? 0),
  ) as BoardAnimal;
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/admin/board");
  // One in which no other species lives, so that nothing is asked.
  const mixed = board.animals.filter(({ type }) => type !== animal.type).map(({ unitId }) => unitId);
  const target = last.units.findLast(({ id, blocked }) => !blocked && !mixed.includes(id))?.name ?? "";
  const card = mover(page, animal).locator("..");
  const { x, y } = (await card.boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(x + 10, y + 10);
  await page.mouse.down();
  await page.mouse.move(x + 40, y + 40, { steps: 4 });
  // The places open once the pointer has left the animal.
  await expect(page.locator(".unit-dock")).toBeHidden();
  await page.mouse.move(x + 10, y + 200, { steps: 8 });
  const place = page.locator(".unit-in-dock").filter({ hasText: target });
  const to = (await place.boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(to.x + 10, to.y + 10, { steps: 4 });
  await page.mouse.up();
  await expect(page.getByText(new RegExp(`^${animal.name} is in ${last.name}, ${target}`))).toBeVisible();
  await expect(place).toBeHidden();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(mover(unit(page, first.units.find(({ id }) => id === animal.unitId)?.name ?? ""), animal)).toBeVisible();

  await page.getByRole("button", { name: `Fold: ${first.name}` }).click();
  await expect(unit(page, first.units[0]?.name ?? "")).toBeHidden();
  await page.reload();
  await page.getByRole("button", { name: `Unfold: ${first.name}` }).click();
  await expect(unit(page, first.units[0]?.name ?? "")).toBeVisible();
});

test("on a phone two taps move an animal, also across the house, and one takes back", async ({ newContext }) => {
  const page = await (await newContext({ viewport: PHONE, hasTouch: true })).newPage();
  await signIn(page, "employee");
  const board: Board = await read(page, "/board");
  const [first, last] = [board.locations[0], board.locations.at(-1)] as [Board["locations"][0], Board["locations"][0]];
  const inFirst = first.units.map(({ id }) => id);
  const animal = board.animals.find(
    ({ away, unitId }) => away === null && inFirst.includes(unitId ?? 0),
  ) as BoardAnimal;
  const target = last.units.at(-1)?.name ?? "";
  const now = async () => ((await read(page, "/board")) as Board).animals.find(({ id }) => id === animal.id)?.unitId;
  await page.goto("/admin/board");
  await mover(page, animal).tap();
  await page
    .getByRole("dialog")
    .getByRole("region", { name: last.name })
    .getByRole("button", { name: new RegExp(`^${target}`) })
    .tap();
  await expect(page.getByText(new RegExp(`^${animal.name} is in ${last.name}, ${target}`))).toBeVisible();
  await expect.poll(now).toBe(last.units.at(-1)?.id);
  await page.getByRole("button", { name: "Undo" }).tap();
  await expect.poll(now).toBe(animal.unitId);
});
