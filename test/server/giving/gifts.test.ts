import { beforeAll, describe, expect, test } from "vitest";
import { buildAnimal, buildResource } from "../support/builders.ts";
import type { Client } from "../support/client.ts";
import { wordsOf } from "../support/pdf-text.ts";
import { anAdmin, anEmployee, aUser, aVisitor } from "../support/people.ts";
import { openCashierForFile, tellStatus } from "./cashier.ts";
import type { TakenOrder } from "./fake-payu.ts";

const cashier = await openCashierForFile();
const { shelter } = cashier;
const admin = await anAdmin(shelter);
const user = await aUser(shelter, { name: "Zofia", surname: "Nowak" });
const burek = await buildAnimal(shelter.db, { name: "Burek" });
const food = await buildResource(shelter.db, { name: "Puppy food", amount: 3 });
beforeAll(async () => {
  const asked = { goalGrosze: 50_000, appeals: { en: "Food for puppies", pl: "Karma dla szczeniąt" } };
  expect((await admin.client.put(`/api/resources/${food}`, asked)).json()).toMatchObject({
    goalGrosze: 50_000,
    givenGrosze: 0,
    appeal: "Food for puppies",
  });
});

async function give(client: Client, body: object): Promise<TakenOrder> {
  const answer = await client.post("/api/payment/donate", body);
  expect(answer.statusCode, answer.body).toBe(201);
  return [...cashier.payu.orders.values()].at(-1) as TakenOrder;
}
/** Without the no-break spaces of amounts. */
const plain = (text: string) => text.replaceAll("\u00a0", " ");
const page = async (path: string) => plain((await shelter.app.inject(path)).body);
const thanks = () =>
  shelter.db.selectFrom("letters").select(["subject", "text"]).where("account_id", "=", user.accountId).execute();

describe("a gift for one animal", () => {
  test("begins on its page, is named to the provider, and is shown to staff", async () => {
    expect(await page(`/animal/${burek}`)).toContain(`href="/help/donate?animal=${burek}">Give for Burek</a>`);
    const shown = await page(`/help/donate?animal=${burek}`);
    expect(shown).toContain("Your gift for Burek");
    expect(shown).toContain("If more comes in than is needed here, the shelter uses the rest for the other animals.");
    expect(shown.match(new RegExp(`name="animalId" value="${burek}"`, "g"))).toHaveLength(8);
    expect(await page(`/pl/help/donate?animal=${burek}`)).toContain("Twoja darowizna – Burek");
    const order = await give(aVisitor(shelter), { amount: 20, animalId: burek });
    expect(order.description).toBe("Donation to the animal shelter: Burek");
    const [latest] = (await admin.client.get("/api/donations")).json().items;
    expect(latest).toMatchObject({
      purpose: { animalId: burek, resourceId: null, text: "Burek" },
      giver: null,
    });
    await tellStatus(cashier, order, "COMPLETED");
    expect(await page(`/payment/payu/success?donation=${order.extOrderId}`)).toContain(
      "Your gift is meant for: Burek.",
    );
  });

  test("is refused once it has moved out, and the page offers everybody instead", async () => {
    const gone = await buildAnimal(shelter.db, { name: "Luna", status: "Adopted" });
    const answer = await aVisitor(shelter).post("/api/payment/donate", { amount: 20, animalId: gone });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual([
      { field: "animalId", errors: ["This animal has moved out. Please choose another one, or give for all of them."] },
    ]);
    expect(await page(`/help/donate?animal=${gone}`)).not.toContain("animalId");
    expect(await page("/help/donate?animal=x&resource=-1")).not.toContain("resourceId");
    expect(await page(`/animal/${gone}`)).not.toContain("Give for");
  });

  test.each([
    [{ animalId: "7" }, "animalId"],
    [{ animalId: 999_999 }, "animalId"],
    [{ resourceId: 999_999 }, "resourceId"],
    [{ resourceId: null }, "resourceId"],
    [{ animalId: 1, resourceId: 1 }, "resourceId"],
  ])("with a purpose of nothing is refused: %j", async (purpose, field) => {
    const answer = await aVisitor(shelter).post("/api/payment/donate", { amount: 20, ...purpose });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toMatchObject([{ field }]);
  });
});

describe("what the shelter collects for", () => {
  test("fills with what has arrived, once, whatever else was begun", async () => {
    expect(await page("/help/donate")).toContain("0 PLN of 500 PLN given.");
    const visitor = aVisitor(shelter);
    const order = await give(visitor, { amount: 120.5, resourceId: food });
    const cancelled = await give(visitor, { amount: 99, resourceId: food });
    await give(visitor, { amount: 77, resourceId: food });
    expect(await page("/help/donate")).toContain("0 PLN of 500 PLN given.");
    await tellStatus(cashier, order, "COMPLETED");
    await tellStatus(cashier, order, "COMPLETED");
    await tellStatus(cashier, cancelled, "CANCELED");
    await expect.poll(() => page(`/help/donate?resource=${food}`)).toContain("120.50 PLN of 500 PLN given.");
    await expect.poll(() => page("/pl/help/donate")).toContain("Karma dla szczeniąt");
    const full = await give(visitor, { amount: 400, resourceId: food });
    await tellStatus(cashier, full, "COMPLETED");
    await expect.poll(() => page("/help/donate")).toContain("We have it all. Thank you!");
  });

  test("is asked for as long as it has a goal, and begins anew with the next one", async () => {
    const { client } = await anEmployee(shelter);
    const refused = await client.put(`/api/resources/${food}`, { goalGrosze: 5 });
    expect(refused.json().errors).toMatchObject([{ field: "goalGrosze" }]);
    expect((await client.put(`/api/resources/${food}`, { goalGrosze: null })).json()).toMatchObject({ givenGrosze: 0 });
    expect(await page("/help/donate")).not.toContain("Food for puppies");
    const answer = await aVisitor(shelter).post("/api/payment/donate", { amount: 20, resourceId: food });
    expect(answer.json().errors).toMatchObject([{ field: "resourceId" }]);
    shelter.clock.set(new Date(shelter.clock.now().getTime() + 60_000));
    await client.put(`/api/resources/${food}`, { goalGrosze: 10_000 });
    expect(await page("/help/donate")).toContain("0 PLN of 100 PLN given.");
    await client.delete(`/api/resources/${food}`);
    const { items } = (await admin.client.get("/api/donations?sort=-amountGrosze")).json();
    expect(items[0]).toMatchObject({ purpose: { resourceId: null, text: "Food for puppies" } });
  });
});

describe("who gives while signed in", () => {
  test("gets a letter of thanks when the money has arrived, and only one", async () => {
    const order = await give(user.client, { amount: 50, animalId: burek });
    expect(await thanks()).toEqual([]);
    await tellStatus(cashier, order, "COMPLETED");
    await tellStatus(cashier, order, "COMPLETED");
    const letters = await thanks();
    expect(letters).toHaveLength(1);
    expect(plain(letters[0]?.text ?? "")).toContain("Your gift of 50 PLN has arrived.");
    expect(letters[0]?.text).toContain("You gave it for: Burek.");
    const [latest] = (await admin.client.get("/api/donations")).json().items;
    expect(latest.giver).toEqual({ userId: user.id, fullName: "Zofia Nowak" });
  });

  test("sees their own gifts, and each year's statement has what arrived in it", async () => {
    await give(user.client, { amount: 33 });
    await tellStatus(cashier, await give(user.client, { amount: 70.01 }), "COMPLETED");
    // In Warsaw it is the next year.
    const newYear = shelter.db.updateTable("donations").set({ settled_at: "2026-12-31T23:30:00Z" });
    await newYear.where("amount_grosze", "=", 7001).execute();
    const mine = (await user.client.get("/api/donations/me")).json();
    expect(mine.totalCount).toBe(3);
    expect(mine.years).toEqual([
      { year: 2027, count: 1, amountGrosze: 7001 },
      { year: 2026, count: 1, amountGrosze: 5000 },
    ]);
    const stranger = await aUser(shelter);
    expect((await stranger.client.get("/api/donations/me")).json()).toMatchObject({ totalCount: 0, years: [] });
    const statement = await user.client.get("/api/donations/me/statement?year=2026");
    expect(statement.headers["content-disposition"]).toBe('inline; filename="gifts-2026.pdf"');
    const words = wordsOf(statement.rawPayload);
    expect(words).toContain("Given by: Zofia Nowak");
    expect(words).toContain("Burek");
    expect(words).not.toContain("70.01");
    expect(words).not.toContain("33 PLN");
    const theirs = await admin.client.get(`/api/users/${user.id}/donations/statement?year=2027`);
    expect(wordsOf(theirs.rawPayload)).toContain("70.01");
    expect((await admin.client.get(`/api/users/${user.id}/donations`)).json().years).toEqual(mine.years);
    for (const path of ["donations", "donations/statement?year=2026"]) {
      expect((await user.client.get(`/api/users/${user.id}/${path}`)).statusCode).toBe(403);
      expect((await admin.client.get(`/api/users/999999/${path}`)).statusCode).toBe(404);
    }
  });

  test("takes it along, and is untied from it when the account is closed", async () => {
    const held = (await user.client.get("/api/users/me/export")).json();
    expect(held.donations).toHaveLength(3);
    expect(held.donations[0]).toMatchObject({ amountGrosze: 5000, purpose: "Burek", status: "COMPLETED" });
    expect((await admin.client.post(`/api/users/${user.id}/close`)).statusCode).toBe(204);
    const { items } = (await admin.client.get("/api/donations?sort=amountGrosze")).json();
    // The amount alone would also find an order whose random name begins with it.
    expect(items.filter(({ amountGrosze }: { amountGrosze: number }) => amountGrosze === 5000)).toMatchObject([
      { giver: null },
    ]);
  });
});
