/**
 * `npm run fuzz -- --count 10000 --seed 7`: sends generated requests of all roles to all calls of the product and tells which
 * failed. Without a seed it takes one that nobody has tried; it is printed, and makes the same requests again.
 */
import { randomInt } from "node:crypto";
import { parseArgs } from "node:util";
import { productNode } from "./bootstrap/node.cjs";
import { ROOT } from "./bootstrap/paths.cjs";
import { prepare } from "./bootstrap/prepare.mjs";
import { startProcess } from "./bootstrap/run.cjs";
import { runMain } from "./bootstrap/steps.cjs";

const TESTS = "test/server/platform/http/generated-inputs.slow.test.ts";
const { values } = parseArgs({
  options: {
    count: { type: "string", default: "10000" },
    seed: { type: "string", default: String(randomInt(2 ** 31)) },
  },
});

await runMain(async () => {
  await prepare();
  const env = { ...process.env, FUZZ_COUNT: values.count, FUZZ_SEED: values.seed };
  return startProcess(productNode(), ["node_modules/vitest/vitest.mjs", "run", TESTS], { cwd: ROOT, env }).ended;
});
