import { describe, expect, test } from "vitest";
import { startAppForFile } from "../../support/app.ts";
import { buildAdoption, buildAnimal } from "../../support/builders.ts";
import { anAdmin, anEmployee, aUser, type Person } from "../../support/people.ts";
import { changeRows } from "../../support/rows.ts";

const shelter = await startAppForFile();
const admin = await anAdmin(shelter);
const employee = await anEmployee(shelter);

const idsOf = async (by: Person, query: string): Promise<number[]> =>
  (await by.client.get(`/api/users?pageSize=500&${query}`)).json().items.map(({ id }: Person) => id);

describe("deleting a user", () => {
  test("hides and signs them out; admins see and restore them, and both is audited", async () => {
    const user = await aUser(shelter, { name: "Gone" });
    expect((await employee.client.delete(`/api/users/${user.id}`)).statusCode).toBe(204);
    expect((await user.client.get("/api/auth/me")).statusCode).toBe(401);
    expect((await employee.client.get(`/api/users/${user.id}`)).statusCode).toBe(404);
    expect(await idsOf(employee, "q=gone")).toEqual([]);
    expect(await idsOf(employee, "archived=true")).not.toContain(user.id);
    expect(await idsOf(admin, "archived=true&q=gone")).toEqual([user.id]);
    expect((await employee.client.delete(`/api/users/${user.id}`)).statusCode).toBe(404);
    expect((await employee.client.post(`/api/users/${user.id}/restore`)).statusCode).toBe(403);
    const restored = await admin.client.post(`/api/users/${user.id}/restore`);
    expect([restored.statusCode, restored.json()]).toMatchObject([200, { id: user.id, name: "Gone" }]);
    const log = (await admin.client.get(`/api/audit?subject=user&subjectId=${user.id}`)).json().items;
    expect(log.slice(0, 2)).toMatchObject([
      { action: "restore", subjectId: user.id, actorAccountId: admin.accountId },
      { action: "delete", subjectId: user.id, actorAccountId: employee.accountId },
    ]);
  });

  test("is refused with an open adoption, not with one that has ended", async () => {
    const user = await aUser(shelter);
    const animal_id = await buildAnimal(shelter.db);
    const open = await buildAdoption(shelter.db, { animal_id, user_id: user.id, stage_type: 2, stage_status: 0 });
    const refused = await employee.client.delete(`/api/users/${user.id}`);
    expect([refused.statusCode, refused.json().message]).toEqual([409, "This user has an open adoption."]);
    expect((await user.client.get("/api/auth/me")).statusCode).toBe(200);
    await changeRows(shelter.db, "adoptions", open, { stage_status: 3, outcome: "rejected", closed_at: new Date() });
    expect((await employee.client.delete(`/api/users/${user.id}`)).statusCode).toBe(204);
  });

  test("never leaves an open adoption when the user applies at the same time", async () => {
    for (let round = 0; round < 5; round += 1) {
      const user = await aUser(shelter);
      const animalId = await buildAnimal(shelter.db);
      const [removed, applied] = await Promise.all([
        employee.client.delete(`/api/users/${user.id}`),
        user.client.post("/api/adoptions/applications", { animalId, applicationLetter: "Please." }),
      ]);
      if (removed.statusCode === 204) expect([400, 401]).toContain(applied.statusCode);
      else expect([removed.statusCode, applied.statusCode]).toEqual([409, 201]);
    }
  });

  test("happens once when two calls come at once", async () => {
    const user = await aUser(shelter);
    const answers = await Promise.all([admin, employee].map(({ client }) => client.delete(`/api/users/${user.id}`)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 404]);
  });

  test("a closed account cannot be deleted or restored, and users cannot delete themselves this way", async () => {
    const user = await aUser(shelter);
    expect((await user.client.delete(`/api/users/${user.id}`)).statusCode).toBe(403);
    await admin.client.post(`/api/users/${user.id}/close`);
    expect((await admin.client.delete(`/api/users/${user.id}`)).statusCode).toBe(404);
    expect((await admin.client.post(`/api/users/${user.id}/restore`)).statusCode).toBe(404);
    expect((await admin.client.delete("/api/users/x1")).statusCode).toBe(404);
  });
});

describe("the list of users", () => {
  test("is sorted as requested, by Polish letters and by the number of adoptions", async () => {
    const [ala, cwik] = [
      await aUser(shelter, { name: "Zz", city: "Aa" }),
      await aUser(shelter, { name: "Żż", city: "Ćć" }),
    ];
    for (const stage_status of [0, 3]) {
      const animal_id = await buildAnimal(shelter.db);
      await buildAdoption(shelter.db, { animal_id, user_id: cwik.id, stage_type: 1, stage_status });
    }
    expect((await idsOf(employee, "sort=-name")).slice(0, 2)).toEqual([cwik.id, ala.id]);
    expect((await idsOf(employee, "sort=city")).slice(0, 2)).toEqual([ala.id, cwik.id]);
    expect((await idsOf(employee, "sort=-adoptions"))[0]).toBe(cwik.id);
    expect((await employee.client.get("/api/users?sort=street")).statusCode).toBe(400);
  });
});
