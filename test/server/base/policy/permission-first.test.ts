import { expect, test } from "vitest";
import { adoptionAt, assembleCast } from "../../support/adoption-cast.ts";
import { startAppForFile } from "../../support/app.ts";
import { anEmployee, aUser, type Person } from "../../support/people.ts";

const shelter = await startAppForFile();
const cast = await assembleCast(shelter);
const user = await aUser(shelter);
const employee = await anEmployee(shelter);

/** Wrong in every field that these calls take. */
const WRONG = {
  email: "no",
  newPassword: 7,
  name: "",
  account: 1,
  score: "x",
  approved: "x",
  accepted: "x",
  answers: "x",
  note: 1,
};

test("whoever may not is refused for that, whatever is in the fields: by whose record it is", async () => {
  for (const [{ client }, call, status] of [
    [user, `accounts/${user.accountId}/employee`, 403],
    [user, `accounts/${employee.accountId}/user`, 403],
    [user, "accounts/x/user", 404],
    [employee, `accounts/${employee.accountId}/user`, 403],
    [user, `users/${user.id + 1_000}`, 403],
    [user, "users/x", 404],
    [employee, "users/me", 404],
    [employee, `employees/${employee.id + 1_000}`, 403],
  ] as const) {
    expect((await client.put(`/api/${call}`, WRONG)).statusCode, call).toBe(status);
  }
  expect((await employee.client.post("/api/users/me/close", {})).statusCode).toBe(404);
  for (const call of [`accounts/${user.accountId}/user`, `users/${user.id}`, "users/me"]) {
    expect((await user.client.put(`/api/${call}`, WRONG)).statusCode, call).toBe(400);
  }
});

test("whoever may not take a step of an adoption is refused for that, whatever is in the fields", async () => {
  const { id } = await adoptionAt(shelter, cast, 3);
  const statuses = async (person: Person) => {
    const found: Record<string, number> = {};
    for (const step of ["questionnaire/submit", "questionnaire/staff-review", "contract/accept", "reject"]) {
      found[step] = (await person.client.post(`/api/adoptions/${id}/${step}`, WRONG)).statusCode;
    }
    return found;
  };
  const [staffs, adopters] = [
    ["questionnaire/staff-review", "reject"],
    ["questionnaire/submit", "contract/accept"],
  ];
  const all = (names: string[] = [], status: number) => Object.fromEntries(names.map((name) => [name, status]));
  expect(await statuses(cast.adopter)).toEqual({ ...all(staffs, 403), ...all(adopters, 400) });
  expect(await statuses(cast.admin)).toEqual({ ...all(staffs, 400), ...all(adopters, 403) });
  expect(await statuses(user)).toEqual({ ...all(staffs, 404), ...all(adopters, 404) });
  expect(await statuses(employee)).toEqual({ ...all(staffs, 404), ...all(adopters, 404) });
});
