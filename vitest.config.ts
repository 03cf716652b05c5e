import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * These mostly wait: for killed servers, databases and letters. The longest come first, so that none of them is left at
 * the end, and stand between others, which use the processors meanwhile.
 */
const WAITING = [
  "faults/short-form",
  "newsletters/sending",
  "mail/letter.sending",
  "giving/donation-kill",
  "giving/reconciliation",
  "app/start/graceful-stop",
  "commands/restore",
  "newsletters/newsletter-kill",
  "commands/admin",
  "database/resilient-client",
  "postgres/launcher.crash",
  "giving/payu-trouble",
  "background-jobs/failed-jobs",
  "postgres/launcher.account",
  "postgres/launcher.sharing",
  "commands/backup",
  "postgres/launcher.start",
  "adoption/adoption-kill",
  "webhooks/webhook-kill",
  "employees/employee-archiving",
  "photos/photo-kill",
];

/** How many other files come after each of them, so that two or three of the five workers wait. */
const BETWEEN = 10;

class WaitingBetweenOthers extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) =>
      WAITING.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
    const waiting = files.filter((file) => rank(file) >= 0).sort((one, other) => rank(one) - rank(other));
    const others = (await super.sort(files)).filter((file) => rank(file) < 0);
    return [
      ...waiting.flatMap((file, at) => [file, ...others.slice(BETWEEN * at, BETWEEN * (at + 1))]),
      ...others.slice(BETWEEN * waiting.length),
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
    sequence: { sequencer: WaitingBetweenOthers },
    // Tests make much that is soon thrown away: with more room for what is young, a twentieth of the processor time is saved.
    execArgv: ["--max-semi-space-size=64"],
    // More than the cores of a small machine: many tests wait for a mail server or a killed process.
    maxWorkers: 5,
    // Nothing but a fault takes as long as this. On a machine that is busy with something else, all takes many times longer.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
