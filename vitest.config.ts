import { defineConfig } from "vitest/config";

/** Tests of the server and of the pages without a browser; those with one are in playwright.config.ts. */
export default defineConfig({
  test: {
    include: ["test/**/*.test.{ts,tsx}"],
    exclude: ["test/e2e/**"],
    globalSetup: "test/server/support/global-setup.ts",
    pool: "forks",
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
