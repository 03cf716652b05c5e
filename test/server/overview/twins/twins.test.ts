import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { startAppForFile } from "../../support/app.ts";
import { buildAnimal, buildUser } from "../../support/builders.ts";
import { anAdmin } from "../../support/people.ts";
import { addRows } from "../../support/rows.ts";

const shelter = await startAppForFile();
const { db } = shelter;
const admin = await anAdmin(shelter);

type Found = { id: number; one: { id: number }; other: { id: number }; reasons: string[] };

async function pairs(of: "users" | "animals"): Promise<Found[]> {
  const answer = await admin.client.get(`/api/twins?of=${of}&pageSize=500`);
  expect(answer.statusCode).toBe(200);
  return answer.json().items;
}

const pairOf = async (of: "users" | "animals", ...ids: number[]) =>
  (await pairs(of)).find(({ one, other }) => ids.includes(one.id) && ids.includes(other.id));

const emailOf = (userId: number, email: string) =>
  sql`update accounts set email = ${email} where id = (select account_id from users where id = ${userId})`.execute(db);

describe("people who are perhaps one", () => {
  it("have the same phone number", async () => {
    const [one, other] = [
      await buildUser(db, { phone_number: "111222333" }),
      await buildUser(db, { phone_number: "111222333" }),
    ];
    expect(await pairOf("users", one, other)).toMatchObject({
      one: { id: one },
      other: { id: other },
      reasons: ["phone"],
    });
  });

  it("have the same name and day of birth, however the name is written", async () => {
    const born = { date_of_birth: "1980-02-03" };
    const one = await buildUser(db, { ...born, name: "Łucja", surname: "Żak", phone_number: "111000001" });
    const other = await buildUser(db, { ...born, name: "lucja", surname: "ŻAK", phone_number: "111000002" });
    expect(await pairOf("users", one, other)).toMatchObject({ reasons: ["name"] });
  });

  it("have one mailbox, whatever stands after the plus", async () => {
    const [one, other] = [
      await buildUser(db, { phone_number: "111000003" }),
      await buildUser(db, { phone_number: "111000004" }),
    ];
    await emailOf(one, "Ola.Nowak@person.test");
    await emailOf(other, "ola.nowak+shelter@person.test");
    expect(await pairOf("users", one, other)).toMatchObject({ reasons: ["email"] });
    await emailOf(one, "o.la@gmail.com");
    await emailOf(other, "ola@googlemail.com");
    expect(await pairOf("users", one, other)).toMatchObject({ reasons: ["email"] });
    await emailOf(other, "somebody.else@person.test");
    expect(await pairOf("users", one, other)).toBeUndefined();
  });

  it("are no longer shown when one of them is deleted, and again when they are restored", async () => {
    const [one, other] = [
      await buildUser(db, { phone_number: "111222444" }),
      await buildUser(db, { phone_number: "111222444" }),
    ];
    await admin.client.delete(`/api/users/${other}`);
    expect(await pairOf("users", one, other)).toBeUndefined();
    await admin.client.post(`/api/users/${other}/restore`);
    expect(await pairOf("users", one, other)).toBeDefined();
  });
});

describe("animals that are perhaps one", () => {
  it("have the name and the day of birth in common, and are of one species", async () => {
    const same = { name: "Śnieżka", born_on: "2021-06-07" };
    const one = await buildAnimal(db, same);
    const other = await buildAnimal(db, { ...same, name: "sniezka" });
    const cat = await buildAnimal(db, { ...same, type: "Cat" });
    expect(await pairOf("animals", one, other)).toMatchObject({ reasons: ["name"] });
    expect(await pairOf("animals", one, cat)).toBeUndefined();
    await admin.client.put(`/api/animals/${other}`, { name: "Another name" });
    expect(await pairOf("animals", one, other)).toBeUndefined();
  });

  it("had the same chip", async () => {
    const [one, other] = [await buildAnimal(db), await buildAnimal(db)];
    const chip = { number: "616093900000001", recorded_at: new Date() };
    await addRows(db, "chips", { ...chip, animal_id: one, removed_at: new Date() });
    await addRows(db, "chips", { ...chip, animal_id: other });
    expect(await pairOf("animals", one, other)).toMatchObject({ reasons: ["chip"] });
  });
});

it("a dismissed pair does not come back, but for another reason it does", async () => {
  const [one, other] = [
    await buildUser(db, { name: "Ewa", surname: "Lis", date_of_birth: "1970-01-01", phone_number: "222000111" }),
    await buildUser(db, { name: "Ewa", surname: "Wilk", date_of_birth: "1970-01-01", phone_number: "222000111" }),
  ];
  const found = await pairOf("users", one, other);
  expect((await admin.client.post(`/api/twins/${found?.id}/dismiss`)).statusCode).toBe(204);
  expect(await pairOf("users", one, other)).toBeUndefined();
  await admin.client.put(`/api/users/${one}`, { city: "Gdańsk" });
  await admin.client.put(`/api/users/${one}`, { phoneNumber: "222000112" });
  await admin.client.put(`/api/users/${one}`, { phoneNumber: "222000111" });
  expect(await pairOf("users", one, other)).toBeUndefined();
  await admin.client.put(`/api/users/${one}`, { surname: "Wilk" });
  expect(await pairOf("users", one, other)).toMatchObject({ reasons: ["name", "phone"] });
});

it("a number that very many share is looked at for the first twenty of them only", async () => {
  for (let n = 0; n < 30; n++) await buildUser(db, { phone_number: "333444555" });
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from twins as t join users as u on u.id = t.user_other where u.phone_number = '333444555'`.execute(
    db,
  );
  expect(rows[0]?.n).toBeLessThanOrEqual(30 * 20);
  expect(rows[0]?.n).toBeGreaterThan(0);
});

it("asks for users or animals", async () => {
  expect((await admin.client.get("/api/twins")).statusCode).toBe(400);
  expect((await admin.client.post("/api/twins/99999999/dismiss")).statusCode).toBe(404);
});
