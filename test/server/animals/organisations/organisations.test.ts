import { expect, test } from "vitest";
import { startAppForFile } from "../../support/app.ts";
import { anEmployee } from "../../support/people.ts";

const shelter = await startAppForFile();
const { client } = await anEmployee(shelter);

const add = async (more: object) => {
  const answer = await client.post("/api/organisations", { name: "Lecznica Pod Lasem", kind: "vet", ...more });
  expect(answer.statusCode).toBe(201);
  return answer.json();
};
const names = async (query: string): Promise<string[]> =>
  (await client.get(`/api/organisations?${query}`)).json().items.map(({ name }: { name: string }) => name);

test("organisations are listed by name, and found by a part of the name or the city and by their kind", async () => {
  await add({ name: "Żółty Pies", kind: "rescue", city: "Łódź" });
  await add({ name: "Azyl", kind: "shelter", city: "Zgierz" });
  expect(await names("")).toEqual(["Azyl", "Żółty Pies"]);
  expect(await names("q=zolty")).toEqual(["Żółty Pies"]);
  expect(await names("q=zgi")).toEqual(["Azyl"]);
  expect(await names("kind=rescue")).toEqual(["Żółty Pies"]);
  expect(await names("sort=-city")).toEqual(["Azyl", "Żółty Pies"]);
});

test("what is left blank is not known; a mailbox or a website that nobody can reach is refused", async () => {
  const clinic = await add({ phoneNumber: " ", website: "https://podlasem.example" });
  expect(clinic).toMatchObject({ phoneNumber: null, city: null, website: "https://podlasem.example", note: "" });
  const refused = await client.put(`/api/organisations/${clinic.id}`, {
    email: "podlasem",
    website: "podlasem.example",
  });
  expect(refused.statusCode).toBe(400);
  expect(refused.json().errors).toEqual([
    { field: "email", errors: ["Please enter a valid email address, or leave it blank."] },
    { field: "website", errors: ["Please enter an address that begins with https://, or leave it blank."] },
  ]);
  const cleared = await client.put(`/api/organisations/${clinic.id}`, { website: "" });
  expect(cleared.json()).toMatchObject({ website: null, name: "Lecznica Pod Lasem" });
});
