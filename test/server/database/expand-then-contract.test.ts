import { expect, test } from "vitest";
import { migrationNames, migrationSql } from "../../../src/server/database/migrate.ts";

/** What an older server cannot live with, as it still reads and writes what is taken away or is another thing now. */
const CONTRACTS =
  /\b(drop (table|column|view|type)|rename (to|column)|alter column \S+ (type|set not null|set data type)|drop default)\b/i;
/** The last migration of those that make the first schema, which no older server has used. See docs/scaling.md. */
const FIRST_SCHEMA = "0013-keys.sql";
/** Migrations that take away what no server has used for a release, by that release. */
const AFTER_RELEASE: Readonly<Record<string, string>> = {};

test("a migration only adds, so that servers of the version before go on while it is applied and afterwards", async () => {
  const names = (await migrationNames()).filter((name) => name > FIRST_SCHEMA && AFTER_RELEASE[name] === undefined);
  const found: string[] = [];
  for (const name of names) {
    const sql = (await migrationSql(name)).replace(/--.*$/gm, "");
    const contract = CONTRACTS.exec(sql);
    if (contract) found.push(`${name} has "${contract[0]}": docs/scaling.md, "expand, then contract"`);
  }
  expect(found).toEqual([]);
});
