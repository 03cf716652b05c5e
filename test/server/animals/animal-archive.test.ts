import { describe, expect, test } from "vitest";
import { auditOf, statusesOf } from "../support/answers.ts";
import { startAppForFile } from "../support/app.ts";
import { buildAdoption, buildAnimal, buildAppointment, buildGroup } from "../support/builders.ts";
import { anAdmin, anEmployee, aUser } from "../support/people.ts";
import { changeRows } from "../support/rows.ts";

const shelter = await startAppForFile();
const employee = await anEmployee(shelter);
const admin = await anAdmin(shelter);

const HOUR = 3_600_000;
const hoursFromNow = (hours: number) => new Date(shelter.clock.now().getTime() + hours * HOUR);
const remove = (id: number) => employee.client.delete(`/api/animals/${id}`);

describe("DELETE /api/animals/{id}", () => {
  test("hides the animal everywhere; admins find and restore it", async () => {
    const id = await buildAnimal(shelter.db, { name: "Hidden" });
    expect((await remove(id)).statusCode).toBe(204);
    for (const person of [employee, admin]) {
      expect((await person.client.get("/api/animals?q=Hidden")).json().totalCount).toBe(0);
    }
    expect((await shelter.app.inject(`/api/animals/${id}`)).statusCode).toBe(404);
    expect((await employee.client.get(`/api/animals/${id}`)).statusCode).toBe(404);
    expect((await admin.client.get(`/api/animals/${id}`)).json()).toMatchObject({
      archivedAt: shelter.clock.now().toISOString(),
      actions: ["restore"],
    });
    expect((await admin.client.get("/api/animals?q=Hidden&archived=true")).json().items).toMatchObject([{ id }]);
    expect((await employee.client.get("/api/animals?q=Hidden&archived=true")).json().totalCount).toBe(0);
    expect((await shelter.app.inject("/api/animals?q=Hidden&archived=true")).json().totalCount).toBe(0);
    expect((await remove(id)).statusCode).toBe(404);

    const restored = await admin.client.post(`/api/animals/${id}/restore`);
    expect(restored.statusCode).toBe(200);
    expect(restored.json()).toMatchObject({ id, archivedAt: null });
    expect((await shelter.app.inject(`/api/animals/${id}`)).statusCode).toBe(200);
    expect((await admin.client.post(`/api/animals/${id}/restore`)).json()).toEqual(restored.json());
  });

  test("is refused with a sentence while an adoption is open", async () => {
    const id = await buildAnimal(shelter.db);
    await buildAdoption(shelter.db, { animal_id: id, stage_type: 1, stage_status: 0 });
    const response = await remove(id);
    expect(response.json()).toMatchObject({
      status: 409,
      message: "This animal has an open adoption. End it before deleting the animal.",
    });
  });

  test("is refused with a sentence before an appointment, and accepted after it", async () => {
    const id = await buildAnimal(shelter.db);
    await buildAppointment(shelter.db, { animal_id: id, date_of_appointment: hoursFromNow(1) });
    expect((await remove(id)).json()).toMatchObject({
      status: 409,
      message: "This animal has an appointment to come. Delete it before deleting the animal.",
    });
    await changeRows(shelter.db, "appointments", { animal_id: id }, { date_of_appointment: hoursFromNow(-1) });
    expect((await remove(id)).statusCode).toBe(204);
  });

  test("is possible when all adoptions have ended", async () => {
    const id = await buildAnimal(shelter.db, { status: "Adopted" });
    await buildAdoption(shelter.db, { animal_id: id, stage_type: 6, stage_status: 2 });
    expect((await remove(id)).statusCode).toBe(204);
  });

  test("and an application at the same time: one of the two is refused", async () => {
    for (let round = 0; round < 8; round++) {
      const id = await buildAnimal(shelter.db);
      const adopter = await aUser(shelter);
      const [archived, applied] = await Promise.all([
        remove(id),
        adopter.client.post("/api/adoptions/applications", { animalId: id, applicationLetter: "Please." }),
      ]);
      const statuses = [archived.statusCode, applied.statusCode];
      expect([
        [204, 400],
        [409, 201],
      ]).toContainEqual(statuses);
    }
  });

  test("ten times at once deletes once, and ten restores restore once", async () => {
    const id = await buildAnimal(shelter.db);
    const statuses = async (send: () => Promise<{ statusCode: number }>) =>
      statusesOf(await Promise.all(Array.from({ length: 10 }, send)));
    expect(await statuses(() => remove(id))).toEqual([204, ...Array(9).fill(404)]);
    expect(await statuses(() => admin.client.post(`/api/animals/${id}/restore`))).toEqual(Array(10).fill(200));
    expect(await auditOf(shelter, "animal", id)).toMatchObject([{ action: "delete" }, { action: "restore" }]);
  });

  test("a restored animal loses a group that was archived meanwhile", async () => {
    const group = await buildGroup(shelter.db);
    const id = await buildAnimal(shelter.db, { animal_group_id: group });
    await remove(id);
    expect((await admin.client.delete(`/api/animal-groups/${group}`)).statusCode).toBe(204);
    expect((await admin.client.post(`/api/animals/${id}/restore`)).json().animalGroupId).toBeNull();
  });
});
