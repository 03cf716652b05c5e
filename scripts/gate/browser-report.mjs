import { join } from "node:path";
import { CACHE } from "../bootstrap/paths.cjs";

/** Where playwright.config.ts has the tests write what they say. */
export const BROWSER_REPORT = join(CACHE, "playwright.json");

/** @param {any} report of Playwright @returns {import("./checks.mjs").Counts} */
export const readBrowserReport = ({ stats, suites }) => ({
  passed: stats.expected,
  failed: stats.unexpected,
  files: suites.map((/** @type {any} */ suite) => ({ path: suite.file, seconds: timeOf(suite) / 1000 })),
});

/** @param {any} suite @returns {number} how long its tests took, in milliseconds */
function timeOf({ suites = [], specs = [] }) {
  const results = specs
    .flatMap((/** @type {any} */ { tests }) => tests)
    .flatMap((/** @type {any} */ test) => test.results);
  const own = results.map((/** @type {any} */ { duration }) => duration);
  return [...own, ...suites.map(timeOf)].reduce((sum, time) => sum + time, 0);
}
