import { afterAll, beforeAll, expect, test } from "vitest";
import { adoptionAt, assembleCast, type Cast } from "../adoptions/adoption-cast.ts";
import { startApp, type TestApp } from "../support/app.ts";

let shelter: TestApp;
let cast: Cast;
beforeAll(async () => {
  shelter = await startApp();
  cast = await assembleCast(shelter);
});
afterAll(() => shelter.close());

const numbers = async (person: { client: Cast["admin"]["client"] }) =>
  (await person.client.get("/api/dashboard")).json();

test("The dashboard counts open adoptions for admins, and for employees those assigned to them now", async () => {
  const before = (await numbers(cast.admin)).adoptions;
  await adoptionAt(shelter, cast, 1);
  expect((await numbers(cast.admin)).adoptions).toBe(before + 1);
  const [own, none] = [await numbers(cast.mainCaretaker), await numbers(cast.outsider)];
  expect(own.adoptions).toBeGreaterThan(0);
  expect(none.adoptions).toBe(0);
});

test("A resource below a third of its target counts as low", async () => {
  const { client } = cast.admin;
  const before = (await numbers(cast.admin)).lowResources;
  const resource = async (amount: number, description: string) => {
    const body = { name: "Hay", amount, description, resourceTypeId: 1 };
    expect((await client.post("/api/resources", body)).statusCode).toBe(201);
  };
  await resource(32, "of 100 bales");
  await resource(34, "of 100 bales");
  await resource(98, "");
  expect((await numbers(cast.admin)).lowResources).toBe(before + 2);
});

test("Only staff get the numbers", async () => {
  expect((await cast.adopter.client.get("/api/dashboard")).statusCode).toBe(403);
});
