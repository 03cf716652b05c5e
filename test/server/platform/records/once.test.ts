import { expect, test } from "vitest";
import { deleteOldAnswers } from "../../../../src/server/platform/records/once.ts";
import { serverProcess } from "../../../support/server-process.ts";
import { startAppForFile } from "../../support/app.ts";
import { buildAnimal } from "../../support/builders.ts";
import type { Client } from "../../support/client.ts";
import { anEmployee } from "../../support/people.ts";
import { sessionHeaders } from "../../support/session-headers.ts";

const TODAY = "2026-11-20";
const shelter = await startAppForFile();
const [anna, jan] = [await anEmployee(shelter), await anEmployee(shelter)];

let keys = 0;
const aKey = () => `key-of-test-${++keys}`;
/** Sends a write under a key. */
const send = ({ client }: { client: Client }, key: string, url: string, body: object) =>
  client.post(url, body, { "idempotency-key": key });
const seen = async (animal: number) =>
  (await anna.client.get(`/api/animals/${animal}/observations`)).json().items as { id: number; note: string }[];
const observe = (animal: number) => `/api/animals/${animal}/observations`;

test("the same write under the same key is done once and answered as the first time", async () => {
  const animal = await buildAnimal(shelter.db);
  const body = { on: TODAY, ate: "all", weightKg: 12.5 };
  const key = aKey();
  const first = await send(anna, key, observe(animal), body);
  expect(first.statusCode).toBe(201);
  await anna.client.post(`/api/animals/${animal}/weights`, { on: TODAY, kg: 13 });
  const again = await send(anna, key, observe(animal), body);
  expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
  expect(await seen(animal)).toHaveLength(1);
  const written = shelter.db.selectFrom("audit_log").select("id").where("action", "=", "observe");
  expect(await written.where("subject_id", "=", animal).execute()).toHaveLength(1);
});

test("many at the same time under one key do it once, and all are answered the same", async () => {
  const animal = await buildAnimal(shelter.db);
  const key = aKey();
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => send(anna, key, observe(animal), { on: TODAY, note: "Limps." })),
  );
  expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(201));
  expect(await seen(animal)).toHaveLength(1);
});

test("something else under a known key is refused and not done", async () => {
  const [animal, other] = [await buildAnimal(shelter.db), await buildAnimal(shelter.db)];
  const key = aKey();
  await send(anna, key, observe(animal), { on: TODAY, ate: "all" });
  for (const refused of [
    await send(anna, key, observe(animal), { on: TODAY, ate: "none" }),
    await send(anna, key, observe(other), { on: TODAY, ate: "all" }),
  ]) {
    expect([refused.statusCode, refused.json().message]).toEqual([
      422,
      "Something else was sent under this Idempotency-Key before.",
    ]);
  }
  expect([(await seen(animal)).length, (await seen(other)).length]).toEqual([1, 0]);
});

test("a key is a person's own: under another's the same is done again", async () => {
  const animal = await buildAnimal(shelter.db);
  const key = aKey();
  for (const person of [anna, jan]) await send(person, key, observe(animal), { on: TODAY, note: "Limps." });
  expect(await seen(animal)).toHaveLength(2);
});

test("a refusal is not kept: when its reason is gone, the same is done", async () => {
  const animal = await buildAnimal(shelter.db);
  const key = aKey();
  await anna.client.delete(`/api/animals/${animal}`);
  expect((await send(anna, key, observe(animal), { on: TODAY, ate: "all" })).statusCode).toBe(404);
  await shelter.db.updateTable("animals").set({ archived_at: null }).where("id", "=", animal).execute();
  expect((await send(anna, key, observe(animal), { on: TODAY, ate: "all" })).statusCode).toBe(201);
});

test("a key that is none is refused, and a call that takes none does not look at it", async () => {
  const animal = await buildAnimal(shelter.db);
  for (const key of ["short", "with blanks in it", "k".repeat(101)]) {
    expect([key, (await send(anna, key, observe(animal), { on: TODAY, ate: "all" })).statusCode]).toEqual([key, 400]);
  }
  expect(await seen(animal)).toEqual([]);
  const hold = { kind: "medical", from: TODAY };
  expect((await send(anna, "short", `/api/animals/${animal}/holds`, hold)).statusCode).toBe(201);
});

test("every write that a phone keeps says in the documentation that it takes a key", async () => {
  const { paths } = (await anna.client.get("/api/openapi.json")).json();
  const taking = Object.entries<Record<string, { description?: string }>>(paths).flatMap(([path, calls]) =>
    Object.entries(calls)
      .filter(([, { description }]) => description?.includes("Idempotency-Key"))
      .map(([method]) => `${method} ${path}`),
  );
  expect(taking.sort()).toEqual([
    "delete /api/observations/{id}",
    "post /api/animals/{id}/observations",
    "post /api/animals/{id}/weights",
    "post /api/intakes",
    "post /api/treatments/confirm-batch",
    "post /api/treatments/give",
    "post /api/treatments/undo",
    "post /api/treatments/{id}/skip",
    "put /api/animals/{id}/unit",
  ]);
});

test("a dose that is sent twice is given once; two people under two keys: the second reads who was first", async () => {
  const animal = await buildAnimal(shelter.db, { name: "Figa", type: "Dog" });
  const kinds = (await anna.client.get("/api/treatment-kinds")).json().items as {
    id: number;
    needsBatch: boolean;
    species: string | null;
  }[];
  const { id: kindId } = kinds.find((kind) => !kind.needsBatch && kind.species !== "Cat") ?? { id: 0 };
  const dose = (await anna.client.post(`/api/animals/${animal}/treatments`, { kindId, dueOn: TODAY })).json().id;
  const give = { treatmentIds: [dose], on: TODAY };
  const key = aKey();
  const answers = [
    await send(anna, key, "/api/treatments/give", give),
    await send(anna, key, "/api/treatments/give", give),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(answers[0]?.json()).toEqual(answers[1]?.json());
  const second = await send(jan, aKey(), "/api/treatments/give", give);
  expect([second.statusCode, second.json().message]).toEqual([409, expect.stringMatching(/^Figa, .*given already by/)]);
});

test("answers are kept for 14 days", async () => {
  const animal = await buildAnimal(shelter.db);
  const key = aKey();
  await send(anna, key, observe(animal), { on: TODAY, ate: "all" });
  const kept = async () =>
    (await shelter.db.selectFrom("sent_once").select("key").where("key", "=", key).execute()).length;
  const days = (count: number) => new Date(shelter.clock.now().getTime() + count * 86_400_000);
  await deleteOldAnswers(shelter.db, days(13.9));
  expect(await kept()).toBe(1);
  await deleteOldAnswers(shelter.db, days(14));
  expect(await kept()).toBe(0);
});

test("a server that is killed between the deed and its answer has done both or neither", async () => {
  const server = await serverProcess(shelter.url);
  try {
    const animal = await buildAnimal(shelter.db);
    let address = await server.start();
    const headers = {
      ...(await sessionHeaders(shelter.db, address, anna.accountId)),
      "content-type": "application/json",
    };
    const body = JSON.stringify({ on: new Date().toISOString().slice(0, 10), ate: "none" });
    const write = (key: string) =>
      fetch(address + observe(animal), { method: "POST", headers: { ...headers, "idempotency-key": key }, body });
    const key = aKey();
    const lock = await shelter.pool.connect();
    await lock.query("begin; lock table audit_log in exclusive mode");
    const cut = write(key).then(
      () => "answered",
      () => "gone",
    );
    const waits = "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
    await expect.poll(async () => (await shelter.pool.query(waits)).rowCount).toBe(1);
    await server.kill();
    await lock.query("rollback");
    lock.release();
    expect(await cut).toBe("gone");
    address = await server.start();
    const answers = [await write(key), await write(key)];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(await answers[0]?.text()).toBe(await answers[1]?.text());
    expect(await seen(animal)).toHaveLength(1);
  } finally {
    await server.remove();
  }
});
