import { sql } from "kysely";
import { expect, test } from "vitest";
import { onlySlow, openDatabase, type Statement } from "../../../src/server/database/pool.ts";
import { startApp } from "../support/app.ts";
import { createDatabase } from "../support/database.ts";

test("a statement that takes long is named with the id of its request, and without its values", async () => {
  const slow: Statement[] = [];
  const database = await createDatabase();
  const db = openDatabase(database.pool, { onStatement: onlySlow((statement) => slow.push(statement)) });
  const secret = "Kowalska";
  const shelter = await startApp({ database: { ...database, db } }, (app) =>
    app.get("/api/slow", { config: { permission: "animals.read" } }, async () => {
      await sql`select ${secret} as name, pg_sleep(0.6)`.execute(db);
      await sql`select 1`.execute(db);
      return {};
    }),
  );
  const { headers } = await shelter.app.inject("/api/slow");
  expect(slow).toEqual([
    { ms: expect.any(Number), sql: "select $1 as name, pg_sleep(0.6)", requestId: headers["x-request-id"] },
  ]);
  expect(slow[0]?.ms).toBeGreaterThan(500);
  await shelter.close();
});
