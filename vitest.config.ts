import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * These take longest, most of them waiting for killed servers, databases and letters. They come early, so that at the end
 * no worker waits for one of them, and between others, which use the processors meanwhile.
 */
const LONG =
  /(-kill|sending|post-office|reconciliation|restore|backup|graceful-stop|launcher\.\w+|resilient-client|commands\/admin|employee-archiving|payu-trouble|setup|portraits\/animal|policy-walk)\.test\.ts$/;

/** How many other files come after each of them. */
const BETWEEN = 2;

class LongOnesEarly extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const [long = [], others = []] = [true, false].map((isLong) =>
      sorted.filter((file) => LONG.test(file.moduleId) === isLong),
    );
    return [
      ...long.flatMap((file, at) => [file, ...others.slice(BETWEEN * at, BETWEEN * (at + 1))]),
      ...others.slice(BETWEEN * long.length),
    ];
  }
}

/** Tests of the server and of the pages without a browser; those with one are in playwright.config.ts. */
export default defineConfig({
  test: {
    include: ["test/**/*.test.{ts,tsx}"],
    exclude: ["test/e2e/**"],
    globalSetup: "test/server/support/global-setup.ts",
    setupFiles: "test/support/texts.ts",
    pool: "forks",
    // Test files share the modules of their worker: reading the whole server anew for each file took half the time.
    // A test file must therefore leave no state behind in a module.
    isolate: false,
    sequence: { sequencer: LongOnesEarly },
    // Tests make much that is soon thrown away: with more room for what is young, a twentieth of the processor time is saved.
    execArgv: ["--max-semi-space-size=64"],
    // More than the cores of a small machine: many tests wait for a mail server or a killed process.
    maxWorkers: 4,
    // Nothing but a fault takes as long as this. On a machine that is busy with something else, all takes many times longer.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
