/**
 * `npm run types`: writes the types and keys of the migrated database and the lists of languages; with `--check` it only
 * reports whether they are up to date.
 */
import { join } from "node:path";
import { migrate } from "../src/server/database/migrate.ts";
import { type Db, openDatabase, openPool } from "../src/server/database/pool.ts";
import { schemaTypes } from "../src/server/database/schema-types.ts";
import { readReferences } from "../src/server/settings/demonstration/references.queries.ts";
import { launchPostgres } from "../test/support/postgres.ts";
import { writeGenerated } from "./generated-files.ts";
import { languageFiles } from "./types/language-files.ts";

const SOURCE = join(import.meta.dirname, "../src");
const DATABASE = "server/database";

/** People and animals, and what an import adds to an animal: a key to them has a row in its area (`keys.ts`). */
const NAMED = ["accounts", "users", "employees", "animals", "stays", "treatments", "placements"];

/** @returns the keys to those tables, with the table of each */
async function foreignKeys(db: Db): Promise<string> {
  const keys = (await readReferences(db)).filter(({ target }) => NAMED.includes(target));
  const lines = new Set(keys.map(({ table, column, target }) => `  "${table}.${column}": "${target}",\n`));
  return `/** Made from the migrated database by \`npm run types\`; do not edit. Keys to people and animals, and where they lead. */
export const FOREIGN_KEYS = {\n${[...lines].sort().join("")}} as const;\n`;
}

/** @returns what is made from a new temporary database with all migrations, by file */
async function fromDatabase(): Promise<[path: string, content: string][]> {
  const { server, end } = await launchPostgres();
  const pool = openPool(server);
  try {
    await migrate(pool);
    return [
      [`${DATABASE}/schema.generated.ts`, await schemaTypes(pool)],
      [`${DATABASE}/foreign-keys.generated.ts`, await foreignKeys(openDatabase(pool))],
    ];
  } finally {
    await pool.end();
    await end();
  }
}

const files = [...languageFiles(SOURCE), ...(await fromDatabase())];
await writeGenerated(new Map(files.map(([path, content]) => [`src/${path}`, content])), "npm run types");
