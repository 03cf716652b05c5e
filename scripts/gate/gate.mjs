import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import { productNode } from "../bootstrap/node.mjs";
import { CACHE, ROOT } from "../bootstrap/paths.mjs";
import { prepare } from "../bootstrap/prepare.mjs";
import { runQuietly } from "../bootstrap/run.mjs";
import { PlainError, seconds, step } from "../bootstrap/steps.mjs";
import { findBrowser } from "./browser.mjs";
import { CHECKS } from "./checks.mjs";

/** @typedef {import("./checks.mjs").Check} Check @typedef {import("./checks.mjs").Counts} Counts */

const GROUPS = [...new Set(CHECKS.map((check) => check.group))];

/**
 * What to run of the gate: `--only static|vitest|browser`, and a pattern of the test files' names.
 * @param {readonly string[]} args
 * @throws {PlainError} for a group that is none
 */
export function chosen(args) {
  const at = args.indexOf("--only");
  const only = at < 0 ? undefined : (args[at + 1] ?? "");
  if (only !== undefined && !GROUPS.some((group) => group === only)) {
    throw new PlainError(`--only takes one of ${GROUPS.join(", ")}.`);
  }
  return {
    checks: CHECKS.filter(({ group }) => !only || group === only),
    pattern: args.filter((_, index) => at < 0 || (index !== at && index !== at + 1)),
  };
}

/**
 * Prepares the checkout and runs checks until one fails. The last line is how many tests passed and failed; a check without tests that fails
 * counts as one.
 * @param {ReturnType<typeof chosen>} what
 * @returns {Promise<number>} the exit code
 */
export async function runGate({ checks, pattern }) {
  const began = performance.now();
  const total = { passed: 0, failed: 0 };
  mkdirSync(CACHE, { recursive: true });
  try {
    await prepare();
    const env = await environmentFor(checks);
    for (const check of checks) await run(check, { pattern, env, total });
  } catch (error) {
    if (!(error instanceof PlainError)) throw error;
    total.failed = Math.max(total.failed, 1);
    const said = process.stdout.isTTY ? error.message : stripVTControlCharacters(error.message);
    process.stdout.write(`\n${said}\n`);
  }
  process.stdout.write(
    `\nTotal … ${seconds(performance.now() - began)}\n${total.passed} passed, ${total.failed} failed\n`,
  );
  return total.failed === 0 ? 0 : 1;
}

/** @param {readonly Check[]} checks @returns {Promise<NodeJS.ProcessEnv>} what they run in */
async function environmentFor(checks) {
  if (!checks.some(({ group }) => group === "browser")) return process.env;
  return step("Finding a browser", async (say) => {
    const browser = await findBrowser();
    say(browser);
    return { ...process.env, CHROMIUM_PATH: browser };
  });
}

/**
 * @param {Check} check
 * @param {{ pattern: readonly string[], env: NodeJS.ProcessEnv, total: Counts }} run `total` grows by the check's tests
 */
async function run({ name, command, tests }, { pattern, env, total }) {
  if (tests) rmSync(tests.report, { force: true });
  await step(name, async (say) => {
    try {
      await runQuietly(productNode(), command(pattern), { cwd: ROOT, env });
    } catch (error) {
      throw new PlainError(`${error instanceof Error ? error.message : error}\nFailed: ${name}`);
    } finally {
      if (tests) say(add(total, tests));
    }
  });
}

/**
 * Adds the numbers of a report; there is none when the run ended before it wrote one.
 * @param {Counts} total
 * @param {NonNullable<Check["tests"]>} tests
 */
function add(total, { report, count }) {
  if (!existsSync(report)) return "no report";
  const { passed, failed } = count(JSON.parse(readFileSync(report, "utf8")));
  total.passed += passed;
  total.failed += failed;
  return `${passed} passed, ${failed} failed`;
}
