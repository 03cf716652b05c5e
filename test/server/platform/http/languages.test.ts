import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { startAppForFile } from "../../support/app.ts";
import { type Client, visitor } from "../../support/client.ts";
import { aUser } from "../../support/people.ts";

const ENGLISH = "Email is required";
const POLISH = "Podaj adres e-mail";

const shelter = await startAppForFile();
await shelter.app.listen({ port: 0, host: "127.0.0.1" });
const port = (shelter.app.server.address() as AddressInfo).port;

const refusal = (client: Client, language: string | undefined, payload: object = {}) => {
  client.language = language;
  return client.post("/api/auth/password/forgot", payload);
};

describe("the language of a refusal", () => {
  it.each([
    ["en", ENGLISH],
    ["pl", POLISH],
    ["pl-PL,pl;q=0.9,en;q=0.5", POLISH],
    ["de, pl;q=0.4, en;q=0.3", POLISH],
    ["pl;q=0.2, en", ENGLISH],
    ["*", ENGLISH],
    ["de", ENGLISH],
    ["pl;q=0", ENGLISH],
    ["", ENGLISH],
    [";;,=", ENGLISH],
    [undefined, ENGLISH],
  ])("is for a visitor with Accept-Language %j: %s", async (language, sentence) => {
    const refused = await refusal(visitor(shelter), language);
    expect(refused.statusCode).toBe(400);
    expect(refused.json().errors).toEqual([{ field: "email", errors: [sentence] }]);
  });

  it("is that of the account, whatever the browser prefers", async () => {
    const { client } = await aUser(shelter);
    for (const [own, sentence] of [
      ["pl", POLISH],
      ["en", ENGLISH],
    ]) {
      await client.put("/api/users/me", { language: own });
      for (const language of ["en", "pl", "de", undefined]) {
        expect((await refusal(client, language)).json().errors[0].errors).toEqual([sentence]);
      }
    }
  });

  it("changes the sentences and nothing else", async () => {
    const client = visitor(shelter);
    const [english, polish] = [await refusal(client, "en"), await refusal(client, "pl")];
    const shape = (body: { errors: { field: string }[] }) => [
      Object.keys(body),
      body.errors.map(({ field, ...rest }) => [field, Object.keys(rest)]),
    ];
    expect(polish.statusCode).toBe(english.statusCode);
    expect(shape(polish.json())).toEqual(shape(english.json()));
  });
});

/** Sends a request whose body comes in two parts, the second after a while. @returns the first sentence of the refusal */
function slowly(token: string, language: string, pauseMs: number, body = "{}"): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = {
      "content-type": "application/json",
      "content-length": Buffer.byteLength(body),
      "accept-language": language,
      cookie: `XSRF-TOKEN=${token}`,
      "x-xsrf-token": token,
    };
    const sent = request({ port, method: "POST", path: "/api/auth/password/forgot", headers }, async (response) => {
      const parts = await Array.fromAsync(response);
      const answer = JSON.parse(Buffer.concat(parts).toString());
      resolve(answer.errors?.[0].errors[0] ?? answer.message);
    });
    sent.on("error", reject);
    sent.write(body.slice(0, 1));
    wait(pauseMs).then(() => sent.end(body.slice(1)), reject);
  });
}

describe("a refusal without a sentence of its own", () => {
  it.each([
    ["en", "Not Found", "Bad Request"],
    ["pl", "Nie znaleziono", "Nieprawidłowe zapytanie"],
  ])("has the title of its status in %s, also for a body that is no JSON", async (language, missing, malformed) => {
    const client = visitor(shelter);
    client.language = language;
    expect((await client.get("/api/nothing")).json()).toMatchObject({ title: missing, message: missing });
    await client.get("/api/animals?pageSize=1");
    const token = client.cookies["XSRF-TOKEN"] ?? "";
    expect(await slowly(token, language, 20, "{,")).toBe(malformed);
  });
});

describe("requests in two languages at the same time", () => {
  it("each get their own, also when their bodies come slowly and in turns", async () => {
    const languages = Array.from({ length: 150 }, (_, i) => (i % 2 === 0 ? "pl" : "en"));
    const client = visitor(shelter);
    await client.get("/api/animals?pageSize=1");
    const token = client.cookies["XSRF-TOKEN"] ?? "";
    const answers = await Promise.all(languages.map((language, i) => slowly(token, language, 20 + ((i * 37) % 200))));
    const wrong = answers.filter((answer, i) => answer !== (languages[i] === "pl" ? POLISH : ENGLISH));
    expect(wrong).toEqual([]);
  });
});
