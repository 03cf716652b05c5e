import { describe, expect, test } from "vitest";
import type { Answered } from "../../../../src/server/platform/http/request-log.ts";
import { startAppForFile } from "../../support/app.ts";
import { buildAnimal } from "../../support/builders.ts";
import { aUser } from "../../support/people.ts";
import { changeRows } from "../../support/rows.ts";

/** How many requests the framework has seen, and what monitors were told of all of them. */
let seen = 0;
const told: Answered[] = [];
const metrics = { of: { countRequest: (answered: Answered) => void told.push(answered) } as never, token: undefined };
const shelter = await startAppForFile({ metrics } as object, (app) => {
  app.addHook("onRequest", (_request, _reply, done) => {
    seen += 1;
    done();
  });
});
const { app, db } = shelter;
const animal = await buildAnimal(db, { name: "Azor" });
const PAGE = `/animal/${animal}`;

const get = (url: string, headers: Record<string, string> = {}, method: "GET" | "HEAD" = "GET") =>
  app.inject({ method, url, headers });

/** Asks until the page is kept: compressing it takes a moment. @returns the last answer of the framework, and the first early one */
async function both(url: string, headers: Record<string, string> = {}) {
  let first: Awaited<ReturnType<typeof get>> | undefined;
  for (let turn = 0; turn < 50; turn++) {
    const before = seen;
    const answer = await get(url, headers);
    if (seen === before) return { first, early: answer };
    first = answer;
  }
  throw new Error(`${url} is not kept.`);
}

const early = async (...given: Parameters<typeof both>) => (await both(...given)).early;

/** Whether the framework sees this request. */
async function reachesFramework(...given: Parameters<typeof get>): Promise<boolean> {
  const before = seen;
  await get(...given);
  return seen > before;
}

const { cookies } = await get(PAGE);
const TOKEN = `XSRF-TOKEN=${cookies.find(({ name }) => name === "XSRF-TOKEN")?.value}`;

/** What an answer says, without what differs each time. */
function contentOf({ statusCode, headers, rawPayload }: Awaited<ReturnType<typeof get>>) {
  const { "x-request-id": id, date, connection, ...others } = headers;
  expect(id).toMatch(/^[\da-f-]{36}$/);
  return { statusCode, headers: others, body: rawPayload.toString("base64") };
}

describe("a kept page is sent before the framework sees the request, and is the same", () => {
  test.each(["", "gzip", "br", "br;q=0, gzip"])("with Accept-Encoding '%s'", async (accepted) => {
    const headers = { cookie: TOKEN, "accept-encoding": accepted };
    const { generation } = shelter.contentChanges;
    await changeRows(db, "animals", animal, { description: `Likes ${accepted}.` });
    await expect.poll(() => shelter.contentChanges.generation).toBeGreaterThan(generation);
    const { first, early: again } = await both(PAGE, headers);
    expect(contentOf(again)).toEqual(first && contentOf(first));
    expect(again.statusCode).toBe(200);
  });

  test("as a 304 for who has it already", async () => {
    const { headers } = await early(PAGE, { cookie: TOKEN });
    const again = await early(PAGE, { cookie: TOKEN, "if-none-match": String(headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe("");
    expect(again.headers).toMatchObject({ etag: headers.etag, "content-security-policy": expect.any(String) });
    expect(again.headers).not.toHaveProperty("content-encoding");
  });

  test("to monitors, with the pattern of its address", async () => {
    await early(PAGE, { cookie: TOKEN });
    await expect.poll(() => told.at(-1)).toMatchObject({ method: "GET", route: "/animal/:id", status: 200 });
    expect(told.at(-1)?.ms).toBeGreaterThanOrEqual(0);
  });
});

describe("whoever has no valid token gets one with a kept page", () => {
  const write = (cookie: string, token = "") =>
    app.inject({
      method: "POST",
      url: "/api/newsletter/subscribers",
      headers: { cookie, "x-xsrf-token": token },
      payload: { email: "ann@example.com" },
    });

  test.each(["", "XSRF-TOKEN=made.up", "a=b"])("instead of '%s', and may write with it", async (cookie) => {
    const answer = await early(PAGE, { cookie });
    const [{ name, value } = { name: "", value: "" }] = answer.cookies;
    expect(name).toBe("XSRF-TOKEN");
    expect(answer.headers["set-cookie"]).toMatch(/; Path=\/; SameSite=Lax$/);
    expect((await write(`${name}=${value}`, value)).statusCode).not.toBe(403);
  });

  test("and keeps one that is valid", async () => {
    expect((await early(PAGE, { cookie: TOKEN })).headers).not.toHaveProperty("set-cookie");
  });
});

describe("the framework answers", () => {
  test("whoever has a session, also one that is over", async () => {
    await early(PAGE);
    const user = await aUser(shelter, { name: "Zofia" });
    expect((await user.client.get(PAGE)).body).toContain("Zofia");
    expect(await reachesFramework(PAGE, { cookie: "session=over" })).toBe(true);
  });

  test("HEAD, and an address that was not asked for before", async () => {
    await early(PAGE);
    expect(await reachesFramework(PAGE, {}, "HEAD")).toBe(true);
    expect(await reachesFramework(`${PAGE}?new=1`)).toBe(true);
  });

  test("what was kept before a change", async () => {
    await early(PAGE);
    await changeRows(db, "animals", animal, { name: "Bruno" });
    await expect.poll(async () => (await get(PAGE)).body).toContain("Bruno");
    expect((await early(PAGE)).body).toContain("Bruno");
  });
});
