import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import { productNode } from "../bootstrap/node.cjs";
import { CACHE, ROOT } from "../bootstrap/paths.cjs";
import { prepare, prepareServer } from "../bootstrap/prepare.mjs";
import { runQuietly } from "../bootstrap/run.cjs";
import { seconds, step, UserError } from "../bootstrap/steps.cjs";
import { findBrowser } from "./browser.mjs";
import { changedFiles, touchedSpecs } from "./changed.mjs";
import { CHECKS, LEFT_OUT } from "./checks.mjs";
import { compileCache } from "./compile-cache.mjs";
import { makeMemoryFolder } from "./memory-folder.mjs";

/** @typedef {import("./checks.mjs").Check} Check @typedef {import("./checks.mjs").Counts} Counts @typedef {import("./checks.mjs").FileTime} FileTime */

const GROUPS = [...new Set(CHECKS.map((check) => check.group))];
/** How many files are named after a part as those that took the longest. */
const SLOWEST = 5;

/**
 * @typedef {{ checks: readonly Check[], pattern: readonly string[], isChanged: boolean }} What `pattern`: of names of test
 *   files, and options of the test runner; `isChanged`: only what the uncommitted change touches
 */

/**
 * Parses `--only static|vitest|browser|slow|walks`, `--changed`, and a pattern of test file names.
 * @param {readonly string[]} args
 * @returns {What}
 * @throws {UserError} for an unknown group
 */
export function parseGateOptions(args) {
  const at = args.indexOf("--only");
  const only = at < 0 ? undefined : (args[at + 1] ?? "");
  if (only !== undefined && !GROUPS.some((group) => group === only)) {
    throw new UserError(`--only takes one of ${GROUPS.join(", ")}.`);
  }
  const isChanged = args.includes("--changed");
  return {
    checks: CHECKS.filter(({ group }) => (only ? group === only : isChanged || !(group in LEFT_OUT))),
    pattern: args.filter((arg, index) => arg !== "--changed" && (at < 0 || (index !== at && index !== at + 1))),
    isChanged,
  };
}

/**
 * Prepares the checkout and runs the checks until one fails. The last line says how many tests passed and failed, or that
 * there were none; a failed check without tests counts as one failed test.
 * @param {What} what
 * @returns {Promise<number>} the exit code
 */
export async function runGate({ checks, pattern, isChanged }) {
  const startedAt = performance.now();
  const total = { passed: 0, failed: 0 };
  mkdirSync(CACHE, { recursive: true });
  try {
    const patternFor = isChanged ? patternOfChange(pattern) : () => pattern;
    const asked = checks.filter((check) => patternFor(check) !== undefined);
    await (asked.some(({ needsBrowser }) => needsBrowser) ? prepareServer() : prepare());
    const env = testEnvironment();
    const foundBrowser = asked.some(({ needsBrowser }) => needsBrowser) ? startBrowserSearch() : undefined;
    await runStaticChecks(asked, env);
    for (const check of asked.filter(({ tests }) => tests)) {
      const browser = check.needsBrowser && foundBrowser ? { CHROMIUM_PATH: await waitForBrowser(foundBrowser) } : {};
      await runCheck(check, { pattern: patternFor(check) ?? [], env: { ...env, ...browser }, total });
    }
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    total.failed = Math.max(total.failed, 1);
    const message = process.stdout.isTTY ? error.message : stripVTControlCharacters(error.message);
    process.stdout.write(`\n${message}\n`);
  }
  sayWhatIsLeftOut(checks);
  process.stdout.write(`\nTotal … ${seconds(performance.now() - startedAt)}\n${resultOf(checks, total)}\n`);
  return total.failed === 0 ? 0 : 1;
}

/** @param {readonly Check[]} checks @param {Pick<Counts, "passed" | "failed">} total @returns the last line */
function resultOf(checks, total) {
  const isTested = total.failed > 0 || checks.some(({ tests }) => tests);
  return isTested ? numbers(total) : `${checks.length} checks passed, no tests were run`;
}

/**
 * @param {readonly string[]} pattern options of the test runners
 * @returns {(check: Check) => readonly string[] | undefined} what a check runs of the tests that the uncommitted
 *   change touches; undefined: nothing
 */
function patternOfChange(pattern) {
  const specs = touchedSpecs(changedFiles());
  return ({ needsBrowser, tests }) => {
    if (!tests) return pattern;
    if (!needsBrowser) return ["--changed", "--passWithNoTests", ...pattern];
    // A touched file may have no walk, or nothing else.
    return specs.length > 0 ? ["--pass-with-no-tests", ...specs, ...pattern] : undefined;
  };
}

/** @param {readonly Check[]} checks that were asked for */
function sayWhatIsLeftOut(checks) {
  const groups = checks.flatMap(({ group, tests }) => (tests ? [group] : []));
  if (groups.length < 2) return;
  const left = Object.entries(LEFT_OUT).filter(([group]) => !groups.some((asked) => asked === group));
  for (const [group, tests] of left)
    process.stdout.write(`\nLeft out: ${tests}. They run by \`npm test -- --only ${group}\`.\n`);
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
 * Runs a check once: what fails is a fault, of the product or of its test.
 * @param {Check} check
 * @param {{ pattern: readonly string[], env: NodeJS.ProcessEnv, total: Pick<Counts, "passed" | "failed"> }} run the check's
 *   tests are added to `total`
 * @throws {UserError} with its whole output when it failed
 */
async function runCheck({ name, command, tests }, { pattern, env, total }) {
  if (!tests) return;
  rmSync(tests.report, { force: true });
  /** @type {FileTime[]} */
  let slowest = [];
  await step(name, async (addNote) => {
    const run = runQuietly(productNode(), command(pattern), { cwd: ROOT, env });
    const error = await run.then(() => undefined, asUserError);
    if (existsSync(tests.report)) {
      const { passed, failed, files } = tests.read(JSON.parse(readFileSync(tests.report, "utf8")));
      addNote(numbers({ passed, failed }));
      total.passed += passed;
      total.failed += failed;
      slowest = files.sort((one, other) => other.seconds - one.seconds).slice(0, SLOWEST);
    } else addNote("no report");
    if (error) throw new UserError(`${error.message}\nFailed: ${name}`);
  });
  for (const { path, seconds: took } of slowest) process.stdout.write(`  ${took.toFixed(1)} s ${path}\n`);
}

/** @param {Pick<Counts, "passed" | "failed">} counts */
const numbers = ({ passed, failed }) => `${passed} passed, ${failed} failed`;

/** @param {unknown} error @returns {InstanceType<typeof UserError>} */
const asUserError = (error) => (error instanceof UserError ? error : new UserError(String(error)));
