import { describe, expect, test } from "vitest";
import { startAppForFile } from "../../support/app.ts";
import { buildJob } from "../../support/builders.ts";

const shelter = await startAppForFile();
const caretaker = await buildJob(shelter.db, { name: "Caretaker", min_salary: 4000, max_salary: 5500 });
await buildJob(shelter.db, { name: "Driver" });
await buildJob(shelter.db, { name: "Gone", archived_at: new Date() });

const get = async (path: string) => (await shelter.app.inject(path)).json();

describe("GET /api/jobs", () => {
  test("answers the open jobs", async () => {
    const list = await get("/api/jobs");
    expect(list).toMatchObject({ page: 1, pageSize: 16, totalCount: 2 });
    expect(list.items.map((job: { name: string }) => job.name)).toEqual(["Driver", "Caretaker"]);
  });

  test("searches in the name", async () => {
    expect((await get("/api/jobs?q=CARE")).items).toEqual([
      {
        id: caretaker,
        name: "Caretaker",
        description: "Work with animals.",
        minSalary: 4000,
        maxSalary: 5500,
        languages: null,
        actions: [],
      },
    ]);
  });
});
