import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { inTurn } from "../../accounts/concurrency.ts";
import { adoptionAt, assembleCast } from "../../support/adoption-cast.ts";
import { startApp, type TestApp } from "../../support/app.ts";
import { auditedActions } from "../../support/audit-log.ts";
import { buildAnimal, buildAppointment, buildGroup } from "../../support/builders.ts";
import { anAdmin, anEmployee, aUser, aVisitor, type Person } from "../../support/people.ts";
import { rowOf, rowsOf } from "../../support/rows.ts";

const LAST = "The last admin cannot be deleted or demoted.";

let shelter: TestApp;
let admin: Person;
beforeEach(async () => {
  await shelter?.close();
  shelter = await startApp();
  admin = await anAdmin(shelter);
});
afterAll(() => shelter.close());

const remove = (by: Person, whom: Person) => by.client.delete(`/api/employees/${whom.id}`);
const demote = (by: Person, whom: Person) =>
  by.client.put(`/api/employees/${whom.id}`, { account: { isAdmin: false } });
const admins = async () => (await rowsOf(shelter.db, "employees", { is_admin: true, archived_at: null })).length;
const assigneesOf = async (adoptionId: number) =>
  (
    await shelter.db
      .selectFrom("adoption_stage_assignees as x")
      .innerJoin("adoption_stages as s", "s.id", "x.stage_id")
      .where("s.adoption_id", "=", adoptionId)
      .where("s.closed_at", "is", null)
      .where("x.end_at", "is", null)
      .select("x.employee_id as id")
      .orderBy("x.employee_id")
      .execute()
  ).map(({ id }) => id);
const addToGroup = (group: number, { id }: Person, isMain = false) =>
  shelter.db
    .insertInto("animal_group_caretakers")
    .values({ animal_group_id: group, employee_id: id, is_main_caretaker: isMain })
    .execute();

describe("deleting an employee", () => {
  test("hides and signs out, and an admin sees and restores them", async () => {
    const employee = await anEmployee(shelter, { surname: "Gone" });
    expect((await remove(admin, employee)).statusCode).toBe(204);
    expect((await employee.client.get("/api/auth/me")).statusCode).toBe(401);
    expect((await admin.client.get(`/api/employees/${employee.id}`)).statusCode).toBe(404);
    expect((await admin.client.get("/api/employees")).json().totalCount).toBe(1);
    expect((await remove(admin, employee)).statusCode).toBe(404);
    const archived = (await admin.client.get("/api/employees?archived=true")).json().items;
    expect(archived.map(({ id }: Person) => id)).toEqual([employee.id]);
    const restored = await admin.client.post(`/api/employees/${employee.id}/restore`);
    expect([restored.statusCode, restored.json().id]).toEqual([200, employee.id]);
    expect((await admin.client.post("/api/employees/4711/restore")).statusCode).toBe(404);
    expect(await auditedActions(admin, "subject=employee")).toEqual(["restore", "delete"]);
  });

  test("lets nobody sign in to the account any more", async () => {
    const account = { email: "left@shelter.test", password: "a-longer-one", isAdmin: false };
    const body = { account, name: "Ola", surname: "Left", jobTitle: "Vet" };
    const { id } = (await admin.client.post("/api/employees", body)).json();
    await admin.client.delete(`/api/employees/${id}`);
    expect((await aVisitor(shelter).post("/api/auth/login", account)).statusCode).toBe(401);
  });

  test("is not for other employees, who cannot list archived ones either", async () => {
    const employee = await anEmployee(shelter);
    const other = await anEmployee(shelter);
    expect((await remove(employee, other)).statusCode).toBe(403);
    await remove(admin, other);
    const ids = (await employee.client.get("/api/employees?archived=true")).json().items.map(({ id }: Person) => id);
    expect(ids).not.toContain(other.id);
    expect((await employee.client.post(`/api/employees/${other.id}/restore`)).statusCode).toBe(403);
    expect((await remove((await aUser(shelter)) as Person, other)).statusCode).toBe(403);
  });

  test("refuses the own account with the specification's text, also for the last admin and for an employee", async () => {
    const employee = await anEmployee(shelter);
    for (const person of [admin, employee]) {
      const refused = await remove(person, person);
      expect(refused.statusCode).toBe(403);
      expect(refused.json().message).toBe("You cannot delete your own employee account.");
    }
  });

  test("is refused with a future appointment, not with a past one", async () => {
    const employee = await anEmployee(shelter);
    const animal_id = await buildAnimal(shelter.db);
    const at = (iso: string) => ({ animal_id, employee_id: employee.id, date_of_appointment: new Date(iso) });
    await buildAppointment(shelter.db, at("2026-11-19T10:00:00Z"));
    const future = await buildAppointment(shelter.db, at("2026-12-01T10:00:00Z"));
    const refused = await remove(admin, employee);
    expect([refused.statusCode, refused.json().message]).toEqual([409, "This employee has a future appointment."]);
    expect((await employee.client.get("/api/auth/me")).statusCode).toBe(200);
    await shelter.db.deleteFrom("appointments").where("id", "=", future).execute();
    expect((await remove(admin, employee)).statusCode).toBe(204);
  });
});

test("no archived employee is a caretaker, whatever happens to the groups' caretakers at the same time", async () => {
  for (let round = 0; round < 8; round += 1) {
    const cast = await assembleCast(shelter);
    const { mainCaretaker: leaving } = cast;
    const other = await buildGroup(shelter.db);
    await buildAnimal(shelter.db, { animal_group_id: other });
    await addToGroup(other, leaving);
    await adoptionAt(shelter, cast, 2);
    const body = { employeeId: leaving.id, animalGroupId: 0, isMainCaretaker: true };
    const third = await buildGroup(shelter.db);
    await buildAnimal(shelter.db, { animal_group_id: third });
    const [removed, ...others] = await Promise.all([
      remove(admin, leaving),
      admin.client.post(`/api/animal-groups/${third}/caretakers`, body),
      admin.client.patch(`/api/animal-groups/${other}/caretakers/${leaving.id}`, { isMainCaretaker: true }),
      admin.client.delete(`/api/animal-groups/${cast.group}/caretakers/${leaving.id}`),
    ]);
    expect(removed.statusCode).toBe(204);
    for (const { statusCode } of others) expect([200, 201, 204, 400, 404]).toContain(statusCode);
    const left = await rowsOf(shelter.db, "animal_group_caretakers", { employee_id: leaving.id });
    expect(left).toEqual([]);
  }
});

test("of deleting an employee and adding their appointment at once, only one succeeds", async () => {
  const service = await shelter.db.selectFrom("service_types").select("id").executeTakeFirstOrThrow();
  for (let round = 0; round < 5; round += 1) {
    const employee = await anEmployee(shelter);
    const appointment = {
      animalId: await buildAnimal(shelter.db),
      employeeId: employee.id,
      serviceTypeId: service.id,
      purpose: "Check-up",
      dateOfAppointment: "2026-12-01T10:00:00Z",
    };
    const [removed, planned] = await Promise.all([
      remove(admin, employee),
      admin.client.post("/api/appointments", appointment),
    ]);
    expect([
      [204, 400],
      [409, 201],
    ]).toContainEqual([removed.statusCode, planned.statusCode]);
  }
});

describe("the open stages of a deleted employee", () => {
  test("a main caretaker's are assigned to the group's other caretakers", async () => {
    const cast = await assembleCast(shelter);
    const [one, other] = [await anEmployee(shelter), await anEmployee(shelter)];
    await addToGroup(cast.group, one);
    await addToGroup(cast.group, other);
    const { id } = await adoptionAt(shelter, cast, 3);
    expect(await assigneesOf(id)).toEqual([cast.mainCaretaker.id]);
    expect((await remove(admin, cast.mainCaretaker)).statusCode).toBe(204);
    expect(await assigneesOf(id)).toEqual([one.id, other.id]);
    const caretakers = await shelter.db.selectFrom("animal_group_caretakers").select("employee_id").execute();
    expect(caretakers).not.toContainEqual({ employee_id: cast.mainCaretaker.id });
    expect((await one.client.get(`/api/adoptions/${id}`)).json().actions).toContain("questionnaire/staff-review");
  });

  test("one with other assignees stays with them; one without caretakers is left to the admins", async () => {
    const cast = await assembleCast(shelter);
    const helper = await anEmployee(shelter);
    const shared = await adoptionAt(shelter, cast, 2);
    const alone = await adoptionAt(shelter, cast, 2);
    const employeeIds = [cast.mainCaretaker.id, helper.id];
    await admin.client.put(`/api/adoptions/${shared.id}/assignees`, { employeeIds });
    await remove(admin, cast.mainCaretaker);
    expect(await assigneesOf(shared.id)).toEqual([helper.id]);
    expect(await assigneesOf(alone.id)).toEqual([]);
  });

  test("none stays assigned to an archived employee, whatever happens at the same time", async () => {
    const cast = await assembleCast(shelter);
    const heir = await anEmployee(shelter);
    await addToGroup(cast.group, heir);
    const adoptions = await Promise.all(
      [1, 1, 1, 1].map(async (stage) => adoptionAt(shelter, cast, stage, await aUser(shelter))),
    );
    const late = await buildAnimal(shelter.db, { animal_group_id: cast.group });
    const applicant = await aUser(shelter);
    const [removed, applied, ...moved] = await Promise.all([
      remove(admin, cast.mainCaretaker),
      applicant.client.post("/api/adoptions/applications", { animalId: late, applicationLetter: "Please." }),
      ...adoptions.map(({ id }) => cast.admin.client.post(`/api/adoptions/${id}/questionnaire/send`)),
    ]);
    expect([removed?.statusCode, applied?.statusCode]).toEqual([204, 201]);
    expect(moved.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    for (const id of [...adoptions.map((adoption) => adoption.id), applied?.json().id]) {
      expect(await assigneesOf(id)).not.toContain(cast.mainCaretaker.id);
    }
  });
});

describe("the last admin", () => {
  test.each([
    ["demote each other", demote, demote],
    ["delete each other", remove, remove],
    ["demote and delete each other", demote, remove],
  ])("stays when two admins %s at once", async (_what, one, other) => {
    for (let round = 0; round < 5; round += 1) {
      const [a, b] = [admin, await anAdmin(shelter)];
      const answers = await Promise.all([one(a, b), other(b, a)]);
      const [first, second] = answers.map(({ statusCode }) => statusCode).sort();
      expect([200, 204]).toContain(first);
      // Refused under the lock (409), or already at authorization (401, 403).
      expect([401, 403, 409]).toContain(second);
      const refused = answers.find(({ statusCode }) => statusCode === 409);
      if (refused) expect(refused.json().message).toBe(LAST);
      expect(await admins()).toBe(1);
      const { id } = await rowOf(shelter.db, "employees", { is_admin: true, archived_at: null });
      admin = id === a.id ? a : b;
    }
  });

  test("is refused with a sentence when all other admins have lost their rights meanwhile", async () => {
    const rival = await anAdmin(shelter);
    // Both rows are locked, so that both calls are authorized before either takes effect.
    const lock = `select from employees where id in (${admin.id}, ${rival.id}) for update`;
    const both = await inTurn(shelter, lock, [() => demote(admin, rival), () => demote(rival, admin)]);
    const answers = both.sort((one, other) => one.statusCode - other.statusCode);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 409]);
    expect(answers[1]?.json().message).toBe(LAST);
  });

  test("of three, one who has lost the rights meanwhile can change nothing", async () => {
    const rival = await anAdmin(shelter);
    await anAdmin(shelter);
    const third = await anEmployee(shelter);
    const lock = `select from employees where id = ${admin.id} for update`;
    const [first, second] = await inTurn(shelter, lock, [
      () => demote(admin, rival),
      () => rival.client.put(`/api/employees/${third.id}`, { account: { isAdmin: true } }),
    ]);
    expect([first?.statusCode, second?.statusCode]).toEqual([200, 403]);
  });
});
