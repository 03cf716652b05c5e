import { describe, expect, test } from "vitest";
import { auditOf, statusesOf } from "../../support/answers.ts";
import { startAppForFile } from "../../support/app.ts";
import { buildAdoption, buildAnimal, buildEmployee, buildGroup } from "../../support/builders.ts";
import { anAdmin, anEmployee } from "../../support/people.ts";

const shelter = await startAppForFile();
const employee = await anEmployee(shelter);
const admin = await anAdmin(shelter);

const put = (id: number, body: object) => employee.client.put(`/api/animal-groups/${id}`, body);
const groupOf = async (animalId: number) => (await shelter.app.inject(`/api/animals/${animalId}`)).json().animalGroupId;
const idsOf = (group: { animals: { id: number }[] }) => group.animals.map(({ id }) => id).sort((a, b) => a - b);

describe("GET /api/animal-groups", () => {
  test("shows staff the members on request, also Adopted ones, which are not counted, and the possible actions", async () => {
    const { db } = shelter;
    const group = await buildGroup(db, { name: "Seen by staff" });
    const adopted = await buildAnimal(db, { animal_group_id: group, name: "Azor", status: "Adopted" });
    const animal = await buildAnimal(db, { animal_group_id: group, name: "Burek" });
    await buildAnimal(db, { animal_group_id: group, archived_at: new Date() });
    const caretaker = await buildEmployee(db, { name: "Ola", surname: "Lis" });
    const gone = await buildEmployee(db, { archived_at: new Date() });
    await db
      .insertInto("animal_group_caretakers")
      .values([caretaker, gone].map((employee_id) => ({ animal_group_id: group, employee_id })))
      .execute();
    const path = `/api/animal-groups/${group}?includeMembers=true`;
    const seen = (await employee.client.get(path)).json();
    const grid = (await employee.client.get(`/api/animals?animalGroupId=${group}&availableFor=Appointment`)).json();
    expect(grid.items.map(({ id }: { id: number }) => id)).toEqual([animal]);
    expect(seen).toMatchObject({
      animalCount: 1,
      caretakerCount: 1,
      animals: [
        { id: adopted, status: "Adopted" },
        { id: animal, status: "Available" },
      ],
      caretakers: [
        {
          employeeId: caretaker,
          animalGroupId: group,
          isMainCaretaker: false,
          employee: { id: caretaker, name: "Ola", surname: "Lis" },
        },
      ],
      actions: ["edit"],
    });
    expect((await admin.client.get(path)).json().actions).toEqual(["edit", "manageCaretakers", "delete"]);
    const list = (await employee.client.get("/api/animal-groups?includeMembers=true&q=seen by")).json();
    expect(list.items).toEqual([seen]);
    const plain = (await employee.client.get(`/api/animal-groups/${group}`)).json();
    expect(Object.keys(plain).sort()).toEqual([
      "actions",
      "animalCount",
      "caretakerCount",
      "description",
      "descriptions",
      "id",
      "languages",
      "name",
      "names",
    ]);
  });
});

describe("PUT /api/animal-groups/{id}", () => {
  test("changes name, description and animals, and answers the whole group", async () => {
    const { db } = shelter;
    const [group, other] = [await buildGroup(db), await buildGroup(db)];
    const [stays, leaves, comes] = [
      await buildAnimal(db, { animal_group_id: group }),
      await buildAnimal(db, { animal_group_id: group }),
      await buildAnimal(db, { animal_group_id: other }),
    ];
    const response = await put(group, { name: " Calm cats ", description: "Quiet.", animalIds: [stays, comes, comes] });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ id: group, name: "Calm cats", description: "Quiet.", animalCount: 2 });
    expect(idsOf(response.json())).toEqual([stays, comes].sort((a, b) => a - b));
    expect([await groupOf(leaves), await groupOf(comes)]).toEqual([null, group]);
    const again = await put(group, { description: "Very quiet." });
    expect(again.json()).toMatchObject({ name: "Calm cats", animalCount: 2 });
    expect((await put(group, {})).json()).toEqual(again.json());
  });

  test.each<[object, string, string]>([
    [{ name: "" }, "name", "Name is required."],
    [{ name: null }, "name", "Name is required."],
    [{ name: "x".repeat(101) }, "name", "Use at most 100 characters."],
    [{ description: "x".repeat(2001) }, "description", "Use at most 2000 characters."],
    [{ animalIds: [2_000_000_000] }, "animalIds.0", "Invalid animal."],
    [{ animalIds: ["one"] }, "animalIds.0", "Invalid animal."],
    [{ animalIds: "all" }, "animalIds", "Invalid animal."],
  ])("refuses %j", async (body, field, text) => {
    const response = await put(await buildGroup(shelter.db), body);
    expect(response.statusCode).toBe(400);
    expect(response.json().errors).toEqual([{ field, errors: [text] }]);
  });

  test("refuses an archived animal, and changes nothing then", async () => {
    const { db } = shelter;
    const group = await buildGroup(db);
    const inside = await buildAnimal(db, { animal_group_id: group });
    const archived = await buildAnimal(db, { archived_at: new Date() });
    expect((await put(group, { animalIds: [archived] })).statusCode).toBe(400);
    expect(await groupOf(inside)).toBe(group);
  });

  test("the name of another group in any case is 409 at the name", async () => {
    await buildGroup(shelter.db, { name: "Szczęściarze" });
    const response = await put(await buildGroup(shelter.db), { name: "SZCZESCIARZE" });
    expect(response.json()).toMatchObject({
      status: 409,
      errors: [{ field: "name", errors: ["A group with this name already exists."] }],
    });
  });

  test.each(["999999", "x"])("answers 404 to %s", async (id) => {
    expect((await employee.client.put(`/api/animal-groups/${id}`, {})).statusCode).toBe(404);
  });

  test("two groups that get the same animals at once: each animal is in one of them, and there is no deadlock", async () => {
    const { db } = shelter;
    const groups = [await buildGroup(db), await buildGroup(db)];
    const animals = await Promise.all(
      Array.from({ length: 6 }, (_, n) => buildAnimal(db, { animal_group_id: groups[n % 2] as number })),
    );
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        put(groups[n % 2] as number, { animalIds: n % 4 < 2 ? animals : [...animals].reverse() }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
    const homes = await Promise.all(animals.map(groupOf));
    expect(groups).toEqual(expect.arrayContaining([...new Set(homes)]));
  });
});

describe("adding and deleting groups", () => {
  test("admins add one, with its animals", async () => {
    const animal = await buildAnimal(shelter.db);
    const response = await admin.client.post("/api/animal-groups", { name: "Newcomers", animalIds: [animal] });
    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({ name: "Newcomers", description: "", animalCount: 1, caretakers: [] });
    expect((await admin.client.post("/api/animal-groups", {})).json().errors).toEqual([
      { field: "name", errors: ["Name is required."] },
    ]);
    expect((await admin.client.post("/api/animal-groups", { name: "newcomers" })).statusCode).toBe(409);
  });

  test("of ten groups with one name at once, one is added", async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => admin.client.post("/api/animal-groups", { name: "Twins" })),
    );
    expect(statusesOf(answers)).toEqual([201, ...Array(9).fill(409)]);
  });

  test("one with animals cannot be deleted; an empty one is archived, and admins restore it unless its name is taken", async () => {
    const { db } = shelter;
    const group = await buildGroup(db, { name: "Comes and goes" });
    const animal = await buildAnimal(db, { animal_group_id: group });
    const remove = () => admin.client.delete(`/api/animal-groups/${group}`);
    expect((await remove()).json()).toMatchObject({
      status: 409,
      message: "This group has animals. Move them to other groups before deleting it.",
    });
    await employee.client.delete(`/api/animals/${animal}`);
    expect((await remove()).statusCode).toBe(204);
    expect((await remove()).statusCode).toBe(404);
    expect((await employee.client.get(`/api/animal-groups/${group}`)).statusCode).toBe(404);
    expect((await admin.client.get(`/api/animal-groups/${group}`)).json().actions).toEqual(["restore"]);
    expect((await admin.client.get("/api/animal-groups?q=comes&archived=true")).json().totalCount).toBe(1);
    expect((await employee.client.get("/api/animal-groups?q=comes&archived=true")).json().totalCount).toBe(0);
    expect((await put(group, { name: "Edited" })).statusCode).toBe(404);

    const namesake = await buildGroup(db, { name: "comes and GOES" });
    const restore = () => admin.client.post(`/api/animal-groups/${group}/restore`);
    expect((await restore()).statusCode).toBe(409);
    await admin.client.delete(`/api/animal-groups/${namesake}`);
    expect((await restore()).json()).toMatchObject({ id: group, name: "Comes and goes" });
    expect((await restore()).statusCode).toBe(200);
  });

  test("deleting and adding an animal at once: the group is gone and empty, or there with the animal", async () => {
    for (let round = 0; round < 6; round++) {
      const group = await buildGroup(shelter.db);
      const animal = await buildAnimal(shelter.db);
      const [removed, moved] = await Promise.all([
        admin.client.delete(`/api/animal-groups/${group}`),
        put(group, { animalIds: [animal] }),
      ]);
      expect([
        [204, 404],
        [409, 200],
      ]).toContainEqual([removed.statusCode, moved.statusCode]);
    }
  });

  test("an animal that changes its group keeps its adoptions, and the group's history is stored", async () => {
    const group = await buildGroup(shelter.db);
    const animal = await buildAnimal(shelter.db);
    await buildAdoption(shelter.db, { animal_id: animal, stage_type: 1, stage_status: 0 });
    expect((await put(group, { animalIds: [animal] })).statusCode).toBe(200);
    expect(await auditOf(shelter, "animal group", group)).toEqual([
      { action: "edit", actor_account_id: employee.accountId },
    ]);
  });
});
