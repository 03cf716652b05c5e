import { describe, expect, test } from "vitest";
import { watchContent } from "../../../src/server/database/content-changes.ts";
import { buildAnimal, buildUser } from "../support/builders.ts";
import { databaseForFile } from "../support/database.ts";

const database = await databaseForFile();

describe("watching what pages show", () => {
  test("receives a committed change, but not changes that pages do not show", async () => {
    const changes = watchContent(database.where);
    await expect.poll(() => changes.listening).toBe(true);
    const before = changes.generation;
    await buildUser(database.db);
    await buildAnimal(database.db);
    // The animal, and its stay.
    await expect.poll(() => changes.generation).toBe(before + 2);
    await changes.stop();
  });

  test("has counted what this process committed, alone or in a transaction, once it has caught up", async () => {
    const changes = watchContent(database.where);
    await expect.poll(() => changes.listening).toBe(true);
    await buildAnimal(database.db);
    await changes.catchUp();
    const before = changes.generation;
    await database.db.transaction().execute(async (tx) => {
      await buildAnimal(tx);
      await changes.catchUp();
      expect(changes.generation).toBe(before);
    });
    await changes.catchUp();
    expect(changes.generation).toBe(before + 1);
    await changes.stop();
  });

  test("is not listening while its connection is broken, and listens again afterwards", async () => {
    const changes = watchContent(database.where);
    await expect.poll(() => changes.listening).toBe(true);
    const before = changes.generation;
    await database.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'animal-shelter changes' and datname = current_database()",
    );
    await expect.poll(() => changes.listening).toBe(false);
    expect(changes.generation).toBeGreaterThan(before);
    await expect.poll(() => changes.listening).toBe(true);
    const again = changes.generation;
    await buildAnimal(database.db);
    await expect.poll(() => changes.generation).toBe(again + 2);
    await changes.stop();
  });
});
