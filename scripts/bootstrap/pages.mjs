import { existsSync } from "node:fs";
import { join } from "node:path";
import { productNode } from "./node.mjs";
import { ROOT } from "./paths.mjs";
import { runQuietly } from "./run.mjs";
import { fingerprint, readStamp, writeStamp } from "./stamp.mjs";

const STAMP = join(ROOT, "dist", ".build-stamp");
/** The sources of the built files. */
const SOURCES = ["src/web", "src/contract", "scripts/build.ts", "scripts/build", "vite.config.ts", "package-lock.json"];

/** @returns {boolean} whether `dist` was built from the current sources */
export const isBuilt = () => existsSync(STAMP) && readStamp(STAMP) === fingerprint(SOURCES);

/**
 * Builds the files for browsers and the public pages. If sources change meanwhile, the next start builds again.
 * @param {(pid: number | undefined) => void} onStart gets the id of the building process
 */
export async function build(onStart) {
  const built = fingerprint(SOURCES);
  await runQuietly(productNode(), ["scripts/build.ts"], { cwd: ROOT, onStart });
  writeStamp(STAMP, built);
}
