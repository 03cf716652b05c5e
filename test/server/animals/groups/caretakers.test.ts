import { beforeEach, describe, expect, test } from "vitest";
import { adoptionAt, assembleCast } from "../../support/adoption-cast.ts";
import { statusesOf } from "../../support/answers.ts";
import { startAppForFile } from "../../support/app.ts";
import { buildAnimal, buildEmployee, buildGroup } from "../../support/builders.ts";
import { aUser } from "../../support/people.ts";
import { rowsOf } from "../../support/rows.ts";

let group: number;
const shelter = await startAppForFile();
const cast = await assembleCast(shelter);
beforeEach(async () => {
  group = await buildGroup(shelter.db);
});

const path = (employeeId?: number) => `/api/animal-groups/${group}/caretakers${employeeId ? `/${employeeId}` : ""}`;
const add = (employeeId: unknown, isMainCaretaker = false) =>
  cast.admin.client.post(path(), { employeeId, animalGroupId: group, isMainCaretaker });
const setMain = (employeeId: number, isMainCaretaker: unknown = true) =>
  cast.admin.client.patch(path(employeeId), { isMainCaretaker });
const remove = (employeeId: number) => cast.admin.client.delete(path(employeeId));
const someone = () => buildEmployee(shelter.db);
const mains = async () =>
  (await rowsOf(shelter.db, "animal_group_caretakers", { animal_group_id: group, is_main_caretaker: true })).map(
    ({ employee_id }) => employee_id,
  );

describe("caretakers of a group", () => {
  test("are added, made main, and removed; each answer is the whole group", async () => {
    const [ola, jan] = [await someone(), await someone()];
    const added = await add(ola, true);
    expect(added.statusCode).toBe(201);
    expect(added.json()).toMatchObject({
      id: group,
      caretakerCount: 1,
      animals: [],
      caretakers: [{ employeeId: ola, isMainCaretaker: true }],
    });
    expect((await add(jan, true)).json().caretakers).toMatchObject([
      { employeeId: jan, isMainCaretaker: true },
      { employeeId: ola, isMainCaretaker: false },
    ]);
    const changed = await setMain(ola);
    expect(changed.statusCode).toBe(200);
    expect(changed.json().caretakers[0]).toMatchObject({ employeeId: ola, isMainCaretaker: true });
    expect(await mains()).toEqual([ola]);
    expect((await setMain(ola, false)).statusCode).toBe(200);
    expect(await mains()).toEqual([]);
    expect((await remove(ola)).statusCode).toBe(204);
    expect((await remove(ola)).statusCode).toBe(404);
    expect((await setMain(ola)).json()).toMatchObject({ status: 404 });
  });

  test.each([
    [undefined, "Select an employee."],
    [null, "Select an employee."],
    ["", "Select an employee."],
    ["x", "Invalid employee."],
    [0, "Invalid employee."],
    [1.5, "Invalid employee."],
    [2_000_000_000, "Invalid employee."],
  ])("%j as an employee is refused: %s", async (employeeId, text) => {
    const response = await add(employeeId);
    expect(response.statusCode).toBe(400);
    expect(response.json().errors).toEqual([{ field: "employeeId", errors: [text] }]);
  });

  test("an archived employee is refused, and so is an unknown or archived group", async () => {
    const gone = await buildEmployee(shelter.db, { archived_at: new Date() });
    expect((await add(gone)).json().errors[0].errors).toEqual(["Invalid employee."]);
    const ola = await someone();
    group = await buildGroup(shelter.db, { archived_at: new Date() });
    expect((await add(ola)).statusCode).toBe(404);
    group = 2_000_000_000;
    expect((await add(ola)).statusCode).toBe(404);
  });

  test("the same employee twice is 409 with its text, and the main caretaker does not change", async () => {
    const [ola, jan] = [await someone(), await someone()];
    await add(ola, true);
    await add(jan);
    expect((await add(jan, true)).json()).toMatchObject({
      status: 409,
      message: "This employee is already assigned to the group.",
    });
    expect(await mains()).toEqual([ola]);
  });

  test("`isMainCaretaker` must be a boolean", async () => {
    const ola = await someone();
    await add(ola);
    for (const said of ["yes", null, 1]) expect((await setMain(ola, said)).statusCode).toBe(400);
  });
});

describe("many at once", () => {
  test("two made main at the same time: both calls succeed, and one is main", async () => {
    const people = await Promise.all([someone(), someone(), someone()]);
    for (const person of people) await add(person);
    const answers = await Promise.all([...people, ...people].map((person) => setMain(person)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200));
    expect(await mains()).toHaveLength(1);
  });

  test("one employee added ten times at once is added once", async () => {
    const ola = await someone();
    const answers = await Promise.all(Array.from({ length: 10 }, () => add(ola, true)));
    expect(statusesOf(answers)).toEqual([201, ...Array(9).fill(409)]);
  });
});

describe("the open stages of the group's animals", () => {
  async function adoptionIn(groupId: number) {
    const animal = await buildAnimal(shelter.db, { animal_group_id: groupId });
    return adoptionAt(shelter, cast, 3, await aUser(shelter), animal);
  }
  const activeOn = async (adoptionId: number) => {
    const rows = await shelter.db
      .selectFrom("adoption_stage_assignees as x")
      .innerJoin("adoption_stages as s", "s.id", "x.stage_id")
      .where("s.adoption_id", "=", adoptionId)
      .where("s.closed_at", "is", null)
      .where("x.end_at", "is", null)
      .select("x.employee_id as id")
      .execute();
    return rows.map(({ id }) => id).sort((a, b) => a - b);
  };

  test("are reassigned by the rule at every change of the caretakers", async () => {
    const [ola, jan] = [await someone(), await someone()];
    const { id } = await adoptionIn(group);
    expect(await activeOn(id)).toEqual([]);
    await add(ola);
    expect(await activeOn(id)).toEqual([ola]);
    await add(jan);
    expect(await activeOn(id)).toEqual([ola, jan]);
    await setMain(jan);
    expect(await activeOn(id)).toEqual([jan]);
    await setMain(jan, false);
    expect(await activeOn(id)).toEqual([ola, jan]);
    await remove(jan);
    expect(await activeOn(id)).toEqual([ola]);
    await remove(ola);
    expect(await activeOn(id)).toEqual([]);
  });

  test("that an admin assigned by hand stay with that employee", async () => {
    const [ola, byHand] = [await someone(), await someone()];
    const { id } = await adoptionIn(group);
    await cast.admin.client.put(`/api/adoptions/${id}/assignees`, { employeeIds: [byHand] });
    await add(ola, true);
    expect(await activeOn(id)).toEqual([byHand]);
  });

  test("are reassigned when the animal changes its group", async () => {
    const ola = await someone();
    await add(ola, true);
    const { id, animalId } = await adoptionIn(group);
    expect(await activeOn(id)).toEqual([ola]);
    const employeeGroup = await buildGroup(shelter.db);
    await cast.outsider.client.put(`/api/animal-groups/${employeeGroup}`, { animalIds: [animalId] });
    expect(await activeOn(id)).toEqual([]);
    await cast.outsider.client.put(`/api/animal-groups/${group}`, { animalIds: [animalId] });
    expect(await activeOn(id)).toEqual([ola]);
  });

  test("that are closed keep their assignees", async () => {
    const ola = await someone();
    await add(ola, true);
    const { id } = await adoptionIn(group);
    await cast.admin.client.post(`/api/adoptions/${id}/reject`, { note: "No." });
    const before = await rowsOf(shelter.db, "adoption_stage_assignees", { employee_id: ola });
    await remove(ola);
    const after = await rowsOf(shelter.db, "adoption_stage_assignees", { employee_id: ola });
    expect(after).toEqual(before);
  });

  test("all end up with the main caretaker when stages open and caretakers change at the same time", async () => {
    const [ola, jan] = [await someone(), await someone()];
    await add(ola, true);
    await add(jan);
    const adoptions = await Promise.all([1, 2, 3, 4].map(() => adoptionIn(group)));
    const review = (id: number) =>
      cast.admin.client.post(`/api/adoptions/${id}/questionnaire/staff-review`, {
        score: 80,
        note: "",
        approved: true,
      });
    const answers = await Promise.all([
      setMain(jan),
      ...adoptions.map(({ id }) => review(id)),
      setMain(ola),
      setMain(jan),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(7).fill(200));
    const [main] = await mains();
    for (const { id } of adoptions) expect(await activeOn(id)).toEqual([main]);
  });
});
