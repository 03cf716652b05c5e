import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { CACHE } from "../bootstrap/paths.cjs";

/**
 * @typedef {{ path: string, passed: number, failed: string[] }} FileReport the names of the tests that failed; a file
 *   whose preparation failed, or that left an error behind, is named itself
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
    const paths = files.map(({ path }) => path);
    const errors = origins.filter((origin) => !origin || !paths.includes(origin)).length;
    writeFileSync(VITEST_REPORT, JSON.stringify({ files, errors }));
  }
}

/**
 * @param {import("vitest/node").TestModule} module
 * @param {boolean} leftError
 * @returns {FileReport}
 */
function fileReport(module, leftError) {
  const failed = [...module.children.allTests("failed")].map((test) => test.fullName);
  const isUnnamed = failed.length === 0 && (leftError || !module.ok());
  return {
    path: module.moduleId,
    passed: [...module.children.allTests("passed")].length,
    failed: isUnnamed ? [module.relativeModuleId] : failed,
  };
}
