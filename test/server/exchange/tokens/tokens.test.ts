import { describe, expect, test } from "vitest";
import type { Permission } from "../../../../src/server/base/policy.ts";
import { CALLS_A_MINUTE } from "../../../../src/server/exchange/tokens/token.budget.ts";
import { NOON, startAppForFile } from "../../support/app.ts";
import { buildAnimal } from "../../support/builders.ts";
import { anAdmin, anEmployee, aUser } from "../../support/people.ts";
import { aProgram, withToken } from "../../support/programs.ts";

const shelter = await startAppForFile();
const admin = await anAdmin(shelter);

const make = (permissions: readonly string[], more: object = {}, by = admin) =>
  by.client.post("/api/api-tokens", { name: "Our website", permissions, ...more });
const entries = async (query: string) => (await admin.client.get(`/api/audit?${query}`)).json().items;
const later = (ms: number) => shelter.clock.set(new Date(shelter.clock.now().getTime() + ms));

describe("a token", () => {
  test("is shown once, lets a program in, and is kept only as a hash", async () => {
    const made = await make(["animals.read", "care.read"], { expiresOn: "2027-01-31" });
    expect(made.statusCode).toBe(201);
    const { token, id, ...shown } = made.json();
    expect(token).toMatch(/^shelter_[0-9a-f]{64}$/);
    expect(shown).toMatchObject({ name: "Our website", permissions: ["animals.read", "care.read"], lastUsedAt: null });
    const listed = await admin.client.get("/api/api-tokens");
    expect(listed.json().items[0]).toMatchObject({ id, end: token.slice(-4), works: true, expiresOn: "2027-01-31" });
    expect(listed.body).not.toContain(token);
    const stored = await shelter.db.selectFrom("api_tokens").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    expect(JSON.stringify(stored)).not.toContain(token.slice(8));
    const animal = await buildAnimal(shelter.db);
    expect((await withToken(shelter, token)("GET", `/api/animals/${animal}/weights`)).statusCode).toBe(200);
  });

  test("cannot hold what no program may do, or what there is not", async () => {
    for (const name of [
      "apiTokens.manage",
      "employees.manage",
      "users.changeAccount",
      "outbox.read",
      "favourites.own",
    ]) {
      const refused = await make(["animals.read", name]);
      expect(refused.statusCode, name).toBe(403);
      expect(refused.json().message).toContain(name);
    }
    expect((await make(["animals.fly"])).json().errors).toEqual([
      { field: "permissions", errors: ["There is no permission “animals.fly”."] },
    ]);
    expect((await make([])).statusCode).toBe(400);
    expect((await make(["animals.read"], { expiresOn: "2026-11-19" })).json().errors[0].field).toBe("expiresOn");
  });

  test("is made and seen by admins alone", async () => {
    for (const other of [await anEmployee(shelter), await aUser(shelter)]) {
      expect((await make(["animals.read"], {}, other)).statusCode).toBe(403);
      expect((await other.client.get("/api/api-tokens")).statusCode).toBe(403);
    }
    const { send } = await aProgram(shelter, admin, ["apiTokens.manage" as Permission, "animals.read"]);
    expect((await send("POST", "/api/api-tokens", { name: "Mine", permissions: ["animals.read"] })).statusCode).toBe(
      403,
    );
  });

  test("stops when it is revoked, expires, or its maker is no admin any more", async () => {
    const other = await anAdmin(shelter);
    const status = async (token: string) => (await withToken(shelter, token)("GET", "/api/animals")).statusCode;
    const one = (await make(["animals.read"], {}, other)).json();
    expect(await status(one.token)).toBe(200);
    expect((await admin.client.delete(`/api/api-tokens/${one.id}`)).statusCode).toBe(204);
    expect(await status(one.token)).toBe(401);
    expect((await admin.client.delete(`/api/api-tokens/${one.id}`)).statusCode).toBe(404);

    const short = (await make(["animals.read"], { expiresOn: "2026-11-20" }, other)).json();
    expect(await status(short.token)).toBe(200);
    later(12 * 60 * 60 * 1000);
    expect(await status(short.token)).toBe(401);
    shelter.clock.set(NOON);

    const last = (await make(["animals.read"], {}, other)).json();
    await admin.client.put(`/api/employees/${other.id}`, { account: { isAdmin: false } });
    expect(await status(last.token)).toBe(401);
    const { items } = (await admin.client.get("/api/api-tokens")).json();
    expect(items.find(({ id }: { id: number }) => id === last.id)).toMatchObject({ works: false });
    await admin.client.put(`/api/employees/${other.id}`, { account: { isAdmin: true } });
    expect(await status(last.token)).toBe(200);
    expect((await admin.client.delete(`/api/employees/${other.id}`)).statusCode).toBe(204);
    expect(await status(last.token)).toBe(401);
  });

  test("that is not valid is refused where visitors are let in too, in their language", async () => {
    for (const token of ["", "nonsense", `shelter_${"0".repeat(64)}`]) {
      const refused = await withToken(shelter, token)("GET", "/api/animals", undefined, { "accept-language": "pl" });
      expect(refused.statusCode).toBe(401);
      expect(refused.headers["www-authenticate"]).toBe('Bearer error="invalid_token"');
      expect(refused.json().message).toMatch(/^Ten token/);
    }
  });

  test("decides alone when a cookie is sent too, and needs no second token for writes", async () => {
    const { send } = await aProgram(shelter, admin, ["tasks.write"]);
    const { session } = admin.client.cookies;
    const cookie = { cookie: `session=${session}` };
    expect((await send("GET", "/api/tasks", undefined, cookie)).statusCode).toBe(403);
    const made = await send("POST", "/api/tasks", { title: "Feed", dueOn: "2026-11-21" }, cookie);
    expect(made.statusCode).toBe(201);
    expect(made.headers["set-cookie"]).toBeUndefined();
    const bad = await withToken(shelter, "shelter_1")("GET", "/api/auth/me", undefined, cookie);
    expect(bad.statusCode).toBe(401);
  });

  test("says which permission it lacks", async () => {
    const { send } = await aProgram(shelter, admin, ["care.read"]);
    const refused = await send("GET", "/api/animals");
    expect(refused.statusCode).toBe(403);
    expect(refused.headers["www-authenticate"]).toBe('Bearer error="insufficient_scope", scope="animals.read"');
    expect(refused.json().message).toContain("animals.read");
    expect((await send("GET", "/api/openapi.json")).statusCode).toBe(200);
  });

  test("changes users, but never how they sign in", async () => {
    const user = await aUser(shelter);
    const { send } = await aProgram(shelter, admin, ["users.change", "users.read"]);
    expect((await send("PUT", `/api/users/${user.id}`, { city: "Gdynia" })).statusCode).toBe(200);
    for (const change of [{ email: "thief@person.test" }, { newPassword: "Guess-this-1" }])
      expect((await send("PUT", `/api/users/${user.id}`, { account: change })).statusCode).toBe(403);
    expect((await send("GET", `/api/users/${user.id}`)).json().actions).toEqual(["edit"]);
  });

  test("stores when it was used at most once a minute", async () => {
    const { id, send } = await aProgram(shelter, admin, ["animals.read"]);
    const usedAt = async () =>
      (await shelter.db.selectFrom("api_tokens").select("last_used_at").where("id", "=", id).executeTakeFirst())
        ?.last_used_at;
    await send("GET", "/api/animals");
    expect(await usedAt()).toEqual(NOON);
    later(59_000);
    await send("GET", "/api/animals");
    expect(await usedAt()).toEqual(NOON);
    later(2_000);
    await send("GET", "/api/animals");
    expect(await usedAt()).toEqual(new Date(NOON.getTime() + 61_000));
    shelter.clock.set(NOON);
  });

  test("makes only so many calls a minute", async () => {
    const { send } = await aProgram(shelter, admin, ["animals.read"]);
    const statuses: number[] = [];
    for (let calls = 0; calls <= CALLS_A_MINUTE; calls++)
      statuses.push((await send("GET", "/api/animals/meta")).statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(CALLS_A_MINUTE);
    const refused = await send("GET", "/api/animals/meta");
    expect(refused.statusCode).toBe(429);
    expect(refused.headers["retry-after"]).toBe("60");
    later(60_000);
    expect((await send("GET", "/api/animals/meta")).statusCode).toBe(200);
    shelter.clock.set(NOON);
  });
});

describe("the audit log", () => {
  test("names the program of every write, also of one that has no entry of its own", async () => {
    const { send } = await aProgram(shelter, admin, ["animals.write", "care.write", "messages.send"], "The scale");
    const animal = await buildAnimal(shelter.db);
    await send("PUT", `/api/animals/${animal}`, { name: "Fuks" });
    await send("POST", `/api/animals/${animal}/weights`, { on: "2026-11-20", kg: 12 });
    const of = await entries(`subject=animal&subjectId=${animal}`);
    expect(of.map(({ program, action }: Record<string, string>) => [action, program])).toEqual([
      ["weigh", "The scale"],
      ["edit", "The scale"],
    ]);
    const message = {
      name: "Jan",
      surname: "Lis",
      email: "jan@person.test",
      subject: "Food",
      message: "We have some.",
    };
    const sent = await send("POST", "/api/contact/send", message);
    expect(sent.statusCode, sent.body).toBeLessThan(300);
    expect((await entries("action=call"))[0]).toMatchObject({
      program: "The scale",
      subject: "POST /api/contact/send",
      actorAccountId: admin.accountId,
    });
    await send("PUT", `/api/animals/${animal}/unit`, { unitId: 1 });
    await send("DELETE", "/api/api-tokens/1");
    expect((await entries("action=refused"))[0]).toMatchObject({ program: "The scale" });
  });

  test("has who made and revoked a token, and what it may do", async () => {
    const { id } = (await make(["animals.read"])).json();
    await admin.client.delete(`/api/api-tokens/${id}`);
    const of = await entries(`subject=API token&subjectId=${id}`);
    expect(of.map(({ action, details }: Record<string, unknown>) => [action, details])).toEqual([
      ["delete", { name: "Our website" }],
      ["create", { name: "Our website", permissions: "animals.read" }],
    ]);
  });
});

test("what a program can be allowed has a title in both languages, and says its calls", async () => {
  const { items } = (await admin.client.get("/api/api-tokens/permissions")).json();
  for (const { name, title, calls } of items) {
    expect(title, name).not.toBe(name);
    expect(calls.length, name).toBeGreaterThan(0);
  }
  expect(items.find(({ name }: { name: string }) => name === "care.write")).toMatchObject({ isRead: false });
  expect(items.find(({ name }: { name: string }) => name === "care.read")).toMatchObject({ isRead: true });
});

test("two programs and their maker do not get in each other's way with an Idempotency-Key", async () => {
  const animal = await buildAnimal(shelter.db);
  const key = { "idempotency-key": "the-same-key-1" };
  const weigh = (kg: number) => [`/api/animals/${animal}/observations`, { on: "2026-11-20", weightKg: kg }] as const;
  const programs = [await aProgram(shelter, admin, ["care.write"]), await aProgram(shelter, admin, ["care.write"])];
  for (const [at, { send }] of programs.entries())
    expect((await send("POST", ...weigh(10 + at), key)).statusCode).toBe(201);
  expect((await admin.client.post(...weigh(12), key)).statusCode).toBe(201);
  expect((await programs[0]?.send("POST", ...weigh(13), key))?.statusCode).toBe(422);
});
