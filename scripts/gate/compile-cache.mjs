import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { CACHE } from "../bootstrap/paths.cjs";

/** What some ten runs of all tests keep. */
const MAX_FILES = 25_000;

/**
 * The folder in which Node keeps what it has compiled: with it, the next start takes two thirds of the time. Node removes
 * nothing from it, and keeps each test file anew at every run, so it is emptied when it has grown.
 * @returns {string} its path
 */
export function compileCache() {
  const folder = join(CACHE, "node");
  const count = existsSync(folder) ? readdirSync(folder, { recursive: true }).length : 0;
  if (count > MAX_FILES) rmSync(folder, { recursive: true, force: true });
  return folder;
}
