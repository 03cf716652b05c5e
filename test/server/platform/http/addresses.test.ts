import { describe, expect, test } from "vitest";
import { startAppForFile } from "../../support/app.ts";
import { buildAnimal, buildNews } from "../../support/builders.ts";
import { anAdmin } from "../../support/people.ts";

const shelter = await startAppForFile();
const admin = await anAdmin(shelter);
const animal = await buildAnimal(shelter.db);

/** The number 1 in formats that are not valid ids. */
const misspelt = (id: number) => [
  `0x${id.toString(16)}`,
  `0b${id.toString(2)}`,
  `%2B${id}`,
  `0${id}`,
  `%20${id}`,
  `${id}%0A`,
  `${id}.0`,
  `${id}e0`,
  `-${id}`,
  "2147483648",
];

describe("an id in an address", () => {
  test("consists of digits; any other format is answered 404", async () => {
    expect((await admin.client.get(`/api/animals/${animal}`)).statusCode).toBe(200);
    for (const id of misspelt(animal)) {
      expect((await admin.client.get(`/api/animals/${id}`)).json(), id).toMatchObject({
        status: 404,
        message: "Not Found",
      });
      expect((await admin.client.get(`/animal/${id}`)).statusCode, id).toBe(404);
      const scores = await admin.client.get(`/api/animal-groups/animals/${id}/attribute-scores`);
      expect(scores.statusCode, id).toBe(404);
    }
  });

  test("of an account is as strict", async () => {
    expect((await admin.client.get(`/api/employees/by-account/${admin.accountId}`)).statusCode).toBe(200);
    for (const id of misspelt(admin.accountId)) {
      expect((await admin.client.get(`/api/employees/by-account/${id}`)).statusCode, id).toBe(404);
      expect((await admin.client.get(`/api/users/by-account/${id}`)).statusCode, id).toBe(404);
      expect((await admin.client.put(`/api/accounts/${id}/employee`, {})).statusCode, id).toBe(404);
    }
  });

  test("is as strict for writes: nothing is deleted by another spelling", async () => {
    const id = await buildNews(shelter.db);
    for (const other of misspelt(id)) {
      expect((await admin.client.delete(`/api/news/${other}`)).statusCode, other).toBe(404);
    }
    expect((await admin.client.get(`/api/news/${id}`)).statusCode).toBe(200);
    expect((await admin.client.delete(`/api/news/${id}`)).statusCode).toBe(204);
  });
});

describe("a number in a query", () => {
  const PAGE = "Page must be a whole number from 1.";
  const PAGE_SIZE = "Page size must be a whole number from 1 to 500.";
  const GROUP = "Animal group must be a number.";
  test.each([
    ["page", ["%201", "0x1", "1e0", "01", "1.0", "%2B1", "0", "-1", "2147483648"], PAGE],
    ["pageNumber", ["0x1"], PAGE],
    ["pageSize", ["1e2", "0x10", "16.0", "501", "0"], PAGE_SIZE],
    ["animalGroupId", ["2147483648", "0x1", "%201", "abc", "1.5"], GROUP],
  ])("is digits alone: another %s is refused with its own text", async (field, values, text) => {
    for (const value of values) {
      const response = await shelter.app.inject(`/api/animals?${field}=${value}`);
      expect(response.statusCode, value).toBe(400);
      expect(response.json().errors, value).toEqual([{ field, errors: [text] }]);
    }
  });

  test("is accepted when it is valid", async () => {
    const response = await shelter.app.inject("/api/animals?page=1&pageSize=10&animalGroupId=2147483647");
    expect(response.json()).toMatchObject({ page: 1, pageSize: 10, totalCount: 0 });
  });

  test("says in the audit log and of a picture's width what it should be", async () => {
    const log = await admin.client.get("/api/audit?subjectId=abc&actorAccountId=0x1");
    expect(log.json().errors).toEqual([
      { field: "subjectId", errors: ["Use the number of a record."] },
      { field: "actorAccountId", errors: ["Use the number of a record."] },
    ]);
    expect((await admin.client.get(`/api/audit?actorAccountId=${admin.accountId}`)).statusCode).toBe(200);
    expect((await shelter.app.inject("/api/photos/1?w=0x140")).statusCode).toBe(400);
  });
});

describe("a bare % in an address", () => {
  test("in a query does no harm: somebody typed it, or another site added it", async () => {
    const found = await buildAnimal(shelter.db, { name: "100% Burek" });
    const search = await shelter.app.inject("/api/animals?q=100%");
    expect(search.json().items.map(({ id }: { id: number }) => id)).toEqual([found]);
    for (const address of [
      "/animals?q=50%",
      "/animals?breed=%zz",
      "/?utm_campaign=50%off",
      `/animal/${animal}?fbclid=%`,
      "/news?q=%E0%A4",
      "/login?redirect=%",
    ]) {
      expect((await shelter.app.inject(address)).statusCode, address).toBe(200);
    }
  });

  test("in a path is answered 404, for pages and calls, with any query", async () => {
    for (const address of ["/animal/%", "/50%", "/%E0%A4?q=1"]) {
      const page = await shelter.app.inject(address);
      expect(page.statusCode, address).toBe(404);
      expect(page.headers["content-type"], address).toContain("text/html");
    }
    for (const address of ["/api/animals/%", "/api/%zz?q=1"]) {
      expect((await shelter.app.inject(address)).json(), address).toMatchObject({ status: 404, message: "Not Found" });
    }
  });
});
