import { beforeEach, describe, expect, test } from "vitest";
import { hashPassword } from "../../../src/server/accounts/password.ts";
import { buildApp } from "../../../src/server/app/app.ts";
import { cleanUp } from "../../../src/server/app/clean-up.ts";
import { NOON, startAppForFile } from "../support/app.ts";
import { buildEmployee, buildUser } from "../support/builders.ts";
import { Client } from "../support/client.ts";
import { changeRows, rowOf } from "../support/rows.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const PASSWORD = "correct horse";

const shelter = await startAppForFile();
const passwordHash = await hashPassword(PASSWORD);
beforeEach(async () => {
  shelter.clock.set(NOON);
  await shelter.db.deleteFrom("limited_uses").execute();
});

let count = 0;
/** A person with an account and this file's password. */
async function somebody(kind: "user" | "employee" | "admin" = "user") {
  const { db } = shelter;
  const email = `Login${++count}@shelter.test`;
  const id = kind === "user" ? await buildUser(db) : await buildEmployee(db, { is_admin: kind === "admin" });
  const table = kind === "user" ? "users" : "employees";
  const { account_id } = await db.selectFrom(table).select("account_id").where("id", "=", id).executeTakeFirstOrThrow();
  await changeRows(db, "accounts", account_id, { email, password_hash: passwordHash });
  return { email, id, accountId: account_id };
}

const login = (client: Client, email: string, password = PASSWORD) =>
  client.post("/api/auth/login", { email, password });

describe("signing in", () => {
  test.each([
    ["user", false, false],
    ["employee", false, true],
    ["admin", true, true],
  ] as const)("tells a %s who they are, whatever the case of the e-mail", async (kind, isAdmin, isEmployee) => {
    const { email, id, accountId } = await somebody(kind);
    const client = new Client(shelter);
    const response = await login(client, email.toUpperCase());
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ loginId: accountId, accountId, id, isAdmin, isEmployee });
    expect((await client.get("/api/auth/me")).json()).toEqual(response.json());
  });

  test("sets a cookie that scripts cannot read, of which only a hash is stored", async () => {
    const { email, accountId } = await somebody();
    const response = await login(new Client(shelter), email);
    const cookie = response.cookies.find(({ name }) => name === "session");
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });
    expect(Buffer.from(cookie?.value ?? "", "base64url")).toHaveLength(32);
    const row = await rowOf(shelter.db, "sessions", { account_id: accountId });
    expect(row.id_hash.toString("base64url")).not.toBe(cookie?.value);
  });

  test("begins a new session each time and ends the previous one of the same browser", async () => {
    const { email } = await somebody();
    const client = new Client(shelter);
    await login(client, email);
    const first = client.cookies.session ?? "";
    await login(client, email);
    expect(client.cookies.session).not.toBe(first);
    expect((await new Client(shelter, { session: first }).get("/api/auth/me")).statusCode).toBe(401);
  });

  test("binds the XSRF token to the session: the visitor's no longer works", async () => {
    const { email } = await somebody();
    const client = new Client(shelter);
    await client.get("/");
    const before = client.cookies["XSRF-TOKEN"] ?? "";
    await login(client, email);
    expect(client.cookies["XSRF-TOKEN"]).not.toBe(before);
    const stale = new Client(shelter, { ...client.cookies, "XSRF-TOKEN": before });
    expect((await stale.post("/api/auth/logout")).statusCode).toBe(403);
    expect((await client.post("/api/auth/logout")).statusCode).toBe(204);
  });

  test("names blank fields with the texts of the form", async () => {
    const response = await new Client(shelter).post("/api/auth/login", { email: " ", password: "12345" });
    expect(response.statusCode).toBe(400);
    expect(response.json().errors).toEqual([
      { field: "email", errors: ["Email is required"] },
      { field: "password", errors: ["Min 6 chars"] },
    ]);
  });

  test("answers wrong e-mail and wrong password alike: 401 'Invalid credentials.', with the same work", async () => {
    const { email } = await somebody();
    const time = async (address: string) => {
      const before = process.cpuUsage(); // the clock would also count what others do on this machine
      const response = await login(new Client(shelter), address, "wrong password");
      expect(response.statusCode).toBe(401);
      expect(response.json().message).toBe("Invalid credentials.");
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    const median = (times: number[]) => times.toSorted((a, b) => a - b)[2] as number;
    await time(`${email}.warm`);
    const known: number[] = [];
    const unknown: number[] = [];
    for (let n = 0; n < 5; n++) {
      known.push(await time(email));
      unknown.push(await time(`nobody${n}@shelter.test`));
    }
    expect(median(known) / median(unknown)).toBeGreaterThan(0.4);
    expect(median(known) / median(unknown)).toBeLessThan(2.5);
  });

  test.each(["archived_at", "closed_at"] as const)(
    "is refused to whom is %s, and ends their session",
    async (column) => {
      const { email, id } = await somebody();
      const client = new Client(shelter);
      await login(client, email);
      await changeRows(shelter.db, "users", id, { [column]: new Date() });
      expect((await client.get("/api/auth/me")).statusCode).toBe(401);
      expect((await login(new Client(shelter), email)).statusCode).toBe(401);
    },
  );
});

describe("failed attempts", () => {
  test("five for one account within 15 minutes give 429 with Retry-After, even with the right password", async () => {
    const { email } = await somebody();
    for (let n = 0; n < 5; n++) expect((await login(new Client(shelter), email, "wrong one")).statusCode).toBe(401);
    const blocked = await login(new Client(shelter), email);
    expect(blocked.statusCode).toBe(429);
    expect(blocked.json().message).toBe("Too many attempts. Try again shortly.");
    expect(Number(blocked.headers["retry-after"])).toBe(900);
    shelter.clock.set(new Date(NOON.getTime() + 15 * MINUTE + 1));
    expect((await login(new Client(shelter), email)).statusCode).toBe(200);
  });

  test("twenty at once are not more than five", async () => {
    const { email } = await somebody();
    const answers = await Promise.all(Array.from({ length: 20 }, () => login(new Client(shelter), email, "wrong one")));
    const statuses = answers.map((answer) => answer.statusCode).sort();
    expect(statuses).toEqual([...Array(5).fill(401), ...Array(15).fill(429)]);
  });

  test("do not include successful logins at the same time", async () => {
    const { email } = await somebody();
    const answers = await Promise.all(Array.from({ length: 25 }, () => login(new Client(shelter), email)));
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array(25).fill(200));
  });

  test("are deleted after a success", async () => {
    const { email } = await somebody();
    for (let round = 0; round < 2; round++) {
      for (let n = 0; n < 4; n++) expect((await login(new Client(shelter), email, "wrong one")).statusCode).toBe(401);
      expect((await login(new Client(shelter), email)).statusCode).toBe(200);
    }
  });

  test("twenty from one network address give 429, whichever the accounts are", async () => {
    for (let n = 0; n < 20; n++) {
      expect((await login(new Client(shelter), `nobody${n}@shelter.test`, "wrong one")).statusCode).toBe(401);
    }
    expect((await login(new Client(shelter), "another@shelter.test", "wrong one")).statusCode).toBe(429);
  });
});

describe("a session", () => {
  test.each([
    ["user", 14 * DAY],
    ["employee", 12 * HOUR],
    ["admin", 12 * HOUR],
  ] as const)("of a %s lives as long unused as it may, and is prolonged by use", async (kind, idle) => {
    const { email } = await somebody(kind);
    const client = new Client(shelter);
    await login(client, email);
    shelter.clock.set(new Date(NOON.getTime() + idle - MINUTE));
    expect((await client.get("/api/auth/me")).statusCode).toBe(200);
    shelter.clock.set(new Date(NOON.getTime() + 2 * idle - 2 * MINUTE));
    expect((await client.get("/api/auth/me")).statusCode).toBe(200);
    shelter.clock.set(new Date(NOON.getTime() + 3 * idle));
    expect((await client.get("/api/auth/me")).statusCode).toBe(401);
  });

  test.each([
    ["user", 90 * DAY, 10 * DAY],
    ["employee", 7 * DAY, 10 * HOUR],
    ["admin", 7 * DAY, 10 * HOUR],
  ] as const)(
    "of a %s ends after some time, however much it is used, and is deleted then",
    async (kind, life, step) => {
      const { email, accountId } = await somebody(kind);
      const client = new Client(shelter);
      const kept = (await login(client, email)).cookies.find(({ name }) => name === "session")?.maxAge;
      expect(kept).toBe((90 * DAY) / 1000);
      for (let at = step; at < life; at += step) {
        shelter.clock.set(new Date(NOON.getTime() + at));
        expect((await client.get("/api/auth/me")).statusCode, `${at / HOUR} hours`).toBe(200);
      }
      await cleanUp(shelter);
      shelter.clock.set(new Date(NOON.getTime() + life));
      expect((await client.get("/api/auth/me")).statusCode).toBe(401);
      const rows = () =>
        shelter.db.selectFrom("sessions").select("id_hash").where("account_id", "=", accountId).execute();
      expect(await rows()).toHaveLength(1);
      await cleanUp(shelter);
      expect(await rows()).toHaveLength(0);
    },
  );

  test("over HTTPS is in a cookie that no other host of the domain can set", async () => {
    const { email } = await somebody();
    const settings = { ...shelter.deps.settings, publicUrl: "https://shelter.test" };
    const app = await buildApp({ ...shelter.deps, settings });
    const client = new Client({ ...shelter, app });
    const answer = await login(client, email);
    expect(answer.statusCode).toBe(200);
    const cookie = answer.cookies.find(({ name }) => name === "__Host-session");
    expect(cookie).toMatchObject({ secure: true, httpOnly: true, path: "/" });
    expect(answer.headers["strict-transport-security"]).toContain("max-age=31536000");
    expect(cookie?.domain).toBeUndefined();
    expect(client.cookies.session).toBeUndefined();
    expect((await client.get("/api/auth/me")).statusCode).toBe(200);
    const planted = new Client({ ...shelter, app }, { session: cookie?.value ?? "" });
    expect((await planted.get("/api/auth/me")).statusCode).toBe(401);
    expect((await client.post("/api/auth/logout")).statusCode).toBe(204);
    expect(client.cookies["__Host-session"]).toBeUndefined();
    await app.close();
  });

  test("ends at logout, which always answers 204", async () => {
    const { email } = await somebody();
    const client = new Client(shelter);
    await login(client, email);
    const session = client.cookies.session ?? "";
    expect((await client.post("/api/auth/logout")).statusCode).toBe(204);
    expect((await new Client(shelter, { session }).get("/api/auth/me")).statusCode).toBe(401);
    expect((await new Client(shelter).post("/api/auth/logout")).statusCode).toBe(204);
  });

  test("with an invented token belongs to nobody", async () => {
    expect((await new Client(shelter, { session: "made-up" }).get("/api/auth/me")).statusCode).toBe(401);
    expect((await new Client(shelter).get("/api/auth/me")).json()).toMatchObject({
      status: 401,
      title: "Unauthorized",
    });
  });
});

test("a stranger's guesses lock nobody out of a browser in which they have signed in before, and guesses there count as well", async () => {
  const { email } = await somebody();
  const known = new Client(shelter);
  expect((await login(known, email)).statusCode).toBe(200);
  await known.post("/api/auth/logout");
  for (let n = 0; n < 5; n++) await login(new Client(shelter), email, "wrong password");
  expect((await login(new Client(shelter), email)).statusCode).toBe(429);
  expect((await login(known, email)).statusCode).toBe(200);
  expect((await login(new Client(shelter), email)).statusCode).toBe(429);
  for (let n = 0; n < 5; n++) expect((await login(known, email, "wrong password")).statusCode).toBe(401);
  expect((await login(known, email)).statusCode).toBe(429);
});
