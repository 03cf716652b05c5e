import { describe, expect, test } from "vitest";
import { startAppForFile } from "../../support/app.ts";
import { buildNews } from "../../support/builders.ts";
import type { Client } from "../../support/client.ts";
import { anAdmin, aUser, aVisitor } from "../../support/people.ts";

const shelter = await startAppForFile();
const admin = await anAdmin(shelter);
const user = await aUser(shelter);

const CONTROL = ["Control characters are not allowed."];
const NUL = "a\u0000b";

describe("a NUL, which the database cannot store,", () => {
  test("is refused in every text of a body by the text's name, with all other mistakes at once", async () => {
    const message = await aVisitor(shelter).post("/api/contact/send", {
      name: NUL,
      email: `${NUL}@shelter.test`,
      message: NUL,
    });
    expect(message.statusCode).toBe(400);
    expect(message.json().errors).toEqual([
      { field: "name", errors: CONTROL },
      { field: "email", errors: CONTROL },
      { field: "message", errors: CONTROL },
    ]);
    const profile = await user.client.put("/api/users/me", {
      name: "",
      city: NUL,
      account: { email: "ala\u0000@shelter.test" },
    });
    expect(profile.json()).toMatchObject({
      status: 400,
      errors: [
        { field: "name", errors: ["Name is required."] },
        { field: "city", errors: CONTROL },
        { field: "account.email", errors: CONTROL },
      ],
    });
    const template = { questions: ["Why?", NUL] };
    expect((await admin.client.put("/api/adoptions/questionnaire/template", template)).json().errors).toEqual([
      { field: "questions.1", errors: CONTROL },
    ]);
  });

  test("is refused in a query by the field's name", async () => {
    for (const call of ["animals", "news", "jobs", "users", "employees", "audit"]) {
      const response = await admin.client.get(`/api/${call}?q=%00`);
      expect(response.json().errors, call).toEqual([{ field: "q", errors: CONTROL }]);
    }
    expect((await shelter.app.inject("/api/animals?breed=a%00")).json().errors).toEqual([
      { field: "breed", errors: CONTROL },
    ]);
  });

  test("is ignored in unknown fields, at any depth", async () => {
    expect((await user.client.put("/api/users/me", { nickname: NUL, city: "Łódź" })).statusCode).toBe(200);
    expect((await user.client.put("/api/users/me", { other: { text: NUL } })).statusCode).toBe(200);
    const response = await shelter.app.inject({
      method: "POST",
      url: "/api/auth/login",
      cookies: user.client.cookies,
      headers: { "x-xsrf-token": user.client.cookies["XSRF-TOKEN"] ?? "", "content-type": "application/json" },
      payload: `{"deep":${"[".repeat(100_000)}${"]".repeat(100_000)}}`,
    });
    expect(response.json().errors.map(({ field }: { field: string }) => field)).toEqual(["email", "password"]);
  });

  test("in the token of a link shows the same page", async () => {
    const confirmed = await shelter.app.inject("/api/newsletters/confirm?token=%00");
    expect(confirmed.statusCode).toBe(303);
  });
});

test("a date that the database cannot store is refused by its field's name", async () => {
  const text = ["Use a day as YYYY-MM-DD."];
  expect((await admin.client.get("/api/audit?from=0000-01-01&to=0000-12-31")).json().errors).toEqual([
    { field: "from", errors: text },
    { field: "to", errors: text },
  ]);
  expect((await admin.client.get("/api/audit?from=0001-01-01&to=2999-12-31")).statusCode).toBe(200);
});

/** Sends exactly these bytes, with or without a type. */
function sendRaw(
  client: Client,
  { method, url, payload }: { method: "POST" | "PUT" | "DELETE"; url: string; payload?: string },
) {
  const headers = { "x-xsrf-token": client.cookies["XSRF-TOKEN"] ?? "", "content-type": "application/json" };
  const { "content-type": _type, ...untyped } = headers;
  return shelter.app.inject({
    method,
    url,
    cookies: client.cookies,
    headers: payload === undefined ? untyped : headers,
    ...(payload !== undefined && { payload }),
  });
}

describe("a missing body, or one that is not an object,", () => {
  test.each([undefined, "null", "[]", "7", '"text"', "{}"])(
    "as %s, has every field asked for by its own name",
    async (payload) => {
      const login = await sendRaw(user.client, { method: "POST", url: "/api/auth/login", ...(payload && { payload }) });
      expect(login.statusCode).toBe(400);
      expect(login.json().errors).toEqual([
        { field: "email", errors: ["Email is required"] },
        { field: "password", errors: ["Min 6 chars"] },
      ]);
      const news = await sendRaw(admin.client, { method: "POST", url: "/api/news", ...(payload && { payload }) });
      expect(news.json().errors).toEqual([
        { field: "employeeId", errors: ["Please select an employee."] },
        { field: "title", errors: ["Title is required."] },
        { field: "content", errors: ["Content is required."] },
      ]);
    },
  );

  test("changes nothing where every field may be left out", async () => {
    expect((await sendRaw(user.client, { method: "PUT", url: "/api/users/me" })).statusCode).toBe(200);
  });
});

describe("the text for an invalid value", () => {
  const MISSING = "Please fill in this field.";
  const INVALID = "This is not a valid value.";
  const RESET = "This link is no longer valid. Please ask for a new one.";
  const SHORT = "New password must be at least 6 characters.";
  const errors = (fields: Record<string, string>) =>
    Object.entries(fields).map(([field, text]) => ({ field, errors: [text] }));

  test("is the form's own sentence where it has one", async () => {
    const reset = await aVisitor(shelter).post("/api/auth/password/reset", { newPassword: null });
    expect(reset.json().errors).toEqual(errors({ token: RESET, newPassword: SHORT }));
    const own = { newPassword: 7, currentPassword: "x" };
    const changed = await user.client.put(`/api/accounts/${user.accountId}/user`, own);
    expect(changed.json().errors).toEqual(errors({ newPassword: SHORT }));
    const profile = await user.client.put("/api/users/me", { account: { newPassword: null } });
    expect(profile.json().errors).toEqual(errors({ "account.newPassword": SHORT }));
    const animal = await admin.client.post("/api/animals", { attributeScores: [null] });
    expect(animal.json().errors).toContainEqual({
      field: "attributeScores.0",
      errors: ["Please select a score (1–5) for all attributes."],
    });
  });

  test("is a plain sentence everywhere else", async () => {
    const profile = await user.client.put("/api/users/me", { account: null });
    expect(profile.json().errors).toEqual(errors({ account: INVALID }));
    const employee = await admin.client.put(`/api/employees/${admin.id}`, {
      account: { isAdmin: "yes" },
      description: null,
    });
    expect(employee.json().errors).toEqual(errors({ description: INVALID, "account.isAdmin": INVALID }));
    const template = await admin.client.put("/api/adoptions/questionnaire/template", {});
    expect(template.json().errors).toEqual(errors({ questions: MISSING }));
    const walkIn = { userId: "x", animalId: 1, applicationLetter: "Please" };
    expect((await admin.client.post("/api/adoptions/applications", walkIn)).json().errors).toEqual(
      errors({ userId: INVALID }),
    );
    for (const employeeIds of [undefined, null, "x", [null], Array(51).fill(1)]) {
      const [refused] = (await admin.client.put("/api/adoptions/1/assignees", { employeeIds })).json().errors;
      expect([MISSING, INVALID]).toContain(refused.errors[0]);
    }
  });

  test("of a query is a plain sentence too", async () => {
    expect((await shelter.app.inject("/api/animals?q=a&q=b")).json().errors).toEqual(errors({ q: INVALID }));
    expect((await shelter.app.inject(`/api/animals?q=${"x".repeat(201)}`)).json().errors).toEqual(
      errors({ q: "Use at most 200 characters." }),
    );
  });
});

describe("an empty body with the type JSON", () => {
  test("counts as none: calls without a body succeed", async () => {
    const id = await buildNews(shelter.db);
    const empty = (method: "POST" | "DELETE", url: string) => sendRaw(admin.client, { method, url, payload: "" });
    expect((await empty("DELETE", `/api/news/${id}`)).statusCode).toBe(204);
    expect((await empty("POST", "/api/adoptions/4711/contract/issue")).statusCode).toBe(404);
    expect((await empty("POST", "/api/auth/logout")).statusCode).toBe(204);
  });

  test("has every field asked for where there must be some", async () => {
    const response = await sendRaw(user.client, { method: "POST", url: "/api/auth/login", payload: "" });
    expect(response.json().errors.map(({ field }: { field: string }) => field)).toEqual(["email", "password"]);
  });

  test("does not count as malformed, or as another type", async () => {
    const send = (type: string, payload: string) =>
      shelter.app.inject({
        method: "POST",
        url: "/api/auth/login",
        cookies: user.client.cookies,
        headers: { "x-xsrf-token": user.client.cookies["XSRF-TOKEN"] ?? "", "content-type": type },
        payload,
      });
    expect((await send("application/json", "{")).statusCode).toBe(400);
    expect((await send("application/json", '{"__proto__":{"isAdmin":true}}')).statusCode).toBe(400);
    expect((await send("text/plain", "")).statusCode).toBe(415);
  });
});
