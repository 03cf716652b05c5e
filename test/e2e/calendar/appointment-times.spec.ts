import type { Page } from "@playwright/test";
import { call, read, signIn } from "../support/people.ts";
import { expect, test } from "../support/test.ts";

test.use({ expectedTroubles: /status of 409 .*\/api\/appointments/ });

/** A Saturday, on which the shelter opens at 10:00. */
const DAY = "2091-07-07";

type Named = { id: number; name: string; surname: string };
const some = async (page: Page, path: string): Promise<Named[]> => (await read(page, path)).items;

/** Gives Julia an appointment with an animal. @returns how to choose Julia and another animal */
async function occupy(page: Page, time: string) {
  const [julia] = await some(page, "/employees?q=Julia&pageSize=1");
  const [taken, other] = await some(page, "/animals?availableFor=Appointment&pageSize=2");
  const of = { animalId: taken?.id, employeeId: julia?.id, serviceTypeId: 1, purpose: "Łapa" };
  const answer = await call(page, "POST", "/appointments", { ...of, dateOfAppointment: `${DAY}T${time}` });
  expect(answer.status()).toBe(201);
  return { taken: taken as Named, other: other as Named };
}

async function fillIn(page: Page, animalId: number): Promise<void> {
  await page.goto(`/admin/appointment/add?animalId=${animalId}`);
  await page.getByRole("combobox", { name: "Employee" }).fill("Julia");
  await page.getByRole("option", { name: "Julia Mazur" }).first().click();
  await page.getByRole("combobox", { name: "Service type" }).fill("Groom");
  await page.getByRole("option", { name: "Grooming" }).click();
  await page.getByLabel("Purpose of a Visit").fill("Combing");
}

test("a clash is shown under the date before anything is saved; a press fills in a free time", async ({ page }) => {
  await signIn(page, "employee");
  const { taken, other } = await occupy(page, "10:00");
  await fillIn(page, other.id);
  const times = page.getByRole("status").filter({ hasText: "Next free:" });
  await expect(times.getByRole("button")).toHaveCount(3);
  await page.getByLabel("Date and time").fill(`${DAY}T10:15`);
  await expect(times).toContainText("This employee already has an appointment at this time.");
  await expect(times).toContainText(`${taken.name}, 10:00–10:30.`);
  await times.getByRole("button", { name: "10:30" }).click();
  await expect(page.getByLabel("Date and time")).toHaveValue("7 Jul 2091, 10:30");
  await expect(page.getByLabel("Date and time")).toBeFocused();
  await expect(times).toHaveCount(0);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page).toHaveURL("/admin/appointments");
});

test("who saves a time that was taken meanwhile keeps what they typed and is offered the next", async ({ page }) => {
  await signIn(page, "employee");
  const [, other] = await some(page, "/animals?availableFor=Appointment&pageSize=2");
  await fillIn(page, (other as Named).id);
  await page.getByLabel("Date and time").fill(`${DAY}T14:00`);
  await occupy(page, "14:00");
  await page.getByRole("button", { name: "Save" }).click();
  const message = "This employee already has an appointment at this time.";
  await expect(page.getByRole("alert").filter({ hasText: message })).toBeVisible();
  await expect(page.getByLabel("Purpose of a Visit")).toHaveValue("Combing");
  await page.getByRole("status").getByRole("button", { name: "14:30" }).click();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page).toHaveURL("/admin/appointments");
});
