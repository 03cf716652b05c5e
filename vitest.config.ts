import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * These take longest, most of them waiting for killed servers, databases and letters. They are begun first: the others
 * use the processors meanwhile, and at the end no worker waits for one of them.
 */
const LONG =
  /(-kill|sending|post-office|reconciliation|restore|backup|graceful-stop|launcher\.\w+|resilient-client|commands\/admin|employee-archiving|payu-trouble|setup|portraits\/animal|policy-walk)\.test\.ts$/;

class LongOnesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const [long, others] = [true, false].map((isLong) => files.filter((file) => LONG.test(file.moduleId) === isLong));
    return [...(await super.sort(long ?? [])), ...(await super.sort(others ?? []))];
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
    sequence: { sequencer: LongOnesFirst },
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
