import type { Locator, Page } from "@playwright/test";
import { barriers, darkBarriers } from "../support/barriers.ts";
import { animationsEnded, overflow } from "../support/measures.ts";
import { call, PHONE, read, signIn } from "../support/people.ts";
import { expect, test, WALK } from "../support/test.ts";

test.use({ expectedTroubles: /status of 409 .*\/api\/appointments/ });

type Named = { id: number; name: string; surname: string };
const some = async (page: Page, path: string): Promise<Named[]> => (await read(page, path)).items;

/** Gives Ewa or Julia an appointment with an animal that has none on that day. */
async function appointment(page: Page, who: "Ewa" | "Julia", dateOfAppointment: string, at = 0) {
  const [employee] = await some(page, `/employees?q=${who}&pageSize=1`);
  const animal = (await some(page, "/animals?availableFor=Appointment&pageSize=9"))[at] as Named;
  const of = { animalId: animal.id, employeeId: employee?.id, serviceTypeId: 1, purpose: "Łapa" };
  const answer = await call(page, "POST", "/appointments", { ...of, dateOfAppointment });
  expect(answer.status()).toBe(201);
  const { id } = await answer.json();
  return { id: id as number, animal, employee: employee as Named };
}
const stored = async (page: Page, id: number) => {
  const { dateOfAppointment, minutes } = await read(page, `/appointments/${id}`);
  return { at: dateOfAppointment, minutes };
};

const entryOf = (page: Page, id: number) =>
  page.locator(".calendar-event", { has: page.locator(`[data-entry="appointment-${id}"]`) });
const HOUR = 56;

/** Drags from a point of an entry down, as far as hours of the grid are high. @param at from the top, in pixels */
async function dragDown(page: Page, entry: Locator, hours: number, at = 8): Promise<void> {
  // The calendar draws its entries anew when what it has read arrives.
  await expect(() => entry.scrollIntoViewIfNeeded({ timeout: 2_000 })).toPass();
  const box = await entry.boundingBox();
  if (!box) throw new Error("There is no such entry.");
  const [x, y] = [box.x + 20, box.y + at];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + 10 * Math.sign(hours));
  await page.mouse.move(x, y + hours * HOUR, { steps: 4 });
}

test("an entry is dragged, taken back, stretched; over something else it says so and goes back", async ({ page }) => {
  await signIn(page, "employee");
  const first = await appointment(page, "Ewa", "2091-06-05T12:00", 0);
  const second = await appointment(page, "Ewa", "2091-06-05T15:00", 1);
  await page.goto("/admin/calendar?day=2091-06-05");
  const entry = entryOf(page, first.id);
  await dragDown(page, entry, 1);
  await expect(page.getByRole("status").filter({ hasText: "13:00–13:30" })).toContainText("Nothing stands in the way.");
  await page.mouse.up();
  await expect(page.getByText(`${first.animal.name} was moved.`)).toBeVisible();
  expect(await stored(page, first.id)).toEqual({ at: "2091-06-05T11:00:00.000Z", minutes: 30 });
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => stored(page, first.id)).toEqual({ at: "2091-06-05T10:00:00.000Z", minutes: 30 });
  await expect(entry).toContainText("12:00");

  await dragDown(page, entry, 0.5, 26);
  await page.mouse.up();
  await expect.poll(() => stored(page, first.id)).toEqual({ at: "2091-06-05T10:00:00.000Z", minutes: 60 });
  await expect(entry).toContainText("12:00–13:00");

  await dragDown(page, entryOf(page, second.id), -2.5);
  const busy = `This employee already has an appointment at this time. ${first.animal.name}, 12:00–13:00.`;
  await expect(page.getByRole("status").filter({ hasText: "12:30–13:00" })).toContainText(busy);
  await page.mouse.up();
  const dialog = page.getByRole("dialog", { name: `Move ${second.animal.name}` });
  await expect(dialog).toContainText(busy);
  await expect(entryOf(page, second.id)).toContainText("15:00");
  await dialog.getByRole("button", { name: "13:00", exact: true }).click();
  await dialog.getByRole("button", { name: "Move", exact: true }).click();
  await expect.poll(() => stored(page, second.id)).toEqual({ at: "2091-06-05T11:00:00.000Z", minutes: 30 });
});

test("arrow keys move an entry over summer time by the shelter's clock, from elsewhere too", async ({ newContext }) => {
  const page = await (await newContext({ timezoneId: "America/New_York" })).newPage();
  await signIn(page, "employee");
  const { id, animal } = await appointment(page, "Julia", "2091-03-24T10:00");
  await page.goto("/admin/calendar?day=2091-03-24");
  const link = page.locator(`[data-entry="appointment-${id}"]`);
  await expect(link).toContainText("Saturday 24 March, 10:00–10:30");
  const place = page.getByRole("status").filter({ hasText: animal.name });
  const keys = page.getByRole("application");
  await link.press("m");
  await expect(keys).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(place).toContainText("Sunday 25 March, 10:00–10:30, Julia Mazur");
  await expect(place).toContainText("Nothing stands in the way.");
  await page.keyboard.press("Escape");
  await expect(keys).toHaveCount(0);
  await expect(link).toBeFocused();
  await link.press("m");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Shift+ArrowDown");
  await expect(place).toContainText("Sunday 25 March, 10:15–11:00");
  await page.keyboard.press("Enter");
  await expect(page.getByText(`${animal.name} was moved.`)).toBeVisible();
  expect(await stored(page, id)).toEqual({ at: "2091-03-25T08:15:00.000Z", minutes: 45 });
  await expect(link).toBeFocused();
  await expect(link).toContainText("Sunday 25 March, 10:15–11:00");
});

test("an empty place opens the form with day, time, employee; it leads back; a vet has a column", async ({ page }) => {
  await signIn(page, "employee");
  const { employee } = await appointment(page, "Ewa", "2091-08-01T10:00");
  await page.goto("/admin/calendar?view=employees&day=2091-08-15");
  await expect(page.getByText("Veterinarian")).toBeVisible();
  const own = `/admin/calendar?view=employees&day=2091-08-15&employee=${employee.id}`;
  await page.goto(own);
  const box = await page.locator(".ec-body .ec-day").boundingBox();
  if (!box) throw new Error("There are no hours.");
  await page.mouse.click(box.x + 30, box.y + 4 * HOUR + 5);
  await expect(page).toHaveURL(new RegExp(`employeeId=${employee.id}`));
  await expect(page.getByLabel("Date and time")).toHaveValue(/15 Aug 2091, \d\d:00/);
  await expect(page.getByRole("combobox", { name: "Employee" })).toHaveValue("Ewa Wójcik");
  await page.getByRole("link", { name: "Cancel" }).click();
  await expect(page).toHaveURL(own);

  await page.getByRole("group", { name: "Hours of these days" }).press("Enter");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("status").filter({ hasText: "New appointment" })).toContainText("Wednesday 15 August");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Date and time")).toHaveValue(/15 Aug 2091, \d\d:15/);
});

test(
  "views, days, employees are steps of the history; phones have a list; nothing is a barrier",
  WALK,
  async ({ page }) => {
    await signIn(page, "employee");
    const { id, animal, employee } = await appointment(page, "Julia", "2091-09-06T10:00");
    await page.goto("/admin/calendar?day=2091-09-06");
    const link = page.locator(`[data-entry="appointment-${id}"]`);
    await expect(page.getByRole("heading", { level: 2 })).toHaveText("3 – 9 Sept 2091");
    await page.getByText("Month", { exact: true }).click();
    await expect(page.getByRole("heading", { level: 2 })).toHaveText("September 2091");
    await expect(link).toContainText(animal.name);
    await animationsEnded(page);
    expect(await barriers(page)).toEqual([]);
    await page.getByRole("button", { name: "Later" }).click();
    await expect(page.getByRole("heading", { level: 2 })).toHaveText("October 2091");
    await page.goBack();
    await page.goBack();
    await expect(page.getByRole("heading", { level: 2 })).toHaveText("3 – 9 Sept 2091");
    await animationsEnded(page);
    expect(await barriers(page)).toEqual([]);
    await page.getByRole("button", { name: `More about ${animal.name}` }).click();
    await expect(page.getByRole("dialog", { name: animal.name })).toContainText("Julia Mazur");
    await page.keyboard.press("Escape");
    await page.goto(`/admin/calendar?view=employees&day=2091-09-06&employee=${employee.id}`);
    await expect(link).toBeVisible();
    expect(await barriers(page)).toEqual([]);

    await page.setViewportSize(PHONE);
    await page.goto("/admin/calendar?day=2091-09-06");
    await expect(page.getByRole("region", { name: "Thursday 6 September" }).getByRole("listitem")).toContainText(
      "10:00",
    );
    expect(await barriers(page)).toEqual([]);
    expect(await darkBarriers(page)).toEqual([]);
    expect(await overflow(page, PHONE.width)).toBe(0);
    await link.click();
    await expect(page).toHaveURL(`/admin/appointment/${id}`);
  },
);

test("without a connection the calendar stays, says so, and nothing can be moved or added", async ({ page }) => {
  await signIn(page, "employee");
  const { id } = await appointment(page, "Julia", "2091-10-06T10:00");
  await page.goto("/admin/calendar?day=2091-10-06");
  await expect(entryOf(page, id)).toHaveClass(/ec-draggable/);
  await page.context().setOffline(true);
  await expect(page.getByText("You are offline.")).toBeVisible();
  await expect(entryOf(page, id)).not.toHaveClass(/ec-draggable/);
  await page.context().setOffline(false);
  await expect(entryOf(page, id)).toHaveClass(/ec-draggable/);
});

test(
  "a swipe goes to the days before and after, in list, day and month, and drags nothing",
  WALK,
  async ({ newContext }) => {
    const page = await (await newContext({ viewport: PHONE, hasTouch: true })).newPage();
    await signIn(page, "employee");
    const devtools = await page.context().newCDPSession(page);
    const finger = (type: "touchStart" | "touchMove" | "touchEnd", x = 0) =>
      devtools.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchEnd" ? [] : [{ x, y: 640 }] });
    const swipe = async (from: number, to: number) => {
      await finger("touchStart", from);
      for (const part of [0.3, 0.6, 1]) await finger("touchMove", from + (to - from) * part);
      await finger("touchEnd");
    };
    const shown = page.getByRole("heading", { level: 2 }).first();
    for (const [view, here, later] of [
      ["list", "6 – 12 Sept 2091", "13 – 19 Sept 2091"],
      ["day", "Thursday 6 September", "Friday 7 September"],
      ["month", "September 2091", "October 2091"],
    ] as const) {
      await page.goto(`/admin/calendar?view=${view}&day=2091-09-06`);
      await expect(shown).toHaveText(here);
      await page.waitForLoadState("networkidle");
      await swipe(330, 60);
      await expect(shown).toHaveText(later);
      await swipe(60, 330);
      await expect(shown).toHaveText(here);
    }
  },
);

test(
  "a finger that stays carries an entry to another hour; one that does not, nothing",
  WALK,
  async ({ newContext }) => {
    const page = await (await newContext({ viewport: PHONE, hasTouch: true })).newPage();
    await signIn(page, "employee");
    const { id, animal } = await appointment(page, "Ewa", "2091-07-05T10:00");
    await page.goto("/admin/calendar?view=day&day=2091-07-05");
    const entry = entryOf(page, id);
    await expect(entry).toBeVisible();
    await page.waitForLoadState("networkidle");
    const devtools = await page.context().newCDPSession(page);
    const carry = async (hours: number, restMs: number) => {
      await expect(() => entry.scrollIntoViewIfNeeded({ timeout: 2_000 })).toPass();
      const box = await entry.boundingBox();
      if (!box) throw new Error("There is no such entry.");
      const [x, y] = [box.x + 20, box.y + 8];
      const touch = (type: "touchStart" | "touchMove", by: number) =>
        devtools.send("Input.dispatchTouchEvent", { type, touchPoints: [{ x, y: y + by }] });
      await touch("touchStart", 0);
      await page.waitForTimeout(restMs);
      for (const part of [0.2, 0.4, 0.6, 0.8, 1]) await touch("touchMove", part * hours * HOUR);
      await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    };
    await carry(1, 700);
    await expect(page.getByText(`${animal.name} was moved.`)).toBeVisible();
    await expect.poll(() => stored(page, id)).toEqual({ at: "2091-07-05T09:00:00.000Z", minutes: 30 });
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => stored(page, id)).toEqual({ at: "2091-07-05T08:00:00.000Z", minutes: 30 });
    await page.waitForLoadState("networkidle");
    await carry(-1, 0);
    expect(await stored(page, id)).toEqual({ at: "2091-07-05T08:00:00.000Z", minutes: 30 });
  },
);
