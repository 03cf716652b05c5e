/** `npm run types`: writes the types of the migrated database; with `--check` it only reports whether they are up to date. */
import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launchDatabase } from "../operator/postgres/launch.ts";
import { migrate } from "../src/server/database/migrate.ts";
import { openPool } from "../src/server/database/pool.ts";
import { schemaTypes } from "../src/server/database/schema-types.ts";

const FILE = join(import.meta.dirname, "../src/server/database/schema.generated.ts");

/** @returns the types of a new temporary database with all migrations */
async function freshTypes(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "shelter-types-"));
  await chmod(folder, 0o755); // PostgreSQL may run as another user
  const database = await launchDatabase({ dataDir: join(folder, "data") });
  const pool = openPool(database.pool);
  try {
    await migrate(pool);
    return await schemaTypes(pool);
  } finally {
    await pool.end();
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

const types = await freshTypes();
if (!process.argv.includes("--check")) {
  await writeFile(FILE, types);
} else if (types !== (await readFile(FILE, "utf8"))) {
  console.error("schema.generated.ts does not agree with the migrations. Run: npm run types");
  process.exitCode = 1;
}
