import { setTimeout as wait } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { PROGRAM_PERMISSIONS } from "../../../../src/server/base/policy.ts";
import { startAppForFile } from "../../support/app.ts";
import { type ApiDocument, type GeneratedRequest, generatedRequests } from "../../support/generated-requests.ts";
import { addOwnRows } from "../../support/own-rows.ts";
import { anAdmin, anEmployee, aUser } from "../../support/people.ts";
import { aProgram } from "../../support/programs.ts";

/** `npm run fuzz -- --count N --seed S` sets both. */
const COUNT = Number(process.env.FUZZ_COUNT ?? 800);
const SEED = Number(process.env.FUZZ_SEED ?? 20261126);

/** A refusal names at most a hundred fields with a sentence each; an answer may be a list or a paper. */
const MOST_BYTES = { refused: 64 * 1024, answered: 2 * 1024 * 1024 };
/** Processor time of one request; that of a password is the most. */
const MOST_MS = 1500;
/** By the clock, on a machine that is busy with something else. */
const MOST_WAIT_MS = 30_000;
/** What is kept for good when all is done: caches, compiled statements, the audit log's own buffers. */
const MOST_KEPT_BYTES = 96 * 1024 * 1024;
/** How often people sign in anew: what is sent may end sessions and close accounts. */
const TOGETHER = 25;
/** Admins most often: to them nearly everything is open. */
const ROLES = ["visitor", "admin", "user", "admin", "employee", "admin", "program"] as const;

/** Why the last request failed. */
let thrown = "";
const shelter = await startAppForFile({}, (server) => {
  server.addHook("onError", async (_request, _reply, error) => {
    thrown = error.stack?.split("\n", 6).join("\n  ") ?? error.message;
  });
});
const { app, db } = shelter;
await addOwnRows(db);
// That row has an import in which nothing was found, which no upload makes.
await db.deleteFrom("imports").execute();
const collect = (): void => {
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")();
};

type Headers = Record<string, string>;

async function signedIn(person: Awaited<ReturnType<typeof aUser>>): Promise<Headers> {
  await person.client.get("/api/auth/me");
  const { session = "", "XSRF-TOKEN": token = "" } = person.client.cookies;
  return { cookie: `session=${session}; XSRF-TOKEN=${token}`, "x-xsrf-token": token };
}

/** What each role sends along. */
async function signEverybodyIn(): Promise<Record<(typeof ROLES)[number], Headers>> {
  const admin = await anAdmin(shelter);
  const [user, employee] = [await aUser(shelter), await anEmployee(shelter)];
  const token = (await aProgram(shelter, admin, PROGRAM_PERMISSIONS)).token;
  const [first] = (await app.inject({ url: "/api/shelter" })).cookies.filter(({ name }) => name === "XSRF-TOKEN");
  const xsrf = first?.value ?? "";
  return {
    visitor: { cookie: `XSRF-TOKEN=${xsrf}`, "x-xsrf-token": xsrf },
    user: await signedIn(user),
    employee: await signedIn(employee),
    admin: await signedIn(admin),
    program: { authorization: `Bearer ${token}` },
  };
}

/** How many answers had which status. */
const statuses: Record<string, number> = {};
/** The operations that were answered with a success. */
const succeeded = new Set<string>();

/** Sends one request. @returns what is wrong with its answer */
async function faultOf(request: GeneratedRequest, headers: Headers, at: number): Promise<string | undefined> {
  const { method, url, body, contentType, ifMatch } = request;
  const before = process.cpuUsage();
  const sent = app.inject({
    method,
    url,
    // Each comes from another address: what is limited by address is proved elsewhere.
    remoteAddress: `10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}`,
    headers: {
      ...headers,
      ...(ifMatch && { "if-match": ifMatch }),
      ...(body !== undefined && { "content-type": contentType }),
    },
    ...(body !== undefined && { payload: body }),
  });
  const answer = await Promise.race([sent, wait(MOST_WAIT_MS)]);
  if (!answer) return `no answer within ${MOST_WAIT_MS} ms`;
  const { user, system } = process.cpuUsage(before);
  const { statusCode, rawPayload } = answer;
  statuses[statusCode] = (statuses[statusCode] ?? 0) + 1;
  if (statusCode < 400) succeeded.add(request.operation);
  // There is no payment provider here.
  if (statusCode === 503 && url.startsWith("/api/payment")) return undefined;
  if (statusCode >= 500) return `${statusCode} ${thrown}`;
  const most = statusCode >= 400 ? MOST_BYTES.refused : MOST_BYTES.answered;
  if (rawPayload.length > most + 4 * (body?.length ?? 0)) return `${statusCode} with ${rawPayload.length} bytes`;
  const ms = (user + system) / 1000;
  return ms > MOST_MS ? `${statusCode} after ${Math.round(ms)} ms` : undefined;
}

test(
  `${COUNT} generated requests of all roles to all calls, seed ${SEED}: no failure, no answer out of proportion, memory back`,
  async () => {
    const requests = generatedRequests(app.swagger() as ApiDocument, () => false);
    const faults = new Map<string, string>();
    collect();
    const begun = process.memoryUsage().heapUsed;
    for (let sent = 0; sent < COUNT; sent += TOGETHER) {
      if (process.env.FUZZ_COUNT && sent % 500 === 0) console.info(`${sent} sent`);
      const headers = await signEverybodyIn();
      const some = fc.sample(requests, { seed: SEED + sent, numRuns: Math.min(TOGETHER, COUNT - sent) });
      for (const [at, request] of some.entries()) {
        const role = ROLES[(sent + at) % ROLES.length] ?? "visitor";
        const fault = await faultOf(request, headers[role], sent + at);
        if (fault === undefined) continue;
        const { method, url, contentType, body = "" } = request;
        const said = `${role}: ${method} ${url.slice(0, 300)} ${contentType} ${body.slice(0, 600)}`;
        faults.set(`${request.operation} ${fault.slice(0, 60)}`, `${fault}\n  ${said}`);
      }
    }
    console.info(`seed ${SEED}: ${JSON.stringify(statuses)}, ${succeeded.size} operations with a success`);
    expect([...faults.values()].join("\n")).toBe("");
    collect();
    expect(process.memoryUsage().heapUsed - begun).toBeLessThan(MOST_KEPT_BYTES);
  },
  COUNT * 200 + 60_000,
);
