import { describe, expect, test } from "vitest";
import { RESOURCES, type ResourceCase } from "../../support/administration.ts";
import { startAppForFile } from "../../support/app.ts";
import { anAdmin } from "../../support/people.ts";

const shelter = await startAppForFile();
const admin = await anAdmin(shelter);

const read = async ({ path, query = "" }: ResourceCase, id: number) =>
  (await admin.client.get(`/api${path}/${id}${query}`)).json();
const added = async (resource: ResourceCase): Promise<{ id: number }> => {
  const answer = await admin.client.post(`/api${resource.path}`, await resource.good(shelter));
  expect(answer.statusCode).toBe(201);
  return read(resource, answer.json().id);
};
const auditOf = async (subject: string, action: string, id: number) =>
  shelter.db
    .selectFrom("audit_log")
    .select("actor_account_id")
    .where("subject", "=", subject)
    .where("action", "=", action)
    .where("subject_id", "=", id)
    .execute();

describe.each(RESOURCES)("$path", (resource) => {
  const { path, change, required, blank, sorts } = resource;
  const list = `/api${path}`;

  test("is added and read back with its actions, and is audited", async () => {
    const body = await resource.good(shelter);
    const answer = await admin.client.post(list, { ...body, id: 1, invented: "dropped" });
    expect(answer.statusCode).toBe(201);
    const record = answer.json();
    expect(record).toMatchObject(resource.shown?.(body) ?? body);
    expect(record).not.toHaveProperty("invented");
    const kept = await read(resource, record.id);
    expect(kept).toMatchObject(record);
    expect(kept.actions).toEqual(expect.arrayContaining(["edit", "delete"]));
    expect(await auditOf(resource.subject, "create", record.id)).toEqual([{ actor_account_id: admin.accountId }]);
  });

  test("changes the sent fields and keeps the others", async () => {
    const before = await added(resource);
    const answer = await admin.client.put(`${list}/${before.id}`, { ...change, invented: "dropped" });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject(change);
    const after = await read(resource, before.id);
    expect(after).toEqual(answer.json());
    expect({ ...after, ...before }).toMatchObject(before);
    expect(Object.keys(after).filter((key) => !(key in before))).toEqual([]);
    expect(await auditOf(resource.subject, "edit", before.id)).toHaveLength(1);
  });

  test("does not change when nothing is sent", async () => {
    const before = await added(resource);
    const answer = await admin.client.put(`${list}/${before.id}`, {});
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual(before);
  });

  test("names every required field of an empty body", async () => {
    const answer = await admin.client.post(list, {});
    expect(answer.statusCode).toBe(400);
    const named = Object.entries(required).map(([field, text]) => ({ field, errors: [text] }));
    expect(answer.json().errors).toEqual(expect.arrayContaining(named));
    expect(answer.json().errors).toHaveLength(named.length);
  });

  test("refuses a blank field, and changes nothing then", async () => {
    const before = await added(resource);
    const answer = await admin.client.put(`${list}/${before.id}`, { ...change, [blank.field]: blank.value });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual([{ field: blank.field, errors: [blank.text] }]);
    expect(await read(resource, before.id)).toEqual(before);
  });

  test("is gone once it is deleted, also from the list", async () => {
    const { id } = await added(resource);
    const answer = await admin.client.delete(`${list}/${id}`);
    expect([answer.statusCode, answer.body]).toEqual([204, ""]);
    const afterwards = await admin.client.get(`${list}/${id}`);
    if (resource.stays) expect(afterwards.json()).toMatchObject({ id, actions: ["restore"] });
    else expect(afterwards.statusCode).toBe(404);
    expect((await admin.client.put(`${list}/${id}`, change)).statusCode).toBe(404);
    expect((await admin.client.delete(`${list}/${id}`)).statusCode).toBe(404);
    const { items } = (await admin.client.get(`${list}?pageSize=500`)).json();
    expect(items.map((item: { id: number }) => item.id)).not.toContain(id);
    expect(await auditOf(resource.subject, "delete", id)).toHaveLength(1);
  });

  test.each(["0", "-1", "x", "1.5", "2147483648", "2000000000"])(
    "says 404 with a sentence for the id %s",
    async (id) => {
      for (const answer of [
        await admin.client.get(`${list}/${id}`),
        await admin.client.put(`${list}/${id}`, change),
        await admin.client.delete(`${list}/${id}`),
      ]) {
        expect(answer.json()).toMatchObject({ status: 404, message: expect.any(String) });
      }
    },
  );

  test("has every record once on its pages, in every sort", async () => {
    while ((await admin.client.get(`${list}?pageSize=1`)).json().totalCount < 5) await added(resource);
    const { totalCount } = (await admin.client.get(list)).json();
    for (const sort of ["", ...sorts.flatMap((name) => [name, `-${name}`])]) {
      const seen: number[] = [];
      for (let page = 1; page <= Math.ceil(totalCount / 2); page++) {
        const answer = await admin.client.get(`${list}?page=${page}&pageSize=2${sort && `&sort=${sort}`}`);
        expect(answer.json()).toMatchObject({ page, pageSize: 2, totalCount });
        seen.push(...answer.json().items.map((item: { id: number }) => item.id));
      }
      expect([sort, new Set(seen).size, seen.length]).toEqual([sort, totalCount, totalCount]);
    }
    expect((await admin.client.get(`${list}?pageNumber=999`)).json()).toMatchObject({ items: [], totalCount });
  });

  test.each(sorts)("is sorted by %s in both directions", async (sort) => {
    const both = await Promise.all(
      [sort, `-${sort}`].map(async (by) => (await admin.client.get(`${list}?pageSize=500&sort=${by}`)).json().items),
    );
    const [up, down] = both.map((items) => items.map((item: { id: number }) => item.id));
    expect(down).toEqual(up.toReversed());
  });

  test("refuses an unknown page or sort", async () => {
    for (const query of ["page=0", "pageSize=501", "pageSize=x", "sort=password", "sort=--name"]) {
      const answer = await admin.client.get(`${list}?${query}`);
      expect([query, answer.statusCode]).toEqual([query, 400]);
      expect(answer.json().errors).toHaveLength(1);
    }
  });
});
