import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { CACHE } from "../bootstrap/paths.cjs";

/**
 * @typedef {{ path: string, seconds: number, passed: number, failed: number }} FileReport a file whose preparation failed, or
 *   that left an error behind, counts as one failed test
 * @typedef {{ files: FileReport[], errors: number }} Report `errors` happened in no file, for example when a worker ended
 */

export const VITEST_REPORT = join(CACHE, "vitest.json");

/** Writes for the gate what each file said. Vitest's own report leaves out errors that happened outside the tests. */
export default class GateReporter {
  /**
   * @param {readonly import("vitest/node").TestModule[]} modules
   * @param {readonly { VITEST_TEST_PATH?: string }[]} unhandledErrors
   */
  onTestRunEnd(modules, unhandledErrors) {
    const origins = unhandledErrors.map((error) => error.VITEST_TEST_PATH);
    const files = modules.map((module) => fileReport(module, origins.includes(module.moduleId)));
    const ids = modules.map(({ moduleId }) => moduleId);
    const errors = origins.filter((origin) => !origin || !ids.includes(origin)).length;
    writeFileSync(VITEST_REPORT, JSON.stringify({ files, errors }));
  }
}

/**
 * @param {import("vitest/node").TestModule} module
 * @param {boolean} leftError
 * @returns {FileReport}
 */
function fileReport(module, leftError) {
  const failed = [...module.children.allTests("failed")].length;
  const { setupDuration, collectDuration, duration } = module.diagnostic();
  return {
    path: module.relativeModuleId,
    seconds: (setupDuration + collectDuration + duration) / 1000,
    passed: [...module.children.allTests("passed")].length,
    failed: failed === 0 && (leftError || !module.ok()) ? 1 : failed,
  };
}

/** @param {Report} report @returns {import("./checks.mjs").Counts} */
export function readVitestReport({ files, errors }) {
  const sum = (/** @type {"passed" | "failed"} */ what) => files.reduce((all, file) => all + file[what], 0);
  return { passed: sum("passed"), failed: sum("failed") + errors, files };
}
