import { defineConfig } from "vitest/config";

const WEB = "test/web/**/*.test.ts";
/** They start, stop or kill processes, or walk at random for long: `npm test` leaves them out, `.ci/run` runs them. */
const SLOW = "test/**/*.slow.test.ts";
/** Patterns of files of `test/server`, see `.ci/run`. The command line excludes none from a project. */
const LEFT_OUT = (process.env.TESTS_LEFT_OUT ?? "").split(/\s+/).filter(Boolean);

/** Run by Node itself: modules that Vite loads take longer to load and to run. */
const AS_THE_PRODUCT = {
  globalSetup: "test/server/support/global-setup.ts",
  experimental: { viteModuleRunner: false, nodeLoader: false },
};

/** Tests of the server and of the pages without a browser; those with one are in playwright.config.ts. */
export default defineConfig({
  test: {
    projects: [
      // Components and the application in the browser are written for Vite.
      { extends: true, test: { name: "web", include: [WEB] } },
      {
        extends: true,
        test: {
          name: "node",
          include: ["test/**/*.test.ts"],
          exclude: ["test/e2e/**", WEB, SLOW, ...LEFT_OUT.map((tests) => `test/server/${tests}`)],
          ...AS_THE_PRODUCT,
        },
      },
      { extends: true, test: { name: "slow", include: [SLOW], ...AS_THE_PRODUCT } },
    ],
    setupFiles: "test/support/texts.ts",
    pool: "forks",
    // Test files share the modules of their worker: reading the whole server anew for each file took half the time.
    // A test file must therefore leave no state behind in a module.
    isolate: false,
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
