import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startApp, type TestApp } from "../support/app.ts";
import { buildResource } from "../support/builders.ts";
import { anEmployee, type Person } from "../support/people.ts";

let shelter: TestApp;
let staff: Person;
beforeAll(async () => {
  shelter = await startApp();
  staff = await anEmployee(shelter);
});
afterAll(() => shelter.close());

const names = async (query: string): Promise<string[]> =>
  (await staff.client.get(`/api/resources?${query}`)).json().items.map(({ name }: { name: string }) => name);

describe("resources", () => {
  test("are listed by type and name, and found by words of both; those without a type as 'Other'", async () => {
    const [food, medicine] = [1, 2];
    await buildResource(shelter.db, { name: "Źdźbła", resource_type_id: null });
    await buildResource(shelter.db, { name: "Dewormer, cats", resource_type_id: medicine });
    await buildResource(shelter.db, { name: "Wet food, cats", resource_type_id: food });
    await buildResource(shelter.db, { name: "Dry food, dogs", resource_type_id: food });
    expect(await names("")).toEqual(["Dry food, dogs", "Wet food, cats", "Dewormer, cats", "Źdźbła"]);
    expect(await names("q=cats%20MEDICINE")).toEqual(["Dewormer, cats"]);
    expect(await names("q=other")).toEqual(["Źdźbła"]);
    expect(await names("q=zdzbla")).toEqual(["Źdźbła"]);
    expect(await names("q=%25")).toEqual([]);
  });

  test.each([-1, 301, 1.5, "10", null])("refuse %s as an amount", async (amount) => {
    const answer = await staff.client.post("/api/resources", { resourceTypeId: 1, name: "Sand", amount });
    const errors = ["Amount must be an integer between 0 and 300."];
    expect(answer.json().errors).toEqual([{ field: "amount", errors }]);
  });

  test("need an existing type, and no description, which can be emptied again", async () => {
    const sand = { resourceTypeId: 1, name: "Sand", amount: 300 };
    const refused = await staff.client.post("/api/resources", { ...sand, resourceTypeId: 999 });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().errors).toEqual([{ field: "resourceTypeId", errors: ["Resource type must be selected."] }]);
    const added = (await staff.client.post("/api/resources", sand)).json();
    expect(added).toMatchObject({ description: "", resourceTypeName: "Food" });
    const path = `/api/resources/${added.id}`;
    expect((await staff.client.put(path, { resourceTypeId: 999 })).statusCode).toBe(400);
    expect((await staff.client.put(path, { description: "Target 20" })).json().description).toBe("Target 20");
    expect((await staff.client.put(path, { amount: 1 })).json().description).toBe("Target 20");
    expect((await staff.client.put(path, { description: "" })).json().description).toBe("");
  });

  test("have their types as a plain list by name", async () => {
    const types = (await staff.client.get("/api/resources/types")).json();
    expect(types.map(({ name }: { name: string }) => name)).toEqual([
      "Bedding",
      "Equipment",
      "Food",
      "Hygiene",
      "Medicine",
      "Toys",
    ]);
  });
});
