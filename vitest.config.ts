import { defineConfig } from "vitest/config";

/** Tests of the server and of the pages without a browser; those with one are in playwright.config.ts. */
export default defineConfig({
  test: {
    include: ["test/**/*.test.{ts,tsx}"],
    exclude: ["test/e2e/**"],
    globalSetup: "test/server/support/global-setup.ts",
    pool: "forks",
    // More than the cores of a small machine: many tests wait for a mail server or a killed process.
    maxWorkers: 3,
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
