import { readFileSync } from "node:fs";
import { join } from "node:path";
import { MODULES } from "../bootstrap/paths.cjs";
import { BROWSER_REPORT, readBrowserReport } from "./browser-report.mjs";
import { readVitestReport, VITEST_REPORT } from "./vitest-report.mjs";

/**
 * @typedef {{ path: string, seconds: number }} FileTime how long a file's tests took, beside those of other files
 * @typedef {{ passed: number, failed: number, files: FileTime[] }} Counts
 * @typedef {{
 *   name: string,
 *   group: "static" | "vitest" | "browser" | "slow" | "walks",
 *   command: (pattern: readonly string[]) => string[],
 *   tests?: { report: string, read: (report: any) => Counts },
 *   needsBrowser?: true,
 * }} Check `command` returns a script and its arguments for the product's Node; tests write a report
 */

/** What `npm test` leaves out and names, with what it is; `.ci/run` runs it. @type {Readonly<Record<string, string>>} */
export const LEFT_OUT = {
  slow: "tests that start, stop or kill processes, and long random walks (*.slow.test.ts)",
  walks: "walks through all screens at every size, and long journeys in the browser (@walk in test/e2e)",
};
/** The tag of a browser test that is left out. */
const WALK = "@walk";

/** The gate in order, the quick checks first; those without tests run at the same time. @type {readonly Check[]} */
export const CHECKS = [
  { name: "Format and lint", group: "static", command: () => [tool("@biomejs/biome", "biome"), "ci", "."] },
  // Each checker beyond the second works out again what the others know: four take two thirds more processor time.
  { name: "Types", group: "static", command: () => [tool("typescript", "tsc"), "-p", ".", "--checkers", "2"] },
  { name: "Areas", group: "static", command: () => ["scripts/areas.ts"] },
  { name: "Generated files", group: "static", command: () => ["scripts/generate-types.ts", "--check"] },
  { name: "Generated documents", group: "static", command: () => ["scripts/generate-docs.ts", "--check"] },
  { name: "Unused code", group: "static", command: () => [tool("knip", "knip"), "--no-progress"] },
  {
    name: "Unit and API tests",
    group: "vitest",
    command: (pattern) => vitest("--project=web", "--project=node", ...pattern),
    tests: { report: VITEST_REPORT, read: readVitestReport },
  },
  {
    name: "Browser tests",
    group: "browser",
    command: (pattern) => playwright("--grep-invert", WALK, ...pattern),
    tests: { report: BROWSER_REPORT, read: readBrowserReport },
    needsBrowser: true,
  },
  {
    name: "Slow tests",
    group: "slow",
    command: (pattern) => vitest("--project=slow", ...pattern),
    tests: { report: VITEST_REPORT, read: readVitestReport },
  },
  {
    name: "Walks in the browser",
    group: "walks",
    command: (pattern) => playwright("--grep", WALK, ...pattern),
    tests: { report: BROWSER_REPORT, read: readBrowserReport },
    needsBrowser: true,
  },
];

/** @param {string[]} args @returns {string[]} */
const vitest = (...args) => [
  tool("vitest", "vitest"),
  "run",
  "--reporter=default",
  `--reporter=${join(import.meta.dirname, "vitest-report.mjs")}`,
  ...args,
];

/** @param {string[]} args @returns {string[]} */
const playwright = (...args) => [tool("@playwright/test", "playwright"), "test", ...args];

/**
 * The script of an installed package's command.
 * @param {string} packageName
 * @param {string} command
 */
function tool(packageName, command) {
  const folder = join(MODULES, packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return join(folder, bin[command]);
}
