import { readFileSync } from "node:fs";
import { join } from "node:path";
import { CACHE, MODULES } from "../bootstrap/paths.cjs";
import { countTests, filesToTryAgain } from "./try-again.mjs";
import { VITEST_REPORT } from "./vitest-report.mjs";

/**
 * @typedef {{ passed: number, failed: number, retried: string[] }} Counts `retried`: the names of the tests that
 *   passed when they were tried again
 * @typedef {{
 *   name: string,
 *   group: "static" | "vitest" | "browser",
 *   command: (pattern: readonly string[]) => string[],
 *   tests?: { report: string, count: (report: any, second?: any) => Counts, again?: (report: any) => string[] },
 * }} Check `command` returns a script and its arguments for the product's Node; tests write a report; `again` says which
 *   files are run once more, whose second report is counted then
 */

const PLAYWRIGHT_REPORT = join(CACHE, "playwright.json");

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
    command: (pattern) => [
      tool("vitest", "vitest"),
      "run",
      "--reporter=default",
      `--reporter=${join(import.meta.dirname, "vitest-report.mjs")}`,
      ...pattern,
    ],
    tests: { report: VITEST_REPORT, count: countTests, again: filesToTryAgain },
  },
  {
    name: "Browser tests",
    group: "browser",
    command: (pattern) => [tool("@playwright/test", "playwright"), "test", ...pattern],
    tests: {
      report: PLAYWRIGHT_REPORT,
      count: ({ stats, suites }) => ({
        passed: stats.expected + stats.flaky,
        failed: stats.unexpected,
        retried: suites.flatMap(flakyIn),
      }),
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

/** @param {any} suite of Playwright's report @returns {string[]} */
function flakyIn({ suites = [], specs = [] }) {
  return [
    ...specs
      .filter((/** @type {any} */ spec) => spec.tests.some((/** @type {any} */ test) => test.status === "flaky"))
      .map((/** @type {any} */ spec) => spec.title),
    ...suites.flatMap(flakyIn),
  ];
}
