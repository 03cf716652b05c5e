import { describe, expect, test } from "vitest";
import { startAppForFile } from "../../support/app.ts";
import { buildEmployee, buildNews } from "../../support/builders.ts";

const shelter = await startAppForFile();
const { db } = shelter;
const author = await buildEmployee(db, { name: "Łucja", surname: "Źrebak" });
for (let day = 1; day <= 20; day++) {
  await buildNews(db, { title: `Day ${day}`, created_at: new Date(Date.UTC(2026, 0, day)) });
}
const newest = await buildNews(db, {
  title: "Adoption day",
  employee_id: author,
  created_at: new Date(Date.UTC(2026, 1, 1)),
});

const get = async (path: string) => (await shelter.app.inject(path)).json();
const titles = (list: { items: { title: string }[] }) => list.items.map((item) => item.title);

describe("GET /api/news", () => {
  test("answers newest first, 16 a page", async () => {
    const list = await get("/api/news");
    expect(list).toMatchObject({ page: 1, pageSize: 16, totalCount: 21 });
    expect(titles(list).slice(0, 3)).toEqual(["Adoption day", "Day 20", "Day 19"]);
    expect(list.items[0]).toEqual({
      id: newest,
      title: "Adoption day",
      content: "First paragraph.\n\nSecond paragraph.",
      createdAt: "2026-02-01T00:00:00.000Z",
      publishedAt: "2026-02-01T00:00:00.000Z",
      status: "Published",
      employeeId: expect.any(Number),
      employeeFullName: "Łucja Źrebak",
      animals: [],
      photos: [],
      languages: null,
      actions: [],
    });
  });

  test("finds by title or author, 10 a page on the search call", async () => {
    expect(titles(await get("/api/news/search?search=ADOPTION"))).toEqual(["Adoption day"]);
    expect(titles(await get("/api/news/search?search=lucja%20zrebak"))).toEqual(["Adoption day"]);
    expect(titles(await get("/api/news?q=zreb"))).toEqual(["Adoption day"]);
    expect(await get("/api/news/search")).toMatchObject({ pageSize: 10, totalCount: 21 });
  });
});
