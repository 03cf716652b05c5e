import { describe, expect, test } from "vitest";
import { startAppForFile } from "../../support/app.ts";
import { buildResource } from "../../support/builders.ts";
import { anEmployee } from "../../support/people.ts";

const shelter = await startAppForFile();
const staff = await anEmployee(shelter);

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

  test("are counted by differences: what two people take at once is taken twice, and never below zero", async () => {
    const id = await buildResource(shelter.db, { name: "Leads", amount: 5 });
    const other = await anEmployee(shelter);
    const use = (difference: unknown, { client } = staff) => client.post(`/api/resources/${id}/use`, { difference });
    const answers = await Promise.all([use(-1), use(-1, other), use(-1), use(3, other), use(-1)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    expect((await use(-1)).json()).toMatchObject({ amount: 3, actions: ["edit", "delete"] });
    const refused = await use(-4);
    expect([refused.statusCode, refused.json().message]).toEqual([409, "Only 3 are left: nothing was changed."]);
    expect((await use(298)).statusCode).toBe(409);
    for (const wrong of [0, 1.5, "1", 301, null]) expect((await use(wrong)).statusCode).toBe(400);
    expect((await staff.client.get(`/api/resources/${id}`)).json().amount).toBe(3);
    expect((await staff.client.post("/api/resources/4711/use", { difference: 1 })).statusCode).toBe(404);
  });

  test("last for as long as their use says, once enough of it is known", async () => {
    const now = shelter.clock.now().getTime();
    const changed = async (amount: number, ...changes: [daysAgo: number, difference: number][]) => {
      const id = await buildResource(shelter.db, { name: "Tins", amount });
      const rows = changes.map(([daysAgo, difference]) => ({
        ...{ resource_id: id, difference },
        changed_at: new Date(now - daysAgo * 86_400_000),
      }));
      if (rows.length > 0) await shelter.db.insertInto("resource_changes").values(rows).execute();
      return (await staff.client.get(`/api/resources/${id}`)).json().lastsDays;
    };
    // 90 are left, and 3 a day were taken.
    expect(await changed(90, [10, -10], [7, -10], [7, 20], [4, -10])).toBe(30);
    expect(await changed(0, [10, -10], [7, -10], [4, -10])).toBe(0);
    expect(await changed(90)).toBeNull();
    expect(await changed(90, [10, -10], [4, -10]), "taken twice").toBeNull();
    expect(await changed(90, [6, -10], [5, -10], [4, -10]), "within a week").toBeNull();
    expect(await changed(90, [90, -10], [80, -10], [70, -10]), "long ago").toBeNull();
  });

  test("note what a form changes, too", async () => {
    const id = await buildResource(shelter.db, { name: "Sacks", amount: 10 });
    await staff.client.put(`/api/resources/${id}`, { amount: 7 });
    await staff.client.put(`/api/resources/${id}`, { amount: 7, name: "Bags" });
    const noted = await shelter.db.selectFrom("resource_changes").selectAll().where("resource_id", "=", id).execute();
    expect(noted).toMatchObject([{ difference: -3, changed_by: staff.accountId }]);
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
