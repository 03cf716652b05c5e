import { describe, expect, test } from "vitest";
import { startAppForFile } from "../../support/app.ts";
import { buildJob, buildJobApplication } from "../../support/builders.ts";
import { anAdmin, anEmployee, type Person } from "../../support/people.ts";

const shelter = await startAppForFile();
const employee = await anEmployee(shelter);
const admin = await anAdmin(shelter);

const crossed = [{ field: "maxSalary", errors: ["Maximum Salary must be greater than Minimum Salary."] }];

describe("salaries", () => {
  test("may be equal, and are refused when they cross, together with the other fields", async () => {
    const job = { name: "Vet", description: "Heals.", minSalary: 5000, maxSalary: 5000 };
    expect((await employee.client.post("/api/jobs", job)).statusCode).toBe(201);
    const answer = await employee.client.post("/api/jobs", { ...job, name: "", maxSalary: 4999 });
    expect(answer.json().errors).toEqual([{ field: "name", errors: ["Please enter name."] }, ...crossed]);
  });

  test("must be whole numbers within their bounds", async () => {
    const job = { name: "Vet", description: "Heals.", minSalary: 1_000_000, maxSalary: 1_000_001 };
    const { errors } = (await employee.client.post("/api/jobs", job)).json();
    expect(errors).toEqual([
      { field: "minSalary", errors: ["Minimum Salary must be a number between 0 and 999999"] },
      { field: "maxSalary", errors: ["Maximum Salary must be a number number between 0 and 1000000"] },
    ]);
    const top = { ...job, minSalary: 999_999, maxSalary: 1_000_000 };
    expect((await employee.client.post("/api/jobs", top)).statusCode).toBe(201);
    for (const minSalary of [-1, 10.5, "5000", null]) {
      expect((await employee.client.post("/api/jobs", { ...top, minSalary })).statusCode).toBe(400);
    }
  });

  test("must not cross in the result of a change", async () => {
    const id = await buildJob(shelter.db, { min_salary: 4000, max_salary: 5000 });
    const answer = await employee.client.put(`/api/jobs/${id}`, { minSalary: 5001 });
    expect([answer.statusCode, answer.json().errors]).toEqual([400, crossed]);
    expect((await employee.client.put(`/api/jobs/${id}`, { minSalary: 5001, maxSalary: 6000 })).statusCode).toBe(200);
  });

  test("that would cross are not both accepted when they are sent at once", async () => {
    const id = await buildJob(shelter.db, { min_salary: 4000, max_salary: 6000 });
    const answers = await Promise.all([
      employee.client.put(`/api/jobs/${id}`, { minSalary: 5900 }),
      employee.client.put(`/api/jobs/${id}`, { maxSalary: 4100 }),
    ]);
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 400]);
  });
});

describe("deleting a job", () => {
  test("is 409 while an application is pending, and archives the job otherwise", async () => {
    const id = await buildJob(shelter.db);
    await buildJobApplication(shelter.db, { job_id: id, application_status: "Rejected" });
    await buildJobApplication(shelter.db, { job_id: id, application_status: "Pending" });
    const answer = await employee.client.delete(`/api/jobs/${id}`);
    expect(answer.json()).toMatchObject({
      status: 409,
      message: "This job still has applications that wait for a decision.",
    });
    await shelter.db.updateTable("job_applications").set({ application_status: "Approved" }).execute();
    expect((await employee.client.delete(`/api/jobs/${id}`)).statusCode).toBe(204);
    expect((await shelter.app.inject(`/api/jobs/${id}`)).statusCode).toBe(404);
  });

  test("can be undone by an admin, who finds the job in the list of archived ones", async () => {
    const id = await buildJob(shelter.db, { name: "Groomer" });
    await employee.client.delete(`/api/jobs/${id}`);
    const archived = async ({ client }: Person) => (await client.get("/api/jobs?archived=true&q=groomer")).json().items;
    expect(await archived(employee)).toEqual([]);
    expect(await archived(admin)).toMatchObject([{ id, actions: ["restore"] }]);
    expect((await employee.client.post(`/api/jobs/${id}/restore`)).statusCode).toBe(403);
    const answer = await admin.client.post(`/api/jobs/${id}/restore`);
    expect(answer.json()).toMatchObject({ id, name: "Groomer", actions: ["edit", "delete"] });
    expect((await shelter.app.inject(`/api/jobs/${id}`)).statusCode).toBe(200);
    expect(await archived(admin)).toEqual([]);
  });
});
