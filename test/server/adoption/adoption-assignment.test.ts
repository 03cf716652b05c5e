import { expect, it } from "vitest";
import { assigneesFor } from "../../../src/server/adoption/adoption.assignment.ts";
import { startAppForFile } from "../support/app.ts";
import { buildAnimal, buildEmployee, buildGroup } from "../support/builders.ts";

const shelter = await startAppForFile();

/** A group with these caretakers and two animals. */
async function groupOf(caretakers: { isMain: boolean }[]) {
  const { db } = shelter;
  const group = await buildGroup(db);
  const employees: number[] = [];
  for (const { isMain } of caretakers) {
    const employee_id = await buildEmployee(db);
    employees.push(employee_id);
    await db
      .insertInto("animal_group_caretakers")
      .values({ animal_group_id: group, employee_id, is_main_caretaker: isMain })
      .execute();
  }
  const animal = await buildAnimal(db, { animal_group_id: group });
  await buildAnimal(db, { animal_group_id: group });
  return { animal, employees };
}

const assigned = async (animal: number) => (await assigneesFor(shelter.db, animal)).sort((one, other) => one - other);

it("a stage is assigned to the main caretaker of the animal's group, otherwise to all its caretakers", async () => {
  const withMain = await groupOf([{ isMain: true }, { isMain: false }]);
  const without = await groupOf([{ isMain: false }, { isMain: false }]);
  const empty = await groupOf([]);
  expect(await assigned(withMain.animal)).toEqual([withMain.employees[0]]);
  expect(await assigned(without.animal)).toEqual(without.employees);
  expect(await assigned(empty.animal)).toEqual([]);
});
