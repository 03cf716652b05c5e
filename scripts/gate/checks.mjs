import { readFileSync } from "node:fs";
import { join } from "node:path";
import { CACHE, MODULES } from "../bootstrap/paths.mjs";

/**
 * @typedef {{ passed: number, failed: number }} Counts
 * @typedef {{
 *   name: string,
 *   group: "static" | "vitest" | "browser",
 *   command: (pattern: readonly string[]) => string[],
 *   tests?: { report: string, count: (report: any) => Counts },
 * }} Check `command` returns a script and its arguments for the product's Node; tests write a report
 */

const VITEST_REPORT = join(CACHE, "vitest.json");
const PLAYWRIGHT_REPORT = join(CACHE, "playwright.json");

/** The gate in order, the quick checks first. @type {readonly Check[]} */
export const CHECKS = [
  { name: "Format and lint", group: "static", command: () => [tool("@biomejs/biome", "biome"), "ci", "."] },
  { name: "Types", group: "static", command: () => [tool("typescript", "tsc"), "-p", "."] },
  { name: "Generated files", group: "static", command: () => ["scripts/generate-types.ts", "--check"] },
  { name: "Generated documents", group: "static", command: () => ["scripts/generate-docs.ts", "--check"] },
  { name: "Unused code", group: "static", command: () => [tool("knip", "knip"), "--no-progress"] },
  {
    name: "Unit and API tests",
    group: "vitest",
    command: (pattern) => [
      tool("vitest", "vitest"),
      "run",
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${VITEST_REPORT}`,
      ...pattern,
    ],
    tests: {
      report: VITEST_REPORT,
      count: ({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests }),
    },
  },
  {
    name: "Browser tests",
    group: "browser",
    command: (pattern) => [tool("@playwright/test", "playwright"), "test", ...pattern],
    tests: {
      report: PLAYWRIGHT_REPORT,
      count: ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }),
    },
  },
];

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
