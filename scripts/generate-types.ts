/**
 * `npm run types`: writes the types of the migrated database and the lists of languages; with `--check` it only reports
 * whether they are up to date.
 */
import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launchDatabase } from "../operator/postgres/launch.ts";
import { migrate } from "../src/server/database/migrate.ts";
import { openPool } from "../src/server/database/pool.ts";
import { schemaTypes } from "../src/server/database/schema-types.ts";
import { languageFiles } from "./types/language-files.ts";

const SOURCE = join(import.meta.dirname, "../src");
const SCHEMA = "server/database/schema.generated.ts";

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

const files = languageFiles(SOURCE).set(SCHEMA, await freshTypes());
for (const [path, content] of files) {
  const file = join(SOURCE, path);
  if (!process.argv.includes("--check")) {
    await writeFile(file, content);
  } else if (content !== (await readFile(file, "utf8").catch(() => undefined))) {
    console.error(`src/${path} is not up to date. Run: npm run types`);
    process.exitCode = 1;
  }
}
