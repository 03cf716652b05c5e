import { expect, test } from "vitest";
import { fieldsOf } from "../../support/answers.ts";
import { startAppForFile } from "../../support/app.ts";
import { buildAnimal, buildStay, removeStays } from "../../support/builders.ts";
import { wordsOf } from "../../support/pdf-text.ts";
import { anAdmin, anEmployee } from "../../support/people.ts";

/** Today is 20 November 2026. */
const shelter = await startAppForFile();
const admin = await anAdmin(shelter);
const employee = (await anEmployee(shelter)).client;

async function stayed(intake_on: string, outcome_on: string | null, outcome_type: "adoption" | "died" | null) {
  const animal_id = await buildAnimal(shelter.db);
  await removeStays(shelter.db, animal_id);
  await buildStay(shelter.db, {
    animal_id,
    intake_on,
    ...(outcome_on && outcome_type && { outcome_on, outcome_type }),
  });
}
await stayed("2026-01-02", "2026-02-01", "adoption");
await stayed("2026-01-03", "2026-03-05", "adoption");
await stayed("2026-05-01", null, null);
await stayed("2025-03-01", "2025-04-01", "adoption");
await stayed("2025-03-01", "2025-05-01", "died");
await stayed("2025-12-01", "2025-12-02", "died"); // after this day of last year

const paper = async (client: typeof employee, year = 2026) =>
  (await client.get(`/api/statistics/council?year=${year}`)).rawPayload;
const pagesOf = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type \/Page\n/g)?.length;

test("the council's page has the year so far beside the same days of the last one, with the plot of the screen", async () => {
  const pdf = await paper(employee);
  expect(pagesOf(pdf)).toBe(1);
  const words = wordsOf(pdf);
  for (const said of [
    "Our year 2026",
    "beside the same days of 2025",
    "100.0% of the animals that left us in 2026 left alive: 2 of 2, 50.0 points more than a year earlier.",
    "Came in 3 2 +1",
    "Left 2 2 ±0",
    "of which: adopted 2 1 +1",
    "of which: died or lost 0 1 −1",
    "In care at the end 1 0 +1",
    "All that left, a year earlier",
    "animals",
  ])
    expect(words).toContain(said);
});

test("it is in the reader's language, and only those who may read donations find them there", async () => {
  expect(wordsOf(await paper(employee))).not.toContain("Donations");
  await admin.client.put(`/api/employees/${admin.id}`, { language: "pl" });
  const pdf = await paper(admin.client);
  expect(pagesOf(pdf)).toBe(1);
  for (const said of ["Nasz rok 2026", "2 z 2", "sty", "Darowizny 0 zł 0 zł"]) expect(wordsOf(pdf)).toContain(said);
});

test("donations of a span stand beside those before it, by the shelter's days; only what has arrived counts", async () => {
  const settled = (settled_at: string, amount_grosze: number) => ({
    created_at: settled_at,
    settled_at,
    amount_grosze,
  });
  for (const [at, given] of [
    settled("2026-03-31T21:59:00Z", 100), // still March in Warsaw
    settled("2026-03-31T22:01:00Z", 1_000),
    settled("2026-02-28T23:30:00Z", 10_000), // March has begun there
    settled("2025-03-10T12:00:00Z", 700),
    { ...settled("2026-03-10T12:00:00Z", 50_000), status: "CANCELED" as const },
    { ...settled("2026-03-10T12:00:00Z", 50_000), is_test: true },
  ].entries())
    await shelter.db
      .insertInto("donations")
      .values({ ext_order_id: `order-${at}`, status: "COMPLETED", is_test: false, ...given })
      .execute();
  const march = "/api/statistics/donations?from=2026-03-01&to=2026-03-31";
  expect((await admin.client.get(march)).json()).toEqual({
    from: "2026-03-01",
    to: "2026-03-31",
    grosze: 10_100,
    previous: { from: "2025-03-01", to: "2025-03-31", grosze: 700 },
  });
  const { previous } = (await admin.client.get(`${march}&against=span`)).json();
  expect(previous).toEqual({ from: "2026-02-01", to: "2026-02-28", grosze: 0 });
  expect((await employee.get(march)).statusCode).toBe(403);
});

test("a year without animals has its page, and one to come has none", async () => {
  const words = wordsOf(await paper(employee, 2001));
  expect(words).toContain("No animal left us in 2001.");
  expect(fieldsOf(await employee.get("/api/statistics/council?year=2027"))).toEqual(["year"]);
});
