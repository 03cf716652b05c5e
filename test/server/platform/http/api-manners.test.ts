import { describe, expect, test } from "vitest";
import { z } from "zod";
import { buildApp } from "../../../../src/server/app/app.ts";
import { HttpProblem } from "../../../../src/server/base/errors.ts";
import { PUBLIC_URL, startApp, startAppForFile, type TestApp } from "../../support/app.ts";

/** A write like those of the features, to test the checks before each of them. */
function addProbe(app: TestApp["app"]) {
  const config = { permission: "animals.read" } as const;
  const body = z.object({
    name: z.string("Name is required.").min(1, "Name is required."),
    account: z.object({ email: z.email("Invalid email address") }),
  });
  app.post("/api/probe", { config, schema: { body } }, async (request) => request.body);
  app.get("/api/probe/away", { config }, async () => {
    throw new HttpProblem(503);
  });
  app.get("/api/probe/fault", { config }, async () => {
    throw new Error("select secret from /etc/passwd");
  });
}

const shelter = await startAppForFile({}, addProbe);

/** The cookies and header of a browser that has opened a page. */
async function visit() {
  const response = await shelter.app.inject("/api/animals");
  const cookies = Object.fromEntries(response.cookies.map(({ name, value }) => [name, value]));
  return { cookies, headers: { "x-xsrf-token": cookies["XSRF-TOKEN"] ?? "" } };
}

const GOOD = { name: "Ala", account: { email: "ala@shelter.test" } };
const post = (options: object) => shelter.app.inject({ method: "POST", url: "/api/probe", payload: GOOD, ...options });

describe("a write", () => {
  test("goes through with the token of the cookie in the header, from this site", async () => {
    const { cookies, headers } = await visit();
    expect((await post({ cookies, headers })).statusCode).toBe(200);
    expect((await post({ cookies, headers: { ...headers, origin: PUBLIC_URL } })).statusCode).toBe(200);
  });

  test("is refused with 403 without a token, with an invented one, with one of another visitor, and without the cookie", async () => {
    const { cookies, headers } = await visit();
    const other = await visit();
    for (const attempt of [
      {},
      { cookies },
      { headers },
      { cookies, headers: { "x-xsrf-token": "made-up" } },
      { cookies, headers: other.headers },
      { cookies: { "XSRF-TOKEN": "same" }, headers: { "x-xsrf-token": "same" } },
    ]) {
      const response = await post(attempt);
      expect(response.statusCode).toBe(403);
      expect(response.json()).toMatchObject({ status: 403, title: "Forbidden", message: "Forbidden" });
    }
  });

  test("is refused with 403 when it comes from another site, even with a valid token", async () => {
    const { cookies, headers } = await visit();
    for (const origin of ["https://evil.test", "null", "http://shelter.test.evil.test"]) {
      expect((await post({ cookies, headers: { ...headers, origin } })).statusCode).toBe(403);
    }
  });

  test("goes through from the origin that it is sent to, with the same scheme only", async () => {
    const { cookies, headers } = await visit();
    const from = (origin: string) => post({ cookies, headers: { ...headers, origin, host: "shelter.local:8080" } });
    expect((await from("http://shelter.local:8080")).statusCode).toBe(200);
    for (const origin of ["https://shelter.local:8080", "http://shelter.local", "ftp://shelter.local:8080"]) {
      expect((await from(origin)).statusCode, origin).toBe(403);
    }
  });

  test("names every refused field at once, with its path in the body", async () => {
    const { cookies, headers } = await visit();
    const response = await post({ cookies, headers, payload: { name: "", account: { email: "no" } } });
    expect(response.statusCode).toBe(400);
    expect(response.json().errors).toEqual([
      { field: "name", errors: ["Name is required."] },
      { field: "account.email", errors: ["Invalid email address"] },
    ]);
  });

  test("drops unknown fields", async () => {
    const { cookies, headers } = await visit();
    const response = await post({
      cookies,
      headers,
      payload: { ...GOOD, isAdmin: true, account: { ...GOOD.account, id: 1 } },
    });
    expect(response.json()).toEqual(GOOD);
  });

  test("is answered 400 for malformed JSON, 415 for another type, 413 for too much", async () => {
    const visitor = await visit();
    const send = (type: string, payload: string) =>
      post({ ...visitor, headers: { ...visitor.headers, "content-type": type }, payload });
    expect((await send("application/json", "{")).statusCode).toBe(400);
    expect((await send("application/json", "")).statusCode).toBe(400);
    expect((await send("text/plain", JSON.stringify(GOOD))).statusCode).toBe(415);
    expect((await send("application/x-www-form-urlencoded", "name=Ala")).statusCode).toBe(415);
    expect((await send("application/json", `"${"x".repeat(2_000_000)}"`)).statusCode).toBe(413);
  });
});

describe("an answer", () => {
  test("to an internal error does not reveal its cause", async () => {
    const response = await shelter.app.inject("/api/probe/fault");
    expect(response.statusCode).toBe(500);
    expect(response.json()).toEqual({
      status: 500,
      title: "Internal Server Error",
      message: "Internal Server Error",
      requestId: response.headers["x-request-id"],
    });
  });

  test.each(["/api", "/api/", "/api/nothing", "/api/animals/1/nothing", "/api/animals/%zz"])(
    "to the unknown address %s is 404 in the one shape of errors",
    async (path) => {
      const response = await shelter.app.inject(path);
      expect(response.statusCode).toBe(404);
      expect(response.headers["content-type"]).toContain("application/json");
      expect(response.json()).toMatchObject({ status: 404, title: "Not Found", message: "Not Found" });
    },
  );

  test("has the security headers and a request id", async () => {
    const response = await shelter.app.inject("/api/animals");
    expect(response.headers["content-security-policy"]).toContain("default-src 'self'");
    expect(response.headers["content-security-policy"]).not.toContain("unsafe");
    expect(response.headers["x-content-type-options"]).toBe("nosniff");
    expect(response.headers["x-frame-options"]).toBeDefined();
    expect(response.headers["permissions-policy"]).toMatch(/camera=\(\).*geolocation=\(\).*microphone=\(\)/);
    expect(response.headers["cache-control"]).toBe("no-store");
    expect(response.headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
  });

  test("that asks for a retry has Retry-After", async () => {
    const away = await shelter.app.inject("/api/probe/away");
    expect([away.statusCode, away.headers["retry-after"]]).toEqual([503, "5"]);
  });

  test.each([
    "/",
    "/animals",
    "/no-page",
    "/api/nothing",
    "/healthz",
    "/robots.txt",
    "/photos/1",
    "/%ff",
    "/assets/none",
  ])("to %s has a number of its own", async (address) => {
    const numbers = [await shelter.app.inject(address), await shelter.app.inject(address)].map(
      ({ headers }) => headers["x-request-id"],
    );
    expect(numbers[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(numbers[1]).not.toBe(numbers[0]);
  });

  test("is compressed when the caller can read it", async () => {
    const response = await shelter.app.inject({ url: "/api/openapi.json", headers: { "accept-encoding": "gzip" } });
    expect(response.statusCode).toBe(200);
  });
});

describe("the XSRF cookie", () => {
  test.each(["/", "/api/animals", "/api/nothing", "/no-page"])(
    "is set by a GET of %s that comes without it",
    async (path) => {
      const response = await shelter.app.inject(path);
      const cookie = response.cookies.find(({ name }) => name === "XSRF-TOKEN");
      expect(cookie).toMatchObject({ path: "/", sameSite: "Lax" });
      expect(cookie?.httpOnly).toBeUndefined();
    },
  );

  test("is not replaced when it is valid, and is not set on answers for shared caches", async () => {
    const { cookies } = await visit();
    expect((await shelter.app.inject({ url: "/api/animals", cookies })).cookies).toEqual([]);
    expect((await shelter.app.inject("/robots.txt")).cookies).toEqual([]);
  });
});

describe("the permission table", () => {
  test("prevents the start of a server that has a route without a permission", async () => {
    const start = startApp({}, (app) => app.get("/api/forgotten", async () => "open to all"));
    await expect(start).rejects.toThrow(/GET \/api\/forgotten/);
  });
});

describe("the documentation", () => {
  test("has its paths in the order of their names, whichever area is registered first", async () => {
    const paths = Object.keys((await shelter.app.inject("/api/openapi.json")).json().paths);
    expect(paths).toEqual(paths.toSorted());
  });

  test("is an OpenAPI 3.1 document with every public read, and a page to browse it", async () => {
    const document = (await shelter.app.inject("/api/openapi.json")).json();
    expect(document.openapi).toBe("3.1.0");
    const paths = [
      "/api/animals",
      "/api/animals/{id}",
      "/api/animals/meta",
      "/api/animal-groups",
      "/api/news/search",
      "/api/jobs/{id}",
    ];
    for (const path of paths) expect(Object.keys(document.paths)).toContain(path);
    expect(document.paths["/api/animals"].get.parameters.map((p: { name: string }) => p.name)).toContain(
      "animalGroupId",
    );
    const page = await shelter.app.inject("/api/docs/");
    expect(page.statusCode).toBe(200);
    expect(page.headers["content-type"]).toContain("text/html");
    expect((await shelter.app.inject("/api/docs")).headers.location).toBe("/api/docs/");
    const script = await shelter.app.inject("/api/docs/js/scalar.js");
    expect(script.headers["content-type"]).toContain("javascript");
    expect(script.rawPayload.length).toBeGreaterThan(1_000_000);
    expect((await shelter.app.inject("/api/docs/nothing")).statusCode).toBe(404);
  });
});

describe("health", () => {
  test("answers that the process lives and that it is ready", async () => {
    expect((await shelter.app.inject("/healthz")).statusCode).toBe(200);
    expect((await shelter.app.inject("/readyz")).statusCode).toBe(200);
  });

  test("is not ready before the start is over and after a stop has begun, though it answers", async () => {
    const readiness = { isReady: false, wasAsked: false };
    const app = await buildApp({ ...shelter.deps, readiness });
    expect((await app.inject("/readyz")).statusCode).toBe(503);
    expect((await app.inject("/healthz")).statusCode).toBe(200);
    readiness.isReady = true;
    expect((await app.inject("/readyz")).statusCode).toBe(200);
    expect(readiness.wasAsked).toBe(true);
    await app.close();
  });
});
