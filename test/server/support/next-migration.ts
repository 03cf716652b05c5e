import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { inCheckout } from "../../../src/server/base/repository.ts";

/** The migration of the next version. */
export const NEXT = "9999-next.sql";

/** A folder with the migrations of this version and one of the next. It is removed after the last test of this file. */
export async function withNextMigration(sql: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "shelter-migrations-"));
  afterAll(() => rm(folder, { recursive: true }));
  await cp(inCheckout("src/server/database/migrations"), folder, { recursive: true });
  await writeFile(join(folder, NEXT), sql);
  return folder;
}
