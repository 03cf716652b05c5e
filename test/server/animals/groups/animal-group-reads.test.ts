import { describe, expect, test } from "vitest";
import { startAppForFile } from "../../support/app.ts";
import { buildAnimal, buildEmployee, buildGroup } from "../../support/builders.ts";

const shelter = await startAppForFile();
const { db } = shelter;
const seniors = await buildGroup(db, { name: "Zażółć seniors", description: "Calm company." });
await buildGroup(db, { name: "Ćmy" });
await buildGroup(db, { name: "Cats" });
await buildGroup(db, { name: "Gone", archived_at: new Date() });
await buildAnimal(db, { animal_group_id: seniors });
await buildAnimal(db, { animal_group_id: seniors, status: "Adopted" });
await buildAnimal(db, { animal_group_id: seniors, archived_at: new Date() });
const employee = await buildEmployee(db);
await db.insertInto("animal_group_caretakers").values({ animal_group_id: seniors, employee_id: employee }).execute();

const get = async (path: string) => (await shelter.app.inject(path)).json();

describe("GET /api/animal-groups", () => {
  test("lists the groups in Polish order, with the counts a visitor can check, and no archived one", async () => {
    const list = await get("/api/animal-groups");
    expect(list).toMatchObject({ page: 1, pageSize: 16, totalCount: 3 });
    expect(list.items.map((group: { name: string }) => group.name)).toEqual(["Cats", "Ćmy", "Zażółć seniors"]);
    expect(list.items[2]).toEqual({
      id: seniors,
      name: "Zażółć seniors",
      description: "Calm company.",
      animalCount: 1,
      caretakerCount: 1,
      languages: null,
    });
  });

  test("searches in the name, ignoring case and Polish letters", async () => {
    const list = await get("/api/animal-groups?q=%20ZAZOLC%20");
    expect(list.items.map((group: { id: number }) => group.id)).toEqual([seniors]);
    expect((await get("/api/animal-groups?q=my")).items[0].name).toBe("Ćmy");
  });

  test("never shows members to visitors, even on request", async () => {
    for (const path of [
      "/api/animal-groups?includeMembers=true",
      `/api/animal-groups/${seniors}?includeMembers=true`,
    ]) {
      expect(JSON.stringify(await get(path))).not.toMatch(/caretakers"|animals"/);
    }
  });
});

describe("GET /api/animal-groups/{id}", () => {
  test("answers one group", async () => {
    expect(await get(`/api/animal-groups/${seniors}`)).toMatchObject({ id: seniors, animalCount: 1 });
  });

  test.each(["999", "x", "0"])("answers 404 'Group not found.' or nothing to %s", async (id) => {
    expect(await get(`/api/animal-groups/${id}`)).toMatchObject({ status: 404 });
  });
});
