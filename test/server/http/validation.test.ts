import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startApp, type TestApp } from "../support/app.ts";
import { anAdmin, aUser, aVisitor, type Person } from "../support/people.ts";

let shelter: TestApp;
let admin: Person;
let user: Person;
beforeAll(async () => {
  shelter = await startApp();
  admin = await anAdmin(shelter);
  user = await aUser(shelter);
});
afterAll(() => shelter.close());

const CONTROL = ["Control characters are not allowed."];
const NUL = "a\u0000b";

describe("a NUL, which the database cannot keep,", () => {
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

  test("is of no matter in fields that nobody asked for, however deep they go", async () => {
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

  test("makes no token of a letter: the same page is shown", async () => {
    const confirmed = await shelter.app.inject("/api/newsletters/confirm?token=%00");
    expect(confirmed.statusCode).toBe(303);
  });
});

test("a day that the database does not know is refused by its name", async () => {
  const text = ["Use a day as YYYY-MM-DD."];
  expect((await admin.client.get("/api/audit?from=0000-01-01&to=0000-12-31")).json().errors).toEqual([
    { field: "from", errors: text },
    { field: "to", errors: text },
  ]);
  expect((await admin.client.get("/api/audit?from=0001-01-01&to=9999-12-31")).statusCode).toBe(200);
});
