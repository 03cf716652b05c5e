import { join } from "node:path";
import { productNode } from "./node.cjs";
import { ROOT } from "./paths.cjs";
import { runQuietly } from "./run.cjs";
import { fingerprint, readStamp, writeStamp } from "./stamp.mjs";

const FOR_BOTH = ["scripts/build", "package-lock.json"];

/** What is built for browsers, and the public pages for a server that runs from its sources. */
export const PAGES = build("dist", "scripts/build.ts", [
  "src/web",
  "scripts/build.ts",
  "vite.config.ts",
  "src/contract",
  ...FOR_BOTH,
]);

/** The server that `npm start` runs, with the public pages in it. */
export const SERVER = build("dist-server", "scripts/build-server.ts", [
  "scripts/build-server.ts",
  "src",
  "start",
  "operator",
  "demo",
  ...FOR_BOTH,
]);

/**
 * @param {string} folder what is built
 * @param {string} script builds it
 * @param {readonly string[]} sources what it is built from
 */
export function build(folder, script, sources) {
  const stamp = join(ROOT, folder, ".build-stamp");
  return {
    /** @returns {boolean} whether the folder was built from the current sources */
    isDone: () => readStamp(stamp) === fingerprint(sources),
    /**
     * Builds the folder. If sources change meanwhile, the next start builds again.
     * @param {(pid: number | undefined) => void} onStart gets the id of the building process
     */
    async run(onStart) {
      await runQuietly(productNode(), [script], { cwd: ROOT, onStart });
    },
    /**
     * What the script does: it builds, and notes from which sources.
     * @param {() => Promise<void>} work
     */
    async build(work) {
      const built = fingerprint(sources);
      await work();
      writeStamp(stamp, built);
    },
  };
}
