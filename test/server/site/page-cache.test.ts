import { describe, expect, test } from "vitest";
import { buildApp } from "../../../src/server/app/app.ts";
import type { AppDeps } from "../../../src/server/app/app-deps.ts";
import { watchContent } from "../../../src/server/database/content-changes.ts";
import { injectAtTheDoor, startApp, startAppForFile } from "../support/app.ts";
import { buildAnimal } from "../support/builders.ts";
import { aUser, aVisitor } from "../support/people.ts";
import { changeRows } from "../support/rows.ts";

let rendered = 0;

/** The built pages, counting how often one is rendered. */
function counting(pages: AppDeps["pages"]): AppDeps["pages"] {
  return {
    ...pages,
    render(...given) {
      rendered += 1;
      return pages.render(...given);
    },
  };
}

const shelter = await startAppForFile();
shelter.deps.pages = counting(shelter.deps.pages);

/** A second server on the same database. */
async function secondServer() {
  const contentChanges = watchContent(shelter.where);
  const app = injectAtTheDoor(await buildApp({ ...shelter.deps, contentChanges }));
  await expect.poll(() => contentChanges.listening).toBe(true);
  return {
    app,
    async close() {
      await app.close();
      await contentChanges.stop();
    },
  };
}

describe("a cached page for visitors", () => {
  test("is rendered once, and answers 304 to browsers that have it", async () => {
    const { app } = await secondServer();
    await buildAnimal(shelter.db, { name: "Azor" });
    const first = await app.inject("/animals");
    const madeAnew = async () => {
      const before = rendered;
      await app.inject("/animals");
      return rendered - before;
    };
    await expect.poll(madeAnew).toBe(0);
    const again = await app.inject({ url: "/animals", headers: { "if-none-match": String(first.headers.etag) } });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe("");
    await app.close();
  });

  test("is the same for every way to write its address, and made-up words in it fill no memory", async () => {
    await buildAnimal(shelter.db, { name: "Much asked for" });
    const of = (query: string) => shelter.app.inject(`/animals?${query}`);
    await shelter.app.inject("/animals");
    await of("children=small&type=Dog");
    const before = rendered;
    for (const query of ["", "utm_source=a", "children=", "children=many&page=0", "type=Bird&x=1"]) await of(query);
    for (const query of ["type=Dog&children=small", "x=2&type=dog&children=small&page=1"]) await of(query);
    expect(rendered).toBe(before);
  });

  test("shows a change that another server committed", async () => {
    const other = await secondServer();
    const id = await buildAnimal(shelter.db, { name: "Before" });
    await expect.poll(async () => (await other.app.inject(`/animal/${id}`)).body).toContain("Before");
    await changeRows(shelter.db, "animals", id, { name: "After" });
    await expect.poll(async () => (await other.app.inject(`/animal/${id}`)).body).toContain("After");
    await other.close();
  });

  test("is never out of date once a write to this server has been answered", async () => {
    const { db } = shelter;
    const id = await buildAnimal(db, { name: "Turn 0" });
    const contentChanges = watchContent(shelter.where);
    await expect.poll(() => contentChanges.listening).toBe(true);
    const server = await startApp({ db, contentChanges, photoStore: shelter.deps.photoStore }, (app) => {
      app.post(
        "/api/probe/:turn",
        { config: { permission: "animals.read", xsrfExempt: "a test" } },
        async (request) => {
          const { turn } = request.params as { turn: string };
          await changeRows(db, "animals", id, { name: `Turn ${turn}` });
          return {};
        },
      );
    });
    for (let turn = 1; turn <= 50; turn++) {
      const [, written] = await Promise.all([
        server.app.inject(`/animal/${id}`),
        server.app.inject({ method: "POST", url: `/api/probe/${turn}` }),
      ]);
      expect(written.statusCode).toBe(200);
      expect((await server.app.inject(`/animal/${id}`)).body).toContain(`Turn ${turn}`);
    }
    await server.close();
    await contentChanges.stop();
  });

  test("is rendered once for all visitors who request it at the same time, and separately for each signed-in person", async () => {
    await buildAnimal(shelter.db, { name: "Asked for by many" });
    const user = await aUser(shelter);
    const before = rendered;
    const asked = await Promise.all([
      ...Array.from({ length: 30 }, () => shelter.app.inject("/animals?page=1")),
      ...Array.from({ length: 2 }, () => user.client.get("/animals?page=1")),
    ]);
    expect(rendered - before).toBe(3);
    const bodies = asked.map(({ body }) => body);
    expect(new Set(bodies.slice(0, 30)).size).toBe(1);
    expect(bodies[0]).not.toContain('data-favourites="account"');
    expect(bodies[30]).toContain('data-favourites="account"');
  });

  test("stays cached when a request is refused, or writes something that no page shows", async () => {
    const client = aVisitor(shelter);
    await client.get("/animals");
    const { generation } = shelter.contentChanges;
    const statuses = [
      await shelter.app.inject({ method: "POST", url: "/api/contact/send" }),
      await client.post("/api/contact/send", {}),
      await client.delete("/api/animals/1"),
      await client.post("/api/nothing"),
      await client.post("/api/contact/send", {
        name: "Jan",
        email: "jan@person.test",
        message: "Is the cat still there?",
      }),
    ].map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([403, 400, 401, 404, 201]);
    expect(shelter.contentChanges.generation).toBe(generation);
  });

  test("is not rendered again when its own content has not changed", async () => {
    const id = await buildAnimal(shelter.db, { name: "Alone" });
    const { headers } = await shelter.app.inject(`/animal/${id}`);
    const before = rendered;
    await buildAnimal(shelter.db, { name: "Another" });
    await shelter.contentChanges.catchUp();
    expect((await shelter.app.inject(`/animal/${id}`)).headers.etag).toBe(headers.etag);
    expect(rendered).toBe(before);
  });

  test("is sent compressed to those who can read it", async () => {
    for (const [accepts, sent] of [
      ["gzip, br", "br"],
      ["gzip", "gzip"],
      ["identity", undefined],
    ]) {
      const response = await shelter.app.inject({ url: "/animals", headers: { "accept-encoding": String(accepts) } });
      expect(response.headers["content-encoding"]).toBe(sent);
      expect(response.headers.vary).toContain("Accept-Encoding");
    }
  });
});
