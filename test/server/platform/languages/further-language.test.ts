import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type * as Language from "../../../../src/server/base/language.ts";
import {
  buildItsPages,
  INVENTED,
  INVENTED_LOCALE,
  productWithInventedLanguage,
} from "../../../scripts/invented-language.ts";
import type * as Newcomer from "../../accounts/newcomer.ts";
import type * as AdoptionCast from "../../support/adoption-cast.ts";
import type * as App from "../../support/app.ts";
import type * as Builders from "../../support/builders.ts";
import type * as Clients from "../../support/client.ts";
import type * as Letterbox from "../../support/letterbox.ts";
import { wordsOf } from "../../support/pdf-text.ts";
import type * as People from "../../support/people.ts";
import { rowsOf } from "../../support/rows.ts";
import { plainWords, readableIn } from "./plain-words.ts";

/** A copy of the product with one more language; its own modules, because the others know two. */
const FOLDER = join(tmpdir(), `shelter-further-language-${process.pid}`);
const load = <T>(file: string): Promise<T> => import(/* @vite-ignore */ join(FOLDER, "test/server", file));

let shelter: App.TestApp;
let cast: AdoptionCast.Cast;
let build: typeof Builders;
let clients: typeof Clients;
let people: typeof People;
let adoptions: typeof AdoptionCast;
let letterbox: typeof Letterbox;
let newcomer: typeof Newcomer;

beforeAll(async () => {
  await productWithInventedLanguage(FOLDER);
  await buildItsPages(FOLDER);
  const { startApp } = await load<typeof App>("support/app.ts");
  const { readTextsByRequest } = await load<typeof Language>("../../src/server/base/language.ts");
  readTextsByRequest();
  [build, clients, people, adoptions, letterbox, newcomer] = await Promise.all([
    load<typeof Builders>("support/builders.ts"),
    load<typeof Clients>("support/client.ts"),
    load<typeof People>("support/people.ts"),
    load<typeof AdoptionCast>("support/adoption-cast.ts"),
    load<typeof Letterbox>("support/letterbox.ts"),
    load<typeof Newcomer>("accounts/newcomer.ts"),
  ]);
  shelter = await startApp();
  cast = await adoptions.assembleCast(shelter);
});
afterAll(async () => {
  await shelter?.close();
  await rm(FOLDER, { recursive: true, force: true });
});

/** What is typed in this test has accents, and what its helpers type is known. */
const TYPED = [
  "Available Adopted",
  "Ewa Kowalska Jan Nowak Piotrkowska Caretaker Group First Second paragraph Work with animals",
];
const find = plainWords(INVENTED_LOCALE, TYPED);
const NAME = "Ććć";

/** A visitor whose browser prefers the language. */
function aStranger(): Clients.Client {
  const client = clients.visitor(shelter);
  client.language = INVENTED;
  return client;
}

async function anAdopter(): Promise<People.Person & { email: string }> {
  const adopter = await people.aUser(shelter, { name: NAME, surname: NAME, street: NAME, city: NAME });
  expect((await adopter.client.put("/api/users/me", { language: INVENTED })).statusCode).toBe(200);
  const accounts = shelter.db.selectFrom("accounts").select("email").where("id", "=", adopter.accountId);
  return { ...adopter, ...(await accounts.executeTakeFirstOrThrow()) };
}

const anAnimal = () =>
  build.buildAnimal(shelter.db, { name: NAME, breed: NAME, where_found: NAME, animal_group_id: cast.group });

describe("a language that is added by files alone", () => {
  test("has every public page, without a word that is in no catalog", async () => {
    const animal = await anAnimal();
    for (let more = 0; more < 13; more++) await anAnimal();
    const news = await build.buildNews(shelter.db, { title: NAME, content: NAME });
    await build.buildJob(shelter.db, { name: NAME, description: NAME });
    const paths = [
      "",
      "/animals",
      "/animals?page=2",
      "/animals?type=Dog&sex=Male",
      `/animal/${animal}`,
      "/animal/0",
      "/news",
      `/news/${news}`,
      "/adoption",
      "/help/donate",
      "/help/volunteer",
      "/help/jobs",
      "/about",
      "/privacy",
      "/terms",
      "/newsletter/confirmed",
      "/newsletter/unsubscribed",
      "/payment/payu/success",
      "/login",
      "/sign_up",
      "/logout",
      "/forgot_password",
      "/reset_password?token=abc",
      "/reset_password",
      "/confirm_email?token=abc",
      "/confirm_email/done",
      "/unauthorized",
      "/nothing",
    ];
    for (const path of paths) {
      const { body } = await aStranger().get(`/${INVENTED}${path}`);
      expect(body, path).toContain(`<html lang="${INVENTED}">`);
      expect(find(readableIn(body, INVENTED)), path).toEqual([]);
    }
  });

  test("is known to search engines, and to browsers as an application", async () => {
    const { body } = await aStranger().get("/animals");
    expect(body).toContain(
      `<link rel="alternate" hrefLang="${INVENTED}" href="http://shelter.test/${INVENTED}/animals"/>`,
    );
    expect((await aStranger().get("/sitemap.xml")).body).toContain(
      `<loc>http://shelter.test/${INVENTED}/animals</loc>`,
    );
    const manifest = (await aStranger().get(`/${INVENTED}/manifest.webmanifest`)).json();
    expect(find(manifest.description)).toEqual([]);
  });

  test("has its own forms of counts", async () => {
    const breeds = ["Ćć", "Ńń"];
    for (const [at, breed] of breeds.entries())
      for (let more = 0; more < at + 2; more++) await build.buildAnimal(shelter.db, { breed });
    const counted = async (breed: string) =>
      (await aStranger().get(`/${INVENTED}/animals?breed=${encodeURIComponent(breed)}`)).body;
    expect(await counted("Ćć")).toContain("‹2›");
    expect(await counted("Ńń")).toContain("‹3›");
  });

  test("has every refusal of the API", async () => {
    const admin = await people.anAdmin(shelter);
    await shelter.db.updateTable("accounts").set({ language: INVENTED }).where("id", "=", admin.accountId).execute();
    admin.client.language = INVENTED;
    const refusals = await refusalsTo([aStranger(), admin.client]);
    expect(refusals.length).toBeGreaterThan(400);
    expect(refusals.filter(({ said }) => find(said).length > 0)).toEqual([]);
  });

  test("has every letter", async () => {
    const adopter = await anAdopter();
    const { id } = await adoptions.adoptionAt(shelter, cast, 6, adopter, await anAnimal());
    await adopter.client.post(`/api/adoptions/${id}/contract/accept`, { accepted: true });
    const email = "newcomer@person.test";
    await aStranger().post("/api/users", newcomer.signUpBody(email, { name: NAME }));
    await aStranger().post("/api/auth/password/forgot", { email });
    await letterbox.subscribe(shelter, "reader@person.test", undefined, INVENTED);
    const written = () => rowsOf(shelter.db, "letters", { recipient: [adopter.email, email, "reader@person.test"] });
    await expect.poll(written).toHaveLength(10);
    for (const letter of await written()) {
      expect(letter.html).toContain(`<html lang="${INVENTED}">`);
      expect(find([letter.subject, letter.text, readableIn(letter.html, INVENTED)].join("\n"))).toEqual([]);
    }
  });

  test("has every paper", async () => {
    const adopter = await anAdopter();
    const { id } = await adoptions.adoptionAt(shelter, cast, 6, adopter, await anAnimal());
    const contract = (await adopter.client.get(`/api/adoptions/${id}/contract`)).rawPayload;
    expect(find(wordsOf(contract))).toEqual([]);
    expect(contract.toString("latin1")).toContain(`/Lang (${INVENTED})`);
    const form = (await aStranger().get(`/${INVENTED}/files/volunteer-application.pdf`)).rawPayload;
    expect(find(wordsOf(form))).toEqual([]);
  });

  test("can be chosen, and the application opens in it", async () => {
    const adopter = await anAdopter();
    expect((await adopter.client.get("/user_page")).body).toContain(`<html lang="${INVENTED}">`);
  });
});

type Operation = { requestBody?: { content: Record<string, { schema: { properties?: object } }> } };

/** Nothing at all, and each field blank, below zero or of another kind. */
function bodiesFor({ requestBody }: Operation): (object | undefined)[] {
  const fields = Object.keys(requestBody?.content["application/json"]?.schema.properties ?? {});
  if (fields.length === 0) return [undefined];
  const wrong = ["", -1, {}, "x".repeat(40_000)];
  return [undefined, {}, ...wrong.map((value) => Object.fromEntries(fields.map((field) => [field, value])))];
}

/** Makes every call there is with wrong bodies. @returns what each refusal says */
async function refusalsTo(clients: readonly Clients.Client[]): Promise<{ call: string; said: string }[]> {
  const { paths } = (await aStranger().get("/api/openapi.json")).json();
  const calls = Object.entries<Record<string, Operation>>(paths)
    .filter(([path]) => path.startsWith("/api/") && path !== "/api/auth/logout")
    .flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ path, method, operation })));
  const refusals = [];
  for (const { path, method, operation } of calls) {
    for (const client of clients) {
      for (const body of bodiesFor(operation)) {
        const answer = await client[method as "post"](path.replaceAll(/\{\w+\}/g, "987654321"), body);
        if (answer.statusCode < 400) continue;
        const { title, message, errors = [] } = answer.json();
        const said = [title, message, ...errors.flatMap((one: { errors: string[] }) => one.errors)].join("\n");
        refusals.push({ call: `${method} ${path} ${JSON.stringify(body)?.slice(0, 80)}`, said });
      }
    }
  }
  return refusals;
}
