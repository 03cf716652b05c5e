import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { NOON, startApp, type TestApp } from "../support/app.ts";
import { buildEmployee, buildNews } from "../support/builders.ts";
import { anEmployee, type Person } from "../support/people.ts";

let shelter: TestApp;
let staff: Person;
beforeAll(async () => {
  shelter = await startApp();
  staff = await anEmployee(shelter);
});
afterAll(() => shelter.close());

const noEmployee = [{ field: "employeeId", errors: ["Please select an employee."] }];

describe("writing news", () => {
  test("stores the server's time, whatever is sent, and keeps it on a change", async () => {
    const item = {
      employeeId: staff.id,
      title: "Open day",
      content: "One.\n\nTwo.",
      createdAt: "2001-01-01T00:00:00Z",
    };
    const added = (await staff.client.post("/api/news", item)).json();
    expect(added).toMatchObject({ createdAt: NOON.toISOString(), content: "One.\n\nTwo." });
    const changed = await staff.client.put(`/api/news/${added.id}`, { createdAt: "2001-01-01T00:00:00Z" });
    expect(changed.json().createdAt).toBe(NOON.toISOString());
  });

  test("needs an author who is a present employee", async () => {
    const gone = await buildEmployee(shelter.db, { archived_at: new Date() });
    for (const employeeId of [gone, 999_999]) {
      const answer = await staff.client.post("/api/news", { employeeId, title: "Open day", content: "Come." });
      expect([answer.statusCode, answer.json().errors]).toEqual([400, noEmployee]);
    }
  });

  test("can be changed when its author has left, but not assigned to an employee who has left", async () => {
    const gone = await buildEmployee(shelter.db, { archived_at: new Date() });
    const id = await buildNews(shelter.db, { employee_id: gone });
    const kept = await staff.client.put(`/api/news/${id}`, { employeeId: gone, title: "Later" });
    expect(kept.json()).toMatchObject({ employeeId: gone, title: "Later" });
    const other = await buildEmployee(shelter.db, { archived_at: new Date() });
    expect((await staff.client.put(`/api/news/${id}`, { employeeId: other })).json().errors).toEqual(noEmployee);
  });
});
