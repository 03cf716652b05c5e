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
    const web = sorted.filter((file) => file.project.name === "web");
    const [long = [], others = []] = [true, false].map((isLong) =>
      sorted.filter((file) => !web.includes(file) && LONG.test(file.moduleId) === isLong),
    );
    return [
      ...web,
      ...long.flatMap((file, at) => [file, ...others.slice(BETWEEN * at, BETWEEN * (at + 1))]),
      ...others.slice(BETWEEN * long.length),
    ];
  }
}

const WEB = "test/web/**/*.test.ts";
/** Patterns of files of `test/server`, see `.ci/run`. The command line excludes none from a project. */
const LEFT_OUT = (process.env.TESTS_LEFT_OUT ?? "").split(/\s+/).filter(Boolean);

/** Tests of the server and of the pages without a browser; those with one are in playwright.config.ts. */
export default defineConfig({
  test: {
    projects: [
      // Components and the application in the browser are written for Vite.
      { extends: true, test: { name: "web", include: [WEB] } },
      // All else is run by Node itself, as the product is: modules that Vite loads take longer to load and to run.
      {
        extends: true,
        test: {
          name: "node",
          include: ["test/**/*.test.ts"],
          exclude: ["test/e2e/**", WEB, ...LEFT_OUT.map((tests) => `test/server/${tests}`)],
          globalSetup: "test/server/support/global-setup.ts",
          experimental: { viteModuleRunner: false, nodeLoader: false },
        },
      },
    ],
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
