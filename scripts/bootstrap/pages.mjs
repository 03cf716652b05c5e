import { existsSync } from "node:fs";
import { join } from "node:path";
import { productNode } from "./node.mjs";
import { ROOT } from "./paths.mjs";
import { runQuietly } from "./run.mjs";
import { fingerprint, readStamp, writeStamp } from "./stamp.mjs";

const STAMP = join(ROOT, "dist", ".build-stamp");
/** Everything that the built files are made from. */
const SOURCES = [
  "src/web",
  "src/contract",
  "src/demo/portraits",
  "scripts/build.ts",
  "scripts/build",
  "vite.config.ts",
  "package-lock.json",
];

/** @returns {boolean} whether `dist` was built from the sources as they are now */
export const isBuilt = () => existsSync(STAMP) && readStamp(STAMP) === fingerprint(SOURCES);

/**
 * Builds what browsers load and the public pages. Sources that change meanwhile are built at the next start.
 * @param {(pid: number | undefined) => void} started told the process that builds
 */
export async function build(started) {
  const built = fingerprint(SOURCES);
  await runQuietly(productNode(), ["scripts/build.ts"], { cwd: ROOT, started });
  writeStamp(STAMP, built);
}
