/**
 * `npm run types`: writes the types of the migrated database and the lists of languages; with `--check` it only reports
 * whether they are up to date.
 */
import { join } from "node:path";
import { migrate } from "../src/server/database/migrate.ts";
import { openPool } from "../src/server/database/pool.ts";
import { schemaTypes } from "../src/server/database/schema-types.ts";
import { launchPostgres } from "../test/support/postgres.ts";
import { writeGenerated } from "./generated-files.ts";
import { languageFiles } from "./types/language-files.ts";

const SOURCE = join(import.meta.dirname, "../src");
const SCHEMA = "server/database/schema.generated.ts";

/** @returns the types of a new temporary database with all migrations */
async function freshTypes(): Promise<string> {
  const { server, end } = await launchPostgres();
  const pool = openPool(server);
  try {
    await migrate(pool);
    return await schemaTypes(pool);
  } finally {
    await pool.end();
    await end();
  }
}

const files = [...languageFiles(SOURCE).set(SCHEMA, await freshTypes())];
await writeGenerated(new Map(files.map(([path, content]) => [`src/${path}`, content])), "npm run types");
