import { afterAll, beforeAll, expect, it } from "vitest";
import { startApp, type TestApp } from "../support/app.ts";
import { aUser, aVisitor } from "../support/people.ts";

let shelter: TestApp;
beforeAll(async () => {
  shelter = await startApp();
});
afterAll(() => shelter.close());

const login = { email: "nobody@shelter.test", password: "not it at all" };

it("a token that is still good stays as it is", async () => {
  const { client } = await aUser(shelter);
  await client.get("/api/auth/me");
  const before = client.cookies["XSRF-TOKEN"];
  await client.get("/api/auth/me");
  await client.get("/about");
  expect(client.cookies["XSRF-TOKEN"]).toBe(before);
});

it("the token of a session that has ended is replaced, so that signing in again works", async () => {
  const { client } = await aUser(shelter);
  await client.get("/api/auth/me");
  const before = client.cookies["XSRF-TOKEN"];
  delete client.cookies.session;
  expect((await client.post("/api/auth/login", login)).statusCode).toBe(403);
  await client.get("/about");
  expect(client.cookies["XSRF-TOKEN"]).not.toBe(before);
  expect((await client.post("/api/auth/login", login)).statusCode).toBe(401);
});

it.each(["/api/auth/me", "/api/users", "/api/animals/abc", "/api/animals?page=0"])(
  "a GET of %s brings a visitor the token though it is refused",
  async (address) => {
    const client = aVisitor(shelter);
    expect((await client.get(address)).statusCode).toBeGreaterThanOrEqual(400);
    const token = client.cookies["XSRF-TOKEN"];
    expect(token).toBeDefined();
    expect((await client.post("/api/auth/login", login)).statusCode).toBe(401);
    expect(client.cookies["XSRF-TOKEN"]).toBe(token);
  },
);

it("a GET that somebody signed in may not make brings the token of their session", async () => {
  const { client } = await aUser(shelter);
  expect((await client.get("/api/audit")).statusCode).toBe(403);
  expect((await client.post("/api/auth/logout")).statusCode).toBe(204);
});
