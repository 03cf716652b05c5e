import { setTimeout as wait } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { serverProcess } from "../../support/server-process.ts";
import { bodyOf, WAY } from "../support/adoption-cast.ts";
import { violatedInvariants } from "../support/adoption-invariants.ts";
import { buildAnimal, buildEmployee, buildUser } from "../support/builders.ts";
import { databaseForFile } from "../support/database.ts";
import { sessionHeaders } from "../support/session-headers.ts";

const QUESTIONS = 12;
const WALKERS = 6;

const database = await databaseForFile();
const server = await serverProcess(database.url);
afterAll(() => server.remove());

type Send = (path: string, body?: object) => Promise<{ status: number; id: number }>;

/** A signed-in client over a real connection. */
async function browser(address: string, accountId: number): Promise<Send> {
  const headers = await sessionHeaders(database.db, address, accountId);
  return async (path, body) => {
    const response = await fetch(`${address}/api${path}`, {
      method: "POST",
      headers: body ? { ...headers, "content-type": "application/json" } : headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as { id: number };
    return { status: response.status, id: answer.id };
  };
}

const accountOf = async (table: "users" | "employees", id: number) =>
  (await database.db.selectFrom(table).select("account_id").where("id", "=", id).executeTakeFirstOrThrow()).account_id;

/** Adopts one animal after the other until the server is killed, and records every step that was answered with success. */
async function adoptUntilKilled(adopter: Send, staff: Send, acknowledged: Map<number, string[]>): Promise<void> {
  for (;;) {
    const animalId = await buildAnimal(database.db);
    const applied = await adopter("/adoptions/applications", { animalId, applicationLetter: "Please." });
    expect(applied.status).toBe(201);
    const events = ["applications"];
    acknowledged.set(applied.id, events);
    for (const [action, by] of WAY) {
      const send = by === "admin" ? staff : adopter;
      const moved = await send(`/adoptions/${applied.id}/${action}`, bodyOf(action, QUESTIONS));
      expect([action, moved.status]).toEqual([action, 200]);
      events.push(action);
    }
  }
}

const isGone = (error: unknown) => error instanceof TypeError || error instanceof SyntaxError;

test("a killed server has lost no acknowledged step and left none half done", async () => {
  const { db } = database;
  const staffId = await buildEmployee(db, { is_admin: true });
  const users = await Promise.all(Array.from({ length: WALKERS }, () => buildUser(db)));
  const acknowledged = new Map<number, string[]>();
  for (let round = 0; round < 2; round++) {
    const address = await server.start();
    const staff = await browser(address, await accountOf("employees", staffId));
    const adopters = await Promise.all(users.map(async (id) => browser(address, await accountOf("users", id))));
    const before = acknowledged.size;
    const wrong: unknown[] = [];
    const walks = adopters.map((adopter) =>
      adoptUntilKilled(adopter, staff, acknowledged).catch((error: unknown) => {
        if (!isGone(error)) wrong.push(error);
      }),
    );
    while (acknowledged.size < before + WALKERS + round + 2 && wrong.length === 0) await wait(5);
    await wait(37 * (round + 1));
    await server.kill();
    await Promise.all(walks);
    expect(wrong).toEqual([]);
    // The database notices the closed connections and rolls back what was not committed.
    await wait(500);
    expect(await violatedInvariants(db)).toEqual([]);
  }
  const lines = await db.selectFrom("adoption_history").select(["adoption_id", "event"]).orderBy("id").execute();
  const kept = Map.groupBy(lines, ({ adoption_id }) => adoption_id);
  for (const [id, events] of acknowledged) {
    const history = (kept.get(id) ?? []).map(({ event }) => event);
    expect([id, history.slice(0, events.length)]).toEqual([id, events]);
    // One more step may have been committed whose answer was lost.
    expect(history.length - events.length).toBeLessThanOrEqual(1);
  }
  expect(acknowledged.size).toBeGreaterThanOrEqual(2 * WALKERS);
});
