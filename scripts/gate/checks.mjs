import { readFileSync } from "node:fs";
import { join } from "node:path";
import { CACHE, MODULES } from "../bootstrap/paths.mjs";

/**
 * @typedef {{ passed: number, failed: number, retried: string[] }} Counts `retried`: the names of the tests that
 *   passed when they were tried again
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
      count: ({ numPassedTests, numFailedTests, testResults }) => ({
        passed: numPassedTests,
        failed: numFailedTests,
        retried: testResults.flatMap(retriedIn),
      }),
    },
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

/** Of a test that passed, vitest keeps why it failed before. @param {any} file of its report @returns {string[]} */
function retriedIn({ assertionResults }) {
  return assertionResults
    .filter((/** @type {any} */ test) => test.status === "passed" && test.failureMessages.length > 0)
    .map((/** @type {any} */ test) => test.fullName);
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
