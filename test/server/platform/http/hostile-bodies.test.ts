import { describe, expect, test } from "vitest";
import { startAppForFile } from "../../support/app.ts";
import type { Client } from "../../support/client.ts";
import { anAdmin, aUser } from "../../support/people.ts";

/** The largest accepted body, in bytes, less some room for brackets. */
const LARGEST = 1024 * 1024 - 64 * 1024;
/** The largest answer of a refusal, in bytes: 100 fields with a long name and a sentence each. */
const MAX_ANSWER_BYTES = 64 * 1024;
/** Processor time of one request, in milliseconds; it was minutes. Not of the clock: other work runs beside the tests. */
const MAX_MS = 1_500;

const NUL = String.raw`"\u0000"`;
const filled = (part: string, bytes: number) => Array(Math.floor(bytes / (part.length + 1))).fill(part);
const list = (part: string, bytes = LARGEST) => `[${filled(part, bytes).join(",")}]`;
const fields = (value: string, name: (n: number) => string, count: number) =>
  `{${Array.from({ length: count }, (_, n) => `"${name(n)}":${value}`).join(",")}}`;
const long = "k".repeat(30_000);

/** Bodies that are cheap to send; `FIELD` is replaced by a field of the call. */
const BODIES: Record<string, string> = {
  "a list of numbers": `{"FIELD":${list("0")}}`,
  "a list of nothing": `{"FIELD":${list("null")}}`,
  "a list of empty records": `{"FIELD":${list("{}")}}`,
  "a list of lists": `{"FIELD":${list("[[0,0],[0,0]]")}}`,
  "a list of NULs": `{"FIELD":${list(NUL)}}`,
  "NULs under a long name": `{"${long}":${list(NUL, LARGEST - long.length)}}`,
  "NULs under many long names": fields(NUL, (n) => `${"k".repeat(900)}${n}`, LARGEST / 920),
  "many fields": fields("0", (n) => `f${n}`, LARGEST / 11),
  "many fields with NULs": fields(NUL, (n) => `f${n}`, LARGEST / 18),
  "deep lists": `{"FIELD":${"[".repeat(LARGEST / 2)}${"]".repeat(LARGEST / 2)}}`,
  "deep records with a NUL at the end": `{"FIELD":${'{"a":'.repeat(LARGEST / 6)}${NUL}${"}".repeat(LARGEST / 6)}}`,
  "deep records under long names": `{"FIELD":${`{"${"k".repeat(900)}":${NUL},"b":`.repeat(LARGEST / 920)}0${"}".repeat(LARGEST / 920)}}`,
  "one long text": `{"FIELD":"${"a".repeat(LARGEST)}"}`,
  "one long text of blanks": `{"FIELD":"${" ".repeat(LARGEST)}a"}`,
  "one long text with an at sign": `{"FIELD":"${"a.".repeat(LARGEST / 4)}@${"a.".repeat(LARGEST / 4)}"}`,
  "one long text of digits": `{"FIELD":"${"1".repeat(LARGEST)}"}`,
  "one long number": `{"FIELD":${"1".repeat(LARGEST)}}`,
  "a list, not a record": list("0"),
};

/** Calls that take many kinds of fields, and every one of their fields. */
const CALLS: readonly (readonly [who: "user" | "admin", method: "POST" | "PUT", call: string, fields: string[]])[] = [
  ["user", "POST", "auth/login", ["email"]],
  ["user", "POST", "users", ["account", "phoneNumber", "dateOfBirth"]],
  ["user", "POST", "adoptions/1/questionnaire/submit", ["answers"]],
  ["user", "PUT", "users/me", ["postalCode"]],
  ["admin", "POST", "users/me/close", ["currentPassword"]],
  ["admin", "PUT", "adoptions/1/assignees", ["employeeIds"]],
  ["admin", "PUT", "adoptions/questionnaire/template", ["questions"]],
  ["admin", "POST", "animal-groups", ["animalIds"]],
  ["admin", "POST", "animals", ["attributeScores", "photos", "weight"]],
];

const clients = {} as Record<"user" | "admin", Client>;
const shelter = await startAppForFile();
clients.user = (await aUser(shelter)).client;
clients.admin = (await anAdmin(shelter)).client;
for (const client of Object.values(clients)) await client.get("/api/auth/me");

/** Sends exactly this body. @returns the answer, and its processor time in milliseconds */
async function send(client: Client, method: "POST" | "PUT" | "GET", url: string, payload?: string) {
  const headers = { "x-xsrf-token": client.cookies["XSRF-TOKEN"] ?? "", "content-type": "application/json" };
  const before = process.cpuUsage();
  const answer = await shelter.app.inject({
    method,
    url,
    cookies: client.cookies,
    ...(payload !== undefined && { payload, headers }),
  });
  const { user, system } = process.cpuUsage(before);
  return { answer, ms: (user + system) / 1000 };
}

describe("the largest accepted body is refused quickly, with a short answer:", () => {
  test.each(Object.entries(BODIES))("%s", async (_shape, body) => {
    for (const [who, method, call, names] of CALLS) {
      for (const name of body.includes("FIELD") ? names : [""]) {
        const { answer, ms } = await send(clients[who], method, `/api/${call}`, body.replace("FIELD", name));
        const said = `${method} ${call} ${name}: ${answer.statusCode} ${answer.body.slice(0, 300)}`;
        expect(answer.statusCode, said).toBeLessThan(500);
        expect(answer.body.length, said).toBeLessThan(MAX_ANSWER_BYTES);
        expect(ms, said).toBeLessThan(MAX_MS);
      }
    }
  });
});

test("a query of thousands of fields and NULs is refused like any other", async () => {
  for (const query of ["q=%00&".repeat(3_000), `q=${"%00".repeat(5_000)}`, "type=x&".repeat(2_000)]) {
    const { answer, ms } = await send(clients.user, "GET", `/api/animals?${query}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.body.length).toBeLessThan(MAX_ANSWER_BYTES);
    expect(ms).toBeLessThan(MAX_MS);
  }
});

test("at most 100 fields are named, long names are cut", async () => {
  const many = fields(NUL, (n) => `f${n}`, 500);
  const { answer } = await send(clients.user, "POST", "/api/auth/login", many);
  const named = answer.json().errors;
  expect(named).toHaveLength(100);
  expect(named.slice(0, 3).map(({ field }: { field: string }) => field)).toEqual(["email", "password", "f0"]);
  const one = await send(clients.user, "POST", "/api/auth/login", `{"${"k".repeat(9_000)}":${NUL}}`);
  expect(one.answer.json().errors.at(-1)).toEqual({
    field: "k".repeat(200),
    errors: ["Control characters are not allowed."],
  });
});

type JsonSchema = { type?: string | string[]; maxItems?: number; [part: string]: unknown };

/** The path of every list without a longest length. */
function endlessLists(schema: unknown, path = ""): string[] {
  if (typeof schema !== "object" || schema === null) return [];
  const { type, maxItems } = schema as JsonSchema;
  const own = [type].flat().includes("array") && maxItems === undefined ? [path] : [];
  return [...own, ...Object.entries(schema).flatMap(([name, part]) => endlessLists(part, `${path}/${name}`))];
}

test("every list in a body has a maximum length, which is checked before its items", () => {
  const { paths } = shelter.app.swagger() as { paths: Record<string, Record<string, { requestBody?: unknown }>> };
  const bodies = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { requestBody }]) => [`${method} ${path}`, requestBody] as const),
  );
  expect(bodies.filter(([, body]) => body).length).toBeGreaterThan(20);
  expect(bodies.flatMap(([call, body]) => endlessLists(body, call))).toEqual([]);
});
