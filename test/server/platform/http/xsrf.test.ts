import { expect, it } from "vitest";
import { SETTINGS, startApp, startAppForFile } from "../../support/app.ts";
import { aUser, aVisitor } from "../../support/people.ts";

const shelter = await startAppForFile();

let strangers = 0;
/** Another account each time, because attempts for one account are limited. */
const login = () => ({ email: `nobody-${++strangers}@shelter.test`, password: "not it at all" });

it("a valid token is not replaced", async () => {
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
  expect((await client.post("/api/auth/login", login())).statusCode).toBe(403);
  await client.get("/about");
  expect(client.cookies["XSRF-TOKEN"]).not.toBe(before);
  expect((await client.post("/api/auth/login", login())).statusCode).toBe(401);
});

it.each(["/api/auth/me", "/api/users", "/api/animals/abc", "/api/animals?page=0"])(
  "a GET of %s brings a visitor the token though it is refused",
  async (address) => {
    const client = aVisitor(shelter);
    expect((await client.get(address)).statusCode).toBeGreaterThanOrEqual(400);
    const token = client.cookies["XSRF-TOKEN"];
    expect(token).toBeDefined();
    expect((await client.post("/api/auth/login", login())).statusCode).toBe(401);
    expect(client.cookies["XSRF-TOKEN"]).toBe(token);
  },
);

it("a GET that a person may not make still sets the token of their session", async () => {
  const { client } = await aUser(shelter);
  expect((await client.get("/api/audit")).statusCode).toBe(403);
  expect((await client.post("/api/auth/logout")).statusCode).toBe(204);
});

/** The browser of somebody whose session ended while a page stood open. */
async function leftBehind() {
  const { client, accountId } = await aUser(shelter);
  await client.get("/api/auth/me");
  await shelter.db.deleteFrom("sessions").where("account_id", "=", accountId).execute();
  return client;
}

it.each([
  ["/api/auth/login", login(), 401],
  ["/api/contact/send", { name: "Ala", email: "ala@shelter.test", message: "Do you have cats?" }, 201],
])(
  "after a session has ended %s is refused once, with a fresh token, and goes through when it is sent again",
  async (call, body, status) => {
    const client = await leftBehind();
    expect((await client.post(call, body)).statusCode).toBe(403);
    expect((await client.post(call, body)).statusCode).toBe(status);
  },
);

it("signing out is 204 for people who are already signed out, with any token or none", async () => {
  const client = await leftBehind();
  expect((await client.post("/api/auth/logout")).statusCode).toBe(204);
  expect((await client.post("/api/auth/login", login())).statusCode).toBe(401);
  expect((await shelter.app.inject({ method: "POST", url: "/api/auth/logout" })).statusCode).toBe(204);
});

it("with a session, signing out is refused without its token, and from another site", async () => {
  const { client } = await aUser(shelter);
  const { session = "" } = client.cookies;
  const signOut = (headers: Record<string, string>, cookies: Record<string, string>) =>
    shelter.app.inject({ method: "POST", url: "/api/auth/logout", headers, cookies });
  expect((await signOut({}, { session })).statusCode).toBe(403);
  expect((await signOut({ "x-xsrf-token": "made-up" }, { session, "XSRF-TOKEN": "made-up" })).statusCode).toBe(403);
  expect((await signOut({ origin: "https://evil.test" }, {})).statusCode).toBe(403);
  expect((await client.get("/api/auth/me")).statusCode).toBe(200);
});

it("the refusal of a write sets the session's token, but not for another site", async () => {
  const { client } = await aUser(shelter);
  const { session = "" } = client.cookies;
  const write = (headers: Record<string, string>) =>
    shelter.app.inject({ method: "PUT", url: "/api/users/me", headers, cookies: { session }, payload: {} });
  const tokenOf = ({ cookies }: Awaited<ReturnType<typeof write>>) => cookies.find(({ name }) => name === "XSRF-TOKEN");
  const refused = await write({});
  expect(refused.statusCode).toBe(403);
  client.cookies["XSRF-TOKEN"] = tokenOf(refused)?.value ?? "";
  expect((await client.put("/api/users/me", {})).statusCode).toBe(200);
  const foreign = await write({ origin: "https://evil.test" });
  expect(foreign.statusCode).toBe(403);
  expect(tokenOf(foreign)).toBeUndefined();
});

it("over HTTPS a write comes from the product's own address alone, whatever scheme and host the request names", async () => {
  const settings = { ...SETTINGS, publicUrl: "https://shelter.test" };
  const secure = await startApp({ settings });
  const client = aVisitor(secure);
  await client.get("/api/animals");
  const token = client.cookies["XSRF-TOKEN"] ?? "";
  const from = async (origin: string, host = "shelter.test") => {
    const headers = { origin, host, "x-xsrf-token": token };
    const send = { method: "POST", url: "/api/auth/login", payload: login(), cookies: client.cookies } as const;
    return (await secure.app.inject({ ...send, headers })).statusCode;
  };
  expect(await from("https://shelter.test")).toBe(401);
  expect(await from("https://shelter.test", "10.0.0.1:3000")).toBe(401);
  for (const origin of ["http://shelter.test", "https://evil.test", "null"])
    expect(await from(origin), origin).toBe(403);
  expect(await from("http://10.0.0.1:3000", "10.0.0.1:3000")).toBe(403);
  await secure.close();
});
