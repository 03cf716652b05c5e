import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import { productNode } from "../bootstrap/node.cjs";
import { CACHE, ROOT } from "../bootstrap/paths.cjs";
import { prepare, prepareServer } from "../bootstrap/prepare.mjs";
import { runQuietly } from "../bootstrap/run.cjs";
import { seconds, step, UserError } from "../bootstrap/steps.cjs";
import { findBrowser } from "./browser.mjs";
import { CHECKS } from "./checks.mjs";
import { compileCache } from "./compile-cache.mjs";
import { makeMemoryFolder } from "./memory-folder.mjs";

/** @typedef {import("./checks.mjs").Check} Check @typedef {import("./checks.mjs").Counts} Counts */

const GROUPS = [...new Set(CHECKS.map((check) => check.group))];

/**
 * Parses `--only static|vitest|browser` and a pattern of test file names.
 * @param {readonly string[]} args
 * @throws {UserError} for an unknown group
 */
export function parseGateOptions(args) {
  const at = args.indexOf("--only");
  const only = at < 0 ? undefined : (args[at + 1] ?? "");
  if (only !== undefined && !GROUPS.some((group) => group === only)) {
    throw new UserError(`--only takes one of ${GROUPS.join(", ")}.`);
  }
  return {
    checks: CHECKS.filter(({ group }) => !only || group === only),
    pattern: args.filter((_, index) => at < 0 || (index !== at && index !== at + 1)),
  };
}

/** @param {Check} check */
const needsBrowser = ({ group }) => group === "browser";

/**
 * Prepares the checkout and runs the checks until one fails. The last line says how many tests passed and failed, or that
 * there were none; a failed check without tests counts as one failed test. Tests that passed when they were tried again are named before it.
 * @param {ReturnType<typeof parseGateOptions>} what
 * @returns {Promise<number>} the exit code
 */
export async function runGate({ checks, pattern }) {
  const startedAt = performance.now();
  /** @type {Counts} */
  const total = { passed: 0, failed: 0, retried: [] };
  mkdirSync(CACHE, { recursive: true });
  try {
    await (checks.some(needsBrowser) ? prepareServer() : prepare());
    const env = testEnvironment();
    const foundBrowser = checks.some(needsBrowser) ? startBrowserSearch() : undefined;
    await runStaticChecks(checks, env);
    for (const check of checks.filter(({ tests }) => tests)) {
      const browser = needsBrowser(check) && foundBrowser ? { CHROMIUM_PATH: await waitForBrowser(foundBrowser) } : {};
      await runCheck(check, { pattern, env: { ...env, ...browser }, total });
    }
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    total.failed = Math.max(total.failed, 1);
    const message = process.stdout.isTTY ? error.message : stripVTControlCharacters(error.message);
    process.stdout.write(`\n${message}\n`);
  }
  if (total.retried.length > 0) process.stdout.write(`\nPassed when tried again:\n${total.retried.join("\n")}\n`);
  const isTested = total.failed > 0 || checks.some(({ tests }) => tests);
  const result = isTested ? numbers(total) : `${checks.length} checks passed, no tests were run`;
  process.stdout.write(`\nTotal … ${seconds(performance.now() - startedAt)}\n${result}\n`);
  return total.failed === 0 ? 0 : 1;
}

/** Tests start the product many times, and write much that is soon thrown away. @returns {NodeJS.ProcessEnv} their environment */
const testEnvironment = () => ({ NODE_COMPILE_CACHE: compileCache(), TMPDIR: makeMemoryFolder(), ...process.env });

/** Begins to look for the browser of the tests, which may have to be downloaded: the other checks run meanwhile. */
function startBrowserSearch() {
  const found = findBrowser();
  // The error is thrown where the browser is needed; if another check fails first, it is not.
  found.catch(() => {});
  return found;
}

/** @param {Promise<string>} found @throws {UserError} with a hint how to install a browser */
const waitForBrowser = (found) =>
  step("A browser", async (addNote) => {
    const path = await found;
    addNote(path);
    return path;
  });

/**
 * Runs the checks without tests all at once: most use one processor only.
 * @param {readonly Check[]} checks
 * @param {NodeJS.ProcessEnv} env
 * @throws {UserError} with the whole output of each check that failed, and its name
 */
async function runStaticChecks(checks, env) {
  const ofCode = checks.filter(({ tests }) => !tests);
  if (ofCode.length === 0) return;
  await step(ofCode.map(({ name }) => name).join(", "), async (addNote) => {
    const results = await Promise.all(
      ofCode.map(({ name, command }) =>
        runQuietly(productNode(), command([]), { cwd: ROOT, env }).then(
          () => undefined,
          (error) => `${asUserError(error).message}\nFailed: ${name}`,
        ),
      ),
    );
    const failed = results.filter((result) => result !== undefined);
    if (failed.length > 0) {
      addNote("failed");
      throw new UserError(failed.join("\n\n"));
    }
  });
}

/**
 * Runs a check, and a few failed test files once more: what fails twice is a fault. Who runs only some tests by hand
 * sees at once why one fails.
 * @param {Check} check
 * @param {{ pattern: readonly string[], env: NodeJS.ProcessEnv, total: Counts }} run the check's tests are added to `total`
 */
async function runCheck(check, { pattern, env, total }) {
  const { name, tests } = check;
  const first = await runOnce(check, name, pattern, env);
  const isByHand = pattern.length > 0 && !env.CI;
  const files = first.error && first.report && !isByHand ? (tests?.again?.(first.report) ?? []) : [];
  const again = [...files, "--maxWorkers=1"];
  const second = files.length > 0 ? await runOnce(check, `${name}, once more`, again, env) : undefined;
  if (tests && first.report) {
    const { passed, failed, retried } = tests.count(first.report, second?.report);
    total.passed += passed;
    total.failed += failed;
    total.retried.push(...retried);
  }
  const { error } = second ?? first;
  if (error) throw new UserError(`${error.message}\nFailed: ${name}`);
}

/**
 * @param {Check} check
 * @param {string} name
 * @param {readonly string[]} pattern
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<{ error?: InstanceType<typeof UserError>, report?: any }>} the report is missing if the run ended too early
 */
async function runOnce({ command, tests }, name, pattern, env) {
  if (tests) rmSync(tests.report, { force: true });
  return step(name, async (addNote) => {
    const run = runQuietly(productNode(), command(pattern), { cwd: ROOT, env });
    const error = await run.then(() => undefined, asUserError);
    const report = tests && existsSync(tests.report) ? JSON.parse(readFileSync(tests.report, "utf8")) : undefined;
    if (tests && report) addNote(numbers(tests.count(report)));
    else if (tests || error) addNote(error ? "failed" : "no report");
    return { error, report };
  });
}

/** @param {Pick<Counts, "passed" | "failed">} counts */
const numbers = ({ passed, failed }) => `${passed} passed, ${failed} failed`;

/** @param {unknown} error @returns {InstanceType<typeof UserError>} */
const asUserError = (error) => (error instanceof UserError ? error : new UserError(String(error)));
