import { describe, expect, test } from "vitest";
import { startAppForFile } from "../../support/app.ts";
import { buildAnimal, buildGroup } from "../../support/builders.ts";
import type { Client } from "../../support/client.ts";
import { anAdmin, anEmployee } from "../../support/people.ts";

const shelter = await startAppForFile();
const anna = (await anEmployee(shelter)).client;
const bartek = (await anEmployee(shelter)).client;
const admin = (await anAdmin(shelter)).client;

const read = async (client: Client, list = "animals") => (await client.get(`/api/list-views/${list}`)).json();
const namesOf = async (client: Client) => (await read(client)).views.map(({ name }: { name: string }) => name);
const keep = (client: Client, view: object, list = "animals") => client.post(`/api/list-views/${list}`, view);
const remove = (client: Client, id: number) => client.delete(`/api/list-views/animals/${id}`);

describe("the views of a list", () => {
  test("are each person's own, without the page, by name; the same name is replaced", async () => {
    const kept = await keep(anna, { name: " Old dogs ", query: "?type=Dog&page=3&sort=-age", hidden: ["breed"] });
    expect([kept.statusCode, kept.json()]).toMatchObject([
      201,
      { name: "Old dogs", query: "type=Dog&sort=-age", hidden: ["breed"], isShared: false, actions: ["delete"] },
    ]);
    await keep(anna, { name: "Łapki", query: "q=lapa" });
    const again = await keep(anna, { name: "OLD DOGS", query: "type=Dog" });
    expect(again.json().id).toBe(kept.json().id);
    expect(await namesOf(anna)).toEqual(["Łapki", "OLD DOGS"]);
    expect([await namesOf(bartek), (await read(anna, "users")).views]).toEqual([[], []]);
    expect((await remove(bartek, kept.json().id)).statusCode).toBe(404);
    expect((await remove(anna, kept.json().id)).statusCode).toBe(204);
    expect(await namesOf(anna)).toEqual(["Łapki"]);
  });

  test("are shared by admins alone, and deleted by any of them", async () => {
    const view = { name: "For all", query: "status=Available", isShared: true };
    expect((await keep(bartek, view)).statusCode).toBe(403);
    const { id } = (await keep(admin, view)).json();
    expect((await read(bartek)).views).toMatchObject([{ id, name: "For all", isShared: true, actions: [] }]);
    expect((await remove(bartek, id)).statusCode).toBe(403);
    const other = (await anAdmin(shelter)).client;
    expect((await remove(other, id)).statusCode).toBe(204);
    expect(await namesOf(bartek)).toEqual([]);
  });

  test("need a name, a list that there is, and are not without end", async () => {
    expect((await keep(anna, { name: " ", query: "" })).json().errors).toEqual([
      { field: "name", errors: ["Please name the view."] },
    ]);
    for (const wrong of [{ query: "x".repeat(2001) }, { hidden: Array(51).fill("a") }, { name: "x".repeat(61) }]) {
      expect((await keep(anna, { name: "Wrong", query: "", ...wrong })).statusCode).toBe(400);
    }
    expect((await keep(anna, { name: "Wrong", query: "" }, "secrets")).statusCode).toBe(404);
    const many = Array.from({ length: 55 }, (_, n) => keep(bartek, { name: `View ${n}`, query: "" }));
    const statuses = (await Promise.all(many)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 201)).toHaveLength(50);
    expect((await keep(bartek, { name: "One more", query: "" })).json().message).toBe(
      "You have 50 views of this list already. Delete one first.",
    );
  });

  test("go beside the columns that a person hides, and what they may do with several rows", async () => {
    const hidden = ["city", "phoneNumber"];
    expect((await anna.put("/api/list-views/users/columns", { hidden })).json()).toMatchObject({ hidden, bulk: [] });
    await anna.put("/api/list-views/users/columns", { hidden: ["city"] });
    expect((await read(anna, "users")).hidden).toEqual(["city"]);
    expect((await read(bartek, "users")).hidden).toEqual([]);
    expect(await read(anna)).toMatchObject({ mayShare: false, bulk: ["group", "unit", "cards"] });
    expect((await read(admin)).mayShare).toBe(true);
  });
});

test("how somebody sees a list is kept for them alone, a part at a time", async () => {
  const look = (client: Client, body: object) => client.put("/api/list-views/animals/look", body);
  expect((await read(bartek)).look).toEqual({});
  await look(bartek, { form: "table", widths: { name: 220 } });
  await look(bartek, { isDense: true });
  const kept = { form: "table", widths: { name: 220 }, isDense: true };
  expect((await read(bartek)).look).toEqual(kept);
  await bartek.put("/api/list-views/animals/columns", { hidden: ["unit"] });
  expect(await read(bartek)).toMatchObject({ look: kept, hidden: ["unit"] });
  expect((await read(anna)).look).toEqual({});
  for (const wrong of [{ form: "board" }, { widths: { name: 5 } }, { isDense: "yes" }])
    expect((await look(bartek, wrong)).statusCode).toBe(400);
});

describe("several animals at once", () => {
  const bulk = (what: "group" | "unit", body: object) => anna.post(`/api/animals/bulk/${what}`, body);
  const groupOf = async (id: number) => (await anna.get(`/api/animals/${id}`)).json().animalGroupId;

  test("are put into a group and out of it; one that is not there is refused by itself, with its reason", async () => {
    const group = await buildGroup(shelter.db);
    const here = [await buildAnimal(shelter.db), await buildAnimal(shelter.db)];
    const gone = await buildAnimal(shelter.db, { archived_at: new Date() });
    const ids = [here[0], gone, here[1], here[0]];
    const answer = await bulk("group", { ids, animalGroupId: group });
    const refused = [{ id: gone, reason: "Animal not found." }];
    expect([answer.statusCode, answer.json()]).toEqual([200, { done: 2, refused }]);
    expect(await Promise.all(here.map((id) => groupOf(id as number)))).toEqual([group, group]);
    const log = (await admin.get(`/api/audit?subject=animal&subjectId=${here[1]}`)).json();
    expect(log.items).toMatchObject([{ action: "edit", details: { animalGroup: group } }]);
    expect((await admin.get(`/api/audit?subject=animal&subjectId=${gone}`)).json().items).toEqual([]);
    expect((await bulk("group", { ids: here, animalGroupId: null })).json()).toEqual({ done: 2, refused: [] });
    expect(await groupOf(here[0] as number)).toBeNull();
  });

  test("move into a unit; those who are away stay where they are", async () => {
    const house = await anna.post("/api/locations", {
      name: "Bulk house",
      kind: "kennel",
      units: [{ name: "N1", capacity: 4 }],
    });
    const unitId = house.json().units[0].id;
    const [home, left] = [await buildAnimal(shelter.db), await buildAnimal(shelter.db, { archived_at: new Date() })];
    const moved = (await bulk("unit", { ids: [left, home], unitId })).json();
    expect(moved).toMatchObject({ done: 1, refused: [{ id: left, reason: expect.stringMatching(/\w/) }] });
    expect((await anna.get(`/api/animals/${home}/care`)).json().unit).toMatchObject({ unitId });
    const nowhere = (await bulk("unit", { ids: [home], unitId: 999_999 })).json();
    expect(nowhere).toEqual({ done: 0, refused: [{ id: home, reason: "There is no such unit." }] });
  });

  test("are at least one and at most a hundred", async () => {
    const errorsFor = async (ids: unknown) => (await bulk("group", { ids, animalGroupId: null })).json().errors;
    expect(await errorsFor([])).toEqual([{ field: "ids", errors: ["Choose at least one row."] }]);
    expect(await errorsFor("1")).toEqual([{ field: "ids", errors: ["Choose at least one row."] }]);
    const many = Array.from({ length: 101 }, (_, n) => n + 1);
    expect(await errorsFor(many)).toEqual([{ field: "ids", errors: ["At most 100 rows at once."] }]);
  });
});
