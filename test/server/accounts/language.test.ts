import { describe, expect, it } from "vitest";
import { startAppForFile } from "../support/app.ts";
import { type Client, visitor } from "../support/client.ts";
import { anAdmin, anEmployee, aUser } from "../support/people.ts";
import { PASSWORD } from "./concurrency.ts";
import { signUpBody } from "./newcomer.ts";

const shelter = await startAppForFile();

const languageOf = async (client: Client) => (await client.get("/api/auth/me")).json().language;
const documentOf = async (client: Client, path: string) =>
  /<html lang="(\w+)"/.exec((await client.get(path)).body)?.[1];

describe("the language of an account", () => {
  it("is English, unless the form that somebody signs up with is Polish", async () => {
    for (const [email, header, given, language] of [
      ["en@person.test", "en", {}, "en"],
      ["de@person.test", "de", {}, "en"],
      ["pl@person.test", "pl", {}, "pl"],
      ["pl-by-field@person.test", "en", { language: "pl" }, "pl"],
    ] as const) {
      const client = visitor(shelter);
      client.language = header;
      expect((await client.post("/api/users", signUpBody(email, given))).json()).toMatchObject({ email, language });
      const login = await client.post("/api/auth/login", { email, password: PASSWORD });
      expect(login.json().language).toBe(language);
      expect((await client.get("/api/users/me")).json().language).toBe(language);
    }
  });

  it("of somebody whom staff add is the shelter's, whatever staff speak", async () => {
    const admin = await anAdmin(shelter);
    await admin.client.put(`/api/employees/${admin.id}`, { language: "pl" });
    const added = await admin.client.post("/api/users", signUpBody("by-staff@person.test"));
    expect(added.json().language).toBe("en");
    const account = { email: "new@shelter.test", password: PASSWORD };
    const person = { account, name: "Iga", surname: "Nowa", jobTitle: "Opiekunka" };
    expect((await admin.client.post("/api/employees", person)).json().language).toBe("en");
    const polish = { ...person, account: { ...account, email: "pl@shelter.test" }, language: "pl" };
    expect((await admin.client.post("/api/employees", polish)).json().language).toBe("pl");
  });

  it("is changed by a user in the profile, alone, and the application is Polish from then on", async () => {
    const { client, id } = await aUser(shelter, { name: "Ola" });
    expect([await languageOf(client), await documentOf(client, "/user_page")]).toEqual(["en", "en"]);
    const changed = await client.put("/api/users/me", { language: "pl" });
    expect(changed.json()).toMatchObject({ id, name: "Ola", language: "pl" });
    expect([await languageOf(client), await documentOf(client, "/user_page")]).toEqual(["pl", "pl"]);
    await client.put("/api/users/me", { name: "Aleksandra" });
    expect(await languageOf(client)).toBe("pl");
  });

  it("is changed by employees and admins in their own record", async () => {
    for (const { client, id } of [await anEmployee(shelter), await anAdmin(shelter)]) {
      const changed = await client.put(`/api/employees/${id}`, { language: "pl" });
      expect(changed.json()).toMatchObject({ id, language: "pl" });
      expect([await languageOf(client), await documentOf(client, "/admin")]).toEqual(["pl", "pl"]);
    }
  });

  it.each(["de", "", "EN", "en-GB", 1, null, ["pl"]])("is refused as %j at its field", async (language) => {
    const user = await aUser(shelter);
    const employee = await anEmployee(shelter);
    for (const refused of [
      await user.client.put("/api/users/me", { language }),
      await employee.client.put(`/api/employees/${employee.id}`, { language }),
      await visitor(shelter).post("/api/users", signUpBody("refused@person.test", { language })),
    ]) {
      expect(refused.statusCode).toBe(400);
      expect(refused.json().errors).toEqual([{ field: "language", errors: [expect.any(String)] }]);
    }
  });
});
